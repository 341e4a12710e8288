import { splitSentences } from '../language/sentences.ts';
import { partClaim } from './part-claim.ts';

/** One sentence of a post. `plain` has the same length with links, tags, handles and signs blanked, so offsets agree. */
export interface PostSentence {
  readonly text: string;
  readonly plain: string;
}

/** The sentences of a post, line by line: labels and line ends part sentences here, other than in prose. */
export function splitPost(post: string): PostSentence[] {
  const found: PostSentence[] = [];
  for (const line of post.split(/\r\n?|\n/)) {
    for (const sentence of sentencesOf(line)) {
      if (sentence.trim() !== '') found.push({ text: sentence, plain: blankMarks(sentence) });
    }
  }
  return found;
}

function sentencesOf(line: string): string[] {
  const text = line.trim();
  return text === ''
    ? []
    : (sign.test(text) ? text.split(afterSign) : [text])
        .flatMap((part) => (part.includes('“') ? partTitle(part) : [part]))
        .flatMap((part) =>
          isTitle.test(part) ? [part] : splitSentences(part).flatMap((span) => withoutTail(span.text)),
        )
        .flatMap(partClaim);
}

/** "From “Why do we not? An analysis”.": a question or full stop inside a title ends no sentence of the post. */
function partTitle(text: string): string[] {
  return text
    .split(aroundTitle)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const aroundTitle = /(?<=^|[.!?…”"]\s+)((?:From|To be read in full:) “[^“”]+”\.)/u;
const isTitle = /^(?:From|To be read in full:) “[^“”]+”\.$/u;

const sign = /\p{Extended_Pictographic}/u;

/** A sign behind a full stop ends its sentence too: "No results yet. ✨ From …" is two. */
const afterSign = /(?<=[.!?…]["”’)\]]*\s(?:\p{Extended_Pictographic}\uFE0F?\s?){1,8})(?=["“‘(]?\p{Lu})/u;

/** Links, tags and signs behind a sentence that has ended are no part of it; behind "Read it:" they are. */
const tail =
  /(?<=[.!?…]["”’')\]]*)\s+((?:(?:https?:\/\/\S+|[#＃][\p{L}\p{N}_]+|\p{Extended_Pictographic}\uFE0F?)\s*)+)$/u;

function withoutTail(sentence: string): string[] {
  const found = mayHaveTail.test(sentence) ? tail.exec(sentence) : null;
  return found === null ? [sentence] : [sentence.slice(0, found.index), found[1]?.trim() ?? ''];
}

const mayHaveTail = /https?:|[#＃]|\p{Extended_Pictographic}/u;

const link = /\b(?:https?:\/\/|www\.)\S+|\b(?:dx\.)?doi\.org\/\S+|\b10\.\d{4,9}\/\S+/gi;
const handle = /(?<![\p{L}\p{N}])@[\w.]+/gu;
const closingTags = /(?:[\s,]*(?<![\p{L}\p{N}])[#＃][\p{L}\p{N}_]+)+[\s.]*$/u;
const signs =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D)*|[\u{1F1E6}-\u{1F1FF}]|\uFE0F|\u200D|\u20E3/gu;

/** "1/3 Naps cut errors", "(2/5)" at the end: which post of how many; "1/3 of them" is a share. */
const placeInThread =
  /(?<=^[^\p{L}\p{N}]*)\d{1,2}\/\d{0,2}(?=[).:]?\s+(?!of\b|the\b|as\b)\S)|(?<=^|\s)\(?\d{1,2}\/\d{1,2}\)?(?=\s*$)/u;

/** Blanks what states nothing, keeping every offset. A tag inside a sentence keeps its word. */
function blankMarks(text: string): string {
  return text
    .replace(placeInThread, blank)
    .replace(link, blank)
    .replace(handle, blank)
    .replace(closingTags, blank)
    .replace(signs, (sign) => (/^[©®™↔-⇿]/u.test(sign) ? sign : blank(sign)))
    .replace(/(?<![\p{L}\p{N}])[#＃](?=[\p{L}\p{N}])/gu, ' ');
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
