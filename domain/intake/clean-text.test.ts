import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasLatex } from '../language/has-latex.ts';
import { cleanText } from './take-in.ts';

describe('cleanText', () => {
  it('joins words that a ligature parted', () => {
    expect(cleanText('A confl ict-free space is signifi cant for effi cient work and sci-fi films.')).toBe(
      'A conflict-free space is significant for efficient work and sci-fi films.',
    );
    for (const text of [
      'The afl fuzzer and a cfl lamp.',
      'The vfl league by tfl buses.',
      'Two groups (2. 40% saline).',
    ])
      expect(cleanText(text)).toBe(text);
  });

  const cases: readonly (readonly [raw: string, clean: string])[] = [
    ['a slope of $\\alpha_2={2.1}_{-0.3}^{+0.1}$ at high mass', 'a slope of α₂=2.1 (+0.1/−0.3) at high mass'],
    ['$\\sim 10^4~{\\rm M}_\\odot$ in stars', '~10⁴ M⊙ in stars'],
    ['a kick of $\\gtrsim 200~\\mathrm{km\\,s}^{-1}$', 'a kick of ≳ 200 km s⁻¹'],
    ['from $\\mathcal O(n)$ to $\\mathcal O(\\sqrt{n})$', 'from O(n) to O(√n)'],
    ['$1.2 \\pm 0.2 M_\\odot/yr$', '1.2 ± 0.2 M⊙/yr'],
    ['Schr\\"odinger and Besan\\c{c}on', 'Schrödinger and Besançon'],
    ['\\emph{kitten} and {\\it cat} states', 'kitten and cat states'],
    ["the ``dilute'' regime", 'the "dilute" regime'],
    ['decrease by 27.9\\% and 41.6\\%', 'decrease by 27.9% and 41.6%'],
    ['age &gt; 5 and p &lt; .05', 'age > 5 and p < .05'],
    ['adults aged>or = 15 years', 'adults aged≥ 15 years'],
    ['<p>CO<sub>2</sub> rose by 10<sup>-3</sup></p>', 'CO₂ rose by 10⁻³'],
    ['0.66 +/- 0.17 cm', '0.66 ± 0.17 cm'],
    ['0.66 +- 0.17 cm and 3+-1', '0.66 ± 0.17 cm and 3±1'],
    ['EchoNavigator((R)) and Alaris((TM))', 'EchoNavigator and Alaris'],
    ['GRB~070809 and 10~km', 'GRB 070809 and 10 km'],
    ['~220,000 variables', '~220,000 variables'],
    ['costs of $5 and $10 a day', 'costs of $5 and $10 a day'],
    ['bars (TOI-134),a bright dwarf', 'bars (TOI-134), a bright dwarf'],
    ['a $0.75$ \\r{A} passband at $\\rho=2$', 'a 0.75 Å passband at ρ=2'],
    ['at $\\sqrt{s_{NN}}=200$ GeV', 'at √(s_NN)=200 GeV'],
    ['the code $C={\\tt gr}$ for $r \\lg r$', 'the code C=gr for r lg r'],
    ['the M{\\o}ller-Plesset limit', 'the Møller-Plesset limit'],
    ['first line\n\nsecond  line', 'first line\n\nsecond line'],
  ];
  it.each(cases)('reads %j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  it('keeps the tilde of an order of growth, and the comma of an index that is a formula', () => {
    expect(cleanText('using $\\tilde{O}(n^{3})$ queries')).toBe('using Õ(n³) queries');
    expect(cleanText('in $\\widetilde{\\mathcal{O}}(n)$ time, a $\\tilde O(n)$ bound')).toBe(
      'in Õ(n) time, a Õ(n) bound',
    );
    expect(cleanText('fence graphs $G_{c\\sqrt{n},n}$ and $G_{m,n}$')).toBe(
      'fence graphs G_(c√n,n) and G_mn',
    );
    expect(cleanText('the cell $x_{(1,2)}$')).not.toContain('((');
  });

  it('leaves a formula that it cannot resolve whole, so that it can be seen', () => {
    const clean = cleanText('the map $\\unknowncommand{x}$ holds');
    expect(clean).toContain('\\unknowncommand');
    expect(hasLatex(clean)).toBe(true);
  });

  it('never throws and keeps every digit of plain prose', () => {
    // "12%.1" and "plots.3" end in the number of a reference.
    const word = fc
      .stringMatching(/^[A-Za-z0-9.,%()-]{1,8}$/)
      .filter((text) => !/[A-Za-z%)][.!?]\d/.test(text));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const raw = words.join(' ');
        expect(cleanText(raw).replace(/\D/g, '')).toBe(raw.replace(/\D/g, ''));
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (raw) => typeof cleanText(raw) === 'string'));
  });
});
