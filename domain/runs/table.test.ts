import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { readTable, writeTable } from './table.ts';

describe('readTable', () => {
  it.each([
    [
      'doi,title\n10.1/x,One\n',
      [
        ['doi', 'title'],
        ['10.1/x', 'One'],
      ],
    ],
    [
      '\uFEFFdoi;title\r\n10.1/x;"One; two"\r\n',
      [
        ['doi', 'title'],
        ['10.1/x', 'One; two'],
      ],
    ],
    [
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a ""quoted"" word", "b"\n\n  \n,\n"line\r\nbreak",',
      [
        ['a "quoted" word', 'b'],
        ['line\r\nbreak', ''],
      ],
    ],
    ['"never closed,\n1', [['never closed,\n1']]],
    ['"a"b,c', [['ab', 'c']]],
    ['', []],
    ['""', [['']]],
  ])('%j', (text, rows) => {
    expect(readTable(text)).toEqual(rows);
  });

  it('never throws, and gives every cell as text', () => {
    const text = fc.string({
      unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', 'a', "'", '=', '\uFEFF', '\ud800'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.oneof(text, anyText()), (raw) => {
        for (const row of readTable(raw)) for (const cell of row) expect(typeof cell).toBe('string');
      }),
    );
  });
});

describe('writeTable', () => {
  const cell = fc.oneof(
    anyText(),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', 'a', "'", '=', '+', '-', '@', ' ') }),
  );

  it('is read back as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), (rows) => {
        expect(readTable(writeTable(rows))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', "'=1", '=HYPERLINK("http://x")'])(
    'makes no formula of %j',
    (text) => {
      const first = writeTable([[text]]).slice(2, 3);
      expect(first).toBe("'");
    },
  );

  it('leaves other text as it is', () => {
    expect(writeTable([["'quoted'", 'a=b', '5']])).toBe('\uFEFF"\'quoted\'","a=b","5"\r\n');
  });
});
