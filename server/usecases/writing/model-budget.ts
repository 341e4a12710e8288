import { promptTokens } from '#domain/prompts/prompt-size.ts';
import type { ModelPrompt } from '#domain/prompts/write-prompt.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ModelUsage } from '../../ports/language-model.ts';
import type { ModelCaps, ModelEstimate } from '../../ports/model-usage.ts';
import type { Database } from '../../ports/stores.ts';
import { sharedShare } from '../caller.ts';

/** What models may cost. */
export interface ModelLimits extends ModelCaps {
  /** US dollars per million tokens; 0 where nothing is paid. */
  readonly priceInput: number;
  readonly priceOutput: number;
}

export interface BudgetDeps {
  readonly database: Pick<Database, 'modelUsage'>;
  readonly clock: Clock;
  readonly limits: ModelLimits;
}

/** Room for one request to a model, until it is settled. */
export interface Allowance {
  settle(used: ModelUsage): Promise<void>;
}

/** Takes room for a request out of the day's budgets; refuses where there is none, or where models are switched off. */
export async function takeAllowance(
  { database, clock, limits }: BudgetDeps,
  userId: string,
  prompt: ModelPrompt,
): Promise<Result<Allowance>> {
  const now = clock.now();
  if ((await database.modelUsage.switchedOff()) !== null)
    return fail('unavailable', 'Writing with a model is switched off at the moment.', {
      fallback: 'embedded',
    });
  const expected = { input: promptTokens(prompt), output: prompt.longestAnswer };
  const estimate: ModelEstimate = {
    userId,
    day: now.toISOString().slice(0, 10),
    tokens: expected.input + expected.output,
    costMicros: costOf(limits, expected),
  };
  const taken = await database.modelUsage.take(estimate, limits);
  if (taken === 'taken') {
    const settle = (used: ModelUsage): Promise<void> =>
      database.modelUsage.settle(estimate, { ...used, costMicros: costOf(limits, used) });
    return ok({ settle });
  }
  const whose =
    taken === 'day-cap'
      ? 'Today’s budget for the model is used up.'
      : userId === sharedShare
        ? 'Today’s share of the model for people who have not confirmed their address is used up. Confirm yours for a share of your own.'
        : 'You have used today’s share of the model.';
  return fail('rate_limited', `${whose} It starts anew at midnight UTC.`, {
    title: 'Model used up for today',
    retryAfter: secondsToMidnight(now),
    fallback: 'embedded',
  });
}

/** Dollars per million tokens are millionths of a dollar per token. */
function costOf(limits: ModelLimits, { input, output }: ModelUsage): number {
  return Math.ceil(input * limits.priceInput + output * limits.priceOutput);
}

function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1000);
}
