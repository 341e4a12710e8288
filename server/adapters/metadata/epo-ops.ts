import type { Identifier } from '#domain/research/identifiers/identifier.ts';
import type { SourceRecord } from '#domain/research/record.ts';
import type { MetadataSource, NoAnswer, SourceAnswer } from '../../ports/metadata-source.ts';
import { personName, titleCased } from './clean/person-name.ts';
import { abstractOf, firstLine, yearOf } from './field-values.ts';
import type { Service, ServiceReply } from './http/service.ts';
import { at, parseJson, textAt } from './json.ts';
import { kindSignals, officeName } from './patent-standing.ts';
import { unreadable, withoutTries } from './replies.ts';
import { allNamed, attributeOf, parseXml, textOf, type Xml } from './xml.ts';

export interface OpsKey {
  readonly key: string;
  readonly secret: string;
}

/** Patents of all offices by publication number, with the key of a free account. */
export function createEpoOps(service: Service, key: OpsKey): MetadataSource {
  let token: { readonly value: string; readonly until: number } | null = null;

  async function authorised(signal: AbortSignal): Promise<string | NoAnswer> {
    if (token !== null && token.until > Date.now()) return token.value;
    const credentials = Buffer.from(`${key.key}:${key.secret}`).toString('base64');
    const headers = {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const reply = await service.ask(
      { method: 'POST', path: '/auth/accesstoken', headers, body: 'grant_type=client_credentials' },
      signal,
    );
    if ('kind' in reply) return withoutTries(reply);
    const body = parseJson(reply.body);
    const value = reply.status === 200 ? textAt(body, 'access_token') : null;
    if (value === null) return { kind: 'no-answer', why: 'refused our key' };
    const seconds = Number(at(body, 'expires_in') ?? 0);
    token = { value, until: Date.now() + (Number.isFinite(seconds) ? seconds - 60 : 0) * 1000 };
    return value;
  }

  return {
    name: 'epo-ops',
    async find(identifier, signal) {
      if (identifier.kind !== 'patent') return { kind: 'not-asked' };
      const bearer = await authorised(signal);
      if (typeof bearer !== 'string') return bearer;
      const headers = { authorization: `Bearer ${bearer}`, accept: 'application/exchange+xml' };
      return answerOf(await service.ask({ path: pathOf(identifier), headers }, signal), identifier);
    },
  };
}

type Patent = Extract<Identifier, { kind: 'patent' }>;

/** The "docdb" form needs the kind; "epodoc" does without. */
function pathOf({ office, number: printed, kindCode }: Patent): string {
  // US applications: year and six digits there, seven in print.
  const number = office === 'US' ? printed.replace(/^((?:19|20)\d{2})0(\d{6})$/, '$1$2') : printed;
  const id = kindCode === null ? `epodoc/${office}${number}` : `docdb/${office}.${number}.${kindCode}`;
  return `/rest-services/published-data/publication/${id}/biblio`;
}

function answerOf(reply: ServiceReply | NoAnswer, identifier: Patent): SourceAnswer {
  if ('kind' in reply) return withoutTries(reply);
  if (reply.status === 404) return { kind: 'not-found' };
  if (reply.status === 401 || reply.status === 403) return { kind: 'no-answer', why: 'refused the request' };
  const documents = reply.status === 200 ? opsDocuments(reply.body) : null;
  if (documents === null) return unreadable;
  const document = chosen(documents, identifier);
  return document === null
    ? { kind: 'not-found' }
    : { kind: 'found', record: opsRecord(document, documents) };
}

/** The documents of an answer; null where it is not an answer of this service. */
function opsDocuments(body: string): readonly Xml[] | null {
  const top = parseXml(body);
  if (!top.some((node) => /(?:^|:)(?:world-patent-data|exchange-documents?)$/.test(node.name))) return null;
  return allNamed(top, 'exchange-document').filter((node) => attributeOf(node, 'status') !== 'not found');
}

/** One answer may hold the application and the grant: the kind asked for, else the grant, else the first. */
function chosen(documents: readonly Xml[], { kindCode }: Patent): Xml | null {
  return (
    documents.find((node) => attributeOf(node, 'kind') === kindCode) ??
    documents.find((node) => /^[BC]/.test(attributeOf(node, 'kind') ?? '')) ??
    documents[0] ??
    null
  );
}

function opsRecord(document: Xml, all: readonly Xml[]): SourceRecord {
  const [office, number, kindCode] = ['country', 'doc-number', 'kind'].map(
    (name) => attributeOf(document, name) ?? '',
  );
  const inventor = partyName(document, 'inventor');
  const assignee = partyName(document, 'applicant');
  const id = `${office}${number}${kindCode}`;
  const pi = inventor === null ? null : (personName(inventor) ?? inventor);
  return {
    source: 'epo-ops',
    identifier: id,
    // A grant is printed without the abstract of its application, which may come in the same answer.
    abstract: abstractOf(inEnglish(allNamed([document], 'abstract')) ?? inEnglish(allNamed(all, 'abstract'))),
    title: firstLine([inEnglish(allNamed([document], 'invention-title'))]),
    journal: null,
    year: publicationYear(document),
    pi: pi === null && assignee === null ? null : { name: pi ?? assignee, affiliation: assignee },
    publisher: officeName(office ?? ''),
    funders: [],
    url: `https://worldwide.espacenet.com/patent/search?q=pn%3D${encodeURIComponent(id)}`,
    licence: null,
    signals: kindSignals(office ?? '', kindCode === '' ? null : (kindCode ?? null)),
  };
}

/** English where there is any, else what comes first. */
function inEnglish(nodes: readonly Xml[]): string | null {
  return textOf(nodes.find((node) => attributeOf(node, 'lang') === 'en') ?? nodes[0]);
}

/** Each name comes twice: as filed ("KOSMAN, WILHELMUS") and in the office's own form ("KOSMAN WILHELMUS [NL]"). */
function partyName(document: Xml, role: 'inventor' | 'applicant'): string | null {
  const parties = allNamed([document], role);
  const original = parties.find((node) => attributeOf(node, 'data-format') === 'original');
  const name = textOf(
    allNamed(
      [original ?? parties[0]].filter((node) => node !== undefined),
      'name',
    )[0],
  );
  const line =
    firstLine([name])
      ?.replace(/\s*\[[A-Z]{2}\]\s*$/, '')
      .replace(/[\s,;]+$/, '') ?? null;
  return line === null ? null : role === 'inventor' ? titleCased(line) : line;
}

function publicationYear(document: Xml): number | null {
  const reference = allNamed([document], 'publication-reference');
  return yearOf(textOf(allNamed(reference, 'date')[0]));
}
