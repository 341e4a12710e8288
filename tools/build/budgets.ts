import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What the browser must have before a page answers: a name, where its code starts, and how much it may be. */
interface Budget {
  readonly page: string;
  /** Modules whose chunks, with all that they import statically, are loaded. */
  readonly roots: readonly string[];
  /** Thousands of bytes, gzip. */
  readonly limit: number;
}

/** The engine and its weights come later, when the browser is idle, and are not part of these. */
const budgets: readonly Budget[] = [
  { page: 'landing', roots: ['landing.html'], limit: 100 },
  { page: 'check', roots: ['index.html', 'web/start.tsx', 'web/screens/check/check-screen.tsx'], limit: 170 },
  {
    page: 'generator',
    roots: ['index.html', 'web/start.tsx', 'web/screens/home/home-screen.tsx'],
    limit: 180,
  },
];

/** The part of a chunk that counts here. */
export interface WeighedChunk {
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports: readonly string[];
  readonly code: string;
}

/** Fails the build where a page has become too heavy. */
export function keepBudgets(): Plugin {
  return {
    name: 'budgets',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const over = overBudget(chunks, budgets, (page, weight) =>
        this.info(`${page}: ${weight.toFixed(1)} kB of JavaScript, gzip`),
      );
      if (over.length > 0) this.error(over.join('\n'));
    },
  };
}

/** One sentence for each page that is over its budget. Throws where a root is not in the build. */
export function overBudget(
  chunks: readonly WeighedChunk[],
  checked: readonly Budget[],
  tell: (page: string, weight: number) => void = () => undefined,
): string[] {
  return checked.flatMap(({ page, roots, limit }) => {
    const weight = weightOf(chunks, roots);
    tell(page, weight);
    return weight > limit
      ? [`The ${page} page needs ${weight.toFixed(1)} kB of JavaScript (gzip); its budget is ${limit} kB.`]
      : [];
  });
}

function weightOf(chunks: readonly WeighedChunk[], roots: readonly string[]): number {
  const waiting = roots.map((root) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${root}`));
    if (found === undefined) throw new Error(`No chunk starts at ${root}`);
    return found.fileName;
  });
  const loaded = new Set<string>();
  let bytes = 0;
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || loaded.has(name)) continue;
    loaded.add(name);
    bytes += gzipSync(chunk.code).length;
    waiting.push(...chunk.imports);
  }
  return bytes / 1000;
}
