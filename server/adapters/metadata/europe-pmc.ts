import { doiLink } from '#domain/research/identifiers/doi-link.ts';
import type { Identifier } from '#domain/research/identifiers/identifier.ts';
import type { Person, Signal, SourceRecord } from '#domain/research/record.ts';
import { titleStanding } from '#domain/research/title-standing.ts';
import type { MetadataSource } from '../../ports/metadata-source.ts';
import { personName } from './clean/person-name.ts';
import { abstractOf, affiliationOf, firstLine, uniqueNames, yearOf } from './field-values.ts';
import type { Service } from './http/service.ts';
import { at, listAt, textAt } from './json.ts';
import { licenceOfName } from './licence.ts';
import { jsonReply, unreadable } from './replies.ts';

/** Works of the life sciences by DOI, PubMed or PubMed Central number. */
export function createEuropePmc(service: Service): MetadataSource {
  return {
    name: 'europe-pmc',
    async find(identifier, signal) {
      const query = queryFor(identifier);
      if (query === null) return { kind: 'not-asked' };
      const fields = { query, resultType: 'core', format: 'json', pageSize: '1' };
      const reply = jsonReply(await service.ask({ path: '/search', query: fields }, signal));
      if (reply.kind !== 'json') return reply;
      if (at(reply.body, 'resultList') === undefined && at(reply.body, 'hitCount') === undefined)
        return unreadable;
      const entry = listAt(reply.body, 'resultList', 'result').find((one) => isAbout(one, identifier));
      if (entry === undefined) return { kind: 'not-found' };
      const doi = textAt(entry, 'doi')?.toLowerCase();
      return { kind: 'found', record: europePmcRecord(entry), ...(doi === undefined ? {} : { doi }) };
    },
  };
}

function queryFor(identifier: Identifier): string | null {
  switch (identifier.kind) {
    case 'doi':
      return `DOI:"${identifier.doi.replace(/["\\]/g, '')}"`;
    case 'pmid':
      return `EXT_ID:${identifier.id} AND SRC:MED`;
    case 'pmcid':
      return `PMCID:${identifier.id}`;
    default:
      return null;
  }
}

/** A search may find what only mentions the number. */
function isAbout(entry: unknown, identifier: Identifier): boolean {
  switch (identifier.kind) {
    case 'doi':
      return textAt(entry, 'doi')?.toLowerCase() === identifier.doi;
    case 'pmid':
      return (textAt(entry, 'pmid') ?? textAt(entry, 'id')) === identifier.id;
    case 'pmcid':
      return textAt(entry, 'pmcid')?.toUpperCase() === identifier.id;
    default:
      return false;
  }
}

function europePmcRecord(entry: unknown): SourceRecord {
  const title = firstLine([textAt(entry, 'title')])?.replace(/(?<![.\s])\.$/, '') ?? null;
  const doi = textAt(entry, 'doi')?.toLowerCase() ?? null;
  const licence = textAt(entry, 'license');
  const id = `${textAt(entry, 'source') ?? 'MED'}/${textAt(entry, 'id') ?? ''}`;
  return {
    source: 'europe-pmc',
    identifier: doi ?? (textAt(entry, 'pmid') === null ? id : `PMID ${textAt(entry, 'pmid')}`),
    abstract: abstractOf(textAt(entry, 'abstractText')),
    title,
    journal: firstLine([
      textAt(entry, 'journalInfo', 'journal', 'title'),
      textAt(entry, 'journalTitle'),
      textAt(entry, 'bookOrReportDetails', 'publisher'),
    ]),
    year: yearOf(at(entry, 'pubYear')),
    pi: firstAuthor(entry),
    publisher: firstLine([textAt(entry, 'bookOrReportDetails', 'publisher')]),
    funders: uniqueNames(listAt(entry, 'grantsList', 'grant').map((grant) => textAt(grant, 'agency'))),
    url: doi === null ? `https://europepmc.org/article/${id}` : doiLink(doi),
    licence: licence === null ? null : licenceOfName(licence),
    signals: signalsOf(entry, title),
  };
}

function firstAuthor(entry: unknown): Person | null {
  const author = at(entry, 'authorList', 'author', 0);
  const [first, last] = [textAt(author, 'firstName'), textAt(author, 'lastName')];
  const whole = first !== null && last !== null ? `${first} ${last}` : null;
  const named = whole ?? textAt(author, 'fullName') ?? textAt(author, 'collectiveName');
  const name = personName(named ?? textAt(entry, 'authorString')?.split(',')[0] ?? '');
  const details = listAt(author, 'authorAffiliationDetailsList', 'authorAffiliation');
  const affiliation = affiliationOf([
    ...details.map((one) => textAt(one, 'affiliation')),
    textAt(author, 'affiliation'),
  ]);
  return name === null ? null : { name, affiliation };
}

function signalsOf(entry: unknown, title: string | null): Signal[] {
  const types = [...listAt(entry, 'pubTypeList', 'pubType'), ...listAt(entry, 'pubType')]
    .join('; ')
    .toLowerCase();
  const links = listAt(entry, 'commentCorrectionList', 'commentCorrection').map((one) =>
    (textAt(one, 'type') ?? '').toLowerCase(),
  );
  const signals: Signal[] = [];
  if (/retraction of publication|retraction notice/.test(types)) signals.push({ type: 'retraction-notice' });
  else if (
    /\bretracted publication\b/.test(types) ||
    links.includes('retraction in') ||
    titleStanding(title) === 'retracted'
  )
    signals.push({ type: 'retracted' });
  if (/published erratum/.test(types)) signals.push({ type: 'correction-notice' });
  if (links.includes('expression of concern in')) signals.push({ type: 'concern' });
  if (links.some((type) => /^(?:erratum|corrected and republished|update) in$/.test(type)))
    signals.push({ type: 'corrected' });
  if (textAt(entry, 'source') === 'PPR' || /\bpreprint\b/.test(types)) signals.push({ type: 'preprint' });
  return signals;
}
