import { dateFormat } from '#web/ui/formats.ts';

/** The day of a time, as the reader writes days. */
export function dayOf(time: string): string {
  return dates.format(new Date(time));
}

const dates = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
