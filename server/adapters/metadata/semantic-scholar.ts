import { doiLink } from '#domain/research/identifiers/doi-link.ts';
import type { Identifier } from '#domain/research/identifiers/identifier.ts';
import type { SourceRecord } from '#domain/research/record.ts';
import type { MetadataSource } from '../../ports/metadata-source.ts';
import { personName } from './clean/person-name.ts';
import { abstractOf, affiliationOf, firstLine, linkOf, yearOf } from './field-values.ts';
import type { Service } from './http/service.ts';
import { at, textAt } from './json.ts';
import { jsonReply } from './replies.ts';

/** Without this list only the title comes. "tldr" is machine-written and never asked for: it is no abstract. */
const fields = 'title,abstract,year,venue,journal,authors.name,authors.affiliations,externalIds,url';

/** Works of all fields by DOI or PubMed number; the keyless pool is shared by everyone and often busy. */
export function createSemanticScholar(service: Service, key: string | null): MetadataSource {
  return {
    name: 'semantic-scholar',
    async find(identifier, signal) {
      const id = idFor(identifier);
      if (id === null) return { kind: 'not-asked' };
      const headers = key === null ? {} : { 'x-api-key': key };
      const path = `/paper/${encodeURIComponent(id).replaceAll('%3A', ':').replaceAll('%2F', '/')}`;
      const reply = jsonReply(await service.ask({ path, query: { fields }, headers }, signal));
      return reply.kind === 'json' ? { kind: 'found', record: semanticScholarRecord(reply.body) } : reply;
    },
  };
}

function idFor(identifier: Identifier): string | null {
  if (identifier.kind === 'doi') return `DOI:${identifier.doi}`;
  if (identifier.kind === 'pmid') return `PMID:${identifier.id}`;
  return identifier.kind === 'pmcid' ? `PMCID:${identifier.id.replace('PMC', '')}` : null;
}

function semanticScholarRecord(paper: unknown): SourceRecord {
  const doi = textAt(paper, 'externalIds', 'DOI')?.toLowerCase() ?? null;
  const name = personName(textAt(paper, 'authors', 0, 'name') ?? '');
  const affiliation = affiliationOf([textAt(paper, 'authors', 0, 'affiliations', 0)]);
  return {
    source: 'semantic-scholar',
    identifier: doi ?? textAt(paper, 'paperId') ?? '',
    abstract: abstractOf(textAt(paper, 'abstract')),
    title: firstLine([textAt(paper, 'title')]),
    journal: firstLine([textAt(paper, 'journal', 'name'), textAt(paper, 'venue')]),
    year: yearOf(at(paper, 'year')),
    pi: name === null ? null : { name, affiliation },
    publisher: null,
    funders: [],
    url: doi === null ? linkOf(textAt(paper, 'url')) : doiLink(doi),
    licence: null,
    signals: [],
  };
}
