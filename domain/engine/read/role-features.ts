import { cueRow } from './finding-cues.ts';
import { type FieldGate, fieldOf, fields } from './role-field.ts';

/** A feature's bucket in the weights that all fields share is one of 2^17; each field has as many of its own behind them. */
const tableBits = 17;

/** How many buckets there are in all. The weights are trained for this number. */
export const roleBuckets = (1 + fields.length) << tableBits;

/**
 * The features of each sentence of one abstract, as ascending bucket numbers: its words and word pairs, the wordings of
 * `findingCues` alone, in pairs and by place, how it opens and ends, length, digits, place in the abstract, and the words,
 * wordings and openings of its neighbours; each once for all fields and once for the abstract's own. Training and reading
 * call the same function, so that a weight always means the same.
 */
export function roleFeatures(sentences: readonly string[], gate: FieldGate): Uint32Array[] {
  const units = sentences.map((sentence) => symbols(sentence));
  const table = (1 + fieldOf(units, gate)) << tableBits;
  const own = sentences.map((sentence, index) => ownFeatures(units[index] ?? [], cuesIn(sentence)));
  return own.map((features, index) => {
    const buckets = [...features.inside];
    for (const name of features.shared) buckets.push(bucket(name));
    for (const name of placeFeatures(index, own.length, features.cues)) buckets.push(bucket(name));
    for (const name of own[index - 1]?.shared ?? ['start']) buckets.push(bucket(name, ofPrevious));
    for (const name of own[index + 1]?.shared ?? ['end']) buckets.push(bucket(name, ofNext));
    const sorted = Uint32Array.from(buckets).sort();
    const shared = sorted.filter((one, place) => one !== sorted[place - 1]);
    const all = new Uint32Array(2 * shared.length);
    all.set(shared);
    shared.forEach((at, place) => {
      all[shared.length + place] = table + at;
    });
    return all;
  });
}

/** The words of a sentence as the model sees them: lower case, every number as "@", and the signs of statistics. */
export function symbols(sentence: string): string[] {
  return (
    sentence
      .toLowerCase()
      .replace(/\d+(?:[.,]\d+)*/g, '@')
      .match(/[a-z]+(?:'[a-z]+)?|[@%()=<>?:±]/g) ?? []
  );
}

interface OwnFeatures {
  /** Words, wordings and openings: neighbours see them too. */
  readonly shared: readonly string[];
  /** All others, as buckets. */
  readonly inside: readonly number[];
  readonly cues: readonly number[];
}

function ownFeatures(units: readonly string[], cues: readonly number[]): OwnFeatures {
  const shared = [...new Set(units)].map((unit) => `w=${unit}`);
  for (let size = 1; size <= 4; size += 1) shared.push(`f${size}=${units.slice(0, size).join('_')}`);
  for (const cue of cues) shared.push(`c=${cue}`);
  const inside = [
    `l=${units.at(-1) ?? ''}`,
    `len=${Math.min(9, Math.floor(units.length / 6))}`,
    `num=${Math.min(4, units.filter((unit) => unit === '@').length)}`,
  ];
  if (units.includes('p') && units.includes('@')) inside.push('pvalue');
  for (const one of cues) for (const other of cues) if (one < other) inside.push(`cc=${one}|${other}`);
  return { shared, inside: [...pairBuckets(units), ...inside.map((name) => bucket(name))], cues };
}

/** Of each two words side by side, "b=one_other": hashed part by part, since there are hundreds. */
function pairBuckets(units: readonly string[]): number[] {
  return units.slice(1).map((unit, at) => bucket(unit, hashOn(hashOn(ofPair, units[at] ?? ''), '_')));
}

/** The places in `findingCues` of the wordings that stand in a sentence. */
function cuesIn(sentence: string): number[] {
  return cueRow(sentence).flatMap((stands, cue) => (stands === 1 ? [cue] : []));
}

function placeFeatures(index: number, count: number, cues: readonly number[]): string[] {
  const fromEnd = count - 1 - index;
  const share = index / Math.max(1, count - 1);
  return [
    'bias',
    `r=${Math.floor(10 * share)}`,
    `i=${Math.min(index, 7)}`,
    `e=${Math.min(fromEnd, 7)}`,
    `n=${Math.min(Math.floor(count / 2), 9)}`,
    `i=${Math.min(index, 4)}|e=${Math.min(fromEnd, 4)}`,
    ...cues.map((cue) => `cp=${cue}|${Math.floor(4 * share)}`),
  ];
}

function bucket(name: string, after = emptyHash): number {
  return (hashOn(after, name) >>> 0) & ((1 << tableBits) - 1);
}

/** FNV-1a over UTF-16 code units, going on from the hash of what stands before. */
function hashOn(hash: number, name: string): number {
  let state = hash;
  for (let at = 0; at < name.length; at += 1) state = Math.imul(state ^ name.charCodeAt(at), 16777619);
  return state;
}

const emptyHash = 2166136261;
/** What a neighbour has gets a sign before its name. */
const ofPrevious = hashOn(emptyHash, '<');
const ofNext = hashOn(emptyHash, '>');
const ofPair = hashOn(emptyHash, 'b=');
