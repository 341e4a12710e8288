import { fail, ok, type Result } from '../result.ts';
import { isDrawable } from './drawable.ts';

/** How the share cards of a team with white-label look. */
export interface CardBrand {
  /** Shown where the wordmark would stand. */
  readonly name: string;
  /** Colours as #rrggbb; the text must be legible on the background. */
  readonly background: string;
  readonly ink: string;
  readonly accent: string;
  /** PNG or JPEG as a data address; null for the name alone. */
  readonly logo: string | null;
}

export const brandLimits = {
  name: 30,
  /** Bytes of the logo; it is drawn some 48 pixels high. */
  logo: 60_000,
  /** Longest side of a logo that our own screen sends, in pixels. */
  logoSide: 192,
  /** Longest side that is drawn at all, in pixels. */
  logoDrawn: 1024,
  /** WCAG 2.2, 1.4.3: text on its background. */
  contrast: 4.5,
} as const;

/** Refuses a look in which the cards could not be read or drawn. */
export function checkBrand(brand: CardBrand): Result<CardBrand> {
  if (!isDrawable(brand.name))
    return fail('invalid_request', 'The name has signs that the fonts of the cards do not have.');
  const ratio = contrast(brand.background, brand.ink);
  if (ratio < brandLimits.contrast)
    return fail(
      'invalid_request',
      `The text cannot be read on this background: the contrast is ${ratio.toFixed(1)}, and at least ${brandLimits.contrast} is needed. Choose a darker or a lighter colour.`,
    );
  return ok(brand);
}

/** Contrast of two #rrggbb colours by WCAG 2.2, 1 to 21; 1 where one is not a colour. */
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
