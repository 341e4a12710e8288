import type { Palette } from './palette.ts';

/** The mark in the card's colours: the same drawing as the web's and the favicon's. */
export function larkOf({ background, ink, accent }: Palette): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" fill="none">` +
    `<path d="M3 37.5 24 33 45 37.5 24 46Z" fill="${background}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M24 33V46" stroke="${ink}" stroke-width="2"/>` +
    `<g stroke="${accent}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M7 28C16 29 25 27 31 20.5 34 17 37 15.5 42.5 16.5"/><path d="M25.5 25.5C19 22 13 14 12 4.5 21 6 28.5 12.5 31 20.5"/>` +
    `<path d="M36 16C34 12 34.5 7 38 3"/></g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
