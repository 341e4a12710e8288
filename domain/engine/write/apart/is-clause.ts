import { hasClearVerb } from '../../read/compress/screens.ts';

/**
 * A subject and its verb behind it, by the words alone: a plain verb that something stands before, which no preposition opens.
 * "took longer" has none, and "how sure it is" is part of the first.
 */
export function isClause(text: string): boolean {
  const words = text.split(' ');
  const [first = ''] = words;
  if (words.length < 4 || openers.has(first.toLowerCase()) || hasClearVerb(first)) return false;
  const verb = words.findIndex(
    (word, at) => at > 0 && (hasClearVerb(word) || takesObject(word, words[at + 1])),
  );
  return verb > 0 && !words.slice(0, verb).some((word) => subordinate.has(word.toLowerCase()));
}

/** "imitated the", "loses its": an ending of verbs right before what opens a noun phrase. */
function takesObject(word: string, next: string | undefined): boolean {
  return (word.endsWith('ed') || word.endsWith('s')) && determiners.has(next ?? '');
}

const determiners: ReadonlySet<string> = new Set(
  'the a an its their his her our this these no all both them us him it'.split(' '),
);

/** Words that no subject begins with. */
const openers: ReadonlySet<string> = new Set(
  'how what why who which whose where when of in on at to for from by with without among amongst between within into over after before during via using through across against than as including and or but if because while although though since whereas unless despite'.split(
    ' ',
  ),
);

/** The verb behind them is theirs: "the score that was used". */
const subordinate: ReadonlySet<string> = new Set('that which who whose where when'.split(' '));
