import { dropApparatus } from '#domain/engine/read/compress/brackets.ts';
import { type Compressed, compress } from '#domain/engine/read/compress/compress.ts';
import { screen } from '#domain/engine/read/compress/screens.ts';
import { readKinds } from '#domain/engine/read/fields/kinds.ts';
import { type Fields, readFields } from '#domain/engine/read/fields/read-fields.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { findAcronyms } from '#domain/language/acronyms.ts';
import { findHedges } from '#domain/language/hedges.ts';
import { findNegations } from '#domain/language/negation.ts';
import { findNumbers } from '#domain/language/numbers.ts';
import { isFrozen, readCorpus } from '../../tools/training/corpus.ts';
import { type Json, readJsonLines } from '../../tools/training/datasets.ts';
import { annotatedSentences } from '../../tools/training/facts-corpus.ts';
import { wordF1 } from '../../tools/training/facts-score.ts';
import { frozenKinds } from '../../tools/training/kind-corpus.ts';
import { bareId } from '../../tools/training/work-names.ts';
import { percent, type Row as TableRow } from './row.ts';

interface Quote {
  sentence: number;
  text: string;
}
interface Row {
  id: string;
  title: string;
  sentences: string[];
  question: string | null;
  compressed: string;
  finding: { best: number; also: number[] };
  pronoun: boolean;
  mood: string;
  studied: Quote | null;
  design: Quote | null;
  limit: Quote | null;
  number: (Quote & { arms: { label: string; value: string | number; unit: string | null }[] }) | null;
}
interface Tally {
  given: number;
  right: number;
  wanted: number;
}

type Show = (kind: string, place: number, lines: readonly string[]) => void;

/**
 * Compression and the fields of the fact sheet, beside what the annotators wrote: on the sheets that the rules were written with,
 * and on the frozen tenth. `shown` prints the cases of one kind among the former: compress, studied, design, limit, number,
 * question, mood or other.
 */
export function fields(shown: string | undefined): TableRow[] {
  const seen = ['mixed-160', 'biomedical-160'].flatMap((file) => readJsonLines(`factsheets/${file}.jsonl`));
  const known = new Set(seen.map(({ id }) => bareId(String(id))));
  const isNew = (id: unknown): boolean => isFrozen(String(id)) && !known.has(bareId(String(id)));
  const frozen = readCorpus().filter(({ id }) => isNew(id));
  const show: Show = (kind, place, lines) => {
    if (shown === kind) console.log(`[${place}] ${lines.join('\n    ')}`);
  };
  return [
    ...rowsOf('sheets that rules were written with', seen, show),
    ...rowsOf('frozen tenth without these', frozen, () => {}),
    ...kindRows(isNew),
  ];
}

function rowsOf(name: string, records: readonly Json[], show: Show): TableRow[] {
  const sheets = records.map((record) => record as unknown as Row);
  return [...compressionRows(sheets, show), ...fieldRows(sheets, show)].map((row) => ({
    ...row,
    data: `${name}, ${sheets.length}`,
  }));
}

/** The kind of work and what was studied, by what ships, on what it was not taught with. */
function kindRows(isNew: (id: unknown) => boolean): TableRow[] {
  const judged = frozenKinds()
    .filter(({ id }) => isNew(id))
    .map((example) => ({ example, read: readKinds(example) }));
  return (['genre', 'subjects'] as const).flatMap((kind) =>
    (['mixed', 'life'] as const).map((set) => {
      const part = judged.filter(({ example }) => example.set === set);
      const told = part.filter(({ read }) => read[kind] !== 'other');
      const right = told.filter(({ example, read }) => read[kind] === example[kind]).length;
      const all = part.filter(({ example, read }) => read[kind] === example[kind]).length;
      return {
        what: `field ${kind}: right/told/of these right, %`,
        data: `the same, ${set}, ${part.length}`,
        ours: `${percent(all, part.length)}/${percent(told.length, part.length)}/${percent(right, told.length)}`,
        beside:
          set === 'life' ? 'no published figure' : kind === 'genre' ? 'two editors 93' : 'two editors 81',
      };
    }),
  );
}

/** Negations, hedges and numbers of the sentence, statistics in brackets aside, that the compressed text does not hold. */
function losses(source: string, made: string): string[] {
  const kinds = [
    [findNegations(source).length, findNegations(made).length, 'negation'],
    [findHedges(source).length, findHedges(made).length, 'hedge'],
    [findNumbers(source).length, findNumbers(made).length, 'number'],
  ] as const;
  return kinds.filter(([before, after]) => before > after).map(([, , kind]) => kind);
}

interface Measured {
  readonly score: number;
  readonly made: Compressed;
  readonly lost: readonly string[];
  readonly faults: readonly string[];
  readonly standsAlone: boolean;
}

function measureCompression(row: Row): Measured | null {
  const sentences = annotatedSentences(row.sentences);
  const best = sentences[row.finding.best];
  if (best === undefined) return null;
  const made = compress(best, { title: cleanText(row.title), sentences, acronyms: findAcronyms(sentences) });
  const lost = made.verbatim ? [] : losses(dropApparatus(best.text), made.text);
  const faults = made.verbatim ? [] : screen(made.text, { firstPerson: false });
  return { score: wordF1(made.text, row.compressed), made, lost, faults, standsAlone: !row.pronoun };
}

