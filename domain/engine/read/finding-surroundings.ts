import { stem } from '#domain/language/stem.ts';
import type { Genre, Role } from '../fact-sheet.ts';
import { findingCues } from './finding-cues.ts';

/** For each sentence, whether each of `findingCues` stands in it (1 or 0). */
export type CueRows = readonly (readonly number[])[];

interface Surroundings {
  readonly title: string | null;
  readonly genre: Genre;
  readonly sentences: readonly { readonly text: string; readonly probabilities: readonly number[] }[];
}

/** Whether a wording stands in a sentence; 0 beside the first and the last one. */
export function cueAt(rows: CueRows, index: number, name: string): number {
  return rows[index]?.[cueIndex.get(name) ?? -1] ?? 0;
}

const cueIndex = new Map(findingCues.map(({ name }, index) => [name, index]));

/**
 * Whether the sentence names what it speaks of: names in it, short forms that only an earlier sentence spells out, no
 * name or number at all, and "the parser" where the parser was introduced before. `stems` are the content stems of each
 * sentence, `title` those of the title.
 */
export function nameableFeatures(
  input: Surroundings,
  stems: readonly ReadonlySet<string>[],
  title: ReadonlySet<string>,
  index: number,
): number[] {
  const text = input.sentences[index]?.text ?? '';
  const names = (text.match(/(?<!^)(?<![.!?] )\b[A-Z][A-Za-z0-9-]+/g) ?? []).length;
  const before = input.sentences.slice(0, index);
  const open = [...new Set(text.match(/\b[A-Z][A-Z0-9]+s?\b/g) ?? [])].filter(
    (short) =>
      before.some((sentence) => sentence.text.includes(short)) &&
      !text.includes(`(${short}`) &&
      input.title?.includes(short) !== true,
  );
  const known = stems.slice(0, index);
  const definite = [...text.matchAll(/\b[Tt]he (?:[a-z-]+ )?([a-z]{4,})/g)].filter(([, noun = '']) => {
    const root = stem(noun);
    return !title.has(root) && known.some((each) => each.has(root));
  });
  return [
    Math.min(5, names) / 5,
    Math.min(3, open.length) / 3,
    names === 0 && !/\d/.test(text) ? 1 : 0,
    Math.min(3, definite.length) / 3,
  ];
}

/** Of the sentences with a wording, whether this is the first and whether it is the last. */
export function orderFeatures(rows: CueRows, index: number): number[] {
  return ordered.flatMap((name) => {
    if (cueAt(rows, index, name) === 0) return [0, 0];
    const others = rows.map((_, at) => cueAt(rows, at, name));
    return [others.indexOf(1) === index ? 1 : 0, others.lastIndexOf(1) === index ? 1 : 0];
  });
}

const ordered = ['says that', 'argues', 'also', 'bare results', 'proposes', 'shows', 'results show'];

/** What the sentences before and after are: their wordings and their roles. */
export function neighbourFeatures({ sentences }: Surroundings, rows: CueRows, index: number): number[] {
  const rolesOf = (at: number): readonly number[] =>
    sentences[at]?.probabilities.slice(0, roleCount) ?? noRoles;
  return [
    ...beforeIt.map((name) => cueAt(rows, index - 1, name)),
    ...rolesOf(index - 1),
    ...afterIt.map((name) => cueAt(rows, index + 1, name)),
    ...rolesOf(index + 1),
  ];
}

const beforeIt = ['proposes', 'shows', 'results show', 'aims', 'steps', 'outperforms'];
const afterIt = ['proposes', 'shows', 'results show', 'bare opening', 'we first', 'outperforms'];
const roleCount = 6;
const noRoles: readonly number[] = new Array<number>(roleCount).fill(0);

/** Roles, wordings and place once more for each kind of work: a proposal leads a method, a conclusion a trial. */
export function kindFeatures({ genre, sentences }: Surroundings, rows: CueRows, index: number): number[] {
  const probabilities = sentences[index]?.probabilities ?? noRoles;
  const own = [
    ...weighedRoles.map((role) => probabilities[rolePlace[role]] ?? 0),
    ...weighedCues.map((name) => cueAt(rows, index, name)),
    index / Math.max(1, sentences.length - 1),
    index === sentences.length - 1 ? 1 : 0,
  ];
  const here = kinds.indexOf(kindOf(genre)) * own.length;
  const all = new Array<number>(kinds.length * own.length).fill(0);
  own.forEach((value, at) => {
    all[here + at] = value;
  });
  return all;
}

type Kind = 'tool' | 'theory' | 'measured' | 'people' | 'laboratory' | 'other';
const kinds: readonly Kind[] = ['tool', 'theory', 'measured', 'people', 'laboratory', 'other'];

const kindOfGenre: Partial<Readonly<Record<Genre, Kind>>> = {
  method: 'tool',
  dataset: 'tool',
  theory: 'theory',
  simulation: 'measured',
  measurement: 'measured',
  trial: 'people',
  observational: 'people',
  diagnostic: 'people',
  qualitative: 'people',
  'field-study': 'laboratory',
  'animal-or-lab': 'laboratory',
};

function kindOf(genre: Genre): Kind {
  return kindOfGenre[genre] ?? 'other';
}

const weighedRoles = ['background', 'methods', 'results', 'conclusions'] as const;
const rolePlace: Readonly<Record<Role, number>> = {
  background: 0,
  objective: 1,
  methods: 2,
  results: 3,
  conclusions: 4,
  other: 5,
};
const weighedCues = ['proposes', 'shows', 'results show', 'outperforms', 'change', 'relation', 'says that'];
