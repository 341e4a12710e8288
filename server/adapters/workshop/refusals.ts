import { fail, type Result } from '#domain/result.ts';
import type { WorkName } from '../../ports/workshop.ts';

/** Why something was not done. */
export const nobodyWaits: Result<never> = fail('unavailable', 'Cancelled.');

export const tooManyWait: Result<never> = fail(
  'unavailable',
  'Too many texts are being worked on right now. Please try again in a moment.',
  { retryAfter: 5 },
);

export const brokeOff: Result<never> = fail(
  'unavailable',
  'The work on this text broke off. Please try again in a moment.',
  { retryAfter: 5 },
);

export const closed: Result<never> = fail(
  'unavailable',
  'The server is stopping. Please try again in a moment.',
  {
    retryAfter: 5,
  },
);

/** What a person can shorten, where it is theirs. */
const whatToShorten: Readonly<Partial<Record<WorkName, string>>> = {
  writePosts: 'Shorten the text, or break up what is in it without a full stop',
  checkPost: 'Shorten the post, or break up what is in it without a full stop',
  editDraft: 'Shorten the posts, or break up what is in them without a full stop',
  drawCards: 'Shorten the post or the text',
  predictPosts: 'Shorten the posts',
  readDocument: 'Save the abstract as a file of its own, or paste it',
  readUpload: 'Split the upload into several runs',
  exportRun: 'Export fewer rows: the approved ones alone, or a smaller run',
};

/** The text is the reason: trying again does not help. */
export function tooSlow(name: WorkName): Result<never> {
  const what = whatToShorten[name] ?? 'Shorten the text';
  return fail('too_slow', `This takes longer to work through than a request may. ${what}, and try again.`, {
    title: 'Takes Too Long',
  });
}
