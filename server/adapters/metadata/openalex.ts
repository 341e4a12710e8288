import type { Person, Signal, SourceRecord } from '#domain/research/record.ts';
import { titleStanding } from '#domain/research/title-standing.ts';
import type { MetadataSource } from '../../ports/metadata-source.ts';
import { personName } from './clean/person-name.ts';
import { abstractOf, affiliationOf, firstLine, linkOf, uniqueNames, yearOf } from './field-values.ts';
import type { Service } from './http/service.ts';
import { at, listAt, textAt } from './json.ts';
import { licenceOfName } from './licence.ts';
import { jsonReply } from './replies.ts';

/** Works by DOI, with abstracts that others lack and a mark of retractions. */
export function createOpenAlex(service: Service, contact: string | null, key: string | null): MetadataSource {
  return {
    name: 'openalex',
    async find(identifier, signal) {
      if (identifier.kind !== 'doi') return { kind: 'not-asked' };
      const path = `/works/doi:${encodeURIComponent(identifier.doi)}`;
      const query = { mailto: contact ?? undefined, api_key: key ?? undefined };
      const reply = jsonReply(await service.ask({ path, query }, signal));
      return reply.kind === 'json' ? { kind: 'found', record: openAlexRecord(reply.body) } : reply;
    },
  };
}

export function openAlexRecord(work: unknown): SourceRecord {
  const title = firstLine([textAt(work, 'title'), textAt(work, 'display_name')]);
  const doi =
    textAt(work, 'doi')
      ?.replace(/^https?:\/\/(?:dx\.)?doi\.org\//i, '')
      .toLowerCase() ?? '';
  const licence = textAt(work, 'primary_location', 'license');
  return {
    source: 'openalex',
    identifier: doi,
    abstract: abstractOf(uninverted(at(work, 'abstract_inverted_index'))),
    title,
    journal: journalOf(work),
    year: yearOf(at(work, 'publication_year')),
    pi: firstAuthor(work),
    publisher: firstLine([textAt(work, 'primary_location', 'source', 'host_organization_name')]),
    funders: fundersOf(work),
    url: linkOf(textAt(work, 'doi')) ?? linkOf(textAt(work, 'primary_location', 'landing_page_url')),
    licence: licence === null ? null : licenceOfName(licence),
    signals: signalsOf(work, title),
  };
}

/** Shelves of electronic books are no journals. */
function journalOf(work: unknown): string | null {
  const name = firstLine([textAt(work, 'primary_location', 'source', 'display_name')]);
  return name === null || /\bebooks?$/i.test(name) ? null : name;
}

/** Words by their places, as OpenAlex keeps abstracts, in their order again; places may be missing. */
function uninverted(index: unknown): string | null {
  if (typeof index !== 'object' || index === null) return null;
  const words: string[] = [];
  for (const [word, places] of Object.entries(index))
    for (const place of Array.isArray(places) ? places : [])
      if (Number.isInteger(place) && place >= 0 && place < longestAbstract) words[place] = word;
  return words.length === 0 ? null : words.filter((word) => word !== undefined).join(' ');
}

const longestAbstract = 20_000;

/** The first named: what other services call the first author too, so that fields of several fit together. */
function firstAuthor(work: unknown): Person | null {
  const author = listAt(work, 'authorships')[0];
  const name = personName(
    textAt(author, 'author', 'display_name') ?? textAt(author, 'raw_author_name') ?? '',
  );
  const affiliation = affiliationOf([
    textAt(author, 'institutions', 0, 'display_name'),
    textAt(author, 'raw_affiliation_strings', 0),
  ]);
  return name === null ? null : { name, affiliation };
}

/** Since 2026 "funders"; before, "grants". */
function fundersOf(work: unknown): string[] {
  return uniqueNames([
    ...listAt(work, 'funders').map((one) => textAt(one, 'display_name')),
    ...listAt(work, 'grants').map((one) => textAt(one, 'funder_display_name')),
  ]);
}

function signalsOf(work: unknown, title: string | null): Signal[] {
  const type = textAt(work, 'type');
  if (type === 'retraction') return [{ type: 'retraction-notice' }];
  if (type === 'erratum') return [{ type: 'correction-notice' }];
  const signals: Signal[] = [];
  if (at(work, 'is_retracted') === true || titleStanding(title) === 'retracted')
    signals.push({ type: 'retracted' });
  if (type === 'preprint') signals.push({ type: 'preprint' });
  return signals;
}
