import type { Identifier } from '#domain/research/identifiers/identifier.ts';
import type { Signal, SourceRecord } from '#domain/research/record.ts';
import type { MetadataSource } from '../../ports/metadata-source.ts';
import { titleCased } from './clean/person-name.ts';
import { firstLine, yearOf } from './field-values.ts';
import type { Service } from './http/service.ts';
import { at, listAt, textAt } from './json.ts';
import { jsonReply } from './replies.ts';

/** Files of US applications (Open Data Portal), by application number or by the number of the patent. It has no abstracts. */
export function createUspto(service: Service, key: string): MetadataSource {
  return {
    name: 'uspto',
    async find(identifier, signal) {
      const request = requestFor(identifier);
      if (request === null) return { kind: 'not-asked' };
      const headers = { 'x-api-key': key, accept: 'application/json' };
      const reply = jsonReply(await service.ask({ ...request, headers }, signal));
      if (reply.kind !== 'json') return reply;
      const [file] = applicationFiles(reply.body);
      return file === undefined ? { kind: 'not-found' } : { kind: 'found', record: usptoRecord(file) };
    },
  };
}

function requestFor(
  identifier: Identifier,
): { readonly path: string; readonly query?: Readonly<Record<string, string>> } | null {
  if (identifier.kind === 'patent-application')
    return {
      path: `/patent/applications/${encodeURIComponent(identifier.office === 'PCT' ? `PCT${identifier.number}` : identifier.number)}`,
    };
  if (identifier.kind !== 'patent' || identifier.office !== 'US') return null;
  const isApplication = /^(?:19|20)\d{9}$/.test(identifier.number);
  const field = isApplication ? 'earliestPublicationNumber' : 'patentNumber';
  const value = isApplication ? `US${identifier.number}${identifier.kindCode ?? 'A1'}` : identifier.number;
  return {
    path: '/patent/applications/search',
    query: { q: `applicationMetaData.${field}:${value}`, limit: '1' },
  };
}

/** The files of an answer; the portal has changed how it wraps them. */
function applicationFiles(body: unknown): readonly unknown[] {
  return [...listAt(body, 'patentFileWrapperDataBag'), ...listAt(body, 'patentBag')].map((file) => {
    const data = at(file, 'applicationMetaData');
    return typeof data === 'object' && data !== null ? { ...(file as object), ...data } : file;
  });
}

/** Addresses of inventors and attorneys are in the file and are never read. */
function usptoRecord(file: unknown): SourceRecord {
  const patent = textAt(file, 'patentNumber');
  const application = textAt(file, 'applicationNumberText');
  const published =
    textAt(file, 'earliestPublicationNumber')?.replace(/[\s-]+/g, '') ??
    textAt(file, 'pctPublicationNumber')?.replace(/[\s/]+/g, '') ??
    null;
  const number = patent === null ? published : `US${patent}`;
  const inventor = firstLine([
    textAt(file, 'inventorBag', 0, 'inventorNameText'),
    textAt(file, 'firstInventorName'),
  ]);
  const assignee = firstLine([
    textAt(file, 'firstApplicantName'),
    textAt(file, 'applicantBag', 0, 'applicantNameText'),
  ]);
  const title = firstLine([textAt(file, 'inventionTitle')]);
  return {
    source: 'uspto',
    identifier: number ?? `application ${application ?? ''}`.trim(),
    abstract: null,
    title: title === null ? null : titleInSentence(title),
    journal: null,
    year:
      yearOf(at(file, 'grantDate')) ??
      yearOf(at(file, 'earliestPublicationDate')) ??
      yearOf(at(file, 'pctPublicationDate')),
    pi:
      inventor === null && assignee === null
        ? null
        : { name: inventor === null ? assignee : titleCased(inventor), affiliation: assignee },
    publisher: number?.startsWith('WO') === true ? 'WIPO' : 'USPTO',
    funders: [],
    url: number === null ? null : `https://patents.google.com/patent/${number}/en`,
    licence: null,
    signals: signalsOf(file, patent),
  };
}

/** Applications come in capitals. */
function titleInSentence(title: string): string {
  return /\p{Ll}/u.test(title) ? title : title.charAt(0) + title.slice(1).toLowerCase();
}

function signalsOf(file: unknown, patent: string | null): Signal[] {
  const status = textAt(file, 'applicationStatusDescriptionText') ?? '';
  const signals: Signal[] = [{ type: patent === null ? 'patent-application' : 'patent-grant' }];
  if (/abandon|expired|lapse|revoked/i.test(status)) signals.push({ type: 'patent-lapsed', name: status });
  return signals;
}
