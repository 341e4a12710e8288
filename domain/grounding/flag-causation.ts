import { isNegated } from '../language/negation.ts';
import { stem } from '../language/stem.ts';
import { claimStrength, findAssociationWords, findCauseWords } from '../language/strength.ts';
import type { AlignedClaim } from './align.ts';
import type { Flag } from './grounded-sentence.ts';

/** Cause words where the source only goes as far as an association. */
export function flagCausation(claim: AlignedClaim): Flag[] {
  const [best] = claim.sentences;
  if (best === undefined || best.share < leastShare || isNegated(claim.text)) return [];
  const aligned = claim.sentences.map((one) => one.sentence.text);
  const near = claim.sentences.filter((one) => one.share >= best.share * 0.6).map((one) => one.sentence.text);
  if (findAssociationWords(best.sentence.text).length === 0 || near.some((text) => claimStrength(text) >= 2))
    return [];
  const known = new Set(
    aligned.flatMap((text) => findCauseWords(text).map((word) => stem(firstWord(word.text)))),
  );
  const isStrong = claimStrength(claim.text) >= 2;
  const added = findCauseWords(claim.text).find(
    ({ text }) => !known.has(stem(firstWord(text))) && (isStrong || plainCause.test(text)),
  );
  if (added === undefined) return [];
  return [
    {
      type: 'causation',
      detail: `The source states an association, not that one thing causes the other ("${added.text}").`,
      start: added.start,
      end: added.end,
    },
  ];
}

const leastShare = 0.4;
/** Words that can mean nothing but a cause, whatever else the sentence holds. */
const plainCause =
  /^(?:caus|lead|leads|led\b|result|due to|because|thanks to|owing to|trigger|prevent|bring|brought|giv)/i;

function firstWord(text: string): string {
  return text.split(' ')[0] ?? text;
}
