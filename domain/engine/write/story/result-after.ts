import type { FactSheet } from '../../fact-sheet.ts';
import { overlap } from '../phrases.ts';
import { saysLittle, tellsAimOnly, tellsMethodOnly } from './news.ts';
import { isNearlyClear, openReference } from './open-references.ts';
import { afterAuthors } from './own-words.ts';
import { introduceShortForms } from './short-forms.ts';
import { stemsOf } from './stems.ts';
import { isAnnouncement } from './subject.ts';
import { tell } from './tell.ts';
import { toldOfThing } from './told-of-thing.ts';

/** Characters: beside what was made, a longer result would not be read. */
const longest = 190;

/**
 * What came of the thing that the finding only announces ("The authors propose NAME …"): the sentence behind it that says
 * how well it does. Null where none does, or where it cannot be understood from the announcement.
 */
export function resultAfter(form: string, sheet: FactSheet): string | null {
  const at = sheet.finding.sentence;
  if (at === null || !isAnnouncement(form) || form.length > longest) return null;
  const found = sheet.sentences
    .filter(
      ({ index, role, text }) => index > at && role !== 'background' && role !== 'other' && fares.test(text),
    )
    .flatMap(({ index }) => {
      const told = tell(sheet, index);
      if (told === null || isNoResult(told, sheet)) return [];
      const text = introduceShortForms(told, form, sheet);
      const isClear = text.length <= longest && openReference(text, index, form, sheet) === null;
      const score =
        (sheet.candidates.some(({ sentence }) => sentence === index) ? 2 : 0) + (/\d/.test(text) ? 1 : 0);
      return isClear && isOfIt(text, form) && overlap(text, form) < 0.5 ? [{ text, score }] : [];
    })
    .sort((a, b) => b.score - a.score)[0];
  return found === undefined ? null : afterAuthors(form, found.text);
}

/** The same in one sentence, with the thing as its subject: "NAME, a method for …, outperforms …". */
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

/** The authors', by its name, or by a word of the announcement at its head; and nobody else's, nor hoped for. */
function isOfIt(text: string, form: string): boolean {
  if (notTheirs.test(text)) return false;
  if (
    /^(?:The authors' |Their |It |They |The (?:authors|results|experiments)\b|Experiments|Results|On |Across )/.test(
      text,
    )
  )
    return true;
  const held = stemsOf(form);
  return [...stemsOf(text.split(' ').slice(0, 4).join(' '))].some((one) => one.length > 3 && held.has(one));
}

const notTheirs = /\b(?:baselines? achieve|existing|previous|experts?|would|will|expected|could)\b/i;

/** Words of how something does, beside something else or in figures. */
const fares =
  /\b(?:outperform\w*|improv\w+|achiev\w+|better|faster|higher|lower|reduc\w+|comparable|competitive|superior|accura\w+|exceed\w*|surpass\w*|gains?|fewer|as (?:well|good|fast) as|state[- ]of[- ]the[- ]art)\b|\d ?%/i;
