import { describe, expect, it } from 'vitest';
import type { Identifier } from '#domain/research/identifiers/identifier.ts';
import type { SourceName, SourceRecord } from '#domain/research/record.ts';
import { ownRecordings, startMetadataServices } from '#testing/metadata-services/metadata-services.ts';
import { type RecordedService, readRecordings } from '#testing/metadata-services/recordings.ts';
import type { MetadataSource, SourceAnswer } from '../../ports/metadata-source.ts';
import { createMetadataSources } from './create-sources.ts';

/** The project's recordings, and those of the folder that PAPERLARK_FIXTURES names, where it does. */
const folders = [
  ownRecordings,
  ...(process.env['PAPERLARK_FIXTURES'] === undefined ? [] : [process.env['PAPERLARK_FIXTURES']]),
];
const never = new AbortController().signal;
const keys = { openAlex: null, semanticScholar: null, epoOps: { key: 'k', secret: 's' }, uspto: 'u' };

describe.each(folders)('recorded answers of %s', (folder) => {
  it('become records without markup, headings that say nothing, addresses or invented fields', async () => {
    const services = await startMetadataServices(folder);
    const addresses = services.addresses();
    const sources = createMetadataSources(
      { addresses, contact: null, keys, version: '0', publicUrl: 'http://test' },
      { spacing: 0 },
    );
    const recordings = readRecordings(folder);
    const byName: Record<string, MetadataSource> = Object.fromEntries(
      [
        sources.crossref,
        ...sources.fallbacks,
        sources.datacite,
        sources.unLibrary,
        sources.unEditor,
        ...sources.patents,
      ].map((source) => [source.name, source]),
    );
    let records = 0;
    for (const [service, entries] of Object.entries(recordings)) {
      const source = byName[service];
      if (source === undefined) continue;
      for (const [key, { file }] of entries) {
        const identifier = identifierOf(service as RecordedService, key);
        if (identifier === null) continue;
        const answer: SourceAnswer = await source.find(identifier, never);
        expect(answer.kind, `${service} ${key} (${file})`).toBe('found');
        if (answer.kind !== 'found') continue;
        records += 1;
        expect(faultsOf(answer.record), `${service} ${key} (${file})`).toEqual([]);
      }
    }
    await services.stop();
    expect(records).toBeGreaterThan(60);
  });
});

/** The identifier that a recording's name stands for; null for names that nobody would type. */
function identifierOf(service: RecordedService, key: string): Identifier | null {
  switch (service) {
    case 'europe-pmc':
      return pubmedId(key) ?? { kind: 'doi', doi: key, alternatives: [] };
    case 'un-library':
    case 'un-editor':
      return unDocument(key, service === 'un-library');
    case 'google-patents':
      return patent(/^([A-Z]{2})(\w+?)([A-Z]\d?)?$/.exec(key.toUpperCase()));
    case 'epo-ops':
      return patent(/^DOCDB\/(\w+)\.(\w+)\.(\w+)$/.exec(key.toUpperCase()));
    case 'uspto':
      return {
        kind: 'patent-application',
        office: key.startsWith('pct') ? 'PCT' : 'US',
        number: key.replace(/^pct/, '').toUpperCase(),
      };
    default:
      return { kind: 'doi', doi: key, alternatives: [] };
  }
}

function pubmedId(key: string): Identifier | null {
  const pmid = /^pmid (\d+)$/.exec(key)?.[1];
  if (pmid !== undefined) return { kind: 'pmid', id: pmid };
  return /^pmc\d+$/.test(key) ? { kind: 'pmcid', id: key.toUpperCase() } : null;
}

function unDocument(key: string, hasRecords: boolean): Identifier | null {
  const record = /^record (\d+)$/.exec(key)?.[1];
  if (record !== undefined) return hasRecords ? { kind: 'un-record', id: record } : null;
  return key === '***' ? null : { kind: 'un', symbol: key.toUpperCase() };
}

function patent(match: RegExpExecArray | null): Identifier | null {
  if (match === null) return null;
  const [, office = '', number = '', kindCode = null] = match;
  return { kind: 'patent', office, number, kindCode };
}

/** What no record may have, whatever was sent. */
function faultsOf(record: SourceRecord): string[] {
  const texts = [
    record.abstract,
    record.title,
    record.journal,
    record.publisher,
    record.pi?.name,
    record.pi?.affiliation,
    ...record.funders,
  ].filter((text) => typeof text === 'string');
  const faults: string[] = [];
  for (const text of texts) {
    const markup =
      /<\/?(?:jats:|mml:)?[a-z][a-z0-9:-]*(?:\s+[\w:-]+="[^"]*")*\s*\/?>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i.exec(
        text,
      );
    if (markup !== null) faults.push(`markup: ${markup[0]}`);
    if (text.trim() === '' || text !== text.normalize('NFC') || /[\u200B\u00AD]/.test(text))
      faults.push(`untidy: ${text}`);
  }
  if (/^(?:abstract|summary|resumen|zusammenfassung)\s*(?:[:.]|\n|$)/i.test(record.abstract ?? ''))
    faults.push('an Abstract heading');
  if (/@|\b\d{5}\b|\bLANE\b/.test(record.pi?.affiliation ?? ''))
    faults.push(`address: ${record.pi?.affiliation}`);
  if (record.title?.includes('\n') === true) faults.push('a title of two lines');
  if (record.year !== null && !(record.year > 1400 && record.year < 2030))
    faults.push(`year: ${record.year}`);
  if (record.url !== null && !/^https?:\/\//.test(record.url)) faults.push(`url: ${record.url}`);
  const source: SourceName = record.source;
  if (record.identifier === '' && source !== 'semantic-scholar') faults.push('no identifier');
  return faults;
}
