import { findHedges } from '#domain/language/hedges.ts';
import { stem } from '#domain/language/stem.ts';
import { words } from '#domain/language/words.ts';
import { type Genre, type Role, roles } from '../fact-sheet.ts';
import { cueRow } from './finding-cues.ts';
import {
  cueAt,
  kindFeatures,
  nameableFeatures,
  neighbourFeatures,
  orderFeatures,
} from './finding-surroundings.ts';

export interface FindingInput {
  readonly title: string | null;
  readonly genre: Genre;
  readonly sentences: readonly {
    readonly text: string;
    readonly heading: string | null;
    readonly role: Role;
    readonly probabilities: readonly number[];
  }[];
}

/**
 * What the finding model sees of each sentence: its role and how it stands in its section, the wordings of `findingCues`,
 * its place and length, how far it speaks of the title's and the question's subject, whether it can be understood alone,
 * what stands before and after it, the kind of work, and some of these together. All sentences of all abstracts get the
 * same number of features, in the same order.
 */
export function findingFeatures(input: FindingInput): number[][] {
  const about = readSubject(input);
  const cueRows = input.sentences.map(({ text }) => cueRow(text));
  return input.sentences.map((sentence, index) => {
    const cues = cueRows[index] ?? [];
    const role = sentence.probabilities.slice(0, roles.length);
    return [
      ...role,
      ...sectionFeatures(input, index),
      ...placeFeatures(index, input.sentences.length),
      ...cues,
      ...lengthFeatures(sentence.text),
      ...subjectFeatures(about, index),
      ...jointFeatures(input, about, index, cueRows),
      ...nameableFeatures(input, about.sentences, about.title, index),
      ...orderFeatures(cueRows, index),
      ...neighbourFeatures(input, cueRows, index),
      ...kindFeatures(input, cueRows, index),
    ];
  });
}

const labelOf = (role: Role): number => roles.indexOf(role);
const probability = (input: FindingInput, index: number, role: Role): number =>
  input.sentences[index]?.probabilities[labelOf(role)] ?? 0;

function sectionFeatures(input: FindingInput, index: number): number[] {
  const role = input.sentences[index]?.role;
  const before = input.sentences[index - 1]?.role;
  const after = input.sentences[index + 1]?.role;
  const conclusion = probability(input, index, 'conclusions');
  const most = Math.max(...input.sentences.map((_, other) => probability(input, other, 'conclusions')));
  return [
    role === 'conclusions' && before !== 'conclusions' ? 1 : 0,
    role === 'conclusions' && after !== 'conclusions' ? 1 : 0,
    role === 'results' && before !== 'results' ? 1 : 0,
    role === 'results' && after !== 'results' ? 1 : 0,
    role === 'conclusions' && before === 'conclusions' ? 1 : 0,
    Math.log(conclusion + 0.01) / 4,
    Math.log(probability(input, index, 'results') + 0.01) / 4,
    conclusion >= most ? 1 : 0,
    most < 0.5 ? probability(input, index, 'results') : 0,
  ];
}

function placeFeatures(index: number, count: number): number[] {
  const fromEnd = count - 1 - index;
  const share = index / Math.max(1, count - 1);
  return [
    share,
    share * share,
    ...[0, 1, 2].map((at) => (index === at ? 1 : 0)),
    ...[0, 1, 2].map((at) => (fromEnd === at ? 1 : 0)),
  ];
}

function lengthFeatures(text: string): number[] {
  const count = words(text).length;
  return [
    Math.log(count + 1) - 3,
    Math.max(0, count - 35) / 20,
    Math.max(0, 12 - count) / 12,
    Math.min(3, findHedges(text).length) / 3,
    Math.min(5, (text.match(/\d+(?:[.,]\d+)*/g) ?? []).length) / 5,
    Math.min(3, (text.match(/[()]/g) ?? []).length / 2) / 3,
  ];
}

interface Subject {
  readonly sentences: readonly ReadonlySet<string>[];
  readonly title: ReadonlySet<string>;
  readonly question: ReadonlySet<string>;
  readonly name: string | null;
  readonly titleShares: readonly number[];
}

