import type { FactSheet } from '../../fact-sheet.ts';
import { saysLittle, tellsAimOnly, tellsMethodOnly } from './news.ts';
import { isNearlyClear } from './open-references.ts';
import { introduceShortForms } from './short-forms.ts';
import { isAnnouncement } from './subject.ts';
import { tell } from './tell.ts';
import { toldOfThing } from './told-of-thing.ts';

/**
 * What came of the thing that the finding only announces ("The authors propose NAME …"), with the thing as its subject: "NAME, a
 * method for …, outperforms …". Null where no sentence behind it says how well it does.
 */
export function resultOfThing(form: string, sheet: FactSheet): string | null {
  const at = sheet.finding.sentence;
  if (at === null || !(isAnnouncement(form) || saysWhatItIs.test(form))) return null;
  const found = sheet.sentences
    .filter(
      ({ index, role, text }) => index > at && role !== 'background' && role !== 'other' && fares.test(text),
    )
    .flatMap(({ index }) => {
      const told = tell(sheet, index);
      const isTheirs = told !== null && !isNoResult(told, sheet) && !notTheirs.test(told);
      const fused = isTheirs ? toldOfThing(told, index, sheet) : null;
      if (fused === null) return [];
      const text = introduceShortForms(fused, '', sheet);
      const score =
        (sheet.candidates.some(({ sentence }) => sentence === index) ? 2 : 0) + (/\d/.test(text) ? 1 : 0);
      return isNearlyClear(text, index, sheet) ? [{ text, score }] : [];
    })
    .sort((a, b) => b.score - a.score)[0];
  return found?.text ?? null;
}

const saysWhatItIs = /^\S+ is an? /;

function isNoResult(told: string, sheet: FactSheet): boolean {
  return saysLittle(told) || tellsAimOnly(told) || tellsMethodOnly(told, sheet);
}

const notTheirs = /\b(?:baselines? achieve|existing|previous|experts?|would|will|expected|could)\b/i;

/** Words of how something does, beside something else or in figures. */
const fares =
  /\b(?:outperform\w*|improv\w+|achiev\w+|better|faster|higher|lower|reduc\w+|comparable|competitive|superior|accura\w+|exceed\w*|surpass\w*|gains?|fewer|as (?:well|good|fast) as|state[- ]of[- ]the[- ]art)\b|\d ?%/i;
