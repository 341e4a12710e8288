import { expect, it } from 'vitest';
import type { ToneId } from '#domain/posts/tones.ts';
import { craftSheets } from './fixtures/craft-sheets.ts';
import { suggestTone } from './suggest-tone.ts';

it.each<[string, ToneId, ToneId | null]>([
  ['trial with a null result', 'trial-recruit', null],
  ['trial with a null result', 'patient-voice', null],
  ['trial with a null result', 'patent-spotlight', 'industry-impact'],
  ['hedged astronomy preprint', 'trial-recruit', 'casual'],
  ['hedged astronomy preprint', 'patient-voice', 'casual'],
  ['UN resolution', 'industry-impact', 'policy-brief'],
  ['UN resolution', 'publisher', null],
  ['patent', 'patent-spotlight', null],
  ['protocol', 'trial-recruit', null],
  ['deaths in animals', 'funny', 'casual'],
  ['deaths in animals', 'edgy', 'publisher'],
])('for a %s in the tone %s suggests %s', (name, tone, better) => {
  const sheet = craftSheets.find((one) => one.name === name)?.sheet;
  if (sheet === undefined) throw new Error(name);
  expect(suggestTone(sheet, tone)?.tone ?? null).toBe(better);
});

it('takes a text for what its address says that it is', () => {
  const sheet = craftSheets.find((one) => one.name === 'trial with a null result')?.sheet;
  if (sheet === undefined) throw new Error('no such sheet');
  const url = 'https://patents.google.com/patent/US7752445B2/en';
  expect(suggestTone(sheet, 'patent-spotlight', { url })).toBeNull();
});
