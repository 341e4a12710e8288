import type { Output } from '../terminal.ts';

/** Colours stand only where a person reads them, and does not mind (no-color.org). */
export function usesColours({ isTTY }: Pick<Output, 'isTTY'>, environment: NodeJS.ProcessEnv): boolean {
  const { NO_COLOR, TERM } = environment;
  return isTTY && (NO_COLOR ?? '') === '' && TERM !== 'dumb';
}
