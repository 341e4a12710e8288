import { comparableSymbol } from '#domain/research/identifiers/un-symbol.ts';
import type { Person, Signal, SourceName, SourceRecord } from '#domain/research/record.ts';
import { personName, titleCased } from './clean/person-name.ts';
import { abstractOf, firstLine, linkOf, yearOf } from './field-values.ts';
import { allNamed, attributeOf, parseXml, textOf, type Xml } from './xml.ts';

/** The records of an answer in MARCXML; null where the answer is something else (a page, a challenge, nothing). */
export function marcRecords(body: string): readonly Xml[] | null {
  const top = parseXml(body);
  const isMarc = top.some((node) => /(?:^|:)(?:collection|record)$/.test(node.name));
  return isMarc ? allNamed(top, 'record') : null;
}

/**
 * The record of a symbol. Searches find what only mentions it; of several with it (a resolution and its voting data) the
 * document itself is meant, which the library's type tells: B23 is voting data, B01 a resolution.
 */
export function recordOfSymbol(records: readonly Xml[], symbol: string): Xml | null {
  const same = records.filter((record) => symbolsOf(record).some((one) => isSameSymbol(one, symbol)));
  return (
    same.find((record) => values(record, '089', 'b').includes('B01')) ??
    same.find((record) => !values(record, '089', 'b').includes('B23')) ??
    same[0] ??
    null
  );
}

/** A record of the UN library in our fields. */
export function unRecord(record: Xml, source: SourceName, asked: string | null = null): SourceRecord {
  const id = controlField(record, '001');
  const symbols = symbolsOf(record);
  const types = values(record, '089', 'b');
  return {
    source,
    identifier:
      symbols.find((one) => asked !== null && isSameSymbol(one, asked)) ??
      symbols[0] ??
      (id === null ? '' : `UN record ${id}`),
    abstract: abstractOf(values(record, '520', 'a').join('\n') || null),
    title: titleOf(record),
    journal: null,
    year:
      yearOf(values(record, '269', 'a')[0]) ??
      yearOf(values(record, '260', 'c')[0]) ??
      yearOf(values(record, '992', 'a')[0]),
    pi: issuerOf(record),
    publisher: publisherOf(record),
    funders: [],
    url: id === null ? fileOf(record) : `https://digitallibrary.un.org/record/${id}`,
    licence: null,
    signals: draftSignals(record, symbols, types),
  };
}

/** Press releases are cited without the part that the library sets in brackets. */
function isSameSymbol(one: string, other: string): boolean {
  const forms = (symbol: string) =>
    [symbol.replace(/[[\]]/g, ''), symbol.replace(/\[[^\]]*\]/g, '')].map(comparableSymbol);
  return forms(one).some((form) => forms(other).includes(form));
}

function symbolsOf(record: Xml): string[] {
  return [...values(record, '191', 'a'), ...values(record, '791', 'a')]
    .map(tidied)
    .filter((symbol) => /\d/.test(symbol) && symbol.includes('/'));
}

/** Titles that say nothing by themselves: the library keeps a fuller one in 249 or 239. */
const bareTitle =
  /^(?:statement|(?:revised )?draft resolution|report(?: of the .*)?|note(?: by the .*)?|letter dated.*|resolution [\d/]+ \(\d{4}\))$/i;

function titleOf(record: Xml): string | null {
  const main = joined([...values(record, '245', 'a').slice(0, 1), ...values(record, '245', 'b').slice(0, 1)]);
  const fuller = firstLine([...values(record, '249', 'a'), ...values(record, '239', 'a')]);
  if (main === null || (bareTitle.test(main) && fuller !== null)) return withoutIsbd(fuller);
  return main;
}

function joined(parts: readonly string[]): string | null {
  return withoutIsbd(firstLine([parts.join(' ')]));
}

/** Cataloguers' signs: " :" before a subtitle, " /" before who is responsible. */
function withoutIsbd(text: string | null): string | null {
  return (
    text
      ?.replace(/\s+\/\s.*$/, '')
      .replace(/\s+:\s+/g, ': ')
      .replace(/\s*[/:;=]\s*$/, '')
      .replace(/\[|\]/g, '')
      .trim() || null
  );
}

/** States and bodies issue documents; persons are rare, and the library knows no institution of theirs. */
function issuerOf(record: Xml): Person | null {
  const body = values(record, '710', 'a')[0];
  const person = values(record, '700', 'a')[0] ?? values(record, '100', 'a')[0];
  const name = firstLine([
    (body ?? person ?? '')
      .replace(/^UN\.\s+/, 'UN ')
      .replace(/\s*\([^()]*(?:sess|year|meeting)[^()]*\)/gi, '')
      .replace(/[\s,.]+$/, ''),
  ]);
  return name === null
    ? null
    : { name: body === undefined ? titleCased(personName(name) ?? name) : name, affiliation: null };
}

function publisherOf(record: Xml): string | null {
  const name = firstLine([(values(record, '260', 'b')[0] ?? '').replace(/[\s,;:]+$/, '')]);
  return name === null || /^UN$/i.test(name) ? 'United Nations' : name;
}

/** The English file where there is one. */
function fileOf(record: Xml): string | null {
  const files = allNamed([record], 'datafield').filter((field) => attributeOf(field, 'tag') === '856');
  const english = files.find((field) => subfields(field, 'y').some((label) => /^english/i.test(label)));
  return linkOf(subfields(english ?? files[0], 'u')[0] ?? null);
}

/** "/L." stands for a limited document, which drafts are; those of the Security Council only say so in their title. */
function draftSignals(record: Xml, symbols: readonly string[], types: readonly string[]): Signal[] {
  const isLimited = symbols.some((symbol) => /\/L\.\d/i.test(symbol));
  const isNamed = /^draft (?:resolution|decision|conclusions)\b/i.test(values(record, '245', 'a')[0] ?? '');
  const isDraft = !types.includes('B01') && (isLimited || isNamed);
  return isDraft ? [{ type: 'draft-resolution' }] : [];
}

function controlField(record: Xml, tag: string): string | null {
  return textOf(allNamed([record], 'controlfield').find((field) => attributeOf(field, 'tag') === tag));
}

function values(record: Xml, tag: string, code: string): string[] {
  return allNamed([record], 'datafield')
    .filter((field) => attributeOf(field, 'tag') === tag)
    .flatMap((field) => subfields(field, code));
}

function subfields(field: Xml | undefined, code: string): string[] {
  if (field === undefined) return [];
  return allNamed([field], 'subfield')
    .filter((one) => attributeOf(one, 'code') === code)
    .flatMap((one) => textOf(one) ?? [])
    .map(tidied);
}

/** "#" and double spaces are left over from the library's own system; accents come composed and not. */
function tidied(text: string): string {
  return text.normalize('NFC').replace(/#/g, ' ').replace(/\s+/g, ' ').trim();
}
