import type { CardBrand } from '#domain/cards/brand.ts';
import type { CardDesign, CardSize, ShareCard } from '#domain/cards/share-card.ts';
import type { Result } from '#domain/result.ts';

/** How a card looks. */
export interface CardLook {
  readonly design: CardDesign;
  readonly size: CardSize;
  /** A team's own colours and logo, for plans with white-label; the product's where it is left out. */
  readonly brand?: CardBrand | undefined;
}

/** Draws share cards as PNG. Fails with `unavailable` where too many are waiting. */
export interface CardRenderer {
  render(card: ShareCard, look: CardLook): Promise<Result<Uint8Array>>;
}
