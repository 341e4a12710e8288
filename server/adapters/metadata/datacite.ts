import { doiLink } from '#domain/research/identifiers/doi-link.ts';
import type { Licence, Person, Signal, SourceRecord } from '#domain/research/record.ts';
import type { MetadataSource } from '../../ports/metadata-source.ts';
import { personName } from './clean/person-name.ts';
import { abstractOf, affiliationOf, firstLine, linkOf, uniqueNames, yearOf } from './field-values.ts';
import type { Service } from './http/service.ts';
import { at, listAt, textAt } from './json.ts';
import { licenceOfUrl } from './licence.ts';
import { jsonReply, unreadable } from './replies.ts';

/** Data sets, software, theses and preprints by DOI. */
export function createDatacite(service: Service): MetadataSource {
  return {
    name: 'datacite',
    async find(identifier, signal) {
      if (identifier.kind !== 'doi') return { kind: 'not-asked' };
      const query = { affiliation: 'true', publisher: 'true' };
      const path = `/dois/${encodeURIComponent(identifier.doi)}`;
      const reply = jsonReply(await service.ask({ path, query }, signal));
      if (reply.kind !== 'json') return reply;
      const attributes = at(reply.body, 'data', 'attributes');
      return attributes === undefined ? unreadable : { kind: 'found', record: dataciteRecord(attributes) };
    },
  };
}

/** A record's `attributes`; publisher and affiliations come as text or as objects, by the age of the recording. */
export function dataciteRecord(attributes: unknown): SourceRecord {
  const doi = (textAt(attributes, 'doi') ?? '').toLowerCase();
  const publisher = publisherOf(attributes);
  const description = descriptionOf(attributes);
  return {
    source: 'datacite',
    identifier: doi,
    abstract: description?.text ?? null,
    title: titleOf(attributes),
    journal: firstLine([textAt(attributes, 'container', 'title')]) ?? publisher,
    year: yearOfRecord(attributes),
    pi: creatorOf(attributes),
    publisher,
    funders: uniqueNames(listAt(attributes, 'fundingReferences').map((one) => textAt(one, 'funderName'))),
    url: linkOf(textAt(attributes, 'url')) ?? (doi === '' ? null : doiLink(doi)),
    licence: licenceOf(attributes),
    signals: signalsOf(attributes, description?.kind ?? null),
  };
}

function titleOf(attributes: unknown): string | null {
  const titles = listAt(attributes, 'titles');
  const main = titles.filter((one) => textAt(one, 'titleType') === null);
  const english = main.find((one) => /^en/i.test(textAt(one, 'lang') ?? ''));
  const title = firstLine([english, ...main, ...titles].map((one) => textAt(one, 'title')));
  const subtitle = firstLine(
    titles.filter((one) => textAt(one, 'titleType') === 'Subtitle').map((one) => textAt(one, 'title')),
  );
  return title === null || subtitle === null || title.includes(subtitle) ? title : `${title}: ${subtitle}`;
}

/** What can stand in for an abstract, best first. "SeriesInformation" names a journal and its pages, never a content. */
const descriptionKinds = ['Abstract', 'Methods', 'TechnicalInfo', 'Other'] as const;

interface Description {
  readonly kind: (typeof descriptionKinds)[number];
  readonly text: string;
}

/** All descriptions of the best kind in one language: English where there is one, else the first's. */
function descriptionOf(attributes: unknown): Description | null {
  const all = listAt(attributes, 'descriptions');
  for (const kind of descriptionKinds) {
    const same = all.filter(
      (one) => textAt(one, 'descriptionType') === kind && textAt(one, 'description') !== null,
    );
    const languages = same.map((one) => textAt(one, 'lang')?.slice(0, 2).toLowerCase() ?? null);
    const language = languages.includes('en') ? 'en' : languages[0];
    if (language === null && same.length > 1) return oneScript(kind, same);
    const texts = same
      .filter((_, index) => languages[index] === language)
      .map((one) => abstractOf(textAt(one, 'description')));
    const text = [...new Set(texts.filter((one) => one !== null))].join('\n');
    if (text !== '') return { kind, text };
  }
  return null;
}

