/**
 * Measures compression and fields on the annotated fact sheets.
 * `node tools/eval-fields.ts [--show compress|studied|design|limit|number|question|genre|subjects|mood|other] [--from N] [--count N]`
 * PAPERLARK_DATASETS names the folder that holds `factsheets/*.jsonl` (default ../shared/datasets).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles, type SourceSentence } from '#domain/engine/fact-sheet.ts';
import { dropApparatus } from '#domain/engine/read/compress/brackets.ts';
import { type Compressed, compress } from '#domain/engine/read/compress/compress.ts';
import { screen } from '#domain/engine/read/compress/screens.ts';
import { type Fields, readFields } from '#domain/engine/read/fields/read-fields.ts';
import { headingRoles } from '#domain/engine/read/headings.ts';
import { guessRoles } from '#domain/engine/read/roles.ts';
import { findAcronyms } from '#domain/language/acronyms.ts';
import { cleanText } from '#domain/language/clean-text.ts';
import { findHedges } from '#domain/language/hedges.ts';
import { findNegations } from '#domain/language/negation.ts';
import { findNumbers } from '#domain/language/numbers.ts';
import { leadingHeading } from '#domain/language/section-names.ts';

interface Quote {
  sentence: number;
  text: string;
}
interface Row {
  id: string;
  title: string;
  sentences: string[];
  genre: string;
  question: string | null;
  compressed: string;
  finding: { best: number; also: number[] };
  pronoun: boolean;
  subjects: string;
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

const { PAPERLARK_DATASETS: folder = '../shared/datasets' } = process.env;
const rows = ['mixed-160', 'biomedical-160'].flatMap((file) =>
  readFileSync(join(folder, 'factsheets', `${file}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row),
);
const shown = option('show');
const from = Number(option('from') ?? 0);
const to = from + Number(option('count') ?? rows.length);

evaluateCompression();
evaluateFields();

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

function show(kind: string, place: number, lines: readonly string[]): void {
  if (shown === kind && place >= from && place < to) console.log(`[${place}] ${lines.join('\n    ')}`);
}

/** Sentences as the annotators cut them, headings taken off, roles as the product guesses them. */
function sentencesOf(row: Row): SourceSentence[] {
  let heading: string | null = null;
  const headed = row.sentences.map((raw) => {
    const clean = cleanText(raw);
    const found = leadingHeading(clean);
    if (found !== null) heading = found.name;
    const text = found === null ? clean : clean.slice(found.end);
    return {
      text,
      start: 0,
      end: text.length,
      heading,
      allowed: heading === null ? roles : headingRoles(heading),
    };
  });
  const guesses = guessRoles(headed);
  return headed.map(({ allowed: _, ...sentence }, index) => ({
    ...sentence,
    index,
    role: guesses[index]?.role ?? 'other',
    certainty: 0.5,
  }));
}

function wordsOf(text: string): string[] {
  return (
    cleanText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function wordF1(a: string, b: string): number {
  const left = wordsOf(a);
  const right = wordsOf(b);
  const total = left.length + right.length;
  let same = 0;
  for (const word of left) {
    const at = right.indexOf(word);
    if (at < 0) continue;
    same += 1;
    right.splice(at, 1);
  }
  return total === 0 ? 1 : (2 * same) / total;
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

function share(value: number, of: number): string {
  return `${((100 * value) / Math.max(1, of)).toFixed(1)} %`;
}

interface Measured {
  readonly score: number;
  readonly made: Compressed;
  readonly lost: readonly string[];
  readonly faults: readonly string[];
  readonly standsAlone: boolean;
}

function measureCompression(row: Row): Measured | null {
  const sentences = sentencesOf(row);
  const best = sentences[row.finding.best];
  if (best === undefined) return null;
  const made = compress(best, { title: cleanText(row.title), sentences, acronyms: findAcronyms(sentences) });
  const lost = made.verbatim ? [] : losses(dropApparatus(best.text), made.text);
  const faults = made.verbatim ? [] : screen(made.text, { firstPerson: false });
  return { score: wordF1(made.text, row.compressed), made, lost, faults, standsAlone: !row.pronoun };
}

function evaluateCompression(): void {
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
  const count = measured.length;
  console.log(
    [
      `compression, ${count} best sentences: word F1 ${mean(measured)} (cut ones ${mean(cut)})`,
      `verbatim ${share(count - cut.length, count)} (of those that stand alone ${share(standing.filter(({ made }) => made.verbatim).length, standing.length)})`,
      `lost negation, hedge or number ${measured.filter(({ lost }) => lost.length > 0).length}`,
      `screened faults ${measured.filter(({ faults }) => faults.length > 0).length}`,
      `mean length ${(measured.reduce((sum, { made }) => sum + made.text.length, 0) / count).toFixed(0)}`,
      `110 characters or fewer offered ${share(measured.filter(({ made }) => made.text.length <= 110 || made.short !== null).length, count)}`,
    ].join('; '),
  );
}

function mean(list: readonly Measured[]): string {
  return ((100 * list.reduce((sum, { score }) => sum + score, 0)) / Math.max(1, list.length)).toFixed(1);
}

function evaluateFields(): void {
  const tallies = new Map<string, Tally>();
  const right = { genre: 0, subjects: 0, mood: 0 };
  rows.forEach((row, place) => {
    const sentences = sentencesOf(row);
    const title = cleanText(row.title);
    const fields = readFields({ title, sentences, finding: row.finding.best });
    for (const kind of ['genre', 'subjects', 'mood'] as const) {
      if (fields[kind] === row[kind]) right[kind] += 1;
      else
        show(kind, place, [
          `${row[kind]} read as ${fields[kind]}: ${title}`,
          sentences[row.finding.best]?.text ?? '',
        ]);
    }
    for (const kind of ['studied', 'design', 'limit'] as const) quoteField(kind, row, fields, place, tallies);
    numberField(row, fields, place, tallies);
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
  for (const [kind, { given, right: good, wanted }] of tallies) {
    console.log(`${kind}: given ${given}, precision ${share(good, given)}, recall ${share(good, wanted)}`);
  }
  console.log(
    Object.entries(right)
      .map(([kind, good]) => `${kind} ${share(good, rows.length)}`)
      .join('; '),
  );
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

/** Right when half of the words are shared with the annotated quotation, or all of ours stand in it. */
function quoteField(
  kind: 'studied' | 'design' | 'limit',
  row: Row,
  fields: Fields,
  place: number,
  tallies: Map<string, Tally>,
): void {
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
function numberField(row: Row, fields: Fields, place: number, tallies: Map<string, Tally>): void {
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
