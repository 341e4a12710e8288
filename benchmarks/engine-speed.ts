/**
 * How long the engine takes, warm, on one core: milliseconds per abstract to read it, write and check four posts, and
 * to check four posts alone. Prints figures and asserts nothing. `npm run bench:speed [-- ROUNDS]`
 */
import { performance } from 'node:perf_hooks';
import { abstracts } from '#domain/engine/fixtures/abstracts.ts';
import { generatePosts } from '#domain/engine/generate.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { checkPost } from '#domain/grounding/check-post.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import { toneIds } from '#domain/posts/tones.ts';

const rounds = Number(process.argv[2] ?? 20);
const requests = abstracts.flatMap(({ text, title }, at) =>
  text.length > 2500
    ? []
    : [
        {
          inputText: text,
          articleInfo: { title },
          tone: toneIds[at % toneIds.length] ?? 'edgy',
          platforms: platformIds,
          seed: at,
        },
      ],
);
const written = requests.map((request) => ({ request, generated: generatePosts(request) }));

console.log(`${requests.length} abstracts, ${rounds} rounds, Node ${process.versions.node}`);
report('read the source', () => {
  for (const { inputText, articleInfo } of requests) readSource({ text: inputText, info: articleInfo });
});
report('check four posts', () => {
  for (const { request, generated } of written) {
    // A new object each time: what is remembered of a source must not flatter the figure.
    const source = { sentences: generated.factSheet.sentences, info: request.articleInfo };
    for (const platform of platformIds) checkPost(source, generated.generatedContent[platform] ?? '');
  }
});
report('read, write and check four posts', () => {
  for (const request of requests) generatePosts(request);
});

/** Median and worst round, per abstract, after as many rounds of warming up. */
function report(what: string, work: () => void): void {
  for (let round = 0; round < rounds; round += 1) work();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return (performance.now() - start) / requests.length;
  }).sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  console.log(
    `${what.padEnd(34)} median ${median.toFixed(2)} ms, slowest round ${(times.at(-1) ?? 0).toFixed(2)} ms per abstract`,
  );
}
