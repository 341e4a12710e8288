import { performance } from 'node:perf_hooks';
import { abstracts } from '#domain/engine/fixtures/abstracts.ts';
import { type GenerateRequest, generatePosts, readRequest } from '#domain/engine/generate.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { writePost } from '#domain/engine/write/write-post.ts';
import { checkPost } from '#domain/grounding/check-post.ts';
import { shapeIds } from '#domain/posts/platforms.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import { filled, hostileTexts } from '#testing/hostile-texts.ts';
import { median, ms, type Row, ratio } from './figures.ts';
import { repeatedRequestAt, requestAt, unseen } from './texts.ts';

const corpusPart = 60;

/** The engine alone, warm, on one core: milliseconds per abstract for four platforms. */
export function* engineRows(rounds: number): Generator<Row> {
  yield* rowsOf('corpus', rounds, corpusRequests());
  yield* rowsOf('the tests’ abstracts', rounds, fixtureRequests);
  yield timed('engine: the same source again in another tone', rounds, repeated, generatePosts);
}

/** Texts made to try everything, each beside an ordinary one of the same length; a growing ratio is a pattern that walks in circles. */
export function* hostileRows(rounds: number): Generator<Row> {
  const usual = leastTime(filled('', `${trialAbstract} `), rounds);
  const times = hostileTexts.map((text) => ({ text, time: leastTime(text, rounds) }));
  const slowest = times.toSorted((a, b) => b.time - a.time).slice(0, 3);
  for (const { text, time } of slowest)
    yield {
      what: `engine: four posts of “${text.slice(0, 20)}…”, ${text.length} characters, one of the three slowest of ${times.length}`,
      ours: `${ms(time)} of processor`,
      beside: `${ratio(time / usual)} of an ordinary text's`,
    };
}

/** The least of the rounds; a character less in each, so that nothing is remembered. */
function leastTime(text: string, rounds: number): number {
  const times = Array.from({ length: rounds }, (_, less) => {
    const before = process.cpuUsage();
    generatePosts({
      inputText: text.slice(0, text.length - less),
      tone: 'publisher',
      platforms: shapeIds,
      articleInfo: { title: 'Effect of exercise on pain in adults' },
    });
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

type Requests = (variant: number) => GenerateRequest[];

function* rowsOf(set: string, rounds: number, requests: Requests): Generator<Row> {
  yield timed(`engine: read the source (${set})`, rounds, requests, ({ inputText, articleInfo }) =>
    readSource({ text: inputText, info: articleInfo }),
  );
  yield timed(`engine: read and write four posts (${set})`, rounds, requests, written);
  yield timed(
    `engine: check four posts (${set})`,
    rounds,
    (variant) => requests(variant).map(writtenPosts),
    check,
  );
  yield timed(`engine: read, write and check four posts (${set})`, rounds, requests, generatePosts);
}

/** Abstracts of the corpus, others in every round until all were there. */
function corpusRequests(): Requests {
  return (variant) => Array.from({ length: corpusPart }, (_, at) => requestAt(variant * corpusPart + at));
}

const fixtures = abstracts.filter(({ text }) => text.length <= 2500);

const fixtureRequests: Requests = (variant) =>
  fixtures.map(({ text, title }, at) => ({
    inputText: unseen(text, variant + 1),
    articleInfo: { title },
    tone: toneIds[at % toneIds.length] ?? 'edgy',
    platforms: shapeIds,
    seed: at,
  }));

const repeated: Requests = (variant) =>
  Array.from({ length: 20 }, (_, at) => repeatedRequestAt(variant * 20 + at));

/** Posts with a source that nothing has been read of yet. */
function writtenPosts(request: GenerateRequest) {
  const { factSheet, generatedContent } = generatePosts(request);
  const source = { sentences: factSheet.sentences, info: request.articleInfo };
  return { source, posts: shapeIds.map((platform) => generatedContent[platform] ?? '') };
}

function written(request: GenerateRequest): void {
  const sheet = readRequest(request);
  for (const platform of request.platforms)
    writePost(sheet, {
      tone: request.tone,
      platform,
      seed: request.seed ?? 0,
      author: false,
      info: request.articleInfo ?? {},
    });
}

function check({ source, posts }: ReturnType<typeof writtenPosts>): void {
  for (const post of posts) checkPost(source, post);
}

let variants = 0;

/**
 * Medians of the rounds after half as many to warm up; what `prepare` does is not timed. Processor time tells what it takes
 * where others keep the machine busy; it counts the collector of garbage on other cores too.
 */
function timed<Prepared>(
  what: string,
  rounds: number,
  prepare: (variant: number) => Prepared[],
  work: (one: Prepared) => unknown,
): Row {
  const warmUp = Math.ceil(rounds / 2);
  const times = Array.from({ length: warmUp + rounds }, () => {
    const prepared = prepare(variants);
    variants += 1;
    const before = process.cpuUsage();
    const start = performance.now();
    for (const one of prepared) work(one);
    const wall = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    return { wall: wall / prepared.length, cpu: (user + system) / 1000 / prepared.length };
  }).slice(warmUp);
  const walls = times.map(({ wall }) => wall);
  return {
    what,
    ours: `${ms(median(walls))} (slowest round ${ms(Math.max(...walls))}), ${ms(median(times.map(({ cpu }) => cpu)))} of processor`,
    beside: `${rounds} rounds`,
  };
}
