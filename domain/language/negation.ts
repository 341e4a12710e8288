import { finder } from './finder.ts';
import type { Mention } from './hedges.ts';
import { remembered } from './remembered.ts';

/** Words that turn a claim into its opposite, in the order they stand ("not only" and "with or without" do not). */
export const findNegations: (text: string) => readonly Mention[] = remembered((text) =>
  negationsIn(text).map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  })),
);

/** True where the text denies something. */
export function isNegated(text: string): boolean {
  return text.search(negation) >= 0;
}

const negation = new RegExp(
  [
    "\\b(?:is|are|was|were|do|does|did|has|have|had|ca|could|would|wo|should|must|might)n['’]t\\b",
    '\\bcannot\\b',
    '(?<!\\bwhether or )(?<!\\bor )\\bnot\\b(?! (?:only|just|merely|simply|to mention|least)\\b)(?! (?:longer|later|more|less|fewer) than \\d)',
    '\\bno\\b(?! (?:longer than|later than|more than|less than|fewer than|doubt)\\b)(?!\\. ?\\d)(?!-\\w)',
    '\\b(?:never|none|neither|nor|nobody|nowhere)\\b',
    '(?<!\\bwith or )(?<!\\bwith and )(?<!\\band )\\bwithout\\b',
    '\\black(?:s|ed|ing)?(?: of)?\\b',
    '\\bfail(?:s|ed|ing)? to\\b',
    '\\bunable to\\b',
    '\\b(?:absence of|absent)\\b',
    '\\b(?:non-?significant(?:ly)?|insignificant(?:ly)?)\\b',
    '\\b(?:ineffective|unaffected|unchanged|unrelated|uncorrelated)\\b',
    '\\bhardly\\b|\\bbarely\\b',
  ].join('|'),
  'gi',
);

const negationsIn = finder(negation);
