import { figureLimits } from '../research/figure.ts';
import type { ModelPrompt } from './write-prompt.ts';

/**
 * Tokens that a prompt may have at most for four platforms: what it costs, and what small models can hold beside their answer;
 * `platform` is what each further one may add, `anew` what one may have more where posts are written anew.
 */
export const promptBudget = { full: 4400, small: 1800, platform: 140, anew: 200 } as const;

/**
 * Tokens of a prompt, counted on the safe side: three Latin characters to a token (tokenizers take about four), one to
 * each character of scripts that they know less well.
 */
export function promptTokens({
  system,
  turns,
  figure,
}: Pick<ModelPrompt, 'system' | 'turns' | 'figure'>): number {
  const texts = [system, ...turns.map(({ content }) => content)];
  return texts.reduce((sum, text) => sum + textTokens(text), figure === undefined ? 0 : figureTokens);
}

/** What a picture of the longest side costs, on the safe side: pixels by 750 (Anthropic's published rule), square. */
const figureTokens = Math.ceil(figureLimits.side ** 2 / 750);

export function textTokens(text: string): number {
  const rare = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return Math.ceil((text.length - rare) / 3 + rare);
}
