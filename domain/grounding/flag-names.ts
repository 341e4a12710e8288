import { finder } from '../language/finder.ts';
import { stem } from '../language/stem.ts';
import { conceptOf } from './concepts.ts';
import type { Flag } from './grounded-sentence.ts';
import { findNames, type Name } from './names.ts';
import type { SourceIndex } from './source-index.ts';

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
  if (/^\p{Lu}+s?$/u.test(name.text) && isAcronymOfSource(name.text.replace(/s$/, ''), source.text))
    return true;
  // "AdS3" for "AdS₃", "2A" for "5-HT2A".
  if (source.text.normalize('NFKC').toLowerCase().includes(lower) && /\p{N}/u.test(lower)) return true;
  if (isSigned(lower, source.text) || isIndexed(lower, source.text)) return true;
  // The telescope that the source calls by its letters, and the reverse.
  if (nicknames.some((family) => family.includes(lower) && family.some((word) => source.words.has(word))))
    return true;
  // The Galaxy with a capital is ours; any other galaxy is not.
  if (/^(?:milky|way)$/.test(lower) && /\bGalactic\b|\b(?:[Oo]ur|[Tt]he) Galaxy\b/.test(source.text))
    return true;
  // "RNA" where the source says "microRNA".
  if (/^\p{Lu}{3,}$/u.test(name.text) && new RegExp(`\\p{Ll}${name.text}(?!\\p{L})`, 'u').test(source.text))
    return true;
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
  return Array.from(text.matchAll(/(?:\p{Lu}\p{Ll}+[- ]){2,5}\p{Lu}\p{Ll}+/gu)).flatMap(
    ({ 0: long, index }) => {
      const letters = long.replace(/[^\p{Lu}]/gu, '');
      // A pattern made for one name is dear, and most texts do not hold its letters.
      return source.text.includes(letters) &&
        new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'u').test(source.text)
        ? [{ start: index, end: index + long.length }]
        : [];
    },
  );
}

/** "PM2.5" for "PM_2.5", "H-infinity" for "H_∞", "3D" for "three-dimensional". */
function isSigned(lower: string, text: string): boolean {
  if (/^3-?d$/.test(lower)) return /\b(?:three|tri)-?dimension/i.test(text);
  const bare = lower.replace(/-?infinity$/, '∞');
  return /[\p{N}∞]/u.test(bare) && text.toLowerCase().replace(/[_{}]/g, '').includes(bare);
}

/** "ΔNeff" for "ΔN_eff": the whole sign, and no part of another word. */
function isIndexed(lower: string, text: string): boolean {
  return signsIn(text).some(([sign]) => sign.replace(/[_{}]/g, '').toLowerCase() === lower);
}

const signsIn = finder(/[\p{L}\p{N}]+_\{?[\p{L}\p{N}]+/gu);

/** "Sweden" for "Swedish", "Mendelian" for "Mendel": same beginning, or same stem. */
function hasRelative(lower: string, source: SourceIndex): boolean {
  if (source.has(conceptOf(lower))) return true;
  if (source.words.has(lower.replace(/s$/, '')) || source.words.has(`${lower}s`)) return true;
  const root = stem(lower);
  const beginning = lower.slice(0, Math.max(4, lower.length - 4));
  if (demonyms.some((family) => family.includes(lower) && family.some((word) => source.words.has(word))))
    return true;
  for (const word of source.words) {
    if (stem(word) === root || (lower.length >= 4 && word.startsWith(lower))) return true;
    if (lower.length >= 5 && word.startsWith(beginning)) return true;
  }
  return false;
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

/** "MRI" where the source spells "magnetic resonance imaging". */
function isAcronymOfSource(short: string, text: string): boolean {
  if (short.length < 2 || short.length > 6) return false;
  const letters = [...short.toLowerCase()];
  const pattern = letters
    .map((letter) => `\\b${letter}[\\p{L}\\d]*`)
    .join('[\\s-](?:(?:of|the|and|for|in|on)\\s)?');
  return new RegExp(pattern, 'iu').test(text.replace(joinedPrefix, '$1-'));
}

/** "Nonsteroidal anti-inflammatory drugs" are NSAIDs. */
const joinedPrefix = /\b(non|anti|multi|micro|electro|immuno)(?=\p{Ll}{4})/giu;
