/**
 * Lists the words that readers of news meet often, and writes domain/language/familiar.generated.ts. Same data, same
 * bytes; a second.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/list-familiar-words.ts
 * The counts are those of the De-Jargonizer over 2018 to 2021 (Rakedzon et al., doi 10.1371/journal.pone.0181742; Ms-PL), of
 * which only the stems of frequent words are kept, in classes of how frequent they are.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { stem } from '#domain/language/stem.ts';
import { readCounts } from './training/datasets.ts';

/**
 * Rarer words are read as a field's own. The De-Jargonizer draws its line between words that everybody knows and jargon at 1,000
 * and 50 uses; in between, at 200, stand "genome" and "supplement".
 */
const fewest = 200;

/** The most frequent class first, each from so many uses of the words of a stem. */
const classes = [30_000, 10_000, 3_000, 800, 0] as const;

const uses = new Map<string, { all: number; most: number }>();
for (const { word, count } of readCounts('dejargonizer/DataUKUS2018-2021.csv')) {
  if (!/^[a-z]+$/.test(word)) continue;
  const { all, most } = uses.get(stem(word)) ?? { all: 0, most: 0 };
  uses.set(stem(word), { all: all + count, most: Math.max(most, count) });
}
const known = [...uses].filter(([, { most }]) => most >= fewest);
const byClass = classes.map((from, at) =>
  known
    .filter(([, { all }]) => all >= from && all < (classes[at - 1] ?? Number.POSITIVE_INFINITY))
    .map(([one]) => one)
    .sort()
    .join(' '),
);
const source = `// Written by tools/list-familiar-words.ts. Do not edit.
// Chosen by the word counts of the De-Jargonizer, https://github.com/NoamAndRoy/JargonProject (Microsoft Public License).
export const familiarStems: readonly string[] = ${JSON.stringify(byClass)};
`;
writeFileSync(join(import.meta.dirname, '../domain/language/familiar.generated.ts'), source);
console.log(`${known.length} stems, ${gzipSync(source, { level: 9 }).length} bytes gzipped`);
