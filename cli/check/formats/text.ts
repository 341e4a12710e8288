import { styleText } from 'node:util';
import type { Mark } from '#domain/grounding/mark.ts';
import { sayCheck } from '#domain/grounding/report-check.ts';
import { markLines } from '../../mark-lines.ts';
import { printable } from '../../printable.ts';
import { type CheckedRun, isRead, type PlacedSentence, type PostOfRun } from '../checked.ts';
import type { Telling } from './telling.ts';

/** For a person at a terminal: a line a sentence, and below it what is at fault and what the source says. */
export function asText({ posts }: CheckedRun, { colours }: Telling): string {
  return posts.map((post) => postText(post, { colours, isNamed: posts.length > 1 })).join('\n');
}

interface Look {
  readonly colours: boolean;
  /** Its name stands above it. */
  readonly isNamed: boolean;
}

function postText(post: PostOfRun, { colours, isNamed }: Look): string {
  const name = printable(post.name);
  if (!isRead(post)) return `── ${name}\nnot checked: ${printable(post.error.message)}\n`;
  const heading = isNamed ? `── ${name}\n` : '';
  const lines = post.sentences.map((sentence) => sentenceText(sentence, colours));
  return `${heading}${lines.join('\n')}\n${sayCheck(post)}\n`;
}

function sentenceText(sentence: PlacedSentence, colours: boolean): string {
  const [first = '', ...notes] = printable(markLines(sentence)).split('\n');
  const { mark, source, flags, line, column } = sentence;
  const isDoubtful = mark === 'flagged' || mark === 'compare';
  const quoted =
    isDoubtful && source !== null ? [`    source ${source.sentence + 1}: ${printable(source.text)}`] : [];
  const at = flags[0]?.inFile ?? { line, column };
  const place = mark === 'flagged' ? [`    at ${at.line}:${at.column}`] : [];
  const styled = colours ? styleText(styles[mark], first, { validateStream: false }) : first;
  return [styled, ...notes, ...quoted, ...place].join('\n');
}

const styles: Readonly<Record<Mark, Parameters<typeof styleText>[0]>> = {
  matches: 'green',
  compare: 'yellow',
  flagged: 'red',
  wording: 'dim',
  yours: 'cyan',
};
