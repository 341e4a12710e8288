import { stem } from '../language/stem.ts';
import { conceptOf } from './concepts.ts';
import type { Flag } from './grounded-sentence.ts';
import { findNames, type Name } from './names.ts';
import type { SourceIndex } from './source-index.ts';
import { wordsOfSource } from './words-of-source.ts';

/** Names that stand in the post and neither in the source nor among the article's details. */
export function flagNames(text: string, source: SourceIndex): Flag[] {
  const spelled = spelledOut(text, source);
  return findNames(text)
    .filter(
      (name) =>
        !spelled.some(({ start, end }) => start <= name.start && name.end <= end) && !isKnown(name, source),
    )
    .map((name) => ({
      type: 'name',
      detail: `The source does not name ${name.text}.`,
      start: name.start,
      end: name.end,
    }));
}

function isKnown(name: Name, source: SourceIndex): boolean {
  const lower = name.text.toLowerCase();
  if (source.words.has(lower) || source.words.has(lower.replace(/[^\p{L}\p{N}]/gu, ''))) return true;
  const known = wordsOfSource(source);
  // "MRI" where the source spells "magnetic resonance imaging".
  if (/^\p{Lu}+s?$/u.test(name.text) && known.initials.has(name.text.replace(/s$/, '').toLowerCase()))
    return true;
  // "AdS3" for "AdS₃", "2A" for "5-HT2A".
  if (/\p{N}/u.test(lower) && known.evenly.includes(lower)) return true;
  // "ΔNeff" for "ΔN_eff": the whole sign, and no part of another word.
  if (isSigned(lower, source) || known.indexed.has(lower)) return true;
  // The telescope that the source calls by its letters, and the reverse.
  if (nicknames.some((family) => family.includes(lower) && family.some((word) => source.words.has(word))))
    return true;
  // The Galaxy with a capital is ours; any other galaxy is not.
  if (/^(?:milky|way)$/.test(lower) && /\bGalactic\b|\b(?:[Oo]ur|[Tt]he) Galaxy\b/.test(source.text))
    return true;
  // "RNA" where the source says "microRNA".
  if (known.endings.has(name.text)) return true;
  const parts = lower
    .replace(/['’]/g, '')
    .split(/[-–/.&+]/)
    .filter((part) => part.length > 0);
  if (parts.length > 1 && parts.every((part) => source.words.has(part) || hasRelative(part, source)))
    return true;
  // "S-shaped" names a curve, "Neptune-like" what the source calls Neptunes.
  if (/^\p{L}-shaped$/u.test(lower)) return true;
  return hasRelative(lower, source) || (lower.endsWith('-like') && hasRelative(lower.slice(0, -5), source));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where the text spells out what the source has the letters of alone: "Large Hadron Collider". Read once a text, not once a name. */
function spelledOut(text: string, source: SourceIndex): Span[] {
  const { capitals } = wordsOfSource(source);
  return Array.from(text.matchAll(/(?:\p{Lu}\p{Ll}+[- ]){2,5}\p{Lu}\p{Ll}+/gu)).flatMap(
    ({ 0: long, index }) => {
      const letters = long.replace(/[^\p{Lu}]/gu, '');
      return capitals.has(letters) ? [{ start: index, end: index + long.length }] : [];
    },
  );
}

/** "PM2.5" for "PM_2.5", "H-infinity" for "H_∞", "3D" for "three-dimensional". */
function isSigned(lower: string, source: SourceIndex): boolean {
  if (/^3-?d$/.test(lower)) return /\b(?:three|tri)-?dimension/i.test(source.text);
  const plain = lower.replace(/-?infinity$/, '∞');
  return /[\p{N}∞]/u.test(plain) && wordsOfSource(source).bare.includes(plain);
}

/** "Sweden" for "Swedish", "Mendelian" for "Mendel": same beginning, or same stem. */
function hasRelative(lower: string, source: SourceIndex): boolean {
  if (source.has(conceptOf(lower))) return true;
  if (source.words.has(lower.replace(/s$/, '')) || source.words.has(`${lower}s`)) return true;
  const root = stem(lower);
  const beginning = lower.slice(0, Math.max(4, lower.length - 4));
  if (demonyms.some((family) => family.includes(lower) && family.some((word) => source.words.has(word))))
    return true;
  const known = wordsOfSource(source);
  return (
    known.stems.has(root) ||
    (lower.length >= 4 && known.beginsOne(lower)) ||
    (lower.length >= 5 && known.beginsOne(beginning))
  );
}

const nicknames: readonly (readonly string[])[] = [
  ['james', 'webb', 'jwst'],
  ['hubble', 'hst'],
  ['jupiter', 'jovian', 'jupiter-like', 'jup', 'mjup', 'm_jup', 'm_j', 'mj'],
  ['sloan', 'sdss'],
  [
    'x-ray',
    'ct',
    'microct',
    'tomography',
    'fluoroscopy',
    'fluoroscopic',
    'radiography',
    'radiographs',
    'radiographic',
  ],
  ['dna', 'pcr', 'qpcr'],
  ['b1', 'thiamine', 'thiamin'],
  ['b2', 'riboflavin'],
  ['b3', 'niacin'],
  ['b6', 'pyridoxine'],
  ['b9', 'folate', 'folic'],
  ['b12', 'cobalamin', 'cyanocobalamin'],
];

/** Countries and peoples whose names do not begin alike. */
const demonyms: readonly (readonly string[])[] = [
  ['spain', 'spanish'],
  ['france', 'french'],
  ['netherlands', 'dutch', 'holland'],
  ['denmark', 'danish', 'danes'],
  ['poland', 'polish'],
  ['turkey', 'turkish', 'türkiye'],
  ['wales', 'welsh'],
  ['switzerland', 'swiss'],
  ['greece', 'greek'],
  ['ireland', 'irish'],
  ['britain', 'british', 'uk', 'england', 'english'],
  ['us', 'usa', 'american', 'americans', 'america'],
  ['eu', 'europe', 'european', 'europeans'],
  ['un', 'united'],
  ['norway', 'norwegian'],
  ['china', 'chinese'],
  ['sweden', 'swedish'],
  ['finland', 'finnish'],
  ['scotland', 'scottish'],
];
