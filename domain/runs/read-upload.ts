import { isPlatformId, type PlatformId, platformIds, platforms } from '../posts/platforms.ts';
import { isToneId, type ToneId, toneIds, tones } from '../posts/tones.ts';
import { articleInfoFields } from '../research/article-info.ts';
import { recogniseIdentifier } from '../research/identifiers/read-identifier.ts';
import { requireSomethingToRead, researchTextLimits } from '../research/research-text.ts';
import { fail, ok, type Result } from '../result.ts';
import { type FeedItem, readFeed } from './read-feed.ts';
import { runLimits } from './run-limits.ts';
import {
  type AskedRow,
  labelOf,
  type RowDefaults,
  type RowProblem,
  shortLine,
  type UploadRow,
} from './run-row.ts';
import { readTable, type TableRow } from './table.ts';

export type UploadKind = 'list' | 'table' | 'feed';

export interface Upload {
  readonly kind: UploadKind;
  readonly rows: readonly UploadRow[];
}

/**
 * What was pasted or uploaded, as rows: a list of identifiers, a table with named columns, or a feed. A row that cannot be
 * used says why; the upload as a whole fails where nothing is in it or too much.
 */
export function readUpload(text: string, defaults: RowDefaults): Result<Upload> {
  if (text.length > runLimits.upload)
    return fail(
      'payload_too_large',
      `This is larger than ${runLimits.upload / 1_000_000} million characters. Please split it into several runs.`,
    );
  const { kind, items } = readItems(text);
  if (items.length === 0)
    return fail(
      'invalid_request',
      'There are no rows in this. Paste DOIs, one a line, a CSV whose first line names the columns, or the text of a feed.',
    );
  // Before the rows are looked at: millions of them would take long.
  if (items.length > runLimits.rows)
    return fail(
      'invalid_request',
      `A run takes ${runLimits.rows.toLocaleString('en')} rows at most, and this has more. Please split it.`,
    );
  return ok({ kind, rows: withoutRepeats(items.map((item) => rowOf(item, defaults))) });
}

/** What stands in one place of the upload, not judged yet. */
interface Item {
  readonly line: number;
  readonly fields: Fields;
  readonly tone?: string | null;
  readonly platforms?: string | null;
}

function readItems(text: string): { readonly kind: UploadKind; readonly items: readonly Item[] } {
  const feed = readFeed(text, runLimits.rows + 1);
  if (feed !== null)
    return { kind: 'feed', items: feed.map((item, index) => ({ line: index + 1, fields: ofFeed(item) })) };
  const columns = columnsOf(readTable(text, 1)[0] ?? []);
  if (columns === null) return { kind: 'list', items: readList(text) };
  const items = readTable(text, runLimits.rows + 2)
    .slice(1)
    .map((cells, index): Item => {
      const cell = (name: ColumnName) => cellOf(cells, columns.get(name));
      return { line: index + 2, fields: ofTable(cell), tone: cell('tone'), platforms: cell('platforms') };
    });
  return { kind: 'table', items };
}

/** Names that a column may have, in lower case and without spaces and signs. */
const columnNames = {
  doi: ['doi', 'identifier', 'id', 'pmid', 'digitalobjectidentifier'],
  title: ['title', 'articletitle', 'name'],
  abstract: ['abstract', 'text', 'summary', 'description', 'keyfindings'],
  url: ['url', 'link', 'address'],
  tone: ['tone', 'voice', 'style'],
  platforms: ['platforms', 'platform', 'channels', 'networks'],
  journal: ['journal', 'publicationtitle', 'sourcetitle', 'containertitle'],
  year: ['year', 'publicationyear', 'published'],
  author: ['author', 'authors', 'firstauthor', 'leadauthor', 'pi'],
} as const;
type ColumnName = keyof typeof columnNames;

