import type { CardDesign, CardSize, ShareCard } from '#domain/cards/share-card.ts';
import type { Result } from '#domain/result.ts';

/** How a card looks. */
export interface CardLook {
  readonly design: CardDesign;
  readonly size: CardSize;
  /** A team's own colours and logo, for plans with white-label; the product's where it is left out. */
  readonly brand?: CardBrand | undefined;
}

export interface CardBrand {
  /** Shown where the wordmark would stand. */
  readonly name: string;
  /** Colours as #rrggbb; both must be legible on each other (4.5:1), or the design's own are kept. */
  readonly background: string;
  readonly ink: string;
  readonly accent: string;
  /** PNG or SVG as a data address; null for the name alone. */
  readonly logo: string | null;
}

/** Draws share cards as PNG. Fails with `unavailable` where too many are waiting. */
export interface CardRenderer {
  render(card: ShareCard, look: CardLook): Promise<Result<Uint8Array>>;
}
