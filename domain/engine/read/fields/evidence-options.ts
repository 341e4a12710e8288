import type { SourceSentence } from '../../fact-sheet.ts';
import { bareReference } from '../compress/bare-reference.ts';
import { readArms } from './number-arms.ts';
import { foundNothing, foundSomething, isBaseline, measuresIn, withoutPeople } from './quantities.ts';
import { describesSample } from './sample-description.ts';
import { contentWords, sharedWords } from './spans.ts';

interface Option {
  readonly sentence: number;
  readonly signs: readonly number[];
}

/** What speaks for and against each sentence that could be the evidence of a finding; the first sign is always 1. */
export function evidenceOptions(
  sentences: readonly SourceSentence[],
  finding: number,
  title: string | null,
): Option[] {
  const about = aboutOf(sentences, finding, title);
  const options = sentences.filter((sentence) => sentence.index !== finding && mayBeEvidence(sentence));
  const firstResult = options.findIndex(({ role }) => role === 'results');
  return options.map((sentence, place) => ({
    sentence: sentence.index,
    signs: [
      1,
      flag(place === firstResult),
      flag(place === options.length - 1),
      place / options.length,
      ...about.signs,
      ...placeSigns(sentence, about),
      ...wordSigns(sentence.text, about),
      ...figureSigns(sentence.text),
      ...claimSigns(sentence.text, about),
      ...kindSigns(sentence.text),
    ],
  }));
}

/** What comes before the results is no evidence; a sentence whose role is no more than guessed may be a result all the same. */
function mayBeEvidence({ role, certainty }: SourceSentence): boolean {
  return role === 'results' || role === 'conclusions' || (certainty < 0.7 && role !== 'objective');
}

interface About {
  readonly index: number;
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly isNull: boolean;
  /** Whether there will be evidence at all: a conclusion has more of it than a result that gives its own figures. */
  readonly signs: readonly number[];
  /** How much each word tells: one that stands in every sentence tells none from another. */
  readonly worth: (word: string) => number;
}

function aboutOf(sentences: readonly SourceSentence[], finding: number, title: string | null): About {
  const text = sentences[finding]?.text ?? '';
  const spread = new Map<string, number>();
  for (const sentence of sentences)
    for (const word of withoutPeople(sentence.text)) spread.set(word, (spread.get(word) ?? 0) + 1);
  return {
    index: finding,
    text,
    words: withoutPeople(text),
    measures: measuresIn(text),
    title: contentWords(title ?? ''),
    isNull: foundNothing.test(text),
    signs: [
      flag(sentences[finding]?.role === 'conclusions'),
      flag(/\d/.test(text)),
      flag(finding === sentences.length - 1),
      flag(text.length < 120),
    ],
    worth: (word) => Math.log(1 + sentences.length / (spread.get(word) ?? 1)),
  };
}

function placeSigns({ role, index }: SourceSentence, about: About): number[] {
  const gap = index - about.index;
  return [
    flag(role === 'results'),
    flag(role === 'conclusions'),
    flag(gap === -1),
    flag(gap === 1),
    flag(gap > 1),
    Math.min(1, Math.abs(gap) / 8),
  ];
}

function wordSigns(text: string, about: About): number[] {
  const own = withoutPeople(text);
  const shared = sharedWords(own, about.words);
  const named = sharedWords(own, about.title);
  const measures = measuresIn(text);
  const isSame = [...measures].some((measure) => about.measures.has(measure));
  return [
    shared / Math.max(5, about.words.size),
    shared / Math.max(5, own.size),
    flag(shared === 0),
    worthOf(
      [...about.words].filter((word) => own.has(word)),
      about,
    ) / Math.max(1, worthOf([...about.words], about)),
    flag(isSame),
    flag(!isSame && measures.size > 0 && about.measures.size > 0),
    named / Math.max(4, about.title.size),
    flag(named === 0),
    Math.max(0, text.length - 180) / 100,
  ];
}

function worthOf(words: readonly string[], { worth }: About): number {
  return words.reduce((sum, word) => sum + worth(word), 0);
}

function figureSigns(text: string): number[] {
  const figures = (text.match(/(?<![\p{L}\d.,-])\d+(?:[.,·]\d+)*/gu) ?? []).length;
  return [
    flag(figures > 0),
    Math.log(1 + figures) / 2,
    flag(/\b[Pp] ?(?:[<=>≤]|value)|\bCI\b|confidence interval/.test(text)),
    flag(/\bsignificant/i.test(text)),
    flag(
      /\b(?:versus|vs\.?|compared (?:with|to)|than|respectively|whereas|while|from \S+ to)(?=\W|$)/i.test(
        text,
      ),
    ),
    flag(/\d ?%.*\d ?%/.test(text)),
    (readArms(text)?.rank ?? 0) / 4,
    flag(/\b(?:hazard|odds|risk|rate|prevalence) ratios?\b|\b[ahO]*[OHR]R\b|\br ?= ?[-−]?[.0]/.test(text)),
  ];
}

function claimSigns(text: string, { isNull, text: finding }: About): number[] {
  const isNullToo = foundNothing.test(text);
  return [
    flag(isNull && isNullToo),
    flag(isNull && !isNullToo && foundSomething.test(text)),
    flag(!isNull && isNullToo),
    ...directions.map((words) => flag(words.test(text) && words.test(finding))),
  ];
}

const directions: readonly RegExp[] = [
  /\b(?:increas|higher|greater|more|improv|rise|rose|elevat|larger|longer)\w*/i,
  /\b(?:decreas|lower|reduc|fewer|less|declin|fall|fell|smaller|shorter)\w*/i,
  /\b(?:associat|correlat|predict|related|linked)\w*/i,
];

function kindSigns(text: string): number[] {
  return [
    ...kinds.map((words) => flag(words.test(text))),
    flag(isBaseline(text)),
    flag(bareReference(text, null) !== null),
  ];
}

const kinds: readonly RegExp[] = [
  describesSample,
  /\b(?:(?:mean|median) age|male|female|women|men)\b/i,
  /^(?:Among|Of|In) (?:the |those |these )?[^,]{3,80}\b(?:who|with|without|whose)\b[^,]*,/,
  /\b(?:primary|main) (?:outcome|end ?point|end[- ]point)/i,
  /\bsecondary\b|\bsub-?groups?\b|\bstratif|\bsensitivity analys/i,
  /^(?:Also|Additionally|In addition|Moreover|Furthermore|Finally|However|Interestingly)\b/,
  /\b(?:suggest|conclude|should|may|might|could|need|future)\w*\b/i,
  /\b(?:we|were|was) (?:\w+ly )?(?:used?|perform\w*|conduct\w*|measur\w*|assess\w*|collect\w*|develop\w*|propos\w*)\b/i,
];

function flag(test: boolean): number {
  return test ? 1 : 0;
}