/** Where each column is; null where the first line names none that a row can be made from. */
function columnsOf(header: TableRow): ReadonlyMap<ColumnName, number> | null {
  // The first of a name, looked up and not searched for: a line may name a million columns.
  const places = new Map<string, number>();
  for (const [place, cell] of header.entries()) {
    const name = cell.toLowerCase().replace(/[^a-z]/g, '');
    if (!places.has(name)) places.set(name, place);
  }
  const columns = new Map<ColumnName, number>();
  for (const [column, aliases] of Object.entries(columnNames)) {
    const found = aliases.map((alias) => places.get(alias)).find((place) => place !== undefined);
    if (found !== undefined) columns.set(column as ColumnName, found);
  }
  return columns.has('doi') || columns.has('abstract') ? columns : null;
}

function cellOf(cells: TableRow, index: number | undefined): string | null {
  const text = index === undefined ? '' : (cells[index] ?? '').trim();
  return text === '' ? null : text;
}

type Fields = Omit<AskedRow, 'tone' | 'platforms'>;

function ofTable(cell: (name: ColumnName) => string | null): Fields {
  return {
    identifier: cell('doi'),
    title: cell('title'),
    abstract: cell('abstract'),
    isTeaser: false,
    journal: cell('journal'),
    year: cell('year'),
    author: cell('author'),
    url: cell('url'),
  };
}

/** Journals' feeds mostly hold the first lines only. */
const teaserBelow = 500;

function ofFeed({ text, ...item }: FeedItem): Fields {
  return {
    ...item,
    abstract: text,
    isTeaser: item.identifier !== null && (text?.length ?? 0) < teaserBelow,
  };
}

function readList(text: string): Item[] {
  const items: Item[] = [];
  for (const { line, number } of linesIn(text)) {
    for (const identifier of identifiersOn(line))
      items.push({ line: number, fields: { ...nothing, identifier } });
    if (items.length > runLimits.rows) break;
  }
  return items;
}

/** The lines that hold anything, as far as they are read, each with its number; sign by sign, so that millions of line ends cost no more than that. */
function* linesIn(text: string): Generator<{ readonly line: string; readonly number: number }> {
  let number = 1;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign !== '\r' && sign !== '\n' && sign !== undefined) continue;
    if (at > start) yield { line: text.slice(start, Math.min(at, start + longestLine)), number };
    if (sign === '\r' && text[at + 1] === '\n') at += 1;
    start = at + 1;
    number += 1;
  }
}

const nothing: Fields = {
  identifier: null,
  title: null,
  abstract: null,
  isTeaser: false,
  journal: null,
  year: null,
  author: null,
  url: null,
};

/** A page of identifiers on one line; what comes after is not read. */
const longestLine = 100_000;

