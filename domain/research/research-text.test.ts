import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseResearchText, requireSomethingToRead } from './research-text.ts';

/** What one pastes or types without saying anything: signs, blanks, pictures, numbers, a key held down, a word again and again. */
const empty: Readonly<Record<string, fc.Arbitrary<string>>> = {
  signs: fc.stringMatching(/^[ .,;:!?()[\]<>*_/\\|=+~^-]*$/),
  'what is not seen': madeOf([
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u00a0',
    '\u2028',
  ]),
  pictures: madeOf(['🎉', '🧪', '👩🏽‍🔬', '🇨🇭', '❤️', '™️']),
  'numbers and units of one letter': madeOf(['0', '17', '3.5', '%', '±', 'm']),
  'marks without a letter': madeOf(['\u0301', '\u0308', '\u20e3']),
  'four letters in any order': madeOf(['a', 'A', 'b', 'c', 'D', ' ', '\n']),
  'a word again and again': fc
    .record({
      word: fc.constantFrom('abstract', 'Lorem', 'тест', 'δοκιμή'),
      times: fc.integer({ min: 6, max: 300 }),
    })
    .map(({ word, times }) => `${word} `.repeat(times)),
};

function madeOf(parts: readonly string[]): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...parts), { maxLength: 400 }).map((some) => some.join(''));
}

describe('a text that says nothing', () => {
  it.each(Object.entries(empty))('is refused at any length (property): %s', (_, text) => {
    fc.assert(
      fc.property(text, (one) => {
        expect(requireSomethingToRead(one)).toMatchObject({
          ok: false,
          failure: { code: 'content_too_short' },
        });
        expect(parseResearchText(one).ok).toBe(false);
      }),
    );
  });
});

describe('a text that says something', () => {
  it.each([
    'Naps help.',
    'We find that coffee intake was associated with lower mortality in 1,200 adults.',
    'Кофе снижает смертность у взрослых людей.',
    '咖啡摄入量与一千二百名成年人较低的死亡率有关，但结果可能不适用于其他人群。',
    'การดื่มกาแฟมีความสัมพันธ์กับอัตราการเสียชีวิตที่ลดลงในผู้ใหญ่',
  ])('is taken: %s', (text) => {
    expect(requireSomethingToRead(text)).toEqual({ ok: true, value: text });
  });

  it('stays one whatever stands around it (property)', () => {
    fc.assert(
      fc.property(fc.oneof(...Object.values(empty)), fc.oneof(...Object.values(empty)), (before, after) => {
        expect(requireSomethingToRead(`${before} Sleep lowers the risk of falls. ${after}`).ok).toBe(true);
      }),
    );
  });
});
