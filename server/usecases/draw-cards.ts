import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import type { CardBrand } from '#domain/cards/brand.ts';
import { altTextOf, buildCard, cardSizes } from '#domain/cards/share-card.ts';
import { givenStatements } from '#domain/engine/corrections.ts';
import { readRequest } from '#domain/engine/generate.ts';
import { entitlements } from '#domain/plans/entitlements.ts';
import { requireFeature } from '#domain/plans/require-feature.ts';
import { ok, type Result } from '#domain/result.ts';
import type { CardRenderer } from '../ports/card-renderer.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/stores.ts';
import { type Caller, subjectOf } from './caller.ts';
import { withKnownStatus } from './with-known-status.ts';

export interface DrawCardsDeps {
  readonly database: Database;
  readonly cards: CardRenderer;
  readonly clock: Clock;
}

/** Pictures for a post. Counts no post and keeps none; the alt text is for plans that have it. */
export async function drawCards(
  deps: DrawCardsDeps,
  caller: Caller,
  body: ParsedInputOf<'drawCards'>['body'],
): Promise<Result<OutputOf<'drawCards'>>> {
  if (body.altText) {
    const allowed = requireFeature(subjectOf(caller), 'altText', deps.clock.now());
    if (!allowed.ok) return allowed;
  }
  const { inputText, finding, corrections, post, articleInfo } = await withKnownStatus(deps, body);
  const sheet = readRequest({ inputText, finding, corrections, articleInfo });
  const card = buildCard({ sheet, info: articleInfo, post, given: givenStatements(finding, corrections) });
  const brand = await brandOf(deps, caller);
  const drawn: OutputOf<'drawCards'>['cards'][number][] = [];
  for (const size of new Set(body.sizes)) {
    const png = await deps.cards.render(card, {
      design: body.design,
      size,
      ...(brand !== null && { brand }),
    });
    if (!png.ok) return png;
    drawn.push({ size, ...cardSizes[size], png: Buffer.from(png.value).toString('base64') });
  }
  return ok({ cards: drawn, altText: body.altText ? altTextOf(card) : null });
}

/** The look of the caller's team, where their plan has white-label. */
async function brandOf({ database, clock }: DrawCardsDeps, caller: Caller): Promise<CardBrand | null> {
  if (caller.team === null || !entitlements(subjectOf(caller), clock.now()).canUseBrand) return null;
  return database.brands.find(caller.team.id);
}
