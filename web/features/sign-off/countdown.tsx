import { type ReactElement, useEffect, useState } from 'react';
import { words } from './words.ts';

/** Time that is left, told anew each minute, without being read out each time. */
export function Countdown({ until }: { readonly until: string }): ReactElement | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(until) - now;
  return left <= 0 ? null : <span className="figures">{words.embargo.left(leftOf(left))}</span>;
}

const minute = 60_000;

/** "3 days 4 h", "4 h 5 min", "5 min". */
function leftOf(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / minute);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days === 1 ? '1 day' : `${days} days`} ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
