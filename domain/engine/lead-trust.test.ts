import { describe, expect, it } from 'vitest';
import { generatePosts } from './generate.ts';
import { sureOfLead } from './lead-trust.ts';
import { readSource } from './read/read-source.ts';

const opening =
  'Prebiotics change the gut of children with celiac disease. We studied 34 children in a randomized trial.';
const nothing = 'We found that supplementation with prebiotics had no effect on the barrier of the gut.';
const beside = 'Prebiotic intake increased the excretion of mannitol, which may suggest a larger surface.';

describe('sureOfLead', () => {
  it('stays sure where the finding leads, and of what a person chose', () => {
    const sheet = readSource({ text: `${opening} ${nothing} ${beside}` });
    const sure = { ...sheet, sure: true, doubt: null };
    expect(sureOfLead(sure)).toBe(sure);
    const chosen = readSource({ text: `${opening} ${nothing} ${beside}`, finding: 3 });
    expect(sureOfLead(chosen).sure).toBe(true);
  });

  it('says why it is not where another sentence would lead', () => {
    const text = `${opening} These authors' latter two programs improved the latter more than the former did in both of them. Scores rose by 12%.`;
    const sheet = { ...readSource({ text, finding: 2 }), sure: true, doubt: null };
    const read = sureOfLead({
      ...sheet,
      candidates: sheet.candidates.map((one) => ({ ...one, score: 0.9 })),
    });
    expect(read.sure).toBe(false);
    expect(read.doubt).toContain('lead with another');
  });
});

describe('a conclusion that sounds better than its trial', () => {
  const trial = (result: string): string =>
    `OBJECTIVE: To test ranirestat in diabetic neuropathy. METHODS: In a randomized trial, 549 patients took ranirestat or placebo for 26 weeks. RESULTS: Nerve velocity improved by 1.5 m/s with ranirestat. ${result} CONCLUSIONS: Ranirestat is effective in diabetic neuropathy.`;
  const sure = (result: string) => {
    const sheet = readSource({ text: trial(result), finding: 4 });
    const candidates = sheet.candidates.map((one) => ({ ...one, score: 0.9 }));
    return sureOfLead({ ...sheet, sure: true, doubt: null, candidates });
  };

  it('is not sure beside a result that found none', () => {
    const read = sure('No obvious efficacy was found in the total symptom score.');
    expect(read.sure).toBe(false);
    expect(read.doubt).toContain('says more than one of the results');
  });

  it.each(['Symptoms improved too.', 'There were no differences in adverse events.'])('is: %s', (result) => {
    expect(sure(result).sure).toBe(true);
  });
});

it('leads no post with a rise where the finding is that nothing changed', () => {
  const { generatedContent } = generatePosts({
    inputText: `${opening} ${nothing} ${beside}`,
    tone: 'publisher',
    platforms: ['linkedin'],
  });
  expect(generatedContent.linkedin?.split('\n')[0]).toContain('no effect on the barrier');
});
