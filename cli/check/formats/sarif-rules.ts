import { type FlagType, flagTypes } from '#domain/grounding/grounded-sentence.ts';

/** What a viewer of SARIF shows of a rule, in a line. */
const flagWords: Readonly<Record<FlagType, string>> = {
  number: 'A number that the source does not have there',
  unit: 'Another unit than the source has',
  name: 'A name that the source does not have',
  direction: 'More told as less, or less as more',
  population: 'Others than those who were studied',
  certainty: 'Surer than the source',
  causation: 'A cause where the source has a link',
  negation: 'Denied what the source says, or the other way round',
  unsupported: 'No sentence of the source was found that says this',
  hype: 'Praise that the source does not have',
};

export interface SarifRule {
  readonly id: string;
  readonly words: string;
  readonly level: 'error' | 'note';
}

/** In the order in which results refer to them. */
export const sarifRules: readonly SarifRule[] = [
  ...flagTypes.map((type): SarifRule => ({ id: type, words: flagWords[type], level: 'error' })),
  { id: 'compare', words: 'Nothing shows that the source says so', level: 'note' },
];
