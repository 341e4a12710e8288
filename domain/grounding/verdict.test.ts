import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { checkPost } from './check-post.ts';
import { flagTypes, type GroundedSentence } from './grounded-sentence.ts';
import { marked } from './marked.ts';
import { settleMarks, type Verdict, verdictBars, verifierKinds } from './verdict.ts';

const claim = marked({ text: 'Yoga may ease pain.', kind: 'claim', support: [0], flags: [] }, null);
const sure: Verdict = { probability: 0.99, disagree: [], better: null, by: 'model' };
const against: Verdict = { ...sure, probability: 0.01 };
const settle = (sentence: GroundedSentence, verdict: Verdict | null) => settleMarks([sentence], [verdict])[0];

const sentences: fc.Arbitrary<GroundedSentence> = fc
  .record({
    text: anyText(),
    kind: fc.constantFrom('claim', 'framing'),
    support: fc.array(fc.nat(5), { maxLength: 3 }),
    flags: fc.array(
      fc.record({ type: fc.constantFrom(...flagTypes), detail: anyText(), start: fc.nat(5), end: fc.nat(9) }),
      { maxLength: 2 },
    ),
    given: fc.constantFrom(undefined, true),
  })
  .map((sentence) => marked(sentence, null));
const verdicts: fc.Arbitrary<Verdict | null> = fc.option(
  fc.record({
    probability: fc.double({ min: 0, max: 1, noNaN: true }),
    disagree: fc.constantFrom([], [{ start: 0, end: 1 }]),
    better: fc.option(anyText()),
    by: fc.constantFrom(...verifierKinds),
  }),
);

describe('a verdict', () => {
  it('that is sure raises a claim that the rules have nothing against, and says whose it is', () => {
    expect(settle(claim, sure)).toEqual({ ...claim, mark: 'matches', by: 'model' });
    expect(settle(claim, { ...sure, by: 'learned' })).toMatchObject({ mark: 'matches', by: 'learned' });
  });

  it('against a claim flags the words at fault, with the better wording', () => {
    const verdict = { ...against, disagree: [{ start: 0, end: 4 }], better: 'Exercise may ease pain.' };
    expect(settle(claim, verdict)).toEqual({
      ...claim,
      mark: 'flagged',
      flags: [
        {
          type: 'unsupported',
          detail: 'The model finds no support for this in the source.',
          better: 'Exercise may ease pain.',
          by: 'model',
          start: 0,
          end: 4,
        },
      ],
    });
  });

  it('against a claim flags the whole of it where no words are named, copied ones too', () => {
    const copied = { ...claim, mark: 'matches', by: 'words' } as const;
    for (const sentence of [claim, copied]) {
      const settled = settle(sentence, against);
      expect(settled).toMatchObject({ mark: 'flagged', flags: [{ start: 0, end: claim.text.length }] });
      expect(settled?.by).toBeUndefined();
    }
  });

  it('that is not sure changes nothing, and neither does none', () => {
    const between = (verdictBars.supported + verdictBars.unsupported) / 2;
    expect(settle(claim, { ...sure, probability: between })).toBe(claim);
    expect(settle(claim, null)).toBe(claim);
    expect(settleMarks([claim], [])).toEqual([claim]);
  });

  it('leaves what stands behind a copied sentence to the words', () => {
    const copied = { ...claim, mark: 'matches', by: 'words' } as const;
    expect(settle(copied, sure)).toBe(copied);
  });

  it('takes no exact flag away and raises nothing that has a flag, whatever it says (property)', () => {
    const meaning = new Set(['direction', 'negation', 'unsupported']);
    fc.assert(
      fc.property(sentences, verdicts, (sentence, verdict) => {
        const settled = settle(sentence, verdict);
        const exact = sentence.flags.filter(({ type }) => !meaning.has(type));
        expect(settled?.flags).toEqual(expect.arrayContaining(exact));
        if (sentence.flags.length > 0) expect(settled?.mark).not.toBe('matches');
        if (exact.length > 0 || sentence.kind === 'framing' || sentence.given) expect(settled).toBe(sentence);
      }),
    );
  });

  it('that is rather sure lets a flag that reads meaning go, and the sentence is to be compared', () => {
    const flag = { type: 'direction', detail: 'It says less.', start: 0, end: 4 } as const;
    const flagged = marked({ ...claim, flags: [flag] }, null);
    expect(settle(flagged, { ...sure, probability: verdictBars.cleared })).toEqual(claim);
    expect(settle(flagged, { ...sure, probability: verdictBars.cleared - 0.01 })).toBe(flagged);
    const exact = marked({ ...claim, flags: [flag, { ...flag, type: 'number' }] }, null);
    expect(settle(exact, sure)).toBe(exact);
  });

  it('vouches for no number that the rules refuse', () => {
    const source = { sentences: [{ text: 'Pain fell by 2.6 points with yoga.' }] };
    const checked = checkPost(source, 'Pain fell by 6.2 points with yoga.').sentences;
    expect(settleMarks(checked, [sure])).toEqual(checked);
    expect(checked[0]?.flags.map(({ type }) => type)).toContain('number');
  });
});
