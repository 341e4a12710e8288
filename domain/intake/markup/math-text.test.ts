import { describe, expect, it } from 'vitest';
import { mathText } from './math-text.ts';

describe('mathText', () => {
  it.each([
    ['<math><msub><mi>R</mi><mn>0</mn></msub><mo>=</mo><mn>2</mn></math>', 'R₀ = 2'],
    [
      '<mml:math><mml:mfrac><mml:mi>a</mml:mi><mml:mrow><mml:mi>b</mml:mi><mml:mo>+</mml:mo><mml:mn>1</mml:mn></mml:mrow></mml:mfrac></mml:math>',
      'a/(b+1)',
    ],
    [
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
      'x',
    ],
    ['<math><msup><mn>10</mn><mrow><mo>-</mo><mn>3</mn></mrow></msup></math>', '10⁻³'],
    ['<math><msqrt><mi>n</mi></msqrt></math>', '√n'],
    ['<math><mroot><mi>n</mi><mn>3</mn></mroot></math>', '∛n'],
    ['<math><mfenced open="[" close="]"><mn>3</mn><mn>20</mn></mfenced></math>', '[3, 20]'],
    ['<math><mmultiscripts><mi>C</mi><mprescripts/><none/><mn>14</mn></mmultiscripts></math>', '¹⁴C'],
    ['<math><mrow><mn>8</mn><mn>3</mn></mrow></math>', '8 3'],
  ])('%s', (raw, expected) => {
    expect(mathText(raw)).toBe(expected);
  });

  it('reads a formula nested without end, and leaves out what is deeper than any formula', () => {
    const nested = (depth: number) =>
      mathText(`<math>${'<mrow>'.repeat(depth)}<mi>x</mi>${'</mrow>'.repeat(depth)}</math>`);
    expect(nested(100)).toBe('x');
    expect(nested(20_000)).toBe('');
  });
});
