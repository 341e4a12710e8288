import { describe, expect, it } from 'vitest';
import type { DocumentLine } from './placed-text.ts';
import { readPaper } from './read-paper.ts';

function heading(text: string, size = 13): DocumentLine {
  return { text, size, standsOut: true, opensParagraph: true, page: 0 };
}

function prose(...lines: readonly string[]): DocumentLine[] {
  return lines.map((text, at) => ({ text, size: 10, standsOut: false, opensParagraph: at === 0, page: 0 }));
}

function read(
  lines: readonly DocumentLine[],
  margins: readonly string[] = [],
  ownTitle: string | null = null,
) {
  return readPaper({ lines, margins, ownTitle });
}

const title = heading('Naps and errors on the wards of a hospital', 18);
const authors = prose('Ada Doe<sup>1,*</sup>, Bob van der Roe<sup>2</sup> and Cy Poe PhD');
const abstract: readonly [string, string] = [
  'We compared naps with no naps among 210 nurses. Naps cut',
  'errors by 18% over two months.',
];
const whole = abstract.join(' ');
const paper = [
  title,
  ...authors,
  ...prose('1 Department of Sleep, University of Somewhere'),
  heading('Abstract'),
  ...prose(...abstract),
  heading('1. Introduction'),
  ...prose('Nurses are tired.'),
];

describe('a paper’s lines', () => {
  it('tell title, authors and abstract', () => {
    expect(read(paper)).toEqual({
      title: title.text,
      authors: ['Ada Doe', 'Bob van der Roe', 'Cy Poe'],
      journal: null,
      doi: null,
      abstract: whole,
      abstractIsMarked: true,
      conclusions: null,
      limits: null,
    });
  });

  it.each([
    ['with a dash', [...prose(`Abstract—${abstract[0]}`, abstract[1])]],
    ['with a colon', [...prose(`ABSTRACT: ${abstract[0]}`, abstract[1])]],
    ['with letters apart', [heading('A B S T R A C T'), ...prose(...abstract)]],
    ['by another word', [heading('Summary'), ...prose(...abstract)]],
  ])('have an abstract headed %s', (_, lines) => {
    expect(read([title, ...lines, heading('Introduction'), ...prose('Nurses are tired.')]).abstract).toBe(
      whole,
    );
  });

  it.each([
    'Keywords: naps, nurses',
    'Key words naps; nurses',
    'Index Terms—naps',
    'CCS Concepts • Health',
    '© 2024 The authors',
  ])('end their abstract before "%s"', (line) => {
    expect(read([title, heading('Abstract'), ...prose(...abstract), ...prose(line)]).abstract).toBe(whole);
  });

  it('keep the headings of a structured abstract, and end it where the paper begins', () => {
    const parts = [
      heading('Abstract'),
      heading('Background'),
      ...prose('Nurses are tired.'),
      heading('Results'),
      ...prose(...abstract),
      heading('Conclusions'),
      ...prose('Naps may help.'),
      heading('Introduction'),
      ...prose('Work at night is hard.'),
    ];
    const found = read([title, ...parts]).abstract ?? '';
    expect(found).toContain('errors by 18%');
    expect(found).toContain('Naps may help.');
    expect(found).not.toContain('Work at night');
  });

  it('give the first paragraph where no heading says "abstract", and say so', () => {
    const long = `${whole} Nurses on the other wards worked as before, and nobody knew who was asked to nap and who was not until the end of the second month of the trial.`;
    const { abstract: found, abstractIsMarked } = read([
      title,
      ...authors,
      ...prose(long),
      heading('Methods'),
      ...prose('We asked.'),
    ]);
    expect(found).toBe(long);
    expect(abstractIsMarked).toBe(false);
  });

  it('tell the last conclusions and the limits', () => {
    const lines = [
      ...paper,
      heading('4.3 Limitations of this study'),
      ...prose('One hospital only.'),
      heading('5 Conclusions'),
      ...prose('Naps may', 'help nurses.'),
      heading('References'),
      ...prose('1. Doe A.'),
    ];
    expect(read(lines)).toMatchObject({ conclusions: 'Naps may help nurses.', limits: 'One hospital only.' });
  });

  it('have the paper’s own DOI and journal, and none of its references or data', () => {
    const lines = [
      ...paper,
      ...prose('Data: https://doi.org/10.5061/dryad.8515'),
      heading('References'),
      ...prose('1. Doe A. doi:10.5555/other.1'),
    ];
    expect(read(lines, ['J Nap Res 2024;7:12–19', 'https://doi.org/10.5555/naps.2024.7.'])).toMatchObject({
      doi: '10.5555/naps.2024.7',
      journal: 'J Nap Res',
    });
    expect(read(lines).doi).toBe('10.5061/dryad.8515');
    expect(read(paper, ['arXiv:2401.01234v2 [cs.CY] 3 Jan 2024']).doi).toBe('10.48550/arxiv.2401.01234');
  });

  it('take the title of the file’s properties where none is printed, and no name of a file', () => {
    expect(read(prose(...abstract), [], 'Naps and errors on wards').title).toBe('Naps and errors on wards');
    expect(
      read([heading('Abstract'), ...prose(...abstract)], [], 'Microsoft Word - naps_final3.docx').title,
    ).toBeNull();
  });

  it('have words whole that a line or a column parted', () => {
    const lines = [
      title,
      heading('Abstract'),
      ...prose(
        'Naps cut er-',
        'rors of nurses by 18% in IL-',
        '6 tests of self-',
        'reported sleep, with eﬃcient plan-',
        'ning.',
      ),
    ];
    expect(read(lines).abstract).toBe(
      'Naps cut errors of nurses by 18% in IL-6 tests of self-reported sleep, with efficient planning.',
    );
  });

  it('have their title below a name of the journal that is larger, and where the properties say it', () => {
    const journal = heading('The Journal of Naps and Errors', 30);
    expect(read([journal, ...paper]).title).toBe(title.text);
    const banner = heading('Sleep and Work International', 30);
    expect(read([banner, ...paper], [], 'Naps and Errors on the Wards of a Hospital').title).toBe(title.text);
  });

  it('give nothing of what says nothing', () => {
    expect(read([])).toEqual({
      title: null,
      authors: [],
      journal: null,
      doi: null,
      abstract: null,
      abstractIsMarked: false,
      conclusions: null,
      limits: null,
    });
  });
});
