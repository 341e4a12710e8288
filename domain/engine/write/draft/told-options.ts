import { isFamiliar } from '#domain/language/familiar.ts';
import type { FactSheet, Genre, SourceSentence } from '../../fact-sheet.ts';
import { evidenceOptions } from '../../read/fields/evidence-options.ts';
import { cueRow } from '../../read/finding-cues.ts';
import { numbersOf, overlap } from '../phrases.ts';
import { openReference } from '../story/open-references.ts';
import { stemsOf } from '../story/stems.ts';
import { isAnnouncement } from '../story/subject.ts';
import { tell } from '../story/tell.ts';

/** A sentence of the source that could follow the first line of a post, and what speaks for and against it. */
export interface ToldOption {
  readonly sentence: number;
  /** As `tell` says it. */
  readonly text: string;
  readonly signs: readonly number[];
}

/** The sentences that can be told at all, in order; the first sign is always 1. `lead` is the line that they would follow. */
export function toldOptions(sheet: FactSheet, lead: string, from: number): ToldOption[] {
  const evidence = evidenceSigns(sheet, from);
  return sheet.sentences.flatMap((sentence) => {
    if (sentence.index === from) return [];
    const text = tell(sheet, sentence.index);
    if (text === null) return [];
    return [
      {
        sentence: sentence.index,
        text,
        signs: [
          1,
          ...roleSigns(sentence),
          ...placeSigns(sentence, sheet, from),
          ...textSigns(text, lead, sheet, sentence.index),
          ...fieldSigns(sentence, sheet),
          ...kindSigns(sentence, sheet),
          ...cueRow(sentence.text),
          ...(evidence.get(sentence.index) ?? evidence.get(-1) ?? []),
        ],
      },
    ];
  });
}

/** What speaks for a sentence as evidence of the finding; all zero, but for the first, for one that is none. */
function evidenceSigns(sheet: FactSheet, from: number): ReadonlyMap<number, readonly number[]> {
  const options = evidenceOptions(sheet.sentences, from, sheet.title);
  const count = options[0]?.signs.length ?? 0;
  const none = Array.from({ length: count }, () => 0);
  return new Map<number, readonly number[]>([
    [-1, none],
    ...options.map(({ sentence, signs }) => [sentence, signs] as const),
  ]);
}

const flag = (is: boolean): number => (is ? 1 : 0);

function roleSigns({ role, certainty }: SourceSentence): number[] {
  return (['background', 'objective', 'methods', 'results', 'conclusions'] as const).flatMap((one) => [
    flag(role === one),
    role === one ? certainty : 0,
  ]);
}

function placeSigns({ index, role }: SourceSentence, { sentences }: FactSheet, from: number): number[] {
  const gap = index - from;
  return [
    index / sentences.length,
    flag(index === sentences.length - 1),
    flag(gap === 1),
    flag(gap === -1),
    flag(gap === 2 || gap === -2),
    flag(gap > 0),
    flag(sentences[index - 1]?.role !== role),
    flag(sentences[index + 1]?.role !== role),
    flag(sentences[from]?.role === 'conclusions'),
  ];
}

function textSigns(text: string, lead: string, sheet: FactSheet, index: number): number[] {
  const stems = [...stemsOf(text)];
  const held = stemsOf(lead);
  const titled = stemsOf(sheet.title ?? '');
  const fresh = stems.filter((one) => !held.has(one));
  const figures = numbersOf(text);
  const told = overlap(text, lead);
  return [
    Math.min(3, text.length / 100),
    flag(text.length > 160),
    flag(text.length > 240),
    flag(text.length < 60),
    told,
    flag(told > 0.6),
    flag(told < 0.15),
    overlap(lead, text),
    stems.filter((one) => titled.has(one)).length / Math.max(4, titled.size),
    Math.min(10, fresh.filter((one) => !isFamiliar(one)).length) / 10,
    flag(openReference(text, index, lead, sheet) !== null),
    flag(openReference(text, index, '', sheet) !== null),
    flag(isAnnouncement(text)),
    Math.min(6, figures.length) / 6,
    flag(figures.length > 0),
    flag(figures.length > 4),
    flag(/\([^()]*\).*\(/.test(text)),
    flag(text.includes(';')),
    flag(/\d/.test(lead) && figures.length > 0),
  ];
}

function fieldSigns({ index }: SourceSentence, sheet: FactSheet): number[] {
  const at = (field: { readonly span: { readonly sentence: number } | null } | null): number =>
    flag(field?.span?.sentence === index);
  return [
    at(sheet.studied),
    at(sheet.design),
    at(sheet.limit),
    flag(sheet.numbers[0]?.sentence === index),
    flag(sheet.numbers.some(({ sentence }) => sentence === index)),
    flag(sheet.supporting[0]?.sentence === index),
    flag(sheet.supporting.some(({ sentence }) => sentence === index)),
    sheet.candidates.find(({ sentence }) => sentence === index)?.score ?? 0,
    flag(sheet.candidates.some(({ sentence }) => sentence === index)),
  ];
}

/** What each part of an abstract is worth depends on the kind of work. */
function kindSigns({ role, index }: SourceSentence, { genre, studied }: FactSheet): number[] {
  const kinds = [ofTools.has(genre), ofSubjects.has(genre)];
  return kinds.flatMap((is) => [
    ...(['background', 'objective', 'methods', 'results', 'conclusions'] as const).map((one) =>
      flag(is && role === one),
    ),
    flag(is && studied?.span?.sentence === index),
  ]);
}

const ofTools: ReadonlySet<Genre> = new Set<Genre>(['method', 'dataset', 'theory', 'simulation']);
const ofSubjects: ReadonlySet<Genre> = new Set<Genre>([
  'trial',
  'observational',
  'diagnostic',
  'qualitative',
  'field-study',
  'review',
  'animal-or-lab',
]);
