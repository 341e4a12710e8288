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

it('leads no post with a rise where the finding is that nothing changed', () => {
  const { generatedContent } = generatePosts({
    inputText: `${opening} ${nothing} ${beside}`,
    tone: 'publisher',
    platforms: ['linkedin'],
  });
  expect(generatedContent.linkedin?.split('\n')[0]).toContain('no effect on the barrier');
});
