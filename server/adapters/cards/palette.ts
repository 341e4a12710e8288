import type { CardDesign } from '#domain/cards/share-card.ts';
import type { CardBrand } from '../../ports/card-renderer.ts';

export interface Palette {
  readonly background: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly accent: string;
  readonly thread: string;
}

/** The product's own colours (the tokens of the web's style sheet). */
const palettes: Readonly<Record<CardDesign, Palette>> = {
  paper: {
    background: '#fbf7ef',
    ink: '#1b2230',
    soft: '#4c5566',
    line: '#e7dfd0',
    accent: '#c8451b',
    thread: '#2b7a55',
  },
  night: {
    background: '#11151d',
    ink: '#eef0f4',
    soft: '#a9b2c1',
    line: '#2a3240',
    accent: '#ff9a73',
    thread: '#6fcf9c',
  },
  figure: {
    background: '#1f4fcf',
    ink: '#ffffff',
    soft: '#dfe7ff',
    line: '#5b80e0',
    accent: '#ffd9c7',
    thread: '#bfe8d2',
  },
};

/** The design's colours, or the team's where they can be read on each other (WCAG 2.2: 4.5 to 1). */
export function paletteOf(design: CardDesign, brand: CardBrand | undefined): Palette {
  const own = palettes[design];
  if (brand === undefined || contrast(brand.background, brand.ink) < 4.5) return own;
  const { background, ink } = brand;
  const accent = contrast(background, brand.accent) < 3 ? ink : brand.accent;
  return { background, ink, soft: ink, line: accent, accent, thread: accent };
}

/** Contrast of two #rrggbb colours, 1 to 21; 1 where one is not a colour. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === null || b === null) return 1;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number | null {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  if (parts === undefined) return null;
  const [r = 0, g = 0, b = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
