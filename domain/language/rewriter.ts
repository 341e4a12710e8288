import { quickScreen } from './quick-test.ts';

/** A pattern, and what stands in place of what it finds. */
export type Rewrite = readonly [pattern: RegExp, by: string | Replacer];

type Replacer = Parameters<string['replace']>[1];

/**
 * `text.replace` with one pattern after the other. Most sentences hold no word of most patterns: those are passed over, as
 * `quickTest` does.
 */
export function rewriter(rewrites: readonly Rewrite[]): (text: string) => string {
  const steps = rewrites.map(([pattern, by]) => ({ pattern, by, mayMatch: quickScreen(pattern) }));
  return (text) => {
    let made = text;
    for (const { pattern, by, mayMatch } of steps)
      if (mayMatch(made))
        made = typeof by === 'string' ? made.replace(pattern, by) : made.replace(pattern, by);
    return made;
  };
}
