import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trialAbstract } from '#testing/abstracts.ts';
import { anyText } from '#testing/any-text.ts';
import { readSource } from '../engine/read/read-source.ts';
import { checkPost } from '../grounding/check-post.ts';
import { marked } from '../grounding/marked.ts';
import { settleMarks, type Verdict } from '../grounding/verdict.ts';
import { verdictField } from '../prompts/verify-prompt.ts';
import { claimsToVerify } from './claims-to-verify.ts';
import { readVerdicts } from './read-verdicts.ts';
import { settleByClaim } from './settle-by-claim.ts';

const sheet = readSource({ text: trialAbstract, info: { title: 'Exercise for knee pain' } });
const source = { sentences: sheet.sentences };
const checked = (post: string) => checkPost(source, post).sentences;
const claim = 'Exercise may reduce pain more than usual care in adults with knee osteoarthritis.';

describe('the claims of posts', () => {
  it('are asked for once, with the nearest sentence first and the title last', () => {
    const posts = [
      checked(`${claim} Read it: https://doi.org/10.1/x`),
      checked(`In short: ${claim}\n\n${claim}`),
    ];
    const claims = claimsToVerify(sheet, posts, 'model');
    expect(claims.filter((one) => one.claim === claim)).toHaveLength(1);
    const [first] = claims;
    expect(first?.evidence[0]?.text).toContain('may reduce pain more than usual care');
    expect(first?.evidence.at(-1)).toEqual({ index: null, text: sheet.title });
    expect(new Set(first?.evidence.map(({ index }) => index)).size).toBe(first?.evidence.length);
  });

  it.each(['retracted', 'withdrawn', 'corrected', 'concern', 'preprint'] as const)(
    'are held to what is on record as well: %s',
    (status) => {
      const [one] = claimsToVerify({ ...sheet, marks: [status] }, [checked(claim)], 'model');
      const told = one?.evidence.at(-1);
      expect(told?.index).toBeNull();
      expect(told?.text).toMatch(/^This (?:article|is a preprint)|^The journal/);
      expect(claimsToVerify(sheet, [checked(claim)], 'model')[0]?.evidence).not.toContainEqual(told);
    },
  );

  it('are not asked for where a rule has spoken, or nothing is claimed', () => {
    expect(
      claimsToVerify(sheet, [checked('Exercise cures all 97 adults in Norway. What do you think?')], 'model'),
    ).toEqual([]);
  });

  it('are as many as one may ask for, however long the post (property)', () => {
    fc.assert(
      fc.property(fc.array(anyText(), { maxLength: 80 }), (texts) => {
        const post = texts.map((text) => marked({ text, kind: 'claim', support: [0, 99], flags: [] }, null));
        const claims = claimsToVerify(sheet, [post], 'model');
        expect(claims.length).toBeLessThanOrEqual(48);
        expect(claims.every((one) => one.claim.length <= 600)).toBe(true);
      }),
    );
  });
});

const claims = [{ claim, evidence: [] }];
const answerOf = (verdict: unknown) => JSON.stringify({ [verdictField(0)]: verdict });
const read = (verdict: unknown) => readVerdicts(claims, answerOf(verdict))[0];

describe('an answer about claims', () => {
  it('is a probability, the places of the words at fault, and a better wording', () => {
    const wrong = ['knee osteoarthritis', 'Exercise'];
    expect(read({ wrong, supported: 12, better: 'Exercise may help.' })).toEqual({
      probability: 0.12,
      disagree: [
        { start: 0, end: 8 },
        { start: claim.indexOf('knee'), end: claim.indexOf('.') },
      ],
      better: 'Exercise may help.',
      by: 'model',
    });
  });

  it('loses quotations that do not stand in the claim, halves of words, and what lies in another', () => {
    const wrong = ['Yoga', 'xercise', 'may reduce pain', 'reduce', '', 7, 'duce pain more'];
    expect(read({ wrong, supported: 5, better: '' })?.disagree).toEqual([{ start: 9, end: 24 }]);
  });

  it('loses a wording that is the claim itself, leads somewhere, or is much longer', () => {
    for (const better of [claim, '', 'Read evil.example now.', 'Ask @evil.', `${claim} ${claim}`, 3, null])
      expect(read({ wrong: [], supported: 5, better })?.better).toBeNull();
  });

  it('is read from within a code fence', () => {
    const fenced = `Here you are:\n\`\`\`json\n${answerOf({ wrong: [], supported: 97, better: '' })}\n\`\`\``;
    expect(readVerdicts(claims, fenced)[0]?.probability).toBe(0.97);
  });

  it.each([
    [{ wrong: [], better: '' }],
    [{ wrong: [], supported: '97', better: '' }],
    [{ wrong: [], supported: 101, better: '' }],
    [{ wrong: [], supported: -1, better: '' }],
    ['yes'],
    [null],
    [[97]],
  ])('is none where it is %j', (verdict) => {
    expect(read(verdict)).toBeNull();
  });

  it('is one for each claim, or none, whatever comes (property)', () => {
    const anything = fc.oneof(
      anyText(),
      fc.json(),
      fc.json().map((json) => `{"${verdictField(0)}":${json}}`),
    );
    fc.assert(
      fc.property(anything, (answer) => {
        const [verdict, ...others] = readVerdicts(claims, answer);
        expect(others).toEqual([]);
        for (const { start, end } of verdict?.disagree ?? []) expect(claim.slice(start, end)).not.toBe('');
      }),
    );
  });
});

describe('a better wording', () => {
  const against = (better: string): Verdict => ({ probability: 0, disagree: [], better, by: 'model' });
  const shownWith = (better: string) =>
    settleByClaim(source, [[claim, against(better)]])(checked(claim))[0]?.flags[0]?.better;

  it('is shown where the rules have nothing against it', () => {
    const better = 'A supervised exercise programme may reduce pain.';
    expect(shownWith(better)).toBe(better);
  });

  it('is not shown where they have: a number or a name of its own, or more than the source says', () => {
    for (const better of [
      'Exercise may reduce pain by 97%.',
      'Exercise may reduce pain in Norway.',
      'Exercise cures pain.',
    ])
      expect(shownWith(better)).toBeUndefined();
  });

  it('changes nothing of other sentences', () => {
    const post = checked(`${claim} Pain fell by 2.6 points with exercise.`);
    const [, other] = settleByClaim(source, [[claim, against('')]])(post);
    expect(other).toBe(settleMarks(post, [])[1]);
  });
});
