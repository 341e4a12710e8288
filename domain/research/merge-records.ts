import { type Notice, noticesOf } from './notices.ts';
import {
  emptyFields,
  type Licence,
  type Person,
  type RecordField,
  type RecordFields,
  recordFields,
  type SourceName,
  type SourceRecord,
  sourceNames,
} from './record.ts';
import { researchTextLimits } from './research-text.ts';

/** What is known of a work, each field with the service that says so. */
export interface WorkRecord extends RecordFields {
  readonly identifier: string;
  /** Name of the service by field; no entry for a field that nobody has. */
  readonly sources: Partial<Record<RecordField, string>>;
  readonly notices: readonly Notice[];
  readonly licence: Licence | null;
  /** Fields that no service has. */
  readonly gaps: readonly RecordField[];
}

/**
 * Joins the answers of several services, the most trusted first: every field is the first one's that has it. An abstract
 * shorter than the product takes counts as missing. Signals are joined: one service that knows of a retraction is enough.
 */
export function mergeRecords(records: readonly [SourceRecord, ...SourceRecord[]]): WorkRecord {
  const [first] = records;
  const sources: Partial<Record<RecordField, string>> = {};
  let merged: RecordFields = emptyFields;
  for (const field of recordFields) {
    const from = records.find((record) => has(record, field));
    if (from === undefined) continue;
    merged = { ...merged, [field]: from[field] };
    sources[field] = sourceNames[from.source];
  }
  const pi = mergedPerson(records, merged.pi);
  return {
    ...merged,
    pi,
    identifier: first.identifier,
    sources,
    notices: noticesOf(records),
    licence: records.find(({ licence }) => licence !== null)?.licence ?? null,
    gaps: recordFields.filter((field) => sources[field] === undefined),
  };
}

/** Whether a service answered with something to write posts from. */
export function hasAbstract(record: Pick<RecordFields, 'abstract'>): boolean {
  return (record.abstract?.length ?? 0) >= researchTextLimits.min;
}

function has(record: SourceRecord, field: RecordField): boolean {
  if (field === 'abstract') return hasAbstract(record);
  if (field === 'funders') return record.funders.length > 0;
  if (field === 'pi') return (record.pi?.name ?? null) !== null;
  return record[field] !== null;
}

/** The affiliation may come from another service, but only for the same person. */
function mergedPerson(records: readonly SourceRecord[], pi: Person | null): Person | null {
  if (pi === null || pi.affiliation !== null) return pi;
  const known = records.find(
    (record) => record.pi?.affiliation != null && isSamePerson(record.pi.name, pi.name),
  );
  return { ...pi, affiliation: known?.pi?.affiliation ?? null };
}

/** The same words, or one shared name with first names that go together ("Al-Abbadey M", "Miznah Al-Abbadey"). */
function isSamePerson(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [a, b] = [nameWords(one), nameWords(other)];
  if (a.join(' ') === b.join(' ')) return true;
  return a.some((shared) => {
    if (shared.length < 2 || !b.includes(shared)) return false;
    const [first, second] = [a, b].map((names) => names.find((name) => name !== shared));
    return first !== undefined && second !== undefined && goTogether(first, second);
  });
}

function nameWords(name: string): string[] {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return (plain.match(/[\p{L}-]+/gu) ?? []).sort();
}

/** "M" and "Miznah", "MJ" and "Mary": initials stand for names that begin so; two whole names must be equal. */
function goTogether(one: string, other: string): boolean {
  if (one === other) return true;
  return (one.length <= 2 || other.length <= 2) && one[0] === other[0];
}

/** For tests and for those who ask a single service. */
export function recordOf(source: SourceName, fields: Partial<SourceRecord>): SourceRecord {
  return { source, identifier: '', signals: [], licence: null, ...emptyFields, ...fields };
}
