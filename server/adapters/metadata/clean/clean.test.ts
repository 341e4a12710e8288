import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAffiliation } from './affiliation.ts';
import { personName, titleCased } from './person-name.ts';
import { recordLine, recordText } from './record-text.ts';

describe('recordText', () => {
  it.each([
    ['<jats:title>Abstract</jats:title><jats:p>Sharks slap.</jats:p>', 'Sharks slap.'],
    ['<jats:title>ABSTRACT</jats:title>\n      <jats:p>Sharks\n      slap.</jats:p>', 'Sharks slap.'],
    ['<title>Zusammenfassung</title><p>Haie schlagen.</p>', 'Haie schlagen.'],
    [
      '<jats:sec><jats:title>AIM</jats:title><jats:p>To slap.</jats:p></jats:sec><jats:sec><jats:title>Results:</jats:title><jats:p>They did.</jats:p></jats:sec>',
      'Aim: To slap.\nResults: They did.',
    ],
    ['<jats:title>BACKGROUND</jats:title><jats:p>Sharks.</jats:p>', 'Background: Sharks.'],
    [
      '<h4>Background</h4>Text (p < .001) and more.<h4>Methods</h4>Yes, <1 year.',
      'Background: Text (p < .001) and more.\nMethods: Yes, <1 year.',
    ],
    [
      'Stars (&amp;lt;1 M⊙) of 10<jats:sup>7</jats:sup> K, CO<sub>2</sub>, 4<sup>th</sup>',
      'Stars (<1 M⊙) of 10⁷ K, CO₂, 4th',
    ],
    [
      '&lt;div&gt;&lt;p&gt;(A) Blood&lt;/p&gt;\\n &lt;p&gt;(B) PBMC&lt;/p&gt;&lt;/div&gt;',
      '(A) Blood\n(B) PBMC',
    ],
    ['<p xmlns="http://www.w3.org/1999/xhtml">One</p><ns4:p>Two</ns4:p>', 'One\nTwo'],
    [
      '<jats:list><jats:list-item><jats:p>a</jats:p></jats:list-item><jats:list-item><jats:p>b</jats:p></jats:list-item></jats:list>',
      '• a\n• b',
    ],
    ['We found <jats:italic>E. coli</jats:italic>&#160;cells &amp; more', 'We found E. coli cells & more'],
    ['Abstract. We slap.', 'We slap.'],
    ['Abstract We slap.', 'We slap.'],
    ['Abstract Despite the costs, we slap.', 'Despite the costs, we slap.'],
    ['Abstract interpretation is a theory.', 'Abstract interpretation is a theory.'],
    ['Summary statistics were used.', 'Summary statistics were used.'],
    ['the policy.<jats:italic/>This literature', 'the policy. This literature'],
    ['<jats:p />', ''],
    ['x <y> z and a < b > c', 'x <y> z and a < b > c'],
    [
      '<jats:p>Odds<jats:inline-formula><jats:alternatives><jats:tex-math>$$x^2$$</jats:tex-math><mml:math><mml:msup><mml:mi>x</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:math></jats:alternatives></jats:inline-formula>here</jats:p>',
      'Odds x² here',
    ],
    ['<script>alert(1)</script>Safe <a href="javascript:x">link</a>', 'Safe link'],
  ])('%s', (raw, expected) => {
    expect(recordText(raw)).toBe(expected);
  });

  it('keeps the letters and digits of plain words', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9%.,;()=+-]{1,12}$/);
    const sign = fc.constantFrom('<', '>', '≤', '=', '±', 'p < .05', 'n > 3', '<1', '>=');
    fc.assert(
      fc.property(fc.array(fc.oneof(word, sign), { minLength: 1, maxLength: 30 }), (words) => {
        const text = words.join(' ');
        fc.pre(!/^abstract|^summary|[.!?]\d/i.test(text));
        const bare = (one: string) => one.replace(/[^A-Za-z0-9]/g, '');
        expect(bare(recordText(text))).toBe(bare(text));
      }),
    );
  });

  it('is stable, and never leaves a known tag', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<jats:sup>2</jats:sup>',
      '&lt;i&gt;',
      '&amp;amp;',
      'word',
      ' ',
      '<',
      '<sub>',
      '&#60;b&#62;',
      '<mml:math>',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const once = recordText(pieces.join(''));
        expect(once).not.toMatch(/<\/?(?:p|i|b|sub|sup|jats:sup)>/);
        expect(recordText(once).replace(/\s+/g, ' ')).toBe(once.replace(/\s+/g, ' '));
      }),
    );
  });
});

