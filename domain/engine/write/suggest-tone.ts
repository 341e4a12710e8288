import type { ToneId } from '#domain/posts/tones.ts';
import type { FactSheet } from '../fact-sheet.ts';
import { isGrave } from './gravity.ts';

/** A tone that suits the source better than the one asked for, and why; null where the one asked for fits. */
export function suggestTone(sheet: FactSheet, tone: ToneId): { tone: ToneId; why: string } | null {
  const hasPeople = sheet.subjects === 'people' && sheet.genre !== 'theory' && sheet.genre !== 'method';
  if (tone === 'trial-recruit' && sheet.genre !== 'protocol' && !(hasPeople && sheet.genre === 'trial'))
    return {
      tone: hasPeople ? 'patient-voice' : 'casual',
      why: hasPeople
        ? 'The text reports results and invites nobody to take part.'
        : 'Nobody can take part in this study.',
    };
  if (tone === 'patient-voice' && !hasPeople)
    return { tone: 'casual', why: 'No patients took part in this work.' };
  if (tone === 'patent-spotlight' && sheet.genre !== 'patent' && !mentionsPatent(sheet))
    return { tone: 'industry-impact', why: 'The text mentions no patent.' };
  if (tone === 'industry-impact' && (sheet.genre === 'theory' || sheet.genre === 'policy'))
    return {
      tone: sheet.genre === 'policy' ? 'policy-brief' : 'conference-spotlight',
      why: 'No product or process follows from this text.',
    };
  if (tone === 'policy-brief' && sheet.genre === 'theory')
    return { tone: 'publisher', why: 'The text does not address policy.' };
  if ((tone === 'funny' || tone === 'enthusiastic' || tone === 'edgy') && isGrave(sheet))
    return {
      tone: tone === 'edgy' ? 'publisher' : 'casual',
      why: 'The subject is harm or death, where wit and cheer are out of place.',
    };
  return null;
}

function mentionsPatent(sheet: FactSheet): boolean {
  return sheet.sentences.some(({ text }) => /\bpatent(?:ed|s)?\b/i.test(text));
}
