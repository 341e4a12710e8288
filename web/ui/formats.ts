/**
 * Numbers and dates as the reader's locale writes them. Formatters are made when they are first needed: the first one makes
 * the browser load its locale data, some 60 ms of work on a phone while a page is opening.
 */

/** "5", "1,200". Below a thousand nothing is grouped, and no locale data is needed. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return numbers().format(value);
}

export interface DateFormat {
  format(date: Date): string;
}

/** A format of dates, made when it is first used. */
export function dateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  const dates = onFirstUse(() => new Intl.DateTimeFormat(undefined, options));
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

const numbers = onFirstUse(() => new Intl.NumberFormat());
