import type { ModelPrompt } from './write-prompt.ts';

/** Tokens that a prompt may have at most: what it costs, and what small models can hold beside their answer. */
export const promptBudget = { full: 4200, small: 3400 } as const;

/**
 * Tokens of a prompt, counted on the safe side: three Latin characters to a token (tokenizers take about four), one to
 * each character of scripts that they know less well.
 */
export function promptTokens({ system, turns }: Pick<ModelPrompt, 'system' | 'turns'>): number {
  return [system, ...turns.map(({ content }) => content)].reduce((sum, text) => sum + textTokens(text), 0);
}

export function textTokens(text: string): number {
  const rare = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return Math.ceil((text.length - rare) / 3 + rare);
}
