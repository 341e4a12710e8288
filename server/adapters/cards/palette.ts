import { brandLimits, type CardBrand, contrast } from '#domain/cards/brand.ts';
import type { CardDesign } from '#domain/cards/card-kinds.ts';

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
  if (brand === undefined || contrast(brand.background, brand.ink) < brandLimits.contrast) return own;
  const { background, ink } = brand;
  const accent = contrast(background, brand.accent) < 3 ? ink : brand.accent;
  return { background, ink, soft: ink, line: accent, accent, thread: accent };
}
