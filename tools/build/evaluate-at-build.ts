import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Modules named `*.build.ts` are run while the web app is built, and the browser gets the values of their exports alone: what
 * they compute with stays here. Values must be plain JSON. In Node and in tests they are ordinary modules.
 */
export function evaluateAtBuild(): Plugin {
  return {
    name: 'evaluate-at-build',
    async load(id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.build.ts')) return null;
      const values: Record<string, unknown> = await import(pathToFileURL(path).href);
      const code = Object.entries(values).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: code.join('\n'), map: null, moduleSideEffects: false };
    },
  };
}
