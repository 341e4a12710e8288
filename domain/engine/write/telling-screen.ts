import type { FactSheet } from '../fact-sheet.ts';
import { inWords } from './common-slots.ts';
import { overlap } from './phrases.ts';
import { isNearlyClear } from './story/open-references.ts';
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
  // What one sentence explains the next need not.
  const explained = new Map<string, string>();
  return {
    isClear,
    isFit: (telling) =>
      overlap(telling.text, said) < restated && !repeats(telling.text, said) && isClear(telling),
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
