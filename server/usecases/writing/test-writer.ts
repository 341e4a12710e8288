import type { OutputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { TextGenerator } from '../../ports/text-generator.ts';
import type { Caller } from '../caller.ts';

/** Made up for this: it says nothing of anybody. */
const sample =
  'Background: Short walks may help office workers to stay alert. Methods: In a randomised trial at one site, 120 office workers took a ten-minute walk at noon or stayed at their desks for four weeks. Results: Self-rated alertness rose by 0.8 points with walks and by 0.3 points without (scale of 0 to 10). Conclusions: A short walk at noon may raise alertness in office workers.';

/** Tries the configured model with a sample text, through the same path as any post. Counts no post. */
export async function testWriter(
  deps: { readonly generator: TextGenerator; readonly model: LanguageModel | null },
  { caller, signal }: { readonly caller: Caller; readonly signal: AbortSignal },
): Promise<Result<OutputOf<'testWriter'>>> {
  if (deps.model === null)
    return fail('conflict', 'No model is configured: the embedded writer needs no test.');
  return trySample(deps.generator, { userId: caller.account.id, signal });
}

/** One post from the sample, and how long it took. */
export async function trySample(
  generator: TextGenerator,
  { userId, signal }: { readonly userId: string; readonly signal: AbortSignal },
): Promise<Result<OutputOf<'testWriter'>>> {
  const startedAt = performance.now();
  const written = await generator.generate(
    { inputText: sample, tone: 'casual', platforms: ['twitter'] },
    { signal, userId, priority: true, inBackground: false, tell: () => undefined },
  );
  if (!written.ok) return written;
  const { generatedContent, grounding, made } = written.value;
  // Whoever tries a model must not be shown what our own writer put in its place.
  if (made.replaced.length > 0)
    return fail(
      'generation_failed',
      `The model (${made.model} at ${made.host}) answered, and gave no post that could be used.`,
    );
  return ok({
    text: generatedContent.twitter ?? '',
    flags: (grounding.twitter ?? []).reduce((sum, { flags }) => sum + flags.length, 0),
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
  });
}
