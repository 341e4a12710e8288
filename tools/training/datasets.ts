import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON value whose shape is checked where it is used. */
export type Json = Readonly<Record<string, unknown>>;

/** Where the data sets lie: `PAPERLARK_DATASETS`, or the folder beside the checkout. */
const datasetsFolder =
  process.env['PAPERLARK_DATASETS'] ?? join(import.meta.dirname, '../../../shared/datasets');

/** Official test parts are kept apart: they are scored where they are. */
export function hasDataset(file: string): boolean {
  return existsSync(join(datasetsFolder, file));
}

export function readLines(file: string): string[] {
  return readFileSync(join(datasetsFolder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

export function readJsonLines(file: string): Json[] {
  return readLines(file).map((line) => JSON.parse(line) as Json);
}

export function readJson(file: string): Json {
  return JSON.parse(readFileSync(join(datasetsFolder, file), 'utf8')) as Json;
}

export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** A comma-separated table with quoted cells, one record for each row, by the names of its first line. */
export function readTable(file: string): Readonly<Record<string, string>>[] {
  const rows: string[][] = [[]];
  const text = readFileSync(join(datasetsFolder, file), 'utf8');
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== ',') rows.push([]);
  }
  const [names = [], ...records] = rows.filter((row) => row.length > 1);
  return records.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
}

/** Lines of "word,count". */
export function readCounts(file: string): { readonly word: string; readonly count: number }[] {
  return readLines(file).map((line) => {
    const [word = '', count = ''] = line.trim().split(',');
    return { word, count: Number(count) };
  });
}
