import * as z from 'zod/mini';
import { normaliseEmail, profileLimits } from '#domain/accounts/profile.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { refusal } from './refusal.ts';

/** Text that must be there after trimming, at most `max` characters. */
export function inputText(max: number) {
  return z.string().check(z.overwrite(oneLine), z.minLength(1), z.maxLength(max));
}

/** Text that may be missing, null or blank, all of which mean the same. */
export function optionalText(max: number) {
  return z.optional(z.nullable(z.string().check(z.overwrite(oneLine), z.maxLength(max))));
}

/** Text of several lines that must be there after trimming, at most `max` characters. */
export function inputParagraphs(max: number) {
  return z.string().check(z.overwrite(tidyLines), z.minLength(1), z.maxLength(max));
}

/** Signs that turn the direction of writing around, and with it what stands beside a name. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function tidyLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
}

/** Names and the like: no line breaks, no control characters (databases refuse some), no turned writing, no half characters. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(turns, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** An address that may be missing, null or blank. Whether it exists only a mail can say. */
export const optionalEmail = z.optional(
  z.nullable(
    z.string().check(
      z.overwrite(normaliseEmail),
      z.maxLength(profileLimits.email),
      z.check<string>(({ value, issues }) => {
        if (value === '' || isMailAddress(value)) return;
        const failure = {
          code: 'invalid_request' as const,
          message: 'Please enter an email address, such as ada@example.org.',
        };
        issues.push(refusal(value, failure));
      }),
    ),
  ),
);
