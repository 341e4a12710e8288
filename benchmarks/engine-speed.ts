/**
 * How long the engine takes, warm, on one core: milliseconds per abstract to read it, to check four posts, and to read it
 * and write and check four posts. Prints figures and asserts nothing. `npm run bench:speed [-- ROUNDS]`
 */
import { performance } from 'node:perf_hooks';
import { abstracts } from '#domain/engine/fixtures/abstracts.ts';
import { type GenerateRequest, generatePosts } from '#domain/engine/generate.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { checkPost } from '#domain/grounding/check-post.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import { toneIds } from '#domain/posts/tones.ts';

const rounds = Number(process.argv[2] ?? 20);
const requests = abstracts
  .filter(({ text }) => text.length <= 2500)
  .map(
    ({ text, title }, at): GenerateRequest => ({
      inputText: text,
      articleInfo: { title },
      tone: toneIds[at % toneIds.length] ?? 'edgy',
      platforms: platformIds,
      seed: at,
    }),
  );

let variants = 0;

/** The requests with another last word in every sentence: texts that the engine remembers must not flatter the figure. */
function unseenRequests(): GenerateRequest[] {
  variants += 1;
  const ending = variants.toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  return requests.map((request) => ({
    ...request,
    inputText: request.inputText.replace(/(?<=\p{Ll}{4})(?=[.?!](?:\s|$))/gu, ending),
  }));
}

/** Posts with a source that nothing has been read of yet. */
function writtenPosts(request: GenerateRequest) {
  const { factSheet, generatedContent } = generatePosts(request);
  const source = { sentences: factSheet.sentences, info: request.articleInfo };
  return { source, posts: platformIds.map((platform) => generatedContent[platform] ?? '') };
}

console.log(`${requests.length} abstracts, ${rounds} rounds, Node ${process.versions.node}`);
report('read the source', unseenRequests, ({ inputText, articleInfo }) => {
  readSource({ text: inputText, info: articleInfo });
});
report(
  'check four posts',
  () => unseenRequests().map(writtenPosts),
  ({ source, posts }) => {
    for (const post of posts) checkPost(source, post);
  },
);
report('read, write and check four posts', unseenRequests, generatePosts);

/** Median and worst round, per abstract, after as many rounds of warming up. What `prepare` does is not timed. */
function report<Prepared>(what: string, prepare: () => Prepared[], work: (one: Prepared) => unknown): void {
  const times = Array.from({ length: 2 * rounds }, () => {
    const prepared = prepare();
    const start = performance.now();
    for (const one of prepared) work(one);
    return (performance.now() - start) / prepared.length;
  })
    .slice(rounds)
    .sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  console.log(
    `${what.padEnd(34)} median ${median.toFixed(2)} ms, slowest round ${(times.at(-1) ?? 0).toFixed(2)} ms per abstract`,
  );
}
