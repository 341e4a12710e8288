import type { Acronym } from '#domain/language/acronyms.ts';

/**
 * Two to five words naming what a source is about, copied from its title: the longest phrase of the title that the text
 * uses too. Without a title, what the text names by a short form and returns to. Null where neither gives a clean phrase.
 */
export function readTopic(title: string | null, text: string, acronyms: readonly Acronym[]): string | null {
  if (title === null || title.trim() === '') return topicOfText(text, acronyms);
  const plain = title
    // A binomial's author: "Salvia officinalis L.".
    .replace(
      /(?<=\p{Lu}\p{Ll}+ (?!(?:against|of|in|by|with|from|for|to|on|and)\b)\p{Ll}+) L\.(?=\s|$|[,;:)])/gu,
      '',
    )
    .replace(/[“”"?!]+|(?<!\b\p{Lu}(?=\.\s\p{Ll}))\.+/gu, '')
    .trim();
  const phrases = plain
    .split(/[:;,()]|\s[–—-]\s/)
    .flatMap((part) => runs(part))
    .filter((phrase) => isNamed(phrase) && !isTurned(phrase, plain))
    .map((phrase) => ({ phrase, count: occurrences(text, phrase), open: isCutShort(phrase, plain) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => score(b) - score(a));
  const best = phrases[0]?.phrase;
  return best === undefined ? null : settle(best, text);
}

const stopWords =
  /^(?:the|an?|of|in|on|for|with|by|to|from|and|or|as|at|is|are|was|were|be|been|do|does|did|can|could|may|might|will|should|has|have|that|this|these|those|its|their|it|they|between|among|after|before|during|using|through|via|than|versus|vs|into|not|no|how|what|why|which|when|who|we|our|under|over|without|within|more|less|most|new|novel|study|trial|analysis|effects?|role|impact|influence|association|associated|relationship|relation|evidence|towards?|based|case|approach|results?|review|comparison|use|evaluation|assessment|investigation|related|there|any|if|whether|really|still|also|both|all|upon|about|against|across|due|increased|reduced|associations?|improves?|reduces?|increases?|predicts?|affects?|causes?|influences?|differ|differs|matter|predict|affect|reduce|improve|increase|influence|cause|lead|leads|help|change|changes|inhibits|prevents|suppresses|promotes|induces|attenuates|impairs|regulates|mediates|enhances|decreases|triggers|drives)$/i;

/** Word runs of two to five words that hold no stop word inside, save "of" between two others. */
function runs(part: string): string[] {
  const words = part.trim().split(/\s+/);
  const found: string[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 2; end <= Math.min(words.length, start + 5); end += 1) {
      const run = words.slice(start, end);
      const edges = [run[0] ?? '', run.at(-1) ?? ''];
      if (edges.some((word) => stopWords.test(word))) continue;
      // "C. elegans" is one name.
      if (genus.test(words[start - 1] ?? '') || genus.test(run.at(-1) ?? '')) continue;
      if (run.slice(1, -1).every((word) => /^of$/i.test(word) || !stopWords.test(word)))
        found.push(run.join(' '));
    }
  }
  return found;
}

const genus = /^\p{Lu}\.$/u;

function isNamed(phrase: string): boolean {
  return (
    /^(?:\p{Lu}\. )?[\p{L}\p{N}][\p{L}\p{N} ’'/+-]*$/u.test(phrase) &&
    !/^\d/.test(phrase) &&
    !/\b(?:patients|people)$/i.test(phrase)
  );
}

/** "Inhibits activation of IRF3": what a verb turns round is not what the work is about. */
function isTurned(phrase: string, title: string): boolean {
  return /\b(?:inhibit|prevent|block|suppress|reduc|impair|attenuat|abolish|limit|lower|decreas|counteract|revers|antagoni[sz]|restrict|delay|disrupt)(?:e?s|ed|ing)? (?:the )?$/i.test(
    title.slice(0, title.indexOf(phrase)),
  );
}

/** Singular and plural count as one. */
function occurrences(text: string, phrase: string): number {
  return text.toLowerCase().split(phrase.toLowerCase().replace(/s$/, '')).length - 1;
}

/** True where the title goes on with another word of the same phrase ("wandering massive black" holes). */
function isCutShort(phrase: string, title: string): boolean {
  const next = title.slice(title.indexOf(phrase) + phrase.length).match(/^ ([\p{L}-]+)/u)?.[1];
  return next !== undefined && !stopWords.test(next);
}

function score({ phrase, count, open }: { phrase: string; count: number; open: boolean }): number {
  const length = phrase.split(' ').length;
  return Math.min(count, 4) + (length >= 3 ? 1.2 : 0) + (/ of /.test(phrase) ? 0.3 : 0) - (open ? 2 : 0);
}

/** The spelling of the text inside its sentences, so that a title's capitals do not shout there and names keep theirs. */
function settle(phrase: string, text: string): string {
  const places = placesOf(phrase.toLowerCase(), text.toLowerCase());
  const opens = (at: number): boolean => at === 0 || /[.!?:]\s$/.test(text.slice(Math.max(0, at - 2), at));
  const at = places.find((place) => !opens(place)) ?? places[0];
  if (at === undefined) return lowerTitle(phrase, text);
  const printed = text.slice(at, at + phrase.length);
  // What the text shortens to "P. infestans" is a species.
  const isSpecies = text.includes(`${printed.charAt(0)}. ${printed.split(' ')[1] ?? ''}`);
  return opens(at) && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(printed) && !isSpecies
    ? printed.charAt(0).toLowerCase() + printed.slice(1)
    : printed;
}

function placesOf(part: string, whole: string): number[] {
  const found: number[] = [];
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + part.length)) found.push(at);
  return found;
}

/** A phrase that the text prints in the other number: its words take the text's spelling one by one. */
function lowerTitle(phrase: string, text: string): string {
  return phrase
    .split(' ')
    .map((word) =>
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
