import { computing } from './hashtag-table/computing.ts';
import { earth } from './hashtag-table/earth.ts';
import { life } from './hashtag-table/life.ts';
import { matter } from './hashtag-table/matter.ts';
import { medicine } from './hashtag-table/medicine.ts';
import { physics } from './hashtag-table/physics.ts';
import { society } from './hashtag-table/society.ts';
import { space } from './hashtag-table/space.ts';

const entry =
  /^(?<tag>\w+) (?<kind>\w+) (?<reach>[0-3])(?<wider>(?: \w+)*): (?<terms>[^~]+?)(?: ~ (?<hints>[^~]+))?$/;

/** A disease may be left out of a post; a community is a circle on X, and means nothing elsewhere. */
const kinds = ['field', 'topic', 'method', 'disease', 'community'] as const;
export type TagKind = (typeof kinds)[number];

const areas = { computing, space, physics, matter, life, medicine, earth, society } as const;
export type Area = keyof typeof areas;

export interface TagEntry {
  /** The part of the table that it is from: tags of one part are at home in the same texts. */
  readonly area: Area;
  /** Without its sign, in CamelCase for screen readers. */
  readonly tag: string;
  readonly kind: TagKind;
  /** How many people look there: 0 few, 3 a whole field. */
  readonly reach: number;
  /** Wider tags, whose words these words are too. */
  readonly wider: readonly string[];
  /** Words that say it by themselves. */
  readonly terms: readonly string[];
  /** Words that say it only beside others of the tag: "mutation" of genes, not of networks. */
  readonly doubtful: readonly string[];
  /** Words that only point to it: several different ones together say it. */
  readonly hints: readonly string[];
}

/**
 * The hashtags that research communities use, with the words that stand for them, made by hand: a line each,
 * "Tag kind reach Wider: words ~ hints", a word that has other meanings too with a "?" behind it. How words are matched says
 * `term-finder.ts`. Left out on purpose: #Science,
 * #Research and their like, names of meetings and accounts, brands. Which form of a tag people use (#NLProc, #AI) was
 * looked up in authors' posts; nothing counted on those posts is part of the table. Throws on a line that is no entry.
 */
export const hashtagTable: readonly TagEntry[] = (Object.keys(areas) as Area[]).flatMap((area) =>
  areas[area]
    .trim()
    .split('\n')
    .map((line) => ({ ...readTagEntry(line), area })),
);

/** True for a tag of mathematics. */
export function isMathematical(tag: string): boolean {
  return tag === 'Mathematics' || wideOf(tag).includes('Mathematics');
}

function wideOf(tag: string): readonly string[] {
  return hashtagTable.find((one) => one.tag === tag)?.wider ?? [];
}

/** True for a tag of medicine or of the life sciences: at home in any text about patients. */
export function isOfLife(tag: string): boolean {
  return tagsOfLife.has(tag);
}

/** True for a tag of medicine: out of place where plants are ill. */
export function isOfMedicine(tag: string): boolean {
  return tagsOfMedicine.has(tag);
}

const tagsOfMedicine = tagsIn(medicine);
const tagsOfLife = tagsIn(life, medicine);

function tagsIn(...parts: readonly string[]): ReadonlySet<string> {
  return new Set(parts.flatMap((part) => part.trim().split('\n')).map((line) => readTagEntry(line).tag));
}

/** Reads one line of the table. */
export function readTagEntry(line: string): Omit<TagEntry, 'area'> {
  const found = entry.exec(line)?.groups;
  const kind = kinds.find((one) => one === found?.['kind']);
  if (found === undefined || kind === undefined) throw new Error(`No entry of the hashtag table: ${line}`);
  const { tag = '', reach, wider = '', terms = '', hints } = found;
  const words = terms.split(', ');
  return {
    tag,
    kind,
    reach: Number(reach),
    wider: wider.split(' ').filter((name) => name !== ''),
    terms: words.filter((word) => !word.endsWith('?')),
    doubtful: words.filter((word) => word.endsWith('?')).map((word) => word.slice(0, -1)),
    hints: hints?.split(', ') ?? [],
  };
}
