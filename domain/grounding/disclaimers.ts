import { findNumbers } from '../language/numbers.ts';
import { claimStrength, findCauseWords } from '../language/strength.ts';
import { conceptTokens } from './concepts.ts';
import { isFrameWord } from './frame-word.ts';
import type { SourceIndex } from './source-index.ts';

/**
 * Blanks limits that hold by the design of a study and that its abstract leaves unsaid ("cannot show what causes what"),
 * keeping offsets. They take back and state nothing; each only where the source is of the design that has the limit.
 */
export function blankDisclaimers(text: string, source: SourceIndex): string {
  let open = text;
  for (const { phrase, holdsFor, as } of designNotes) {
    if (open.search(phrase) < 0 || !holdsFor.test(source.text)) continue;
    open = open.replace(phrase, (part) => (as ?? '').padEnd(part.length));
  }
  if (open.search(anyCannot) < 0 || isRandomised.test(source.text)) return open;
  return open.replace(noCause, blank).replace(openCause, (part, asked: string) => {
    return asksForCause(asked, source) ? blank(part) : part;
  });
}

const isRandomised =
  /\brandomi[sz](?:ed|ation|ing)\b|\brandomly (?:assigned|allocated|divided)\b|\b(?:assigned|allocated) (?:at )?random/i;
const people = '(?:people|persons|patients|respondents|participants|individuals|ones)';

interface DesignNote {
  readonly holdsFor: RegExp;
  readonly phrase: RegExp;
  /** The source's word for it, which then stands in its place. */
  readonly as?: string;
}

const designNotes: readonly DesignNote[] = [
  { holdsFor: isRandomised, phrase: /\b(?:in (?:this|the)|a) trial\b/giu },
  {
    // A temperature of one figure in kelvin.
    holdsFor: /(?<![\d.])[1-9](?:\.\d+)? ?K\b/,
    phrase: /(?:\b(?:that|the) temperature(?:['’]s| is| was) )?\ba few degrees above absolute zero\b/giu,
  },
  {
    holdsFor: isRandomised,
    as: 'randomised',
    phrase:
      /\b(?:chance|a coin|a lottery|a draw) (?:decided|decides|will decide) (?:who|which \p{L}+) (?:got|gets|get|received|receives|had)\b(?! (?:\p{L}+er|worse|well|ill|sick|healthy|rid|over|cured|healed|lucky)\b)/giu,
  },
  {
    holdsFor: isRandomised,
    as: 'randomised',
    phrase:
      /\b(?:groups|arms) (?:will be|were|are|are being) (?:formed|made|drawn|picked|chosen) (?:at random|by chance|by lot)\b/giu,
  },
  {
    holdsFor: /\b(?:double-?|single-?|triple-?)?(?:blind(?:ed|ing)?|mask(?:ed|ing))\b/i,
    phrase:
      /\b(?:(?:did|do|does|will|would)(?: not|n['’]t)|won['’]t) know (?:which|who|what)\b[^.;:,]*?\b(?:got|gets?|had|has|have|received?|receives|took|takes?|given|in which group|in which arm)\b(?: which\b)?/giu,
  },
  {
    holdsFor: /\bcross-sectional\b/i,
    phrase: new RegExp(
      `\\b(?:(?:cross-sectional|such|these) )?(?:surveys?|stud(?:y|ies)|it|they|this) (?:do(?:es)?|did)(?: not|n['’]t) follow (?:the same )?${people}(?: over time)?\\b`,
      'giu',
    ),
  },
];

const cannot = "(?:can['’]?t|cannot|do(?:es)? not|do(?:es)?n['’]t)";

const anyCannot = new RegExp(`\\b${cannot} `, 'iu');

/** "Can't show what causes what": of a source that did not assign anything by chance. */
const noCause = new RegExp(
  `\\b${cannot} (?:show|tell|say|prove|settle|establish|reveal) (?:us )?(?:what caused? what|what causes what|which (?:comes|came) first|(?:whether|that|if) one (?:thing )?(?:causes?|caused|leads? to|led to) (?:the )?other|cause and effect|causation|causes?)(?=\\s*(?:[.,;]|$))`,
  'giu',
);

/** "Can't tell whether quality of life itself changes survival". */
const openCause = new RegExp(
  `\\b${cannot} (?:show|tell|say|settle|establish|reveal) (?:us )?(?:whether|if) ([^.;:,]+)`,
  'giu',
);

/** True where a cause is what is left open, between things of which the source says no such cause. */
function asksForCause(asked: string, source: SourceIndex): boolean {
  const isCause =
    findCauseWords(asked).length > 0 || /\b(?:itself|themselves) (?:makes?|changes?|matters?)\b/i.test(asked);
  if (!isCause || findNumbers(asked).length > 0) return false;
  const content = conceptTokens(asked).filter(({ text }) => !isFrameWord(text));
  const known = content.filter(({ concept }) => source.has(concept));
  if (known.length < 2 || known.length * 2 < content.length) return false;
  return !source.sentences.some(
    ({ text, concepts }) =>
      claimStrength(text) >= 2 && known.filter(({ concept }) => concepts.has(concept)).length >= 2,
  );
}

function blank(part: string): string {
  return ' '.repeat(part.length);
}
