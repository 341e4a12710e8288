import { Resvg } from '@resvg/resvg-js';
import satori, { type SatoriOptions } from 'satori';
import { cardSizes } from '#domain/cards/card-kinds.ts';
import type { ShareCard } from '#domain/cards/share-card.ts';
import type { CardLook, CardRenderer } from '../../ports/card-renderer.ts';
import { loadFonts } from './fonts.ts';
import { layOut } from './layout.ts';

export interface DrawingOptions {
  /** Told of each box as it was laid out. */
  readonly onBox?: SatoriOptions['onNodeDetected'];
  /** Told of characters that no font has. */
  readonly onMissing?: (characters: string) => void;
}

/** Draws cards with satori (layout, text as outlines) and resvg (pixels), with fonts of our own and no others. */
export function createCardRenderer(options: DrawingOptions = {}): CardRenderer {
  let fonts: ReturnType<typeof loadFonts> | undefined;
  return {
    async render(card, look) {
      fonts ??= loadFonts();
      const svg = await drawOutlines(card, look, await fonts, options);
      // In this thread, not in one of the library's own: who draws can be ended with it.
      return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    },
  };
}

async function drawOutlines(
  card: ShareCard,
  look: CardLook,
  fonts: SatoriOptions['fonts'],
  { onBox, onMissing }: DrawingOptions,
): Promise<string> {
  const element = layOut(card, look) as unknown as Parameters<typeof satori>[0];
  return satori(element, {
    ...cardSizes[look.size],
    fonts,
    ...(onBox !== undefined && { onNodeDetected: onBox }),
    loadAdditionalAsset: async (_language, characters) => {
      onMissing?.(characters);
      return [];
    },
  });
}
