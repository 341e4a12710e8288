import { describe, expect, it } from 'vitest';
import type { Finding, SourceSentence } from '../fact-sheet.ts';
import { postableChoice } from './postable-choice.ts';

const finding = (length: number, more: Partial<Finding> = {}): Finding => ({
  text: `${'x'.repeat(length - 1)}.`,
  short: null,
  sentence: 0,
  verbatim: false,
  hedges: [],
  negated: false,
  strength: 0,
  ...more,
});
const sentence = (role: SourceSentence['role'], index: number): SourceSentence => ({
  index,
  text: '',
  start: 0,
  end: 0,
  role,
  certainty: 1,
  heading: null,
});
const choice = {
  ranked: [
    { sentence: 0, score: 0.5 },
    { sentence: 1, score: 0.3 },
    { sentence: 2, score: 0.25 },
  ],
  sure: true,
  doubt: null,
};
const first = (roles: readonly SourceSentence['role'][], findings: readonly Finding[]) => {
  const made = postableChoice(choice, roles.map(sentence), (at) => findings[at] ?? finding(1));
  return [made.ranked[0]?.sentence, made.sure];
};

describe('postableChoice', () => {
  it('keeps a finding that fits, also by its short form', () => {
    expect(first(['results', 'results', 'results'], [finding(200), finding(90), finding(90)])).toEqual([
      0,
      true,
    ]);
    const short = finding(400, { short: 'Short.' });
    expect(first(['results', 'results', 'results'], [short, finding(90), finding(90)])).toEqual([0, true]);
  });

  it('asks where the finding can only be quoted', () => {
    const quoted = finding(90, { verbatim: true });
    expect(first(['results', 'results', 'results'], [quoted, finding(90), finding(90)])).toEqual([0, false]);
  });

  it('lets the next result lead where the first is too long, and asks', () => {
    expect(first(['results', 'conclusions', 'results'], [finding(400), finding(90), finding(90)])).toEqual([
      1,
      false,
    ]);
  });

  it('lets another result lead where the first breaks a rule of posts, and asks; without one it keeps the first and asks', () => {
    const praised = finding(90, { text: 'Traits were mapped at unprecedented levels.' });
    const torn = finding(90, { text: 'The \\bpass model gave new rates.' });
    const rest = [finding(90), finding(90)] as const;
    expect(first(['results', 'methods', 'results'], [praised, ...rest])).toEqual([2, false]);
    expect(first(['results', 'conclusions', 'results'], [torn, ...rest])).toEqual([1, false]);
    expect(first(['results', 'results', 'results'], [torn, praised, torn])).toEqual([0, false]);
  });

  it('passes over method, quotations, what is too long itself, and what the model gave little', () => {
    const long = finding(400);
    expect(first(['results', 'methods', 'results'], [long, finding(90), finding(90)])).toEqual([2, false]);
    const quoted = finding(90, { verbatim: true });
    expect(first(['results', 'results', 'methods'], [long, quoted, finding(90)])).toEqual([0, true]);
    expect(first(['results', 'results', 'results'], [long, long, long])).toEqual([0, true]);
  });
});
