import type { AlignedClaim } from '../align.ts';
import type { Flag } from '../grounded-sentence.ts';
import type { SourceIndex } from '../source-index.ts';
import { flagCausation } from './flag-causation.ts';
import { flagCertainty } from './flag-certainty.ts';
import { flagDirections } from './flag-directions.ts';
import { flagNegation } from './flag-negation.ts';

/**
 * What rules can tell of a claim's meaning without a model: directions turned round, hedges lost, links told as causes, denials put in
 * or left out. Each stays only as long as it finds more on held-out claims than it accuses. `said` is the claim with its frames.
 */
export function flagMeaning(claim: AlignedClaim, said: string, source: SourceIndex): Flag[] {
  return [
    ...flagDirections(claim, source),
    ...flagCertainty(claim, said, source),
    ...flagCausation(claim, source),
    ...flagNegation(claim, source),
  ];
}
