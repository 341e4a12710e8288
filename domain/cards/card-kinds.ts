/** Sizes in pixels: the one that link previews take, and the one that Instagram takes. */
export const cardSizes = {
  wide: { width: 1200, height: 628 },
  square: { width: 1080, height: 1080 },
} as const satisfies Record<string, { readonly width: number; readonly height: number }>;
export type CardSize = keyof typeof cardSizes;
export const cardSizeNames = ['wide', 'square'] as const satisfies readonly CardSize[];

export const cardDesigns = ['paper', 'night', 'figure'] as const;
export type CardDesign = (typeof cardDesigns)[number];
