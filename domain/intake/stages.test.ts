import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { cleanText, takeIn } from './take-in.ts';

describe('what is taken in', () => {
  it.each([
    // Lost signs.
    ['an ef\uf001cient \uf002ow, \uf001rst', 'an efficient flow, first'],
    ['18 \uf0b1 3%, \uf062-blockers, \uf0b7', '18 ± 3%, β-blockers, •'],
    ['18 (cid:6) 3%', '18 \ufffd 3%'],
    ['it doesn\ufffdt, 18\u00013%', 'it doesn’t, 18\ufffd3%'],
    ['CAFÉ» and « liberté\u00a0», 5 Å–10 Å', 'CAFÉ» and « liberté », 5 Å–10 Å'],
    ['１８％ of 𝐛𝐨𝐥𝐝 e ects were signi cant', '18% of bold effects were significant'],
    // Money and formulas.
    ['$5 million and $\\alpha$ of US$7', '$5 million and α of US$7'],
    ['between $5$ and $10$ cells', 'between 5 and 10 cells'],
    ['\\[x^2\\] and \\(n\\)', 'x² and n'],
    // Markup that is none.
    ['p <b and c> d, a <x> b, 3 < 4 > 2', 'p <b and c> d, a <x> b, 3 < 4 > 2'],
    ['where n <a href', 'where n <a href'],
    ['<p>One<script>two()</script></p><p>Three</p>', 'One\n\nThree'],
    // Powers stay, references go.
    ['5 km² and 10⁴ m⁻² of ³He; yields rose.³ Costs', '5 km² and 10⁴ m⁻² of ³He; yields rose. Costs'],
    ['nurses¹,² and metres²', 'nurses and metres²'],
    // Lines.
    ['a year.\n2019 was\n2020 was\n12 were', 'a year.\n2019 was 2020 was 12 were'],
    ['in 2020.\n35 patients', 'in 2020.\n35 patients'],
    ['SARS-\nCoV-2, pre-\nand post-test, β-\ncatenin', 'SARS-CoV-2, pre-\nand post-test, β-catenin'],
    ['perfor\u00ad\nmance', 'performance'],
    // Direction: a pair around Arabic stays.
    ['the word \u2067سلام\u2069 means \u202epeace', 'the word \u2067سلام\u2069 means peace'],
    ['👩‍🔬 and a\u200db', '👩‍🔬 and ab'],
    // Markdown.
    ['## Overview\n**40** plots, p* < 0.05, *n = 3', 'Overview\n40 plots, p* < 0.05, *n = 3'],
  ])('%j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  it('keeps prose that has words of pages', () => {
    for (const text of [
      'Open access journals charge fees. We counted citations and downloads of 300 articles.',
      'Data were downloaded from a public archive in May 2020. Copyright law was read by two of us.',
      'Keywords that nurses used were counted in 40 wards, and none was found in all of them.',
    ])
      expect(cleanText(text)).toBe(text);
  });

  it('never throws, and has a place for every place of any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 80 }), (raw) => {
        const { text, placeOf } = takeIn(raw);
        let latest = 0;
        for (let at = 0; at <= text.length; at += 1) {
          const place = placeOf(at);
          expect(place).toBeGreaterThanOrEqual(latest);
          expect(place).toBeLessThanOrEqual(raw.length);
          latest = place;
        }
      }),
    );
  });
});
