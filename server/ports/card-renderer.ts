import type { CardBrand } from '#domain/cards/brand.ts';
import type { CardDesign, CardSize } from '#domain/cards/card-kinds.ts';
import type { ShareCard } from '#domain/cards/share-card.ts';

/** How a card looks. */
export interface CardLook {
  readonly design: CardDesign;
  readonly size: CardSize;
  /** A team's own colours and logo, for plans with white-label; the product's where it is left out. */
  readonly brand?: CardBrand | undefined;
}

/** Draws share cards as PNG: about 100 ms of a core and tens of megabytes each. */
export interface CardRenderer {
  render(card: ShareCard, look: CardLook): Promise<Uint8Array>;
}
