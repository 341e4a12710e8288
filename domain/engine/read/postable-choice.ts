import type { Finding, SourceSentence } from '../fact-sheet.ts';
import type { FindingChoice } from './choose-finding.ts';

/** Characters: above this no first line of a post holds a finding, with a link beside it, on the shortest platform. */
const longestLead = 236;

/** A runner-up leads only where the model gives it at least this share of the first one's score. */
const leastShare = 0.4;

/**
 * Where the first choice cannot be made short enough for a first line, the best other result that can leads instead,
 * and the person is asked: a whole shorter result beats a title or a torn quotation.
 */
export function postableChoice(
  choice: FindingChoice,
  sentences: readonly SourceSentence[],
  findingAt: (sentence: number) => Finding,
): FindingChoice {
  const [first, ...others] = choice.ranked;
  if (first === undefined || fits(findingAt(first.sentence))) return choice;
  const instead = others.find(
    ({ sentence, score }) =>
      score >= leastShare * first.score && tells(sentences[sentence]) && isWhole(findingAt(sentence)),
  );
  if (instead === undefined) return choice;
  return {
    ranked: [instead, first, ...others.filter((one) => one !== instead)],
    sure: false,
    doubt:
      'The likeliest main finding is too long to open a post. Choose it and shorten it, or keep this one.',
  };
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
