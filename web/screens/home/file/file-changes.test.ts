import { describe, expect, it } from 'vitest';
import { changesOfPaper, type FoundPaper, partsOf } from './file-changes.ts';

const paper: FoundPaper = {
  kind: 'pdf',
  title: 'Naps on wards',
  authors: ['Ada Doe', 'Bob Roe'],
  journal: 'J Nap Res',
  doi: '10.5555/naps',
  abstract: 'We asked.',
  abstractIsMarked: true,
  conclusions: null,
  limits: 'One hospital only.',
  pages: 9,
  pagesRead: 8,
  record: null,
  notices: [],
};
const draft = { text: 'Another text.' };

describe('a paper from a file', () => {
  it('offers the parts that it has', () => {
    expect(partsOf(paper).map(({ name }) => name)).toEqual(['abstract', 'limits']);
  });

  it('fills the text and what it says of itself', () => {
    expect(changesOfPaper(paper, 'We asked.', draft)).toEqual({
      text: 'We asked.',
      info: {
        title: 'Naps on wards',
        journal: 'J Nap Res',
        pi: 'Ada Doe',
        url: 'https://doi.org/10.5555/naps',
      },
      infoOpen: true,
      lookup: null,
    });
  });

  it('has no link where its DOI is on record with another title', () => {
    const notice = {
      type: 'title-differs',
      weight: 'warning',
      text: 'Another.',
      url: null,
      source: 'the file',
    } as const;
    expect(changesOfPaper({ ...paper, notices: [notice] }, 'We asked.', draft).info).not.toHaveProperty(
      'url',
    );
  });

  it('takes what is on record before what is printed, with its standing', () => {
    const retracted = {
      type: 'retracted',
      weight: 'stop',
      text: 'Retracted.',
      url: null,
      source: 'Crossref',
    } as const;
    const record = {
      abstract: 'On record.',
      title: 'Naps on Wards',
      journal: null,
      year: 2024,
      pi: null,
      publisher: null,
      funders: [],
      url: 'https://doi.org/10.5555/naps',
      identifier: '10.5555/naps',
      sources: {},
      notices: [retracted],
      licence: null,
      gaps: [],
      lookedUpAt: '2026-11-30T12:00:00Z',
    };
    expect(changesOfPaper({ ...paper, record }, 'We asked.', draft)).toMatchObject({
      text: 'We asked.',
      info: { title: 'Naps on Wards', journal: 'J Nap Res', year: '2024' },
      lookup: { identifier: '10.5555/naps', notices: [retracted], length: 9 },
    });
  });
});
