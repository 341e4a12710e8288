import { eld } from 'eld/extrasmall';
import { remembered } from './remembered.ts';

/** What a piece of text is written in: a code of ISO 639-1 ("es"), or null where too little of it tells. */
export type LanguageCode = string | null;

/**
 * The language of a sentence. "en" and other codes only where the detector is clear: names of species, formulas and headings of
 * one word get null. The bounds are set so that of the corpus' 12,789 English sentences two, both remains of names, are taken
 * for another language (`english-part.ts` reads them by the sentences around).
 */
export const languageOf: (text: string) => LanguageCode = remembered((text) => {
  const found = eld.detect(text);
  const scores = found.getScores();
  const english = scores['en'] ?? 0;
  if (found.language === 'en') return found.isReliable() ? 'en' : null;
  if (found.language === '') return null;
  if (foreignLetters.test(text) && !latinWord.test(text)) return found.language;
  const score = scores[found.language] ?? 0;
  return score >= leastScore && score - english >= leastLead ? found.language : null;
}, 2048);

/** Shares of the detector's scale, 0 to 1. */
const leastScore = 0.6;
const leastLead = 0.1;

/** Three letters of a script that English does not use; Greek letters are signs of formulas. */
const foreignLetters = /[^\p{Script=Latin}\p{Script=Greek}\P{L}].*[^\p{Script=Latin}\p{Script=Greek}\P{L}]/su;
const latinWord = /\p{Script=Latin}{4}/u;

/** The language's English name: "Spanish"; the detector does not tell Indonesian from Malay. */
export function languageName(code: string): string {
  return code === 'ms' ? 'Indonesian or Malay' : (names.of(code) ?? code);
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });
