/**
 * Numbers as the reader's locale writes them, dates in the one form that the product's sentences have, on the server too.
 * Formatters are made when they are first needed: the first one makes
 * the browser load its locale data, some 60 ms of work on a phone while a page is opening.
 */

/** "5", "1,200". Below a thousand nothing is grouped, and no locale data is needed. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return numbers().format(value);
}

/** "29 December 2026": the day as the server names it in its sentences and mails, in UTC. */
export function dayOf(time: string): string {
  return days.format(new Date(time));
}

/** "29 December 2026 at 14:05", by the reader's clock. */
export function timeOf(time: string): string {
  return times.format(new Date(time));
}

interface DateFormat {
  format(date: Date): string;
}

/** A format of dates, made when it is first used. */
export function dateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  const dates = onFirstUse(() => new Intl.DateTimeFormat('en-GB', options));
  return { format: (date) => dates().format(date) };
}

/** Makes something when it is first asked for, and keeps it. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const days = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const times = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

const numbers = onFirstUse(() => new Intl.NumberFormat());
