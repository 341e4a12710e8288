import { ApiError } from '#contract/client.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { IdentityError } from '#web/api/identity.ts';
import { PopupBlocked } from '#web/api/popup.ts';
import { AccountNotLinked, CookiesBlocked } from '#web/api/sign-in-errors.ts';
import { words } from './popup-words.ts';

/** Whether the sentence in the form says it all: nothing went wrong that a toast would have to tell. */
export function isQuiet(error: unknown): boolean {
  return error instanceof PopupBlocked;
}

/** What went wrong with a window of the provider that people call `name`. */
export function popupFailure(error: unknown, name: string): string {
  if (error instanceof PopupBlocked) return words.blocked;
  if (error instanceof AccountNotLinked) return words.notLinked;
  if (error instanceof CookiesBlocked) return words.cookies;
  const fallback = { title: words.failedTitle, description: words.failed(name) };
  // Our own sentences say more where another try at once would not help.
  const isOurs = error instanceof ApiError && [403, 429, 503].includes(error.status);
  const saysMore = error instanceof TypeError || error instanceof IdentityError || isOurs;
  if (saysMore) return failureWords(error, fallback).description;
  return fallback.description;
}
