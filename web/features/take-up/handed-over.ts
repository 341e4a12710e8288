import { parseObject } from '#domain/json.ts';
import { isPlatformId, type PlatformId } from '#domain/posts/platforms.ts';
import { defaultTone, isToneId, type ToneId } from '#domain/posts/tones.ts';

/** What somebody tried before they were signed in, on its way to the generator. */
export interface HandedOver {
  readonly text: string;
  readonly tone: ToneId;
  readonly platforms: readonly PlatformId[];
}

/** On this device and in no address: signing up may lead through a window of Google, or a mail and another tab. */
const storageKey = 'paperlark.handed-over';
/** As long as the mailed link, in milliseconds. */
const lifetime = 24 * 3_600_000;

/** Keeps what is handed over until it is taken up; an empty text takes back what was kept. */
export function handOver(draft: HandedOver): void {
  try {
    if (draft.text.trim() === '') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify({ ...draft, at: Date.now() }));
  } catch {
    // Storage is off or full: the text has to be pasted again.
  }
}

/** What was handed over; null where nothing was, or too long ago, and then nothing stays behind. */
export function handedOver(): HandedOver | null {
  try {
    const kept = parseHandedOver(localStorage.getItem(storageKey), Date.now());
    if (kept === null) localStorage.removeItem(storageKey);
    return kept;
  } catch {
    return null;
  }
}

export function forgetHandedOver(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

/** As far as it makes sense; `now` in milliseconds. Null where there is no text, or it is too old. */
export function parseHandedOver(stored: string | null, now: number): HandedOver | null {
  const kept = parseObject(stored ?? '');
  if (kept === null) return null;
  const { text, tone, platforms, at } = kept;
  const age = now - Number(at);
  if (typeof text !== 'string' || text.trim() === '' || !(age >= 0 && age < lifetime)) return null;
  return {
    text,
    tone: isToneId(tone) ? tone : defaultTone,
    platforms: Array.isArray(platforms) ? platforms.filter(isPlatformId) : [],
  };
}
