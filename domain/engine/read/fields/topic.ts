import type { Acronym } from '#domain/language/acronyms.ts';
import { factsModel } from '../weights/facts.generated.ts';
import { factScore } from './facts-model.ts';
import { topicOptions } from './topic-options.ts';

/**
 * Up to six words naming what a source is about, copied from its title: of its phrases the one that a reader of the finding
 * misses most, as learned from what annotators added when they told a finding in plain words (`tools/train-facts.ts`). Without
 * a title, of its question; else what the text names by a short form and returns to. Null where none gives a clean phrase.
 */
export function readTopic(
  title: string | null,
  finding: string,
  sentences: readonly { readonly text: string }[],
  acronyms: readonly Acronym[],
  weights: readonly number[] = factsModel.topic.weights,
): string | null {
  const texts = sentences.map(({ text }) => text);
  if (title === null || title.trim() === '') return topicOfText(texts.join(' '), acronyms);
  // A binomial's author: "Salvia officinalis L.".
  const plain = title
    .replace(
      /(?<=\p{Lu}\p{Ll}+ (?!(?:against|of|in|by|with|from|for|to|on|and)\b)\p{Ll}+) L\.(?=\s|$|[,;:)])/gu,
      '',
    )
    .trim();
  // Capitals that say nothing.
  const read = /\p{Ll}/u.test(plain) ? plain : plain.toLowerCase();
  let best: { readonly phrase: string; readonly score: number } | null = null;
  for (const { phrase, signs } of topicOptions(read, finding, texts)) {
    const score = factScore(signs, weights);
    if (score <= (best?.score ?? Number.NEGATIVE_INFINITY)) continue;
    if (!isTorn(phrase, texts.join(' '))) best = { phrase, score };
  }
  return best === null ? null : settle(best.phrase, texts.join(' '));
}

/** "Encoding of discrete, relational knowledge": where the text only ever goes on behind a comma, the noun comes later. */
function isTorn(phrase: string, text: string): boolean {
  const plain = text.toLowerCase();
  const wanted = phrase.toLowerCase();
  return plain.includes(`${wanted}, `) && !plain.replaceAll(`${wanted}, `, '').includes(wanted);
}

/** As the text prints it, inside a sentence where it can, so that a title's capitals do not shout and names keep theirs. */
function settle(phrase: string, text: string): string {
  const printed = placesOf(phrase, text).filter((at) => isWhole(text, at, at + phrase.length));
  const opens = (at: number): boolean => at === 0 || /[.!?:]\s$/.test(text.slice(Math.max(0, at - 2), at));
  const found = printed.find((at) => !opens(at)) ?? printed[0];
  return found === undefined ? lowerTitle(phrase, text) : text.slice(found, found + phrase.length);
}

function placesOf(phrase: string, text: string): number[] {
  const found: number[] = [];
  const lower = text.toLowerCase();
  // A letter that becomes two in lower case would move all places behind it.
  const [wanted, within] = lower.length === text.length ? [phrase.toLowerCase(), lower] : [phrase, text];
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + wanted.length))
    found.push(at);
  return found;
}

function isWhole(text: string, start: number, end: number): boolean {
  return (
    !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2))
  );
}

/** A phrase that the text prints in the other number: its words take the text's spelling one by one. */
function lowerTitle(phrase: string, text: string): string {
  return phrase
    .split(' ')
    .map((word) =>
      word.length > 1 &&
      // "THA" is not the beginning of "that".
      !/\p{Lu}.*\p{Lu}/u.test(word) &&
      new RegExp(
        `\\b${word
          .toLowerCase()
          .replace(/[^\p{L}\p{N}-]/gu, '')
          .replace(/s$/, '')}`,
        'u',
      ).test(text)
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
}

/** The long form of the short form used most, at least three times: what a text returns to. */
function topicOfText(text: string, acronyms: readonly Acronym[]): string | null {
  const used = acronyms
    .filter(({ long }) => /^\S+(?: \S+){1,4}$/.test(long) && /^[\p{L}\p{N} ’'-]+$/u.test(long))
    .filter(
      ({ long }) =>
        !/\b(?:ratio|interval|score|scale|questionnaire|index|test|group|test|deviation|error)s?$/i.test(
          long,
        ),
    )
    .map(({ short, long }) => ({
      long,
      count: text.split(new RegExp(`\\b${short.replace(/[^\p{L}\p{N}-]/gu, '.')}`, 'u')).length - 1,
    }))
    .filter(({ count }) => count >= 3)
    .sort((a, b) => b.count - a.count);
  const long = used[0]?.long;
  return long === undefined ? null : lowerTitle(long, text);
}