/** One, or several DOIs with commas or spaces between; a line that starts with "#" is a remark. */
function identifiersOn(line: string): string[] {
  // A byte order mark is a space to it.
  const text = line.trim();
  if (text === '' || text.startsWith('#')) return [];
  if ((text.match(/10\.\d{4,9}\//g) ?? []).length < 2) return [text];
  return text
    .split(/[,;]?\s+|[,;](?=(?:doi:|https?:\/\/|10\.\d{4,9}\/))/i)
    .filter((part) => part !== '' && !/^doi:?$/i.test(part));
}

function rowOf({ line, fields, ...own }: Item, defaults: RowDefaults): UploadRow {
  const label = labelOf(fields) || 'An empty row';
  const tone = readTone(own.tone ?? null, defaults.tone);
  const chosen = readPlatforms(own.platforms ?? null, defaults.platforms);
  const problem = problemOf(fields) ?? failureIn(tone) ?? failureIn(chosen);
  if (problem !== null || !tone.ok || !chosen.ok) return { line, label, asked: null, problem };
  const asked = { ...shortened(fields), tone: tone.value, platforms: chosen.value };
  return { line, label, asked, problem: null };
}

function failureIn(result: Result<unknown>): RowProblem | null {
  return result.ok ? null : { code: result.failure.code, message: result.failure.message };
}

function problemOf({ identifier, abstract, isTeaser }: Fields): RowProblem | null {
  if (identifier === null && abstract === null)
    return { code: 'invalid_request', message: 'This row has neither a DOI nor an abstract.' };
  const isRead = abstract !== null && (identifier === null || !isTeaser);
  const problem = isRead ? problemOfAbstract(abstract) : null;
  if (problem !== null || identifier === null) return problem;
  return failureIn(recogniseIdentifier(identifier.slice(0, longestIdentifier)));
}

function problemOfAbstract(abstract: string): RowProblem | null {
  if (abstract.length >= researchTextLimits.min) return failureIn(requireSomethingToRead(abstract));
  const message = `The abstract has fewer than ${researchTextLimits.min} characters. Give the whole of it.`;
  return { code: 'content_too_short', message };
}

/** Longer ones are refused whatever they are. */
const longestIdentifier = 400;
/** Far beyond what is written from: the rest is not kept. */
const longestAbstract = 20_000;

/** No field is longer than the form takes; the abstract is cut where its sentences are known. */
function shortened(fields: Fields): Fields {
  const max = (name: (typeof articleInfoFields)[number]['name']) =>
    articleInfoFields.find((field) => field.name === name)?.max ?? 0;
  const cut = (text: string | null, most: number) => text?.slice(0, most) ?? null;
  return {
    ...fields,
    abstract: cut(fields.abstract, longestAbstract),
    title: cut(fields.title, max('title')),
    journal: cut(fields.journal, max('journal')),
    year: cut(fields.year, max('year')),
    author: cut(fields.author, max('pi')),
    url: fields.url !== null && /^https?:\/\/\S+$/i.test(fields.url) ? cut(fields.url, max('url')) : null,
  };
}

function readTone(text: string | null, usual: ToneId): Result<ToneId> {
  if (text === null) return ok(usual);
  const name = text.trim().toLowerCase();
  const spelt = name.replace(/[\s_]+/g, '-');
  const found = isToneId(spelt) ? spelt : toneIds.find((id) => tones[id].label.toLowerCase() === name);
  if (found !== undefined) return ok(found);
  return fail('unknown_tone', `"${shortLine(text)}" is no tone. The tones are: ${toneIds.join(', ')}.`);
}

const otherNames: Readonly<Record<string, PlatformId>> = {
  x: 'twitter',
  'x/twitter': 'twitter',
  insta: 'instagram',
  bsky: 'bluesky',
};

function readPlatforms(text: string | null, usual: readonly PlatformId[]): Result<readonly PlatformId[]> {
  if (text === null) return ok(usual);
  const names = text
    .toLowerCase()
    .replace(/x\s*\/\s*twitter/g, 'twitter')
    .split(/[\s,;|/+&]+/)
    .filter((name) => name !== '');
  if (names.includes('all')) return ok(platformIds);
  const chosen: PlatformId[] = [];
  for (const name of names) {
    const id = isPlatformId(name) ? name : Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
    if (id === undefined)
      return fail(
        'no_platform',
        `"${shortLine(name)}" is no platform. The platforms are: ${platformIds.map((one) => platforms[one].label).join(', ')}.`,
      );
    if (!chosen.includes(id)) chosen.push(id);
  }
  return chosen.length === 0 ? ok(usual) : ok(chosen);
}

/** The same work in the same tone for the same platforms is written once. */
function withoutRepeats(rows: readonly UploadRow[]): UploadRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    if (row.asked === null) return row;
    const { identifier, abstract, title, tone } = row.asked;
    const found = identifier === null ? null : recogniseIdentifier(identifier);
    const what = found?.ok === true ? JSON.stringify(found.value) : `${title} ${abstract}`;
    const key = JSON.stringify([what, tone, [...row.asked.platforms].sort()]);
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, row.line);
      return row;
    }
    const message = `The same as line ${before}, and written there.`;
    return { ...row, asked: null, problem: { code: 'conflict' as const, message } };
  });
}
