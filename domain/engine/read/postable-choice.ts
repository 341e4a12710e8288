import type { Finding, SourceSentence } from '../fact-sheet.ts';
import type { FindingChoice } from './choose-finding.ts';
import { unpostable } from './unpostable.ts';

/** Characters: above this no first line of a post holds a finding, with a link beside it, on the shortest platform. */
const longestLead = 236;

/** A runner-up leads only where the model gives it at least this share of the first one's score. */
const leastShare = 0.4;

/**
 * Where the first choice cannot be made short enough for a first line, the best other result that can leads instead,
 * and the person is asked: a whole shorter result beats a title or a torn quotation. So too where it would break a rule
 * of posts however short (praise, markup that could not be read).
 */
export function postableChoice(
  choice: FindingChoice,
  sentences: readonly SourceSentence[],
  findingAt: (sentence: number) => Finding,
): FindingChoice {
  const [first, ...others] = choice.ranked;
  if (first === undefined) return choice;
  const source = sentences.map(({ text }) => text).join(' ');
  const isSayable = (sentence: number): boolean => unpostable(findingAt(sentence).text, source) === null;
  // Asked only where the first choice cannot lead: to shorten all results takes long.
  const isResult = ({ sentence }: Ranked): boolean => tells(sentences[sentence]) && isSayable(sentence);
  if (!isSayable(first.sentence))
    return insteadOf({ ...choice, sure: false, doubt: noOther }, others.find(isResult), unsayable);
  if (fits(findingAt(first.sentence))) return asQuotation(choice, findingAt(first.sentence));
  const shorter = others.find(
    (one) => one.score >= leastShare * first.score && isResult(one) && isWhole(findingAt(one.sentence)),
  );
  return insteadOf(choice, shorter, tooLong);
}

/** What can only be quoted may have lost what it speaks of: the person looks at it first. */
function asQuotation(choice: FindingChoice, finding: Finding): FindingChoice {
  return choice.sure && finding.verbatim && finding.sentence !== null
    ? { ...choice, sure: false, doubt: quoted }
    : choice;
}

const quoted =
  'The likeliest main finding can only be quoted: it may need words of another sentence. Reword it, or keep it.';
const tooLong =
  'The likeliest main finding is too long to open a post. Choose it and shorten it, or keep this one.';
const unsayable =
  'The likeliest main finding cannot stand in a post as it is printed. Choose it and reword it, or keep this one.';

const noOther =
  'The likeliest main finding cannot stand in a post as it is printed. Reword it, or choose another.';

type Ranked = FindingChoice['ranked'][number];

function insteadOf(choice: FindingChoice, instead: Ranked | undefined, doubt: string): FindingChoice {
  if (instead === undefined) return choice;
  return { ranked: [instead, ...choice.ranked.filter((one) => one !== instead)], sure: false, doubt };
}

function fits({ text, short }: Finding): boolean {
  return text.length <= longestLead || short !== null;
}

function tells(sentence: SourceSentence | undefined): boolean {
  return sentence?.role === 'results' || sentence?.role === 'conclusions';
}

function isWhole(finding: Finding): boolean {
  return !finding.verbatim && finding.text !== '' && fits(finding);
}