describe('recordLine', () => {
  it('makes one line of a title', () => {
    expect(recordLine('Life of\n   <i>Danio</i> &lt;scp&gt;X&lt;/scp&gt;')).toBe('Life of Danio X');
  });
});

describe('cleanAffiliation', () => {
  it.each([
    [
      'Department of Pathology, GROW, Maastricht University, P. Debyelaan 25, 6229 HX, Maastricht, The Netherlands. h.someone@example.org.',
      'Department of Pathology, GROW, Maastricht University, Maastricht, The Netherlands',
    ],
    [
      'Nursing KT Department, BC Cancer, Vancouver, BC V5Z 1G1, Canada.',
      'Nursing KT Department, BC Cancer, Vancouver, BC, Canada',
    ],
    [
      'Harvard University, 12 Oxford Street, Cambridge, MA 02138, USA. Electronic address: a@b.org.',
      'Harvard University, Cambridge, MA, USA',
    ],
    ['P.O. Box 17, University of X, Tel: +1 555 0100', 'University of X'],
    ['215 RHETT LANE', null],
    [
      'Stanford University, 3801 Miranda Avenue MC-151, Palo Alto, CA 94304, USA',
      'Stanford University, Palo Alto, CA, USA',
    ],
    ['University of Pittsburgh, Forbes Avenue, Pittsburgh, USA', 'University of Pittsburgh, Pittsburgh, USA'],
    ['Uppsala University, Norbyvägen 18D, 752 36 Uppsala, Sweden', 'Uppsala University, Uppsala, Sweden'],
    ['Universidad Mayor, Av Ejército 441, 8320000 Santiago, Chile', 'Universidad Mayor, Santiago, Chile'],
    ['CNRS UMR 8104, Paris, France', 'CNRS UMR 8104, Paris, France'],
    ['SFB 1182, Kiel University, Am Botanischen Garten 1, Kiel', 'SFB 1182, Kiel University, Kiel'],
    ['University of Otago, Private Bag 49, Dunedin', 'University of Otago, Dunedin'],
    [
      'Max Planck Institute, Am Mühlenberg 1, D-14476 Potsdam, Germany',
      'Max Planck Institute, Potsdam, Germany',
    ],
    [' ', null],
    ['someone@example.org', null],
    ['1 University of Y', 'University of Y'],
    [
      'School of Psychology, Sport, and Health Sciences, University of Portsmouth, Portsmouth, UK.',
      'School of Psychology, Sport, and Health Sciences, University of Portsmouth, Portsmouth, UK',
    ],
  ])('%s', (raw, expected) => {
    expect(cleanAffiliation(raw)).toBe(expected);
  });

  it('never shows an e-mail address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('University of X, ', 'Lab. ', ''), (mail, before) => {
        expect(cleanAffiliation(`${before}${mail}.`) ?? '').not.toContain('@');
      }),
    );
  });
});

describe('what a service sent by millions of signs', () => {
  it.each([
    ['comments that nobody closes', '<!--', 400_000],
    ['scripts that nobody closes', '<script>', 200_000],
    ['formulas that nobody closes', '<a:math>', 200_000],
    ['spaces', ' ', 1_000_000],
    ['line ends', '\n', 1_000_000],
  ])('reads %s', (_, part, times) => {
    expect(recordText(`Sharks ${part.repeat(times)}`)).toMatch(/^Sharks/);
  });

  it.each(['-', '.', '@', '('])('finds nobody and no place in nothing but %j', (sign) => {
    const text = sign.repeat(1_000_000);
    expect([personName(`${text}?`), cleanAffiliation(text)]).toEqual([null, null]);
  });
});

describe('names', () => {
  it.each([
    ['Dube, Zenzo Lusaba', 'Zenzo Lusaba Dube'],
    ['KOSMAN WILHELMUS [NL]', 'KOSMAN WILHELMUS'],
    ['(:Unav)', null],
    ['(:Unkn) Unknown', null],
    ['GTEx Consortium', 'GTEx Consortium'],
    ['  ', null],
  ])('%s', (raw, expected) => {
    expect(personName(raw)).toBe(expected);
  });

  it('writes names of registers as people do', () => {
    expect(titleCased("O'NEILL, ANNE-MARIE")).toBe("O'Neill, Anne-Marie");
    expect(titleCased('Juyang Weng')).toBe('Juyang Weng');
  });
});
