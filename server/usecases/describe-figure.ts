import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import { figureLimits, figureTypeOf } from '#domain/research/figure.ts';
import { isDrawnWithin } from '#domain/research/picture-size.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { FigureDescriber } from '../ports/figure-describer.ts';
import { type Caller, modelShareOf, subjectOf } from './caller.ts';
import { type ClearanceDeps, keyMayHave } from './sign-offs/clearance.ts';

export interface DescribeFigureDeps {
  /** Null where no model sees pictures. */
  readonly figures: FigureDescriber | null;
  readonly clock: Clock;
  readonly database: ClearanceDeps['database'];
  readonly tokens: ClearanceDeps['tokens'];
}

/** Alt text for a figure of the person's, for plans that have it. The picture is not kept; counts no post. */
export async function describeFigure(
  deps: DescribeFigureDeps,
  caller: Caller,
  { body, signal }: { readonly body: ParsedInputOf<'describeFigure'>['body']; readonly signal: AbortSignal },
): Promise<Result<OutputOf<'describeFigure'>>> {
  const { figures, clock } = deps;
  const subject = subjectOf(caller);
  const allowed = requireFeature(subject, 'altText', clock.now());
  if (!allowed.ok) return allowed;
  if (figures === null)
    return fail(
      'conflict',
      'No model that sees pictures is set up on this server, so it cannot describe a figure.',
      { title: 'No alt text for figures' },
    );
  const free = await keyMayHave(deps, caller, { text: body.inputText, info: body.articleInfo });
  if (!free.ok) return free;
  const bytes = Buffer.from(body.picture, 'base64');
  if (bytes.byteLength > figureLimits.bytes)
    return fail('payload_too_large', 'The picture is larger than 700 kB. Send it smaller.');
  const type = figureTypeOf(bytes);
  if (type === null)
    return fail(
      'unsupported_media_type',
      'That is no PNG, JPEG or WebP picture. Save the figure as one of them.',
    );
  if (!isDrawnWithin(bytes, figureLimits.longestSide))
    return fail(
      'invalid_request',
      `The picture has more than ${figureLimits.longestSide} pixels on one side, or does not say how many. Send it smaller.`,
    );
  const described = await figures.describe(
    {
      figure: { type, base64: bytes.toString('base64') },
      inputText: body.inputText,
      title: body.articleInfo?.title ?? null,
    },
    {
      signal,
      userId: caller.account.id,
      share: modelShareOf(caller),
      priority: entitlements(subject, clock.now()).prioritySupport,
      inBackground: false,
    },
  );
  if (!described.ok) return described;
  const { provider, model, host } = figures.about;
  const { text, toCompare } = described.value;
  return ok({ altText: text, toCompare: [...toCompare], made: { writer: provider, model, host } });
}
