import { describe, expect, it } from 'vitest';
import { writeOwn } from './write-own.ts';

const text =
  'Background: Teenagers sleep too little. Methods: We followed 182 students at two schools. ' +
  'Results: Median sleep rose by 34 minutes after the change. Conclusions: A later start was associated with longer sleep.';
const request = { text, tone: 'publisher', platforms: ['twitter', 'linkedin'], finding: null } as const;

describe('writeOwn', () => {
  it('writes for the chosen platforms, each sentence with its source', () => {
    const answer = writeOwn(request);
    if (answer.kind !== 'written') throw new Error(answer.why);
    expect(Object.keys(answer.generated.generatedContent)).toEqual(['twitter', 'linkedin']);
    expect(answer).toMatchObject({ text, used: text.length, length: text.length });
    const claims = (answer.generated.grounding.twitter ?? []).filter(({ kind }) => kind === 'claim');
    expect(claims.length).toBeGreaterThan(0);
    for (const { support, flags } of claims) expect([support.length > 0, flags]).toEqual([true, []]);
  });

  it('leads with the sentence that was chosen', () => {
    const answer = writeOwn({ ...request, finding: 2 });
    expect(answer.kind === 'written' && answer.generated.factSheet.finding.sentence).toBe(2);
  });

  it('uses the best part of a longer text, and tells how much of it', () => {
    const filler = 'Sleep has long been of interest to many. '.repeat(300);
    const answer = writeOwn({ ...request, text: `${filler}\nAbstract: ${text}\nIntroduction: ${filler}` });
    if (answer.kind !== 'written') throw new Error(answer.why);
    expect(answer.generated.generatedContent.twitter).toMatch(/182 students|34 minutes/);
    expect(answer.used).toBeLessThanOrEqual(2500);
    expect(answer.length).toBeGreaterThan(24_000);
  });

  it.each([
    ['', /^Please paste the abstract first\.$/],
    [' \n\u00a0', /^Please paste the abstract first\.$/],
    ['x', /^That is 1 character, and posts need at least 50\./],
    ['10.1371/journal.pone.0116586', /^This names a paper/],
    ['https://pubmed.ncbi.nlm.nih.gov/25607859/', /^This names a paper/],
    ['A/RES/70/1', /^This names a paper/],
    ['1234567890 '.repeat(10), /^There is nothing to read in this text\./],
    ['a'.repeat(5000), /^There is nothing to read in this text\./],
  ])('says of %j what to do', (odd, why) => {
    expect(writeOwn({ ...request, text: odd })).toEqual({
      kind: 'refused',
      at: 'text',
      why: expect.stringMatching(why),
    });
  });
});
