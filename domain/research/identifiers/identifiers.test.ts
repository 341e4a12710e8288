import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifierText } from './identifier.ts';
import { readIdentifier, recogniseIdentifier } from './read-identifier.ts';
import { comparableSymbol } from './un-symbol.ts';

function recognised(raw: string): string {
  const found = recogniseIdentifier(raw);
  return found.ok ? `${found.value.kind} ${identifierText(found.value)}` : `? ${found.failure.message}`;
}

describe('recogniseIdentifier', () => {
  it.each([
    ['10.1038/hdy.2013.26', '10.1038/hdy.2013.26'],
    ['  DOI: 10.1038/HDY.2013.26. ', '10.1038/hdy.2013.26'],
    ['https://doi.org/10.1038/hdy.2013.26', '10.1038/hdy.2013.26'],
    ['http://dx.doi.org/10.1038%2Fhdy.2013.26', '10.1038/hdy.2013.26'],
    ['http://doi.org/doi:10.1038/hdy.2013.26', '10.1038/hdy.2013.26'],
    ['www.doi.org/10.1038/hdy.2013.26', '10.1038/hdy.2013.26'],
    ['<https://doi.org/10.1038/hdy.2013.26>', '10.1038/hdy.2013.26'],
    ['(doi:10.1016/S0140-6736(97)11096-0)', '10.1016/s0140-6736(97)11096-0'],
    ['10.1016/S0140-6736(97)11096-0).', '10.1016/s0140-6736(97)11096-0'],
    ['https://onlinelibrary.wiley.com/doi/full/10.1111/geb.13950?af=R#x', '10.1111/geb.13950'],
    ['https://www.frontiersin.org/articles/10.3389/fgene.2017.00147/full', '10.3389/fgene.2017.00147'],
    ['https://www.biorxiv.org/content/10.1101/2020.12.01.406702v1.full.pdf', '10.1101/2020.12.01.406702'],
    [
      'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0000030',
      '10.1371/journal.pone.0000030',
    ],
    [
      '10.1002/(SICI)1096-8628(19960202)61:3&lt;403::AID-AJMG4&gt;3.0.CO;2-L',
      '10.1002/(sici)1096-8628(19960202)61:3<403::aid-ajmg4>3.0.co;2-l',
    ],
    ['１０.１０３８/hdy.2013.26', '10.1038/hdy.2013.26'],
    ['\u200B“10.1038/hdy.2013.26”…', '10.1038/hdy.2013.26'],
    ['10.1371/journal.pmed.0030277.g001', '10.1371/journal.pmed.0030277.g001'],
    ['arXiv:2311.16162v2', '10.48550/arxiv.2311.16162'],
    ['https://arxiv.org/abs/2311.16162', '10.48550/arxiv.2311.16162'],
    ['https://arxiv.org/pdf/hep-th/9901001v3.pdf', '10.48550/arxiv.hep-th/9901001'],
    ['hep-th/9901001', '10.48550/arxiv.hep-th/9901001'],
    ['math.GT/0309136', '10.48550/arxiv.math.gt/0309136'],
    ['arXiv:2311.16162v2 [physics.ins-det] 3 Dec 2023', '10.48550/arxiv.2311.16162'],
    ['https://zenodo.org/records/1196821', '10.5281/zenodo.1196821'],
    ['<a href="https://doi.org/10.1038/hdy.2013.26">10.1038/hdy.2013.26</a>', '10.1038/hdy.2013.26'],
    ['10.1163/1937240X\u201000002096', '10.1163/1937240x-00002096'],
    ['10.1038/hdy.2013.26。', '10.1038/hdy.2013.26'],
    ['10.1038/hdy.2013.26*', '10.1038/hdy.2013.26'],
    ['10.48550/arXiv.2311.16162v1', '10.48550/arxiv.2311.16162'],
    [
      'https://www.nature.com/articles/s41586-020-2012-7?doi=10.1038/s41586-020-2012-7',
      '10.1038/s41586-020-2012-7',
    ],
  ])('reads %s as the DOI of a work', (raw, doi) => {
    expect(recognised(raw)).toBe(`doi ${doi}`);
  });

  it('keeps other spellings to try', () => {
    const dotted = recogniseIdentifier('10.1000/abc.');
    expect(dotted.ok && dotted.value).toMatchObject({ doi: '10.1000/abc', alternatives: ['10.1000/abc.'] });
    const page = recogniseIdentifier('10.3389/fgene.2017.00147/full');
    expect(page.ok && page.value).toMatchObject({ alternatives: ['10.3389/fgene.2017.00147'] });
  });

  it('tries what is left once the page of a publisher’s address is cut off, in shorter and shorter spellings', () => {
    const spellings = (raw: string): readonly string[] => {
      const read = recogniseIdentifier(raw);
      return read.ok && read.value.kind === 'doi' ? [read.value.doi, ...read.value.alternatives] : [];
    };
    expect(spellings('https://www.biorxiv.org/content/10.1101/2020.01.01.123456v2.full-text')).toContain(
      '10.1101/2020.01.01.123456',
    );
    expect(
      spellings('https://pubs.example.org/doi/suppl/10.5555/acs.0c01234/suppl_file/jp0c01234_si_001.pdf'),
    ).toContain('10.5555/acs.0c01234');
    expect(spellings('10.5555/slc-2024-00003/')).toContain('10.5555/slc-2024-00003/');
    expect(spellings('10.5555/slc-2024-00003')).toEqual(['10.5555/slc-2024-00003']);
  });

  it.each([
    ['PMID: 40468710', 'pmid PMID 40468710'],
    ['https://pubmed.ncbi.nlm.nih.gov/40468710/', 'pmid PMID 40468710'],
    ['https://www.ncbi.nlm.nih.gov/pubmed/40468710', 'pmid PMID 40468710'],
    ['https://europepmc.org/article/MED/32923700', 'pmid PMID 32923700'],
    ['PMC12166167', 'pmcid PMC12166167'],
    ['PMCID: PMC12166167', 'pmcid PMC12166167'],
    ['https://pmc.ncbi.nlm.nih.gov/articles/PMC12166167/', 'pmcid PMC12166167'],
  ])('reads %s as an entry of PubMed', (raw, expected) => {
    expect(recognised(raw)).toBe(expected);
  });

  it.each([
    ['A/RES/70/1', 'A/RES/70/1'],
    ['a/res/70/1', 'A/RES/70/1'],
    ['Ａ/ＲＥＳ/70/1', 'A/RES/70/1'],
    ['A/RES/491 (V)', 'A/RES/491 (V)'],
    ['S/RES/1440(2002)', 'S/RES/1440(2002)'],
    ['S/RES/2538  (2020)', 'S/RES/2538 (2020)'],
    ['A/78/80[A-B]', 'A/78/80[A-B]'],
    ['A/RES/ES-10/21', 'A/RES/ES-10/21'],
    ['S/PV.9158 (Resumption 1)', 'S/PV.9158 (RESUMPTION 1)'],
    ['E/CN.6/2005/L.3/Rev.1', 'E/CN.6/2005/L.3/REV.1'],
    ['A/HRC/RES/8/12', 'A/HRC/RES/8/12'],
    ['[ST/DPI/PRESS/]SC/8539', '[ST/DPI/PRESS/]SC/8539'],
    ['[ST/]DPI/2315', '[ST/]DPI/2315'],
    ['ST/ESA/SER.E/178', 'ST/ESA/SER.E/178'],
    ['https://undocs.org/en/A/RES/70/1', 'A/RES/70/1'],
    ['https://docs.un.org/es/A/C.3/78/L.60/Rev.1', 'A/C.3/78/L.60/REV.1'],
    ['https://documents.un.org/api/symbol/access?s=A/RES/70/1&l=en&t=pdf', 'A/RES/70/1'],
    ['A_RES_70_1-EN.pdf', 'A/RES/70/1'],
    ['A/RES/70/1.', 'A/RES/70/1'],
    ['"A/RES/70/1",', 'A/RES/70/1'],
    ['UN Doc. A/RES/70/1', 'A/RES/70/1'],
    ['<b>A/RES/70/1</b>', 'A/RES/70/1'],
  ])('reads %s as a UN symbol', (raw, symbol) => {
    expect(recognised(raw)).toBe(`un ${symbol}`);
  });

  it.each([
    'https://example.org/news/1234567',
    'https://www.jstor.org/stable/2371045',
    'https://unsdg.un.org/a/b2',
  ])('takes %s for no paper', (raw) => {
    expect(recognised(raw)).toContain('Not a DOI, UN symbol or patent number');
  });

  it('reads the address of a record of the UN library', () => {
    expect(recognised('https://digitallibrary.un.org/record/3879191')).toBe('un-record UN record 3879191');
    expect(recognised('https://digitallibrary.un.org/record/404766?ln=en&v=pdf')).toBe(
      'un-record UN record 404766',
    );
  });

  it.each([
    ['US10123456B2', 'US10123456B2'],
    ['US 10,123,456 B2', 'US10123456B2'],
    ['US-10123456-B2', 'US10123456B2'],
    ['U.S. Pat. No. 10,123,456', 'US10123456'],
    ['US 2017/0071586 A1', 'US20170071586A1'],
    ['US 2017-071586 A1', 'US20170071586A1'],
    ['EP 1 000 000 A1', 'EP1000000A1'],
    ['EP1000000.A1', 'EP1000000A1'],
    ['WO 2010/050748 A2', 'WO2010050748A2'],
    ['WO/2010/050748', 'WO2010050748'],
    ['US:7974964:B2', 'US7974964B2'],
    ['USD618677S1', 'USD618677S1'],
    ['US-D645062-S', 'USD645062S'],
    ['USRE43633E', 'USRE43633E'],
    ['D618,677', 'USD618677'],
    ['United States Patent 10,343,279', 'US10343279'],
    ['EP 1 000 000 (A1)', 'EP1000000A1'],
    ['US 10343279 B2 (Weng)', 'US10343279B2'],
    ['WO 99/50748', 'WO1999050748'],
    ['WO10/050748', 'WO2010050748'],
    ['WO 2010/50748 A2', 'WO2010050748A2'],
    ['JPH10123456A', 'JPH10123456A'],
    ['https://patents.google.com/?oq=US10343279B2', 'US10343279B2'],
    ['US RE43,633', 'USRE43633'],
    ['https://patents.google.com/patent/US5979603?oq=tree', 'US5979603'],
    ['https://patents.google.com/patent/US10343279B2/en', 'US10343279B2'],
    ['http://www.google.com/patents/US20040117366', 'US20040117366'],
    ['https://worldwide.espacenet.com/publicationDetails/biblio?CC=AU&NR=2814389A&KC=A', 'AU2814389A'],
    [
      'https://worldwide.espacenet.com/data/publicationDetails/biblio?FT=D&CC=WO&NR=2012054443A1&KC=A1',
      'WO2012054443A1',
    ],
    ['https://worldwide.espacenet.com/patent/search?q=pn%3DEP1000000A1', 'EP1000000A1'],
  ])('reads %s as a patent', (raw, number) => {
    expect(recognised(raw)).toBe(`patent ${number}`);
  });

  it.each([
    ['13/478,413', 'US application 13478413'],
    ['US 13/478,413', 'US application 13478413'],
    ['PCT/US07/19317', 'PCT application US0719317'],
    ['PCT/US2007/019317', 'PCT application US0719317'],
    ['US application 16/123,456', 'US application 16123456'],
    ['U.S. Appl. No. 16/123,456', 'US application 16123456'],
  ])('reads %s as an application', (raw, number) => {
    expect(recognised(raw)).toBe(`patent-application ${number}`);
  });

  it.each([
    ['', 'Please enter an identifier.'],
    ['GA resolution 70/1', 'Did you mean A/RES/70/1?'],
    ['UNSCR 1325', 'write S/RES/1325 (and the year)'],
    ['10,123,456', 'write US10123456 for a US patent'],
    ['hello world', 'Not a DOI, UN symbol or patent number'],
    ['10.1038/a\n10.1038/b', 'one identifier, on one line'],
    ['10.1038/a, 10.1038/b', 'one identifier at a time'],
    ['10.1038/a;10.1038/b', 'one identifier at a time'],
    ['A/RES/54/139 and A/RES/58/144', 'one identifier at a time'],
    ['PMID: 40468710; PMCID: PMC12136842', 'one identifier at a time'],
    ['10.1371', 'This DOI is cut off'],
    ['S/RES/1325', 'need their year'],
    ['x'.repeat(301), 'too long for an identifier'],
    ['https://example.org/', 'Not a DOI, UN symbol or patent number'],
    ['and/or 5', 'Not a DOI, UN symbol or patent number'],
  ])('says what to do with %s', (raw, words) => {
    expect(recognised(raw)).toContain(words);
  });

  it('finds a DOI whatever stands around it', () => {
    const suffix = fc.stringMatching(/^[a-z0-9]([a-z0-9._()-]{0,20}[a-z0-9])?$/).filter((text) => {
      const depth = [...text].reduce(
        (sum, c) => (sum < 0 ? -99 : sum + (c === '(' ? 1 : c === ')' ? -1 : 0)),
        0,
      );
      return depth === 0 && !/\.(?:pdf|full|abstract)$/.test(text);
    });
    const before = fc.constantFrom(
      '',
      'doi:',
      'DOI ',
      'https://doi.org/',
      'http://dx.doi.org/',
      '<',
      '(',
      '“',
    );
    const after = fc.constantFrom('', '.', ',', ');', ' ', '”.', '…');
    fc.assert(
      fc.property(suffix, before, after, fc.boolean(), (end, lead, tail, upper) => {
        const doi = `10.5555/${end}`;
        const paste = `${lead}${upper ? doi.toUpperCase() : doi}${tail}`;
        expect(recognised(paste)).toBe(`doi ${doi}`);
      }),
    );
  });

  it('is idempotent, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (raw) => {
        const found = recogniseIdentifier(raw);
        if (found.ok && found.value.kind === 'doi')
          expect(recognised(found.value.doi)).toBe(`doi ${found.value.doi}`);
      }),
    );
  });
});

describe('readIdentifier', () => {
  it('tells an identifier of another kind where it belongs', () => {
    const wrong = readIdentifier('A/RES/70/1', 'doi');
    expect(wrong).toMatchObject({
      failure: {
        code: 'wrong_identifier',
        message:
          'This looks like the symbol of a UN document. Please put it into the field for UN documents.',
      },
    });
    expect(readIdentifier('US10123456B2', 'un').ok).toBe(false);
    expect(readIdentifier('10.5061/dryad.8515', 'patent').ok).toBe(false);
  });

  it('takes any DOI for a data set', () => {
    expect(readIdentifier('10.5061/dryad.8515', 'dataset').ok).toBe(true);
    expect(readIdentifier('PMID: 1', 'doi').ok).toBe(true);
  });
});

describe('comparableSymbol', () => {
  it('does not see spaces', () => {
    expect(comparableSymbol('S/RES/1440 (2002)')).toBe(comparableSymbol('s/res/1440(2002)'));
  });
});
