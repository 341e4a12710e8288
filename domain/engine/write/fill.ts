import type { Slots } from './slots.ts';
import type { Condition, Line } from './voice.ts';

/** A line with its slots filled and its joints tidied; null where a condition fails or a slot is missing. */
export function fill(line: Line, slots: Slots, conditions: ReadonlySet<Condition>): string | null {
  if (line.when?.some((condition) => !conditions.has(condition))) return null;
  if (line.unless?.some((condition) => conditions.has(condition))) return null;
  if (conditions.has('grave') && line.text.includes('!')) return null;
  let text = line.text;
  if (slots['isQuotation'] !== undefined)
    text = text.replace(/: \{f\}[.!]/, ", in the abstract's words: {f}.");
  else if (slots['F']?.includes(': ') && !isLeadIn.test(text))
    text = text.replace(/: \{f\}([.!])/, (_, stop: string) => `${stop} {F}`);
  let missing = false;
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) missing = true;
    return value ?? '';
  });
  return missing ? null : tidyJoints(filled);
}

/** Openings that cannot stand as a sentence of their own. */
const isLeadIn =
  /^(?:For|If|Before|In|On|Thinking|Not)\b|\b(?:result|Evidence|Finding|unvarnished|start from|found): \{f\}/;

/** Puts right what joining whole sentences can do to punctuation. */
export function tidyJoints(text: string): string {
  return text
    .replace(/([.!?][”"])\./g, '$1')
    .replace(/([?!])\./g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/ +/g, ' ')
    .trim();
}
