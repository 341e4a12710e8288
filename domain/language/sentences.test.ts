import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadingHeading } from './section-names.ts';
import { splitSentences } from './sentences.ts';

/** Sentences are written one a line and joined by a space: the splitter must find the same lines again. */
const prose = [
  ['abbreviations', 'We used, e.g. Smith et al. 2010, the usual test (Fig. 2).', 'It failed.'],
  ['et al. before a new sentence', 'This follows Jones et al.', 'The dose was lower.'],
  ['p values and decimals', 'Risk fell by 2.5 % (p < .05).', 'P was .03 in 2010.', '15 patients died.'],
  ['initials and species', 'J. R. Smith grew E. coli in vitamin C.', 'We saw hepatitis B.', 'The rest died.'],
  ['countries', 'It was held in the U.S. in 2010 and in the U.S.', 'We were there.', 'U.S. Senators came.'],
  ['lower-case openers', 'The gene was silent.', 'mRNA levels rose.', 'p53 fell.', 'α-synuclein did not.'],
  ['stops in brackets', 'We saw it (see the S1 text. It is long) at once.', 'Then it went.'],
  ['questions', 'Does it work?', 'It does!', '"No." he said.'],
  ['compounds before a stop', 'It beats the state of the art.', 'We are done at 5 a.m.', 'This is late.'],
  ['numbers of months and items', 'No. 5 came on Jan. 3.', 'Was it so?', 'No.', 'It was not.'],
  ['Latin', 'Cells (approx. 5 in vivo vs. 3 in vitro) died, etc.', 'These were few.'],
] as const;

describe('splitSentences', () => {
  it.each(prose)('%s', (_, ...sentences) => {
    expect(splitSentences(sentences.join(' ')).map((sentence) => sentence.text)).toEqual(sentences);
  });

  it('keeps a heading with its sentence, on its own line or not', () => {
    const text =
      'BACKGROUND\nWe know this.\n\nAim. To ask that. METHODS We did it. Results: It rose.CONCLUSION: Fine.';
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual([
      'BACKGROUND\nWe know this.',
      'Aim. To ask that.',
      'METHODS We did it.',
      'Results: It rose.',
      'CONCLUSION: Fine.',
    ]);
  });

  it('takes numbered paragraphs apart and joins wrapped lines', () => {
    const text =
      'The General Assembly,\nRecalling its resolution 48/13,\n1. Recognizes the right to a clean\nand healthy environment;\n2. Calls upon States; 3. Requests a report.';
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual([
      'The General Assembly,',
      'Recalling its resolution 48/13,',
      '1. Recognizes the right to a clean\nand healthy environment;',
      '2. Calls upon States;',
      '3. Requests a report.',
    ]);
  });

  it('splits at bullets and drops the bullet', () => {
    const texts = (text: string): string[] => splitSentences(text).map((sentence) => sentence.text);
    const items = ['It rose.', 'It fell.'];
    expect(texts(`We saw two things:\n• ${items.join('\n• ')}`)).toEqual(['We saw two things:', ...items]);
    const [first = '', ...rest] = texts(`Key points:\n• ${items.join('\n• ')}`);
    expect([first.slice(leadingHeading(first)?.end), ...rest]).toEqual(items);
  });

  it('begins a sentence with the mark of a list', () => {
    const text = 'They play a hundred games. (b) We see why. It is shown (in Fig. 2) for (a) All games.';
    expect(splitSentences(text).map((one) => one.text)).toEqual([
      'They play a hundred games.',
      '(b) We see why.',
      'It is shown (in Fig. 2) for (a) All games.',
    ]);
  });

  it('begins a paragraph with a name in lower case', () => {
    const text = 'modAL: a framework for Python\n\nmodAL is a framework. It is\n\nin use.';
    expect(splitSentences(text).map((one) => one.text)).toEqual([
      'modAL: a framework for Python',
      'modAL is a framework.',
      'It is\n\nin use.',
    ]);
  });

  it('sets a pasted title apart', () => {
    const [title] = splitSentences(`A short title\n${'Here is a long line that goes on. '.repeat(5)}`);
    expect(title?.text).toBe('A short title');
  });

  it('leaves an address and a file name whole', () => {
    const text = 'Code is at https://example.org/a.B and in tools.Py today.';
    expect(splitSentences(text)).toHaveLength(1);
  });

  it('gives exact, ordered places and loses nothing but space and bullets, for any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '. ',
        '.\n',
        '\n\n',
        ' (',
        ') ',
        'e.g. ',
        'Results: ',
        'METHODS\n',
        '1. The ',
        '• ',
        '; 2. A ',
        'U.S. ',
        '… ',
        '."',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const sentence of splitSentences(text)) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(text.slice(last, sentence.start)).toMatch(/^\s*(?:[•●▪◦‣*–—-]\s+)?$/);
          expect(sentence.text).toBe(sentence.text.trim());
          last = sentence.end;
        }
        expect(text.slice(last).trim().length).toBeLessThan(2);
      }),
    );
  });
});

it('splits a text of more lines than a call may have arguments', () => {
  expect(splitSentences(`${'\n'.repeat(500_000)}One is here. Two is too.`)).toHaveLength(2);
});
