import { readSource } from '#domain/engine/read/read-source.ts';
import { writePost } from '#domain/engine/write/write-post.ts';
import { type CheckSource, checkPost } from '#domain/grounding/check-post.ts';
import { splitPost } from '#domain/grounding/split-post.ts';
import { findHedges } from '#domain/language/hedges.ts';
import { findNegations } from '#domain/language/negation.ts';
import { findNumbers, type NumberMention, sameAmount } from '#domain/language/numbers.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import { postProblems } from '#domain/posts/post-rules.ts';
import { toneIds } from '#domain/posts/tones.ts';
import { type Json, readJson, readJsonLines, readTable, stringsOf } from '../../tools/training/datasets.ts';
import type { Row } from './row.ts';

const wanted = 1000;

/** What must hold of every post, whatever was pasted: all tones and platforms over 1,000 abstracts, and how many break it. */
export function faithfulness(): Row[] {
  const sources = pasted();
  const broken: Invariant[] = [];
  for (const [seed, source] of sources.entries()) broken.push(...breachesOf(source, seed));
  const posts = sources.length * toneIds.length * platformIds.length;
  return invariants.map((name) => ({
    what: `posts: ${name}`,
    data: `${sources.length} abstracts, ${posts} posts`,
    ours: String(broken.filter((one) => one === name).length),
    beside: 'bar 0',
  }));
}

/** One entry for each post and invariant that it breaks. */
function breachesOf({ title, text }: Pasted, seed: number): Invariant[] {
  const info = { title };
  const sheet = readSource({ text, info });
  const source: CheckSource = { sentences: sheet.sentences, info };
  const whole = [title, ...sheet.sentences.map((sentence) => sentence.text)].join(' ');
  const numbers = findNumbers(whole);
  const isAdded = (number: NumberMention): boolean =>
    !number.worded && !numbers.some((one) => sameAmount(one, number));
  return toneIds.flatMap((tone) =>
    platformIds.flatMap((platform) => {
      const post = writePost(sheet, { tone, platform, seed, author: false, info }).text;
      const isFlagged = checkPost(source, post).sentences.some((sentence) => sentence.flags.length > 0);
      const hasNumber = findNumbers(post.replace(/https?:\S+/g, '')).some(isAdded);
      const found: [Invariant, boolean][] = [
        ['flagged by check', isFlagged],
        ['against a rule of posts', postProblems(platform, post, whole).length > 0],
        ['a number that the source lacks', hasNumber],
        ['finding without its negation or hedge', losesFinding(sheet.finding.text, post, source)],
      ];
      return found.filter(([, is]) => is).map(([name]) => name);
    }),
  );
}

const invariants = [
  'flagged by check',
  'against a rule of posts',
  'a number that the source lacks',
  'finding without its negation or hedge',
] as const;
type Invariant = (typeof invariants)[number];

/**
 * Most of the finding's words stand in one sentence of the post that lacks a negation or hedge of it. A question and a
 * title in quotation marks state nothing, and what another sentence of the source says in more of these words, and
 * without a hedge, is that other result.
 */
function losesFinding(finding: string, post: string, source: CheckSource): boolean {
  if (!isGuarded(finding)) return false;
  const found = wordsOf(finding);
  const others = source.sentences.map(({ text }) => text).filter((text) => !isGuarded(text));
  return splitPost(post).some(({ text }) => {
    const own = wordsOf(text);
    const shared = countShared(found, own);
    if (shared < found.size * 0.8 || isGuarded(text)) return false;
    if (text.endsWith('?') || /^From “[^”]+”\.$/.test(text)) return false;
    return !others.some((other) => countShared(wordsOf(other), own) > shared);
  });
}

function isGuarded(text: string): boolean {
  return findNegations(text).length + findHedges(text).length > 0;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
}

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length;
}

interface Pasted {
  readonly title: string;
  readonly text: string;
}

/** Abstracts of medicine, of open journals and of arXiv, evenly spread. */
function pasted(): Pasted[] {
  const medical = Object.values(readJson('pubmedqa/train.json')).map((value) => {
    const record = value as Json;
    return {
      title: String(record['QUESTION']),
      text: [...stringsOf(record['CONTEXTS']), String(record['LONG_ANSWER'])].join(' '),
    };
  });
  const open = readJsonLines('plos-starter/abstracts.jsonl').map((record) => ({
    title: String(record['title']),
    text: String(record['abstract']),
  }));
  const arxiv = readTable('papertweet/author-tweets.csv')
    .map((row) => ({ title: row['title'] ?? '', text: row['abstract'] ?? '' }))
    .filter((_, index) => index % 7 === 3);
  const all = [...medical, ...open, ...arxiv].filter(({ text }) => text.length >= 50 && text.length <= 2500);
  const step = Math.max(1, Math.floor(all.length / wanted));
  return all.filter((_, index) => index % step === 0).slice(0, wanted);
}
