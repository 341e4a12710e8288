import { quickScreen } from '#domain/language/quick-test.ts';
import { remembered } from '#domain/language/remembered.ts';

/**
 * Praise that no post may give its own subject; design guide, rule 7. One list for the embedded writer, for grounding
 * and for what a model writes. `unlessInSource` marks words that a source may use of itself.
 */
export interface HypeWord {
  readonly pattern: RegExp;
  readonly word: string;
  /** True where the word is allowed when the source says it ("first", "novel" as part of a name). */
  readonly unlessInSource: boolean;
}

const hypeWords: readonly HypeWord[] = [
  hype('groundbreaking', /\bground-?breaking\b/i),
  hype('breakthrough', /\bbreak-?throughs?\b/i),
  hype('game-changer', /\bgame[- ]?chang(?:er|ers|ing)\b/i),
  hype('revolutionary', /\brevolution(?:ary|i[sz]e|i[sz]es|i[sz]ed|i[sz]ing)\b/i),
  hype('paradigm shift', /\bparadigm[- ]shift(?:s|ing)?\b/i),
  hype('unprecedented', /\bunprecedented\b/i),
  hype(
    'landmark',
    /\blandmark (?:stud(?:y|ies)|paper|trial|result|finding|decision|resolution|discovery)\b/i,
  ),
  hype('historic', /\bhistoric (?:result|finding|decision|resolution|moment|discovery|first|step)\b/i),
  hype('cutting-edge', /\bcutting[- ]edge\b/i),
  hype('pioneering', /\bpioneering\b/i),
  hype('novel', /\bnovel\b/i, true),
  hype('transformative', /\btransformative\b/i),
  hype('holy grail', /\bholy grail\b/i),
  hype('miracle', /\bmirac(?:le|les|ulous)\b/i),
  hype('cure', /\bcures?\b/i, true),
  hype('definitive', /\bdefinitive(?:ly)?\b/i, true),
  hype('finally', /\bfinally\b/i),
  hype('once and for all', /\bonce and for all\b/i),
  hype('stunning', /\bstunning(?:ly)?\b/i),
  hype('shocking', /\bshocking(?:ly)?\b/i),
  hype('mind-blowing', /\bmind[- ]?blowing\b/i),
  hype('incredible', /\bincredibl[ey]\b/i),
  hype('amazing', /\bamazing(?:ly)?\b/i),
  hype('huge', /\bhuge(?:ly)?\b/i, true),
  hype('unlock', /\bunlock(?:s|ed|ing)?\b/i, true),
  hype('unleash', /\bunleash(?:es|ed|ing)?\b/i),
  hype('harness', /\bharness(?:es|ed|ing)\b/i, true),
  hype('changes everything', /\bchang(?:es|ed|ing) everything\b/i),
  hype('the future of', /\bthe future of\b/i, true),
  hype('state of the art', /\bstate[- ]of[- ]the[- ]art\b/i, true),
  hype('must-see', /\bmust-(?:see|read)\b/i),
  hype("don't miss", /\bdon['’]t miss\b/i),
  hype('excited to share', /\bexcited to (?:share|announce)\b/i),
];

const screenedWords = hypeWords.map((one) => ({ ...one, mayStandIn: quickScreen(one.pattern) }));

/** Where a text praises: the word as written and its place. `source` lifts the words that the source uses itself. */
export function findHype(text: string, source = ''): { word: string; start: number; end: number }[] {
  return praiseIn(text)
    .filter(({ pattern, unlessInSource }) => !(unlessInSource && pattern.test(source)))
    .map(({ word, start, end }) => ({ word, start, end }));
}

/** Whatever the source says: writing and checking ask the same sentences. */
const praiseIn = remembered((text: string) =>
  screenedWords.flatMap(({ pattern, mayStandIn, unlessInSource }) => {
    const match = mayStandIn(text) ? pattern.exec(text) : null;
    if (match === null) return [];
    const [word] = match;
    return [{ pattern, unlessInSource, word, start: match.index, end: match.index + word.length }];
  }),
);

function hype(word: string, pattern: RegExp, unlessInSource = false): HypeWord {
  return { word, pattern, unlessInSource };
}
