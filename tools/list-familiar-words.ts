/**
 * Lists the words that readers of news meet often, and writes domain/engine/read/weights/familiar.generated.ts. Same data, same
 * bytes; a second.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/list-familiar-words.ts
 * The counts are those of the De-Jargonizer over 2018 to 2021 (Rakedzon et al., doi 10.1371/journal.pone.0181742; Ms-PL), of
 * which only the stems of frequent words are kept.
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

const stems = new Set(
  readCounts('dejargonizer/DataUKUS2018-2021.csv')
    .filter(({ word, count }) => count >= fewest && /^[a-z]+$/.test(word))
    .map(({ word }) => stem(word)),
);
const source = `// Written by tools/list-familiar-words.ts. Do not edit.
// Chosen by the word counts of the De-Jargonizer, https://github.com/NoamAndRoy/JargonProject (Microsoft Public License).
export const familiarStems: string = ${JSON.stringify([...stems].sort().join(' '))};
`;
writeFileSync(join(import.meta.dirname, '../domain/engine/read/weights/familiar.generated.ts'), source);
console.log(`${stems.size} stems, ${gzipSync(source, { level: 9 }).length} bytes gzipped`);
