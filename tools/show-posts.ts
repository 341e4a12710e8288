/**
 * Prints posts to read aloud: `tools/show-posts.ts FILE [--tone T] [--platform P] [--seed N]`. FILE is a text, or JSON
 * lines of {title?, text, url?}; without FILE the writer's own fixtures are used.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { sheetFixtures } from '#domain/engine/write/fixtures/sheets.ts';
import { writePost } from '#domain/engine/write/write-post.ts';
import { checkPost } from '#domain/grounding/check-post.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import { postLength } from '#domain/posts/post-length.ts';
import { postProblems } from '#domain/posts/post-rules.ts';
import { toneIds } from '#domain/posts/tones.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tone: { type: 'string' },
    platform: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    author: { type: 'boolean', default: false },
    facts: { type: 'boolean', default: false },
  },
});

const file = positionals[0];
const sources: readonly { sheet: FactSheet; info: ArticleInfo }[] =
  file === undefined ? sheetFixtures : readSources(file);
const tones = toneIds.filter((tone) => values.tone === undefined || values.tone.split(',').includes(tone));
const platforms = platformIds.filter(
  (platform) => values.platform === undefined || values.platform.split(',').includes(platform),
);
sources.forEach(({ sheet, info }, index) => {
  if (values.only !== undefined && !values.only.split(',').includes(String(index))) return;
  console.log(`\n######## ${index} ${sheet.genre} ${sheet.title ?? ''}`);
  if (values.facts)
    console.log(JSON.stringify({ ...sheet, sentences: undefined, candidates: undefined }, null, 1));
  for (const tone of tones) {
    for (const platform of platforms) {
      const request = { tone, platform, seed: Number(values.seed), author: values.author, info };
      const { text, warnings } = writePost(sheet, request);
      const problems = postProblems(platform, text).map((problem) => problem.code);
      const flags = checkPost({ sentences: sheet.sentences, info }, text).sentences.flatMap((one) =>
        one.flags.map((flag) => `FLAG ${flag.type}: ${flag.detail}`),
      );
      console.log(
        `\n== ${tone} / ${platform} (${postLength(platform, text)}) ${[...problems, ...warnings, ...flags].join(' | ')}`,
      );
      console.log(text);
    }
  }
});

function readSources(path: string): { sheet: FactSheet; info: ArticleInfo }[] {
  const raw = readFileSync(path, 'utf8').trim();
  const rows = path.endsWith('l')
    ? raw.split('\n').map((line) => JSON.parse(line) as { title?: string; text: string; url?: string })
    : [{ text: raw }];
  return rows.map(({ text, ...info }) => ({ sheet: readSource({ text, info }), info }));
}
