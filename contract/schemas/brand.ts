import * as z from 'zod/mini';
import { brandLimits } from '#domain/cards/brand.ts';
import { inputText } from './text.ts';

const colour = z.string().check(z.regex(/^#[\da-fA-F]{6}$/, 'must be a colour like #1f4fcf'));
/** Base64 is a third longer than its bytes; the type stands before it. */
const longestLogo = Math.ceil((brandLimits.logo * 4) / 3) + 30;

/** How a team's share cards look. */
export const brandSchema = z.object({
  /** Shown where the wordmark would stand. */
  name: inputText(brandLimits.name),
  background: colour,
  ink: colour,
  accent: colour,
  /** A PNG or JPEG of at most 60 kB as a data address; square looks best. */
  logo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.maxLength(longestLogo),
          z.regex(
            /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/,
            'must be a PNG or JPEG as a data address',
          ),
        ),
    ),
  ),
});

export const brandAnswer = z.object({
  /** Null where the cards look as the product does. */
  brand: z.nullable(
    z.object({
      name: z.string(),
      background: z.string(),
      ink: z.string(),
      accent: z.string(),
      logo: z.nullable(z.string()),
    }),
  ),
});
