/** "21 November 2026". UTC, as every period of a plan is. */
export function dayText(date: Date): string {
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "21 November 2026, 14:05 UTC". */
export function momentText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${dayText(date)}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())} UTC`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
