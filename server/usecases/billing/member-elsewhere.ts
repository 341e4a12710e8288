import { fail, type Result } from '#domain/result.ts';

/** A team plan makes a team of one's own, and nobody belongs to two. */
export function memberElsewhere(teamName: string): Result<never> {
  return fail(
    'conflict',
    `You are a member of ${teamName}. Please leave it in your account first: a team plan makes a team of your own.`,
    { title: 'Checkout failed' },
  );
}