function compressionRows(rows: readonly Row[], show: Show): TableRow[] {
  const measured = rows.map(measureCompression).filter((one) => one !== null);
  measured.forEach(({ made, score, lost, faults, standsAlone }, place) => {
    const row = rows[place];
    show('compress', place, [
      `${made.verbatim ? `VERBATIM(${made.bare})` : ''} f1=${score.toFixed(2)} ${standsAlone ? '' : 'pronoun'} ${lost.join()} ${faults.join()} T ${row?.title}`,
      `S ${row?.sentences[row.finding.best]}`,
      `G ${row?.compressed}`,
      `O ${made.text}`,
      `s ${made.short ?? '-'}`,
    ]);
  });
  const cut = measured.filter(({ made }) => !made.verbatim);
  const standing = measured.filter(({ standsAlone }) => standsAlone);
  const lostSome = measured.filter(({ lost }) => lost.length > 0).length;
  const faulty = measured.filter(({ faults }) => faults.length > 0).length;
  const bare = standing.filter(({ made }) => made.verbatim).length;
  return [
    {
      what: 'compression: word F1 with the annotator’s',
      data: '',
      ours: `${mean(measured)} (shortened ones ${mean(cut)}; ${percent(bare, standing.length)} % of those that stand alone left whole)`,
      beside: 'no published figure',
    },
    {
      what: 'compression: lost a negation, hedge or number / not a sentence',
      data: '',
      ours: `${lostSome} / ${faulty}`,
      beside: 'bar 0',
    },
  ];
}

function mean(list: readonly Measured[]): string {
  return ((100 * list.reduce((sum, { score }) => sum + score, 0)) / Math.max(1, list.length)).toFixed(1);
}

function fieldRows(rows: readonly Row[], show: Show): TableRow[] {
  const tallies = new Map<string, Tally>();
  let rightMoods = 0;
  rows.forEach((row, place) => {
    const sentences = annotatedSentences(row.sentences);
    const title = cleanText(row.title);
    const fields = readFields({ title, sentences, finding: row.finding.best });
    if (fields.mood === row.mood) rightMoods += 1;
    else
      show('mood', place, [
        `${row.mood} read as ${fields.mood}: ${title}`,
        sentences[row.finding.best]?.text ?? '',
      ]);
    for (const kind of ['studied', 'design', 'limit'] as const)
      quoteField(kind, { row, fields, place, tallies, show });
    numberField({ row, fields, place, tallies, show });
    const overlap = wordF1(fields.question?.text ?? '', row.question ?? '');
    count(
      tallies,
      'question',
      fields.question !== null,
      fields.question !== null && overlap > 0.4,
      row.question !== null,
    );
    show('question', place, [`T ${title}`, `G ${row.question}`, `O ${fields.question?.text ?? '-'}`]);
    show('other', place, [
      `T ${title}`,
      `topic: ${fields.topic}`,
      `gap: ${fields.gap?.text}`,
      `conclude: ${fields.authorsConclude?.text}`,
      `supporting: ${fields.supporting.map((one) => one.text).join(' || ')}`,
      `marks: ${fields.marks.join()}`,
    ]);
  });
  return [
    ...[...tallies].map(([kind, { given, right: good, wanted }]) => ({
      what: `field ${kind}: precision/recall, %`,
      data: '',
      ours: `${percent(good, given)}/${percent(good, wanted)}`,
      beside: 'no published figure',
    })),
    { what: 'field mood, %', data: '', ours: percent(rightMoods, rows.length), beside: 'two editors 95' },
  ];
}

function count(
  tallies: Map<string, Tally>,
  kind: string,
  given: boolean,
  right: boolean,
  wanted: boolean,
): void {
  const tally = tallies.get(kind) ?? { given: 0, right: 0, wanted: 0 };
  tally.given += given ? 1 : 0;
  tally.right += right ? 1 : 0;
  tally.wanted += wanted ? 1 : 0;
  tallies.set(kind, tally);
}

/** One field of one abstract, and where it is counted and shown. */
interface Case {
  readonly row: Row;
  readonly fields: Fields;
  readonly place: number;
  readonly tallies: Map<string, Tally>;
  readonly show: Show;
}

/** Right when half of the words are shared with the annotated quotation, or all of ours stand in it. */
function quoteField(kind: 'studied' | 'design' | 'limit', { row, fields, place, tallies, show }: Case): void {
  const made = fields[kind];
  const wanted = cleanText(row[kind]?.text ?? '');
  const overlap = made !== null && wanted.includes(made.text) ? 1 : wordF1(made?.text ?? '', wanted);
  count(
    tallies,
    kind,
    made !== null,
    made !== null && row[kind] !== null && overlap >= 0.5,
    row[kind] !== null,
  );
  show(kind, place, [
    `${made !== null && overlap < 0.5 ? 'WRONG' : ''} T ${row.title}`,
    `G ${row[kind]?.text ?? '-'}`,
    `O ${made?.text ?? '-'}`,
  ]);
}

/** Right when the first fact prints a value that the annotator chose. */
function numberField({ row, fields, place, tallies, show }: Case): void {
  const first = fields.numbers[0];
  const wanted = new Set((row.number?.arms ?? []).map(({ value }) => String(value).replace(/[^\d.]/g, '')));
  const printed: readonly string[] = first?.text.match(/\d+(?:\.\d+)?/g) ?? [];
  const has = printed.some((value) => wanted.has(value));
  count(tallies, 'number', first !== undefined, has, row.number !== null);
  const near = row.number !== null && first?.sentence === row.number.sentence;
  count(tallies, 'number (same sentence)', first !== undefined, near, row.number !== null);
  show('number', place, [
    `${has ? 'ok' : ''} T ${row.title}`,
    `G ${row.number?.text ?? '-'}  ${JSON.stringify(row.number?.arms ?? [])}`,
    ...fields.numbers.map(
      (fact) =>
        `O ${fact.text}  ${fact.arms.map((arm) => `${arm.label}=${arm.value}${arm.unit ?? ''}`).join(' | ')} n=${fact.n}`,
    ),
  ]);
}
