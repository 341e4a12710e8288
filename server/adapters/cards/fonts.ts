import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SatoriOptions } from 'satori';

const require = createRequire(import.meta.url);

/** Which files make up a family: satori takes the first one that has a character. */
const families = [
  {
    name: 'Newsreader',
    package: 'newsreader',
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    weights: [500, 600],
  },
  {
    name: 'Inter',
    package: 'inter',
    subsets: ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
    weights: [400, 500, 600, 700],
  },
  { name: 'Math', package: 'noto-sans-math', subsets: ['latin'], weights: [400] },
] as const;

/** satori takes one file for a name, so each subset has a name of its own. */
function familyOf(name: string, subset: string): string {
  return subset === 'latin' ? name : `${name}-${subset}`;
}

/** A font-family list: the named families with all their subsets, in turn. */
export function fontStack(...names: readonly (typeof families)[number]['name'][]): string {
  return names
    .flatMap((wanted) => {
      const family = families.find(({ name }) => name === wanted);
      return family?.subsets.map((subset) => familyOf(wanted, subset)) ?? [];
    })
    .join(', ');
}

/** The fonts of the cards, read once. WOFF: satori does not read WOFF2. */
export async function loadFonts(): Promise<SatoriOptions['fonts']> {
  const files = families.flatMap(({ name, package: from, subsets, weights }) =>
    subsets.flatMap((subset) =>
      weights.map(async (weight) => ({
        name: familyOf(name, subset),
        weight,
        style: 'normal' as const,
        data: await readFile(
          require.resolve(`@fontsource/${from}/files/${from}-${subset}-${weight}-normal.woff`),
        ),
      })),
    ),
  );
  return Promise.all(files);
}
