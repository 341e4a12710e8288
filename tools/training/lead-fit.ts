import { readSource } from '#domain/engine/read/read-source.ts';
import { softmax } from '#domain/engine/read/softmax.ts';
import { type LeadOption, leadOptions } from '#domain/engine/write/draft/lead-options.ts';
import { openingsByRule } from '#domain/engine/write/material.ts';
import { fitBy } from './choice-fit.ts';
import { isFrozen, readAbstracts, readCorpus, readTold, readToldAlone } from './corpus.ts';
import { type Json, stringsOf } from './datasets.ts';
import { wordF1 } from './facts-score.ts';

/** The ways to begin a post on an abstract, and how like each is to what an editor led with, 0 to 1. */
export interface LeadExample {
  readonly options: readonly LeadOption[];
  readonly likes: readonly number[];
  /** What an editor wrote as a first line counts more than an annotator's finding. */
  readonly worth: number;
}

/** How sharply the likest is preferred. */
const temperature = 0.1;

/**
 * Every abstract of our corpora outside the frozen tenth that has a finding, read as it is in use; `prune`: what training found for
 * leaving pieces out.
 */
export function leadExamples(prune: ArrayLike<number>): LeadExample[] {
  const told = new Map(readTold().map((one) => [String(one['id']), (one['lead'] as { text: string }).text]));
  return [...readCorpus(), ...readAbstracts(), ...readToldAlone()]
    .filter(({ id }) => !isFrozen(String(id)))
    .flatMap((record) => exampleOf(record, told.get(String(record['id'])), prune));
}

function exampleOf(record: Json, told: string | undefined, prune: ArrayLike<number>): LeadExample[] {
  const aims =
    told === undefined
      ? [record['compressed'], record['plain']].filter((one) => typeof one === 'string')
      : [told];
  if (aims.length === 0) return [];
  const info = { title: String(record['title']) };
  const sheet = readSource({ text: stringsOf(record['sentences']).join(' '), info });
  const openings = openingsByRule(sheet);
  const options = leadOptions(sheet, openings, prune);
  const likes = options.map(({ opening: { before, finding } }) => {
    const line = `${before} ${finding}`.trim();
    return aims.reduce((sum, aim) => sum + wordF1(line, aim), 0) / aims.length;
  });
  return options.length === 0 ? [] : [{ options, likes, worth: told === undefined ? 1 : 2 }];
}

/** Weights that make likely what is like an editor's line: a softmax over an abstract's ways fitted to that of their likeness. */
export function fitLead(examples: readonly LeadExample[], penalty: number): number[] {
  return fitBy(unlikelihood, examples, examples[0]?.options[0]?.signs.length ?? 0, penalty, 150);
}

function unlikelihood(
  { options, likes, worth }: LeadExample,
  now: Float64Array,
  slope: Float64Array,
): number {
  const shares = softmax(
    options.map(({ signs }) => signs.reduce((sum, sign, at) => sum + sign * (now[at] ?? 0), 0)),
  );
  const wanted = softmax(likes.map((like) => like / temperature));
  let value = 0;
  options.forEach(({ signs }, place) => {
    const [share = 0, aim = 0] = [shares[place], wanted[place]];
    value -= worth * aim * Math.log(share + 1e-12);
    signs.forEach((sign, at) => {
      slope[at] = (slope[at] ?? 0) + worth * (share - aim) * sign;
    });
  });
  return value;
}
