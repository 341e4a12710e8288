import type { FactSheet } from '../fact-sheet.ts';
import { inWords } from './common-slots.ts';
import { overlap } from './phrases.ts';
import { isNearlyClear } from './story/open-references.ts';
import { readsEasily } from './story/reads-easily.ts';
import { introduceShortForms } from './story/short-forms.ts';
import { stemsOf } from './story/stems.ts';
import type { Telling } from './story/telling.ts';
import type { Voice } from './voice.ts';
import { withGloss } from './with-gloss.ts';
import type { WriteRequest } from './write-request.ts';

/** From this share of its words on a sentence says the finding again rather than more of it. */
export const restated = 0.5;

/** Which of the source's sentences may follow what the post has `said`, and how the tone words them. */
export interface TellingScreen {
  /** Understood by who has read no more than the post. */
  readonly isClear: (telling: Telling) => boolean;
  /** Clear, and says something new. */
  readonly isFit: (telling: Telling) => boolean;
  /** Taken in at once. */
  readonly isEasy: (text: string) => boolean;
  /** Not made of codes and signs where neighbours read. */
  readonly isPlain: (text: string) => boolean;
  readonly worded: (telling: Telling) => string;
}

export function screenTellings(
  sheet: FactSheet,
  said: string,
  voice: Voice,
  request: WriteRequest,
): TellingScreen {
  // Short forms are spelled out where they are new: they leave nothing open.
  const spelled = (text: string): string => introduceShortForms(text, said, sheet);
  const isClear = ({ text, sentence }: Telling): boolean =>
    isNearlyClear(spelled(text), sentence, sheet, said);
  // A document is read for what it says, in its own long sentences.
  const isDocument = sheet.genre === 'policy' || sheet.genre === 'patent';
  const isPlainVoice = voice.rewrite.includes('plain-words');
  // What one sentence explains the next need not.
  const explained = new Map<string, string>();
  const isWide = request.platform === 'facebook' || request.platform === 'instagram';
  return {
    isClear,
    isFit: (telling) =>
      overlap(telling.text, said) < restated && !repeats(telling.text, said) && isClear(telling),
    isEasy: (text) => isDocument || readsEasily(text, said, isPlainVoice ? 'facebook' : request.platform),
    isPlain: (text) => !(isPlainVoice && isCoded(text)) && !(isWide && symbols.test(text)),
    worded: ({ text }) => {
      const told = inWords(spelled(text), sheet, voice, request);
      if (voice.glosses !== true) return told;
      const known = explained.get(told) ?? withGloss(told, [said, ...explained.values()].join(' '));
      explained.set(told, known);
      return known;
    },
  };
}

/** More than half of its words have been said, whatever their endings. */
function repeats(text: string, said: string): boolean {
  const held = stemsOf(said);
  const own = [...stemsOf(text)].filter((one) => one.length > 3);
  return own.filter((one) => held.has(one)).length > own.length * 0.5;
}

/** Formulas and signs of a field, for its people only. */
const symbols = /[_^{}\\]|\p{L}\(\p{L}\)|[≲≳⊙]/u;

/** Two codes and more, or the language of tests. */
function isCoded(text: string): boolean {
  const codes =
    text.match(/(?<![\p{L}\p{N}])(?:\p{L}*\p{Lu}\p{L}*[\p{Lu}\d][\p{L}\p{N}]*|\p{L}+\d[\p{L}\p{N}]*)/gu) ??
    [];
  return codes.length > 1 || partNames.test(text) || testLanguage.test(text);
}

/** "in the 40U experiments": names that a method gave its parts; "3D" and "5G" are words. */
const partNames = /\b\d{2,}(?![DG]\b)\p{Lu}\b/u;

const testLanguage =
  /\b(?:statistical significance|odds ratios?|hazard ratios?|confidence intervals?|multivariate|univariate|regression|p ?[<=>])\b/i;