/** What the abstract is about: the stems of its title, of its aim, and the name that a title coins before a colon. */
function readSubject({ title, sentences }: FindingInput): Subject {
  const stems = sentences.map((sentence) => contentStems(sentence.text));
  const titleStems = contentStems(title ?? '');
  const question = new Set<string>();
  sentences.forEach((sentence, index) => {
    if ((sentence.probabilities[labelOf('objective')] ?? 0) > 0.4)
      for (const each of stems[index] ?? []) question.add(each);
  });
  return {
    sentences: stems,
    title: titleStems,
    question,
    name: /^([\p{L}\p{N}][\p{L}\p{N}.+-]{1,24}):/u.exec(title ?? '')?.[1] ?? null,
    titleShares: stems.map((set) => share(titleStems, set)),
  };
}

function subjectFeatures(about: Subject, index: number): number[] {
  const own = about.sentences[index] ?? new Set<string>();
  const best = Math.max(...about.titleShares);
  const ofTitle = about.titleShares[index] ?? 0;
  const others = about.sentences.filter((_, other) => other !== index);
  return [
    ofTitle,
    share(own, about.title),
    ofTitle > 0 && ofTitle >= best ? 1 : 0,
    best > 0 ? ofTitle / best : 0,
    share(about.question, own),
    share(own, about.question),
    others.length === 0 ? 0 : others.reduce((sum, other) => sum + share(own, other), 0) / others.length,
  ];
}

/** Signs that mean more together: a proposal in a paper without results, a null answer to the question, advice in the conclusions. */
function jointFeatures(
  input: FindingInput,
  about: Subject,
  index: number,
  cueRows: readonly (readonly number[])[],
): number[] {
  const cue = (name: string): number => cueAt(cueRows, index, name);
  const proposedBefore = cueRows.slice(0, index).some((_, at) => cueAt(cueRows, at, 'proposes') === 1);
  const conclusion = probability(input, index, 'conclusions');
  const result = probability(input, index, 'results');
  const ofTitle = about.titleShares[index] ?? 0;
  const asked = share(about.question, about.sentences[index] ?? new Set());
  return [
    ...proposalFeatures(input, index, cue, proposedBefore),
    ...['advises', 'implies', 'praises', 'relation', 'change', 'future', 'null'].map(
      (name) => conclusion * cue(name),
    ),
    ...['null', 'primary', 'digit'].map((name) => result * cue(name)),
    conclusion * ofTitle,
    result * ofTitle,
    conclusion * asked,
    result * asked,
    cue('shows') * ofTitle,
    input.title?.includes('?') === true ? cue('null') : 0,
    ...nameFeatures(about.name, input.sentences[index]?.text ?? ''),
    cue('shows') + cue('results show') === 0 ? cue('aims') : 0,
  ];
}

/** What a proposal or a comparison is worth depends on whether the paper has results of its own. */
function proposalFeatures(
  input: FindingInput,
  index: number,
  cue: (name: string) => number,
  proposedBefore: boolean,
): number[] {
  const found = input.sentences.filter(({ role }) => role === 'results' || role === 'conclusions').length;
  const isEmpirical = found >= 3;
  const surest = Math.max(...input.sentences.map((_, other) => probability(input, other, 'results')));
  return [
    ...['proposes', 'outperforms', 'shows'].map((name) => (isEmpirical ? 0 : cue(name))),
    isEmpirical ? cue('proposes') : 0,
    proposedBefore ? 0 : cue('proposes'),
    cue('proposes') * cue('names'),
    surest * surest * probability(input, index, 'conclusions'),
  ];
}

/** The thing that the title names before its colon, as what the sentence is about. */
function nameFeatures(name: string | null, text: string): number[] {
  return name === null ? [0, 0] : [text.includes(name) ? 1 : 0, text.startsWith(name) ? 1 : 0];
}

/** How much of the title's content words (their stems) a sentence holds, 0..1. */
export function titleShare(title: string, text: string): number {
  return share(contentStems(title), contentStems(text));
}

/** How much of `part` also stands in `whole`, 0..1. */
function share(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let found = 0;
  for (const each of part) if (whole.has(each)) found += 1;
  return found / part.size;
}

function contentStems(text: string): Set<string> {
  return new Set(
    words(text)
      .filter((word) => word.length > 2 && !common.has(word))
      .map(stem),
  );
}

const common = new Set(
  'the and for with from that this these those was were are has have had been its their our his her which who than then there here not but can may using use used based new study paper results show into between among during after before also both each more most other such when while where whether how what why does did via per'.split(
    ' ',
  ),
);
