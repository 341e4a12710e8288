import { remembered } from '../language/remembered.ts';
import { findHype } from './hype.ts';
import { type PlatformId, platforms } from './platforms.ts';
import { fitsPlatform } from './post-length.ts';

/** What is wrong with a post, whoever wrote it: a code for programs and a sentence for the person. */
export interface PostProblem {
  readonly code: PostProblemCode;
  readonly message: string;
}

export type PostProblemCode =
  | 'too-long'
  | 'too-many-tags'
  | 'dead-link'
  | 'long-dash'
  | 'hype'
  | 'unbalanced'
  | 'doubled-word'
  | 'punctuation'
  | 'raw-markup'
  | 'empty'
  | 'unfilled';

/**
 * Checks a post against its platform's rules and the house's own. `source` lifts hype words that the source uses of
 * itself ("novel" in a name).
 */
export function postProblems(platform: PlatformId, text: string, source = ''): PostProblem[] {
  const rules = platforms[platform];
  const tags = text.match(/(?<![\p{L}\p{N}&/])#[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  const cap = rules.tags.hardTags ?? rules.tags.max;
  const checks: readonly Check[] = [
    [text.trim() === '', 'empty', 'The post is empty.'],
    [!fitsPlatform(platform, text), 'too-long', `The post is longer than ${rules.label} allows.`],
    [
      tags.length > cap,
      'too-many-tags',
      `${rules.label} takes at most ${cap} ${cap === 1 ? 'hashtag' : 'hashtags'} here.`,
    ],
    [
      !rules.linksWork && /https?:\/\//.test(text),
      'dead-link',
      `Links cannot be followed in a post on ${rules.label}.`,
    ],
  ];
  return [...problemsOf(checks), ...sentenceProblems(text, source)];
}

type Check = readonly [wrong: boolean, code: PostProblemCode, message: string];

/** What is wrong with a sentence of a post, wherever it is posted. */
export function sentenceProblems(text: string, source = ''): PostProblem[] {
  const bare = text.replace(/https?:\/\/\S+/g, 'link');
  const hype = findHype(bare, source).map(({ word }) =>
    problem('hype', `“${word}” praises the work instead of telling it.`),
  );
  return [...signProblems(bare), ...hype];
}

const signProblems: (bare: string) => readonly PostProblem[] = remembered((bare) =>
  problemsOf([
    [/\u2014/.test(bare), 'long-dash', 'The post has a long dash, which readers take for machine writing.'],
    [!hasBalancedSigns(bare), 'unbalanced', 'A bracket or quotation mark is not closed.'],
    [doubledWord.test(bare), 'doubled-word', 'A word stands twice in a row.'],
    [brokenPunctuation.test(bare), 'punctuation', 'Two punctuation marks clash.'],
    [
      /\ufffd|\\[a-zA-Z]+|\$[^$\d\s][^$]{0,60}\$|<\/?\w+>|(?<=[\p{L}\d])\^(?=[\s,.;)]|$)/u.test(bare),
      'raw-markup',
      'The post holds raw markup.',
    ],
    [
      /\{\w*\}|\bundefined\b|\bnull(?= ?[.,])/.test(bare),
      'unfilled',
      'A part of the post was not filled in.',
    ],
  ]),
);

function problemsOf(checks: readonly Check[]): PostProblem[] {
  return checks.flatMap(([wrong, code, message]) => (wrong ? [problem(code, message)] : []));
}

// "that that" and "had had" can be right; a doubled article or noun is not.
const doubledWord =
  /(?<![\p{L}\p{N}-])(?!(?:that|had|is|very|[ivx]+|log)\b)(\p{L}{2,})\s+\1(?![\p{L}\p{N}-])/iu;
const brokenPunctuation =
  /[?!.,;:]\s*[:;]|(?<!\.)\.\.(?!\.)|,\.|\.,(?<!\b(?:al|etc|vs|approx|i\.e|e\.g|\p{L})\.,)|[?!]{2,}|\s[,.;:?!](?=\s|$)|:\s*$|\(\s*\)/u;

function problem(code: PostProblemCode, message: string): PostProblem {
  return { code, message };
}

function hasBalancedSigns(text: string): boolean {
  return isBalanced(text) || isBalanced(text.replace(listMark, '$1'));
}

/** "1) … and 2) …", "a) …; b) …": the half bracket behind a number or letter of a list closes nothing. */
const listMark = /(^|[\s“"])(?:\d{1,2}|[a-h]|[ivx]{1,4})\)(?=\s)/g;

function isBalanced(text: string): boolean {
  const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[', '”': '“' };
  const open: string[] = [];
  for (const sign of text.match(/[()[\]“”]/g) ?? []) {
    if ('([“'.includes(sign)) open.push(sign);
    else if (closes[sign] !== undefined && open.pop() !== closes[sign]) return false;
  }
  return open.length === 0 && (text.match(/"/g) ?? []).length % 2 === 0;
}
