import type { CardBrand } from '#domain/cards/brand.ts';

/** How the share cards of teams look. */
export interface TeamBrandStore {
  find(teamId: string): Promise<CardBrand | null>;
  save(teamId: string, brand: CardBrand, now: Date): Promise<void>;
  remove(teamId: string): Promise<void>;
}
