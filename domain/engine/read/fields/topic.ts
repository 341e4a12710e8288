import type { Acronym } from '#domain/language/acronyms.ts';
import { beginsWord, standsInside } from '#domain/language/printed-words.ts';
import { titleShare } from '../finding-features.ts';
import { softmax } from '../softmax.ts';
import { factsModel } from '../weights/facts.generated.ts';
import { factScore } from './facts-model.ts';
import { type TopicOption, topicOptions } from './topic-options.ts';

/**
 * Up to six words naming what a source is about, copied from its title: of its phrases the one that an editor would name, as
 * learned from what editors named (`corpus/topics.jsonl`, `tools/train-facts.ts`). Without a title, of its question; else what
 * the text names by a short form and returns to. Null where none is likely enough.
 */
export function readTopic(
  title: string | null,
  finding: string,
  sentences: readonly { readonly text: string }[],
  acronyms: readonly Acronym[],
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
  const text = texts.join(' ');
  const options = topicOptions(read, finding, texts);
  const { weights, from } = factsModel.topic;
  // Where the finding says little of what the title names, a reader needs a topic more than the best one.
  const least = titleShare(title, finding) < unnamed ? from / 2 : from;
  const best = topicShares(options, weights)
    .map((share, at) => ({ share, phrase: options[at]?.phrase ?? '' }))
    .filter(({ share }) => share >= least)
    .sort((a, b) => b.share - a.share)
    .find(({ phrase }) => !isTorn(phrase, text) && !/^(?:board|interest)\b/i.test(phrase));
  return best === undefined ? null : withoutCapital(settle(withNumber(best.phrase, read), text), read, text);
}

/** "The nebula NGC [2024]": a name of a catalogue goes on with its number. */
function withNumber(phrase: string, title: string): string {
  const behind = title.slice(title.indexOf(phrase) + phrase.length);
  const number = /\b\p{Lu}{2,5}$/u.test(phrase) ? /^ \d{2,7}(?![\d.,%-])/.exec(behind)?.[0] : undefined;
  return title.includes(phrase) && number !== undefined ? phrase + number : phrase;
}

/** Share of the title's words below which a finding does not name its subject. */
const unnamed = 0.35;

/** The first word of a title in small letters, unless it is a name: it has none of its own where the others have none either. */
function withoutCapital(topic: string, title: string, text: string): string {
  const first = topic.split(' ')[0] ?? '';
  // "C++" and "iPad" are spelled so everywhere.
  if (!title.startsWith(first) || !/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first)) return topic;
  const others = title.split(/\s+/).filter((word) => /^\p{L}[\p{L}-]{3,}$/u.test(word) && word !== first);
  const small = others.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isName = standsInside(text, first);
  return !isName && small * 2 > others.length ? `${topic.charAt(0).toLowerCase()}${topic.slice(1)}` : topic;
}

/** How likely an editor would name each phrase; together less than 1, since a title may offer none. */
export function topicShares(options: readonly TopicOption[], weights: readonly number[]): number[] {
  return softmax([0, ...options.map(({ signs }) => factScore(signs, weights))]).slice(1);
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
      // "C++" is spelled so everywhere.
      /^\p{L}[\p{L}'’-]+$/u.test(word) &&
      // "THA" is not the beginning of "that".
      !/\p{Lu}.*\p{Lu}/u.test(word) &&
      beginsWord(
        text,
        word
          .toLowerCase()
          .replace(/[^\p{L}\p{N}-]/gu, '')
          .replace(/s$/, ''),
      )
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
        !/\b(?:ratio|interval|score|scale|questionnaire|index|test|group|deviation|error|reaction|assay|imaging|tomography|microscopy|spectrometry|spectroscopy|chromatography|sequencing|regression|analysis)s?$/i.test(
          long,
        ),
    )
    .map(({ short, long }) => ({
      short,
      long,
      count: text.split(new RegExp(`\\b${short.replace(/[^\p{L}\p{N}-]/gu, '.')}`, 'u')).length - 1,
    }))
    // "Asthma and COPD": one of two.
    .filter(({ count, short }) => count >= 3 && !isOneOfTwo(short, text))
    .sort((a, b) => b.count - a.count);
  const long = used[0]?.long;
  return long === undefined ? null : lowerTitle(long, text);
}

function isOneOfTwo(short: string, text: string): boolean {
  const name = short.replace(/[^\p{L}\p{N}]/gu, '.');
  return new RegExp(`\\p{L}+ (?:and|or|and/or) ${name}(?![\\p{L}\\p{N}-])`, 'u').test(text);
}
