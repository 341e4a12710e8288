/** The day of a time, as the reader writes days. */
export function dayOf(time: string): string {
  return dates.format(new Date(time));
}

const dates = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
