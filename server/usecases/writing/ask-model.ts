import type { ModelPrompt } from '#domain/prompts/write-prompt.ts';
import { ok, type Result } from '#domain/result.ts';
import type { FaultKind, LanguageModel, ModelRun, ModelUsage } from '../../ports/language-model.ts';
import { failureOfFault } from './failure-of-fault.ts';
import { type BudgetDeps, takeAllowance } from './model-budget.ts';

export interface AskingDeps extends BudgetDeps {
  readonly model: LanguageModel;
  /** How each request to the model ended, for the metrics. */
  readonly count: (outcome: 'ok' | FaultKind, usage: ModelUsage, seconds: number) => void;
}

export interface Question extends Pick<ModelRun, 'priority' | 'onAsked'> {
  readonly userId: string;
  /** Ends when the person leaves. */
  readonly signal: AbortSignal;
  /** Ends when it has taken too long. */
  readonly deadline: AbortSignal;
  readonly onText?: ModelRun['onText'];
}

/**
 * One request to a model, within the day's budgets, counted however it ends. What it answered and nobody can read is an empty text:
 * it was asked, and gave nothing.
 */
export async function askModel(
  deps: AskingDeps,
  question: Question,
  prompt: ModelPrompt,
): Promise<Result<string>> {
  const { model, count } = deps;
  const { userId, signal, deadline, priority, onAsked, onText = () => undefined } = question;
  const allowance = await takeAllowance(deps, userId, prompt);
  if (!allowance.ok) return allowance;
  const startedAt = performance.now();
  const answer = await model.ask(prompt, {
    signal: AbortSignal.any([signal, deadline]),
    priority,
    ...(onAsked !== undefined && { onAsked }),
    onText,
  });
  await allowance.value.settle(answer.usage);
  const isLate = !answer.ok && answer.fault.kind === 'left' && !signal.aborted;
  const fault = answer.ok ? null : isLate ? ({ kind: 'slow' } as const) : answer.fault;
  count(fault?.kind ?? 'ok', answer.usage, (performance.now() - startedAt) / 1000);
  if (answer.ok) return ok(answer.text);
  if (fault?.kind === 'garbled') return ok('');
  return { ok: false, failure: failureOfFault(model.about, fault ?? answer.fault) };
}
