import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { infoOf } from './info-of-record.ts';
import { mergeRecords, recordOf } from './merge-records.ts';
import { noticesOf, statusOf } from './notices.ts';
import { recordFields, type SignalType, type SourceRecord } from './record.ts';
import { parseResearchText } from './research-text.ts';
import { shortenAbstract } from './shorten-abstract.ts';

const abstract = 'Sharks slap their tails to stun sardines, which was seen in 25 of 61 hunts.';

describe('mergeRecords', () => {
  it('takes each field from the first service that has it, and says from which', () => {
    const work = mergeRecords([
      recordOf('crossref', {
        identifier: '10.1/x',
        title: 'Sharks',
        abstract: 'Too short.',
        pi: { name: 'Ada Lovelace', affiliation: null },
      }),
      recordOf('openalex', {
        title: 'Other',
        abstract,
        year: 2020,
        pi: { name: 'A. Lovelace', affiliation: 'University of X' },
      }),
    ]);
    expect(work).toMatchObject({
      identifier: '10.1/x',
      title: 'Sharks',
      abstract,
      year: 2020,
      pi: { name: 'Ada Lovelace', affiliation: 'University of X' },
      sources: { title: 'Crossref', abstract: 'OpenAlex', year: 'OpenAlex', pi: 'Crossref' },
      gaps: ['journal', 'publisher', 'funders', 'url'],
    });
  });

  it('does not give one person the institution of another', () => {
    const work = mergeRecords([
      recordOf('crossref', { pi: { name: 'Ada Lovelace', affiliation: null } }),
      recordOf('openalex', { pi: { name: 'Grace Hopper', affiliation: 'Yale' } }),
    ]);
    expect(work.pi).toEqual({ name: 'Ada Lovelace', affiliation: null });
  });

  it('never makes a field up: what is there came from a service, and every gap is one', () => {
    const text = fc.option(fc.string({ minLength: 1, maxLength: 80 }), { nil: null });
    const record = fc
      .record({
        source: fc.constantFrom('crossref' as const, 'openalex' as const, 'europe-pmc' as const),
        title: text,
        abstract: text,
        journal: text,
        year: fc.option(fc.integer({ min: 1900, max: 2026 }), { nil: null }),
      })
      .map(({ source, ...fields }): SourceRecord => recordOf(source, fields));
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), (records) => {
        const [first, ...rest] = records;
        if (first === undefined) return;
        const work = mergeRecords([first, ...rest]);
        for (const field of recordFields) {
          expect(work.gaps.includes(field)).toBe(work.sources[field] === undefined);
          if (field === 'title' || field === 'journal' || field === 'year')
            expect([null, ...records.map((one) => one[field])]).toContain(work[field]);
        }
      }),
    );
  });
});

describe('noticesOf', () => {
  const signals = (...types: readonly SignalType[]) =>
    recordOf('crossref', { signals: types.map((type) => ({ type })) });
  const types = (record: SourceRecord) => noticesOf([record]).map(({ type }) => type);

  it('puts the weightiest first and leaves out what goes without saying', () => {
    expect(types(signals('has-preprint', 'corrected', 'concern', 'retracted'))).toEqual(['retracted']);
    expect(types(signals('preprint', 'published-version'))).toEqual([
      'preprint',
      'published-version',
      'none-on-record',
    ]);
  });

  it('names who was asked where nothing is on record, and no one where nobody keeps notices', () => {
    expect(noticesOf([signals()])[0]?.text).toBe(
      'No notice of a retraction or correction on record at Crossref.',
    );
    expect(noticesOf([recordOf('datacite', {})])).toEqual([]);
  });

  it('joins services: one that knows of a retraction is enough, and the one with the link is shown', () => {
    const notices = noticesOf([
      recordOf('openalex', { signals: [{ type: 'retracted' }] }),
      recordOf('crossref', { signals: [{ type: 'retracted', doi: '10.1/notice', date: '2010-02-06' }] }),
    ]);
    expect(notices).toMatchObject([
      {
        type: 'retracted',
        weight: 'stop',
        url: 'https://doi.org/10.1/notice',
        text: expect.stringContaining('2010-02-06'),
      },
    ]);
    expect(statusOf(notices)).toEqual(['retracted']);
  });
});

describe('infoOf', () => {
  it('fills the form, within its limits, with what a post must heed', () => {
    const work = mergeRecords([
      recordOf('crossref', {
        title: 'x'.repeat(900),
        year: 2014,
        funders: ['EMBO', 'SNF'],
        pi: { name: 'Ada', affiliation: null },
        signals: [{ type: 'preprint' }],
      }),
    ]);
    expect(infoOf(work)).toEqual({
      title: 'x'.repeat(500),
      year: '2014',
      funders: 'EMBO, SNF',
      pi: 'Ada',
      status: ['preprint'],
    });
  });
});

describe('shortenAbstract', () => {
  it('ends at a sentence, and fits', () => {
    const long = Array.from(
      { length: 80 },
      (_, n) => `Sentence number ${n} says that sharks slap their tails.`,
    ).join(' ');
    const short = shortenAbstract(long);
    expect(short.length).toBeLessThanOrEqual(2500);
    expect(short).toMatch(/tails\.$/);
    expect(long.startsWith(short)).toBe(true);
  });

  it('leaves what fits, and cuts a text without sentences at a word', () => {
    expect(shortenAbstract(abstract)).toBe(abstract);
    fc.assert(
      fc.property(fc.string({ minLength: 2600, maxLength: 4000 }), (text) => {
        const cut = shortenAbstract(`${'word '.repeat(20)}${text}`);
        expect(cut.length).toBeLessThanOrEqual(2500);
        expect(parseResearchText(cut).ok).toBe(true);
      }),
    );
  });
});
