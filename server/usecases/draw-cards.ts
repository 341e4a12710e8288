import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import type { CardBrand } from '#domain/cards/brand.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Database } from '../ports/stores.ts';
import type { Tokens } from '../ports/tokens.ts';
import { type AskingCaller, type Caller, orderOf, subjectOf } from './caller.ts';
import { underNoEmbargo } from './sign-offs/clearance.ts';
import { withKnownStatus } from './with-known-status.ts';
import type { WorkDeps } from './work-deps.ts';

export interface DrawCardsDeps extends WorkDeps {
  readonly database: Database;
  readonly tokens: Tokens;
}

/** Pictures for a post. Counts no post and keeps none; the alt text is for plans that have it. */
export async function drawCards(
  deps: DrawCardsDeps,
  { caller, signal }: AskingCaller,
  body: ParsedInputOf<'drawCards'>['body'],
): Promise<Result<OutputOf<'drawCards'>>> {
  if (body.altText) {
    const allowed = requireFeature(subjectOf(caller), 'altText', deps.clock.now());
    if (!allowed.ok) return allowed;
  }
  const free = await underNoEmbargo(deps, caller, { text: body.inputText, info: body.articleInfo });
  if (!free.ok) return free;
  const { altText, ...asked } = await withKnownStatus(deps, body);
  const brand = await brandOf(deps, caller);
  const drawn = await deps.workshop.do('drawCards', { ...asked, brand }, orderOf(caller, signal));
  if (!drawn.ok) return drawn;
  return ok({ cards: [...drawn.value.cards], altText: altText ? drawn.value.altText : null });
}

/** The look of the caller's team, where their plan has white-label. */
async function brandOf({ database, clock }: DrawCardsDeps, caller: Caller): Promise<CardBrand | null> {
  if (caller.team === null || !entitlements(subjectOf(caller), clock.now()).canUseBrand) return null;
  return database.brands.find(caller.team.id);
}
