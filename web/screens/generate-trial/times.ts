import { dateFormat } from '#web/ui/formats.ts';

/** A day and time as people here write it, in the admin's own zone. */
export function timeOf(time: string): string {
  return times.format(new Date(time));
}

export function dayOf(time: string): string {
  return days.format(new Date(time));
}

const times = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const days = dateFormat({ dateStyle: 'medium' });
