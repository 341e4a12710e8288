import { renderAsync } from '@resvg/resvg-js';
import satori, { type SatoriOptions } from 'satori';
import type { ShareCard } from '#domain/cards/share-card.ts';
import { cardSizes } from '#domain/cards/share-card.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { CardLook, CardRenderer } from '../../ports/card-renderer.ts';
import { loadFonts } from './fonts.ts';
import { layOut } from './layout.ts';

/** Cards drawn at a time: one takes about 100 ms of a core and tens of megabytes. */
const atATime = 2;
const mostWaiting = 24;

export interface DrawingOptions {
  /** How many may wait for their turn; 24 by default. */
  readonly waiting?: number;
  /** Told of each box as it was laid out. */
  readonly onBox?: SatoriOptions['onNodeDetected'];
  /** Told of characters that no font has. */
  readonly onMissing?: (characters: string) => void;
}

/** Draws cards with satori (layout, text as outlines) and resvg (pixels), with fonts of our own and no others. */
export function createCardRenderer(options: DrawingOptions = {}): CardRenderer {
  const inTurn = createTurns(options.waiting ?? mostWaiting);
  let fonts: ReturnType<typeof loadFonts> | undefined;
  return {
    render: (card, look) =>
      inTurn(async () => {
        fonts ??= loadFonts();
        const svg = await drawOutlines(card, look, await fonts, options);
        const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
        return image.asPng();
      }),
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

/** Lets two work at a time, some wait, and turns the rest away. */
function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<Result<T>> {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working >= atATime) {
      if (waiting.length >= most)
        return fail(
          'unavailable',
          'Too many pictures are being drawn right now. Please try again in a moment.',
        );
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working += 1;
    try {
      return ok(await work());
    } finally {
      const next = waiting.shift();
      if (next === undefined) working -= 1;
      else next();
    }
  };
}
