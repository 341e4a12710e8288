import { describe, expect, it } from 'vitest';
import {
  changeDraft,
  emptyDraft,
  filledInfo,
  isTooLong,
  parseDraft,
  togglePlatform,
  usedText,
} from './draft.ts';

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
    expect(filledInfo({ info: { title: ' A ', journal: '  ' }, lookup: null })).toEqual({ title: 'A' });
    expect(filledInfo({ info: { journal: '' }, lookup: null })).toBeUndefined();
  });

  it('keeps what was looked up while the text is of the same work', () => {
    const abstract =
      'Sharks slap their tails to stun sardines, which was seen in 25 of 61 hunts that divers filmed off Cebu.';
    const lookup = {
      identifier: '10.1/x',
      notices: [],
      sources: {},
      licence: null,
      lookedUpAt: '',
      length: 103,
    };
    const draft = { ...emptyDraft, text: abstract, lookup };
    expect(changeDraft(draft, { text: `${abstract} More.` }).lookup).toBe(lookup);
    expect(changeDraft(draft, { text: abstract.slice(0, 70) }).lookup).toBe(lookup);
    expect(changeDraft(draft, { text: `Aim: ${abstract}` }).lookup).toBe(lookup);
    expect(
      changeDraft(draft, { text: 'Whales sing in the deep, and nobody knows why they do it at all.' }).lookup,
    ).toBeNull();
    expect(changeDraft(draft, { text: '' }).lookup).toBeNull();
  });

  it('sends the standing of what was looked up', () => {
    const notice = { type: 'retracted', weight: 'stop', text: '', url: null, source: '' } as const;
    const lookup = {
      identifier: '',
      notices: [notice],
      sources: {},
      licence: null,
      lookedUpAt: '',
      length: 0,
    };
    expect(filledInfo({ info: {}, lookup })).toEqual({ status: ['retracted'] });
  });
});

describe('the part of a longer text', () => {
  const long = 'A sentence of a long text. '.repeat(200);
  const draft = { ...emptyDraft, text: long, used: 'A sentence of a long text.' };

  it('is what is used, until the text is another one', () => {
    expect(usedText(draft)).toBe('A sentence of a long text.');
    expect(usedText(changeDraft(draft, { text: 'Another text.' }))).toBe('Another text.');
    expect(isTooLong(long)).toBe(true);
  });

  it('takes what was put right with it when it is another one, and keeps it when it is first known', () => {
    const steered = { ...draft, finding: 2, corrections: { limit: null } };
    expect(changeDraft(steered, { used: 'Another part of it.' })).toMatchObject({
      finding: null,
      corrections: {},
    });
    expect(changeDraft({ ...steered, used: null }, { used: 'A part of it.' })).toMatchObject({ finding: 2 });
  });

  it('is kept with the draft, where it can be one', () => {
    expect(parseDraft({ ...draft }).used).toBe(draft.used);
    expect(parseDraft({ ...draft, used: long }).used).toBeNull();
  });
});
