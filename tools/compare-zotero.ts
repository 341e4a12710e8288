// `PAPERLARK_FIXTURES=… node tools/compare-zotero.ts`: our records beside what Zotero's translators expect of the same recorded
// answers, as a share per field. Both may be right where they differ: Zotero keeps markup and says other things "publisher".
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceRecord } from '../domain/research/record.ts';
import { recordText } from '../server/adapters/metadata/clean/record-text.ts';
import { dataciteRecord } from '../server/adapters/metadata/datacite.ts';
import { at, listAt, parseJson, textAt } from '../server/adapters/metadata/json.ts';
import { openAlexRecord } from '../server/adapters/metadata/openalex.ts';

const folder = process.env['PAPERLARK_FIXTURES'];
if (folder === undefined) throw new Error('PAPERLARK_FIXTURES must name the folder of the recorded answers.');

const readers: readonly { readonly name: string; readonly read: (body: unknown) => SourceRecord }[] = [
  { name: 'datacite/zotero', read: (body) => dataciteRecord(at(body, 'data', 'attributes') ?? body) },
  { name: 'openalex/zotero', read: (body) => openAlexRecord(at(body, 'results', 0) ?? body) },
];

const counts = new Map<string, { same: number; all: number }>();
const differences: string[] = [];
for (const { name, read } of readers) {
  const path = join(folder, name);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) continue;
  for (const file of readdirSync(path).filter((one) => one.endsWith('.input.json'))) {
    const expected = parseFile(join(path, file.replace('.input.', '.expected.')));
    if (expected === undefined) continue;
    compare(file, read(parseFile(join(path, file))), at(expected, 0) ?? expected);
  }
}
for (const [field, { same, all }] of counts) console.log(`${field.padEnd(10)} ${same} of ${all}`);
for (const line of differences) console.log(line);

function parseFile(path: string): unknown {
  return statSync(path, { throwIfNoEntry: false }) === undefined
    ? undefined
    : parseJson(readFileSync(path, 'utf8'));
}

/** Only what Zotero expects is compared: it leaves out what its item type has no place for. */
function compare(file: string, ours: SourceRecord, theirs: unknown): void {
  const creator = listAt(theirs, 'creators')[0];
  const name = [textAt(creator, 'firstName'), textAt(creator, 'lastName') ?? textAt(creator, 'name')]
    .filter(Boolean)
    .join(' ');
  count(file, 'title', ours.title, textAt(theirs, 'title'));
  count(file, 'abstract', ours.abstract, textAt(theirs, 'abstractNote'));
  count(file, 'year', ours.year, /\d{4}/.exec(textAt(theirs, 'date') ?? '')?.[0] ?? null);
  count(file, 'author', ours.pi?.name ?? null, name === '' ? null : name);
  count(file, 'identifier', ours.identifier, textAt(theirs, 'DOI')?.toLowerCase() ?? null);
  count(file, 'publisher', ours.publisher, textAt(theirs, 'publisher') ?? textAt(theirs, 'repository'));
  count(file, 'journal', ours.journal, textAt(theirs, 'publicationTitle'));
}

function count(file: string, field: string, ours: string | number | null, theirs: string | null): void {
  if (theirs === null) return;
  const entry = counts.get(field) ?? { same: 0, all: 0 };
  const plain = (value: string | number | null) =>
    recordText(String(value ?? ''))
      .replace(/[\s.,]+/g, ' ')
      .trim()
      .toLowerCase();
  const isSame = plain(ours) === plain(theirs);
  counts.set(field, { same: entry.same + (isSame ? 1 : 0), all: entry.all + 1 });
  if (!isSame)
    differences.push(
      `${file} ${field}\n  ours    ${String(ours).slice(0, 160)}\n  Zotero  ${theirs.slice(0, 160)}`,
    );
}
