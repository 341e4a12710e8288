import { identifierText } from '#domain/research/identifiers/identifier.ts';
import type { SourceRecord } from '#domain/research/record.ts';
import type { MetadataSource } from '../../ports/metadata-source.ts';
import { personName } from './clean/person-name.ts';
import { abstractOf, firstLine, yearOf } from './field-values.ts';
import type { Service } from './http/service.ts';
import { kindSignals, officeName, partsOfNumber } from './patent-standing.ts';
import { unreadable, withoutTries } from './replies.ts';
import { allNamed, attributeOf, parseHtml, textOf, type Xml } from './xml.ts';

/** Patents by publication number, from the public page: no interface is offered, so it is asked once and remembered. */
export function createGooglePatents(service: Service): MetadataSource {
  return {
    name: 'google-patents',
    async find(identifier, signal) {
      if (identifier.kind !== 'patent') return { kind: 'not-asked' };
      const number = identifierText(identifier);
      const reply = await service.ask({ path: `/patent/${encodeURIComponent(number)}/en` }, signal);
      if ('kind' in reply) return withoutTries(reply);
      if (reply.status === 404) return { kind: 'not-found' };
      const record = reply.status === 200 ? googlePatentRecord(reply.body, number) : null;
      // A page that asks whether one is a robot has a title as well, but none of a patent.
      return record === null ? unreadable : { kind: 'found', record };
    },
  };
}

/** The page of a patent; null where it is not one. */
function googlePatentRecord(page: string, asked: string): SourceRecord | null {
  const top = parseHtml(page);
  // The untranslated original stands inside the translation.
  for (const original of allNamed(top, 'span').filter(
    (node) => attributeOf(node, 'class') === 'google-src-text',
  ))
    original.children = [];
  const title = firstLine([meta(top, 'DC.title'), ...props(top, 'title')]);
  if (title === null) return null;
  const number = numberOf(top) ?? asked;
  const { office, kindCode } = partsOfNumber(number);
  const inventor = personName(
    firstLine([meta(top, 'DC.contributor', 'inventor'), ...props(top, 'inventor')]) ?? '',
  );
  const assignee = firstLine([
    meta(top, 'DC.contributor', 'assignee'),
    ...props(top, 'assigneeOriginal'),
    ...props(top, 'assigneeCurrent'),
  ]);
  return {
    source: 'google-patents',
    identifier: number,
    abstract: abstractOf(abstractText(top)),
    title: title.replace(/^[A-Z]{2}\w+ - /, ''),
    journal: null,
    year: publicationYear(top),
    pi: inventor === null && assignee === null ? null : { name: inventor ?? assignee, affiliation: assignee },
    publisher: officeName(office),
    funders: [],
    url: `https://patents.google.com/patent/${number}/en`,
    licence: null,
    signals: kindSignals(office, kindCode),
  };
}

function meta(top: readonly Xml[], name: string, scheme?: string): string | null {
  const found = allNamed(top, 'meta').find(
    (node) =>
      attributeOf(node, 'name') === name && (scheme === undefined || attributeOf(node, 'scheme') === scheme),
  );
  return attributeOf(found, 'content');
}

function props(top: readonly Xml[], name: string): (string | null)[] {
  return ['span', 'dd', 'h1', 'time', 'section'].flatMap((tag) =>
    allNamed(top, tag)
      .filter((node) => attributeOf(node, 'itemprop') === name)
      .map((node) => attributeOf(node, 'datetime') ?? textOf(node)),
  );
}

/** The section also holds its heading: only the text itself is taken. */
function abstractText(top: readonly Xml[]): string | null {
  const section = allNamed(top, 'div').find((node) =>
    /(?:^|\s)abstract(?:\s|$)/.test(attributeOf(node, 'class') ?? ''),
  );
  return textOf(section) ?? meta(top, 'DC.description');
}

function numberOf(top: readonly Xml[]): string | null {
  const cited = meta(top, 'citation_patent_publication_number') ?? meta(top, 'citation_patent_number');
  return firstLine(props(top, 'publicationNumber')) ?? cited?.replaceAll(':', '') ?? null;
}

/** Of publication or grant; the filing date ("dateSubmitted") lies years before. */
function publicationYear(top: readonly Xml[]): number | null {
  const dates = allNamed(top, 'meta').filter((node) => attributeOf(node, 'name') === 'DC.date');
  const published =
    dates.find((node) => attributeOf(node, 'scheme') === 'issue') ??
    dates.find((node) => attributeOf(node, 'scheme') === null);
  return yearOf(attributeOf(published, 'content')) ?? yearOf(props(top, 'publicationDate')[0]);
}
