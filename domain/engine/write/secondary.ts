import type { FactSheet } from '../fact-sheet.ts';

/** True where the data of a trial were used for something else: what is linked at its start was not randomised. */
export function isSecondary({ title, sentences }: FactSheet): boolean {
  return [title ?? '', ...sentences.map(({ text }) => text)].some((text) => secondary.test(text));
}

const secondary =
  /\b(?:cross-sectional(?:ly)?|secondary (?:data )?analys[ei]s|sub-?analys[ei]s|post[- ]hoc (?:data )?analys[ei]s|ancillary (?:study|analys[ei]s)|(?:using|used|from|of|on|analy[sz]ed) (?:the )?baseline (?:data|assessments?|measurements?|questionnaires?)|baseline (?:data|assessments?|measurements?) (?:from|of|in) (?:the |an? )[^.]{0,60}\btrial)\b/i;
