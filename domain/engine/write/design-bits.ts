import { upperStart } from './phrases.ts';

/**
 * The words of a design's name that say how far it can be trusted, each a sentence of its own: "Randomized. Double-blind." of "a
 * randomized, double-blind trial". Null where it has none.
 */
export function designBits(design: string): string | null {
  const words = new Set((design.match(telling) ?? []).map((word) => word.toLowerCase()));
  return words.size === 0 ? null : [...words].map((word) => `${upperStart(word)}.`).join(' ');
}

const telling =
  /\b(?:non-?randomi[sz]ed|randomi[sz]ed|(?:single|double|triple)-blind(?:ed)?|open-label|placebo-controlled|crossover|multi-?cent(?:er|re)|single-cent(?:er|re)|single-arm|prospective|retrospective|cross-sectional|population-based|nationwide)\b/gi;