/** Without a language each, texts of one script only: English and Russian versions stand side by side. */
function oneScript(kind: Description['kind'], descriptions: readonly unknown[]): Description | null {
  const texts = descriptions.flatMap((one) => abstractOf(textAt(one, 'description')) ?? []);
  const latin = texts.filter((text) => /\p{Script=Latin}{20}|(?:\p{Script=Latin}+ ){5}/u.test(text));
  const kept = [...new Set(latin.length > 0 ? latin : texts)].join('\n');
  return kept === '' ? null : { kind, text: kept };
}

/** Repositories that were never told say so in many ways. */
function publisherOf(attributes: unknown): string | null {
  const given = firstLine([textAt(attributes, 'publisher', 'name'), textAt(attributes, 'publisher')]);
  const name = given?.replace(/[\s,;:]+$/, '') ?? null;
  return name === null || /^(?:n\.?\s?a\.?|n\/a|unknown|unpublished|none|\(:.*|\[.*\])$/i.test(name)
    ? null
    : name;
}

/** Thai repositories count by the Buddhist era, 543 years ahead. */
function yearOfRecord(attributes: unknown): number | null {
  const year = yearOf(at(attributes, 'publicationYear'));
  return year !== null && year >= 2400 ? year - 543 : year;
}

function creatorOf(attributes: unknown): Person | null {
  for (const creator of listAt(attributes, 'creators')) {
    const [given, family] = [textAt(creator, 'givenName'), textAt(creator, 'familyName')];
    const isPerson = textAt(creator, 'nameType') !== 'Organizational';
    const whole = isPerson && given !== null && family !== null ? `${given} ${family}` : null;
    const raw = textAt(creator, 'name') ?? '';
    const name = whole ?? (isPerson ? personName(raw) : firstLine([raw]));
    if (name === null || personName(raw === '' ? name : raw) === null) continue;
    const affiliations = listAt(creator, 'affiliation').map(
      (one) => textAt(one, 'name') ?? (typeof one === 'string' ? one : null),
    );
    return { name, affiliation: affiliationOf(affiliations) };
  }
  return null;
}

/** Longer texts are explanations, not names. */
const longestLicence = 80;

function licenceOf(attributes: unknown): Licence | null {
  const all = listAt(attributes, 'rightsList').flatMap((one) => {
    const url = linkOf(textAt(one, 'rightsUri'));
    const known = url === null ? null : licenceOfUrl(url);
    const name = firstLine([textAt(one, 'rights')]);
    const short = name === null || name.length > longestLicence ? null : name;
    const isFree = /^(?:mit|apache|bsd|cc0|cc-zero|gpl|public domain)\b/i.test(name ?? '');
    return known ?? (short === null ? [] : { name: short, url, open: isFree });
  });
  // A record may be open where the data are not: what restricts comes first.
  const restricted = all.find(({ name }) => /restricted|closed|embargo/i.test(name));
  if (restricted !== undefined) return { ...restricted, open: false };
  return all.find(({ open }) => open) ?? all[0] ?? null;
}

function signalsOf(attributes: unknown, kind: Description['kind'] | null): Signal[] {
  const type = textAt(attributes, 'types', 'resourceTypeGeneral');
  const isArxiv = /^10\.48550\//.test(textAt(attributes, 'doi') ?? '');
  const signals: Signal[] = [];
  if (textAt(attributes, 'types', 'resourceType') === 'BlogPosting') signals.push({ type: 'blog-post' });
  if (type === 'Preprint' || isArxiv) signals.push({ type: 'preprint' });
  else if (type !== null && type !== 'Dataset') signals.push({ type: 'not-a-dataset', name: typeName(type) });
  const published = relatedDoi(attributes, ['IsPreviousVersionOf', 'IsObsoletedBy']);
  if (published !== null) signals.push({ type: 'new-version', doi: published });
  if (kind !== null && kind !== 'Abstract') signals.push({ type: 'abstract-kind', name: kind });
  return signals;
}

function relatedDoi(attributes: unknown, types: readonly string[]): string | null {
  const found = listAt(attributes, 'relatedIdentifiers').find(
    (one) =>
      types.includes(textAt(one, 'relationType') ?? '') && textAt(one, 'relatedIdentifierType') === 'DOI',
  );
  return textAt(found, 'relatedIdentifier')?.toLowerCase() ?? null;
}

/** "JournalArticle" as people write it, with its article. */
function typeName(type: string): string {
  const name = type.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase();
  if (/^(?:software|audiovisual|text|sound)$/.test(name)) return name;
  return `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;
}
