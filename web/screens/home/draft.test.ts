import { describe, expect, it } from 'vitest';
import { changeDraft, emptyDraft, filledInfo, parseDraft, togglePlatform } from './draft.ts';

describe('draft', () => {
  it('comes back from storage as it was kept', () => {
    const draft = {
      ...emptyDraft,
      text: 'Abc',
      tone: 'funny',
      platforms: ['linkedin'],
      finding: 2,
      info: { year: '2024' },
    } as const;
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([
    null,
    'x',
    3,
    [],
    { tone: 'shouting', platforms: ['myspace'], finding: -1, info: { year: 7 }, text: 4 },
  ])('makes sense of %j', (kept) => {
    const draft = parseDraft(kept);
    expect(draft).toMatchObject({ text: '', tone: 'edgy', finding: null, info: {} });
  });

  it('drops the chosen finding with the text it stood in', () => {
    const draft = { ...emptyDraft, text: 'One. Two.', finding: 1 };
    expect(changeDraft(draft, { text: 'One. Two.\n' }).finding).toBe(1);
    expect(changeDraft(draft, { text: 'Three.' }).finding).toBeNull();
  });

  it('keeps platforms in one order', () => {
    expect(togglePlatform(['instagram'], 'twitter')).toEqual(['twitter', 'instagram']);
    expect(togglePlatform(['twitter', 'instagram'], 'instagram')).toEqual(['twitter']);
  });

  it('sends only filled fields', () => {
    expect(filledInfo({ title: ' A ', journal: '  ' })).toEqual({ title: 'A' });
    expect(filledInfo({ journal: '' })).toBeUndefined();
  });
});
