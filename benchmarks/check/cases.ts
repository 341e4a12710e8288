import { readFileSync } from 'node:fs';
import { sourceSentences } from '#domain/engine/read/source-sentences.ts';
import type { CheckSource } from '#domain/grounding/check-post.ts';
import { flagTypes } from '#domain/grounding/grounded-sentence.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { isFrozen, readAbstracts, readCorpus, readTold } from '../../tools/training/corpus.ts';
import { hasDataset, type Json, readJsonLines, stringsOf } from '../../tools/training/datasets.ts';
import { ownWordsApart, plantInto, readRetelling } from '../words/planted-faults.ts';

/** A text beside a source, and whether the source supports all of it. */
export interface Case {
  /** Of what is not supported: what is wrong with it. */
  readonly kind: string | null;
  readonly source: CheckSource;
  readonly text: string;
  readonly supported: boolean;
}

export interface CaseSet {
  readonly name: string;
  readonly cases: readonly Case[];
}

/** Claims of 128 abstracts that nothing was made or taught with. Empty where the folder of data sets has none. */
export function heldOutClaims(): Case[] {
  if (!hasDataset('claims/claims.jsonl')) return [];
  const file = new URL('held-out-ids.txt', import.meta.url);
  const heldOut = new Set(readFileSync(file, 'utf8').trim().split('\n'));
  const sources = new Map(
    readJsonLines('claims/sources.jsonl').map((record) => [record['id'], sourceOf(record)] as const),
  );
  return readJsonLines('claims/claims.jsonl').flatMap(({ id, claim, label, kind }): Case[] => {
    const source = sources.get(id);
    if (source === undefined || !heldOut.has(String(id))) return [];
    const wrong = typeof kind === 'string' ? kind : null;
    return [{ kind: wrong, source, text: cleanText(String(claim)), supported: label === 'yes' }];
  });
}

/** One fault of each kind, planted into sentences that were true: of findings in plain words, and of any part in own words. */
export function plantedFaults(): Case[] {
  const told = [...plainRetellings(), ...ownWordsApart()];
  return flagTypes.flatMap((kind) =>
    plantInto(kind, told).map((planted): Case => ({ ...planted, kind, supported: false })),
  );
}

/** Findings in plain words, by the annotators of the corpus: all true. */
export function plainForms(): Case[] {
  return plainRetellings().map(supported);
}

/** Sentences in the own words of readers in the authors' place: all true. */
export function ownWords(): Case[] {
  return ownWordsApart().map(supported);
}

/** What editors told of abstracts by deleting and naming alone: all true. */
export function toldLines(): Case[] {
  const sentencesOf = new Map(
    [...readAbstracts(), ...readCorpus()].map((record) => [record['id'], record] as const),
  );
  return readTold()
    .filter(({ id }) => isFrozen(String(id)))
    .flatMap((record) => {
      const work = sentencesOf.get(record['id']);
      if (work === undefined) return [];
      const lines = [record['lead'], ...listOf(record['told'])] as Json[];
      return lines.map(({ text }) => supported({ source: sourceOf(work), text: cleanText(String(text)) }));
    });
}

/**
 * Sets of somebody else: {"name": [{"source": text, "post": text, "y": 1 where it is supported, else 0, "kind": what is wrong}]}.
 * Throws where the file holds something else.
 */
export function readSets(path: string): CaseSet[] {
  const sets = JSON.parse(readFileSync(path, 'utf8')) as Json;
  return Object.entries(sets).map(([name, rows]) => ({
    name,
    cases: listOf(rows).map((row) => {
      const { source, post, y, kind } = row as Json;
      if (typeof source !== 'string' || typeof post !== 'string' || (y !== 0 && y !== 1))
        throw new Error(`${path}: "${name}" needs rows with "source" and "post" (texts) and "y" (0 or 1).`);
      return {
        kind: y === 0 && typeof kind === 'string' ? kind : null,
        source: { sentences: sourceSentences(source) },
        text: post,
        supported: y === 1,
      };
    }),
  }));
}

/** The corpus's frozen tenth: nothing was taught with it. */
function plainRetellings() {
  return readCorpus()
    .filter(({ id }) => isFrozen(String(id)))
    .flatMap((sheet) =>
      [sheet['plain'], ...listOf(sheet['more']).map((more) => (more as Json)['plain'])]
        .filter((plain) => typeof plain === 'string')
        .map((plain) => readRetelling(sheet, 'plain', plain)),
    );
}

function supported({ source, text }: Pick<Case, 'source' | 'text'>): Case {
  return { kind: null, source, text, supported: true };
}

function sourceOf(record: Json): CheckSource {
  const title = record['title'];
  return {
    sentences: stringsOf(record['sentences']).map((sentence) => ({ text: cleanText(sentence) })),
    info: { title: typeof title === 'string' ? title : undefined },
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
