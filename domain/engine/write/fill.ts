import type { Slots } from './common-slots.ts';
import type { Condition, Line } from './voice.ts';

/** A line with its slots filled and its joints tidied; null where a condition fails or a slot is missing. */
export function fill(line: Line, slots: Slots, conditions: ReadonlySet<Condition>): string | null {
  if (line.when?.some((condition) => !conditions.has(condition))) return null;
  if (line.unless?.some((condition) => conditions.has(condition))) return null;
  if (conditions.has('grave') && line.text.includes('!')) return null;
  const text = fitFinding(line.text, slots);
  if (text === null) return null;
  let missing = false;
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) missing = true;
    return value ?? '';
  });
  return missing ? null : tidyJoints(filled);
}

/** How an opening meets the finding: a quotation says whose words it is; one colon a sentence is enough. */
function fitFinding(text: string, slots: Slots): string | null {
  if (slots['isQuotation'] !== undefined) {
    // "No volunteers needed here" are nobody's words but ours.
    if (standsAlone.test(text)) return text.replace(/: \{f\}[.!]/, '. {F}');
    return text.replace(/: \{f\}[.!]/, `, in the ${slots['source'] ?? 'abstract'}'s words: {f}.`);
  }
  if (!slots['F']?.includes(': ') || !text.includes(': {f}')) return text;
  if (needsItsColon.test(text)) return null;
  if (isLeadIn.test(text)) return text.replace(': {f}', ', {f}');
  return text.replace(/: \{f\}([.!])/, (_, stop: string) => `${stop} {F}`);
}

/** Openings that say something of their own. */
const standsAlone = /^(?:No|Nothing|Not|This one)\b[^:]*: \{f\}/;

/** Openings that cannot stand as a sentence of their own. */
const isLeadIn = /^(?:For|If|Before|In|On|Thinking|Not)\b/;
const needsItsColon =
  /\b(?:result|Evidence|Finding|unvarnished|start from|found|idea): \{f\}|^Something worth/;

/** Puts right what joining whole sentences can do to punctuation. */
function tidyJoints(text: string): string {
  if (!untidy.test(text)) return text;
  return text
    .replace(/([.!?][”"])\./g, '$1')
    .replace(/([?!])\./g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/ +/g, ' ')
    .trim();
}

/** Nearly every line is tidy as it is. */
const untidy = /[.!?][”"]?\.| {2}|^\s|\s$/;
