import { splitSentences } from '../language/sentences.ts';

/** What a person wrote as the finding: what leads a post, and what they told behind it, sentence by sentence. */
export interface OwnFinding {
  readonly lead: string;
  readonly told: readonly string[];
}

/**
 * Parts a finding in a person's own words: the first sentence leads, the others follow it where there is room, in their order.
 * One that bounds the sentence before it ("But only in men.") stays with it.
 */
export function partOwnFinding(text: string): OwnFinding {
  const parts: string[] = [];
  for (const { text: sentence } of splitSentences(text)) {
    const before = parts.at(-1);
    if (before !== undefined && bounds.test(sentence)) parts[parts.length - 1] = `${before} ${sentence}`;
    else parts.push(sentence);
  }
  const [lead = '', ...told] = parts;
  return { lead, told };
}

/** Without such a sentence the one before it would say more than the person did. */
const bounds =
  /^(?:But|However|Yet|Still|Only|Except|Though|Although|Unless|Nevertheless|Nonetheless|That said|(?:This|That|The (?:effect|difference|benefit|result|finding|link|association)) (?:only |just )?(?:held|was (?:only|limited|true|seen only|found only)|applie[sd]|is (?:only|limited|true)))\b/;

/**
 * Characters of a first sentence that is read whole in a preview on a phone (LinkedIn cuts there after about 140) and leaves a post on X
 * room for a second one beside its link.
 */
const readAtOnce = 140;

/** How many characters the first sentence of a finding in a person's own words has, where it is long; null where it is not. */
export function longFirstSentence(text: string): number | null {
  const { length } = partOwnFinding(text).lead;
  return length > readAtOnce ? length : null;
}

/** Whoever writes "our method" into the finding is one of its authors. */
export function saysWe(finding: number | string | undefined): boolean {
  return typeof finding === 'string' && /\b(?:we|our|ours)\b/i.test(finding);
}
