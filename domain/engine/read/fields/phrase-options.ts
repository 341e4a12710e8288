import { finder } from '#domain/language/finder.ts';
import type { Genre, SourceSentence } from '../../fact-sheet.ts';

/** A phrase of the text that could name how a work was done, or what it studied. */
export interface PhraseOption {
  readonly sentence: SourceSentence;
  /** Characters of the sentence. */
  readonly start: number;
  readonly end: number;
  /** Its first word and the one behind its last, among the sentence's. */
  readonly from: number;
  readonly to: number;
  /** Buckets of what speaks for or against it. */
  readonly signs: Uint32Array;
}

export interface PhraseSource {
  readonly sentences: readonly SourceSentence[];
  readonly title: string | null;
  readonly genre: Genre;
  /** Index of the sentence that is the finding. */
  readonly finding: number;
}

/** Buckets of hashed signs: 2^14, as the weights were trained. */
export const phraseBuckets = 1 << 14;

/** Words; a longer phrase is a clause. */
const longest = 14;
/** How many ends one beginning may have: "data", "data of 12 galaxies", "data of 12 galaxies from …". */
const mostEnds = 4;

/**
 * The noun phrases of a text, each from behind a preposition, a verb or a sign to the next, with what speaks for each.
 * Training and reading call the same function, so that a weight always means the same.
 */
export function phraseOptions({ sentences, title, genre, finding }: PhraseSource): PhraseOption[] {
  const titled = new Set(tokensOf(title ?? '').map(({ id }) => id));
  return sentences.flatMap((sentence, place) => {
    const tokens = tokensOf(sentence.text);
    const around: Around = {
      tokens,
      titled,
      role: hashOf(sentence.role),
      genre: hashOf(genre),
      place: Math.floor((4 * place) / sentences.length),
      fromStart: Math.min(place, 4),
      isFinding: place === finding,
      doing: [
        ...new Set(tokens.filter(({ kind }) => kind === 'doing' || kind === 'verb').map(({ id }) => id)),
      ],
    };
    const { length } = sentence.text.replace(/[.\s]+$/, '');
    return (
      runsOf(tokens)
        .map(({ from, to, ends }) => ({
          sentence,
          from,
          to,
          start: tokens[articleAt(tokens, from)]?.start ?? 0,
          end: tokens[to - 1]?.end ?? 0,
          signs: signsOf(around, from, to, ends),
        }))
        // "Cells shrink from the edge to the middle": a whole sentence has a verb, known as one or not.
        .filter(({ start, end }) => start > 0 || end < length)
    );
  });
}

/** The id of what stands before the first word and behind the last. */
const edge = 7;

interface Token {
  readonly start: number;
  readonly end: number;
  /** Hash of the word in small letters; every number has the same. */
  readonly id: number;
  readonly suffix: number;
  readonly kind: Kind;
  readonly isName: boolean;
  readonly isNumber: boolean;
  readonly isLong: boolean;
  readonly isPast: boolean;
  /** "Measured", "measuring": no noun begins so. */
  readonly isForm: boolean;
  readonly isAdverb: boolean;
  /** A sign that ends or parts what stands before it. */
  readonly isMark: boolean;
}

/** What a word can do to a phrase: end it for good, open or end one, stand at neither end, or be part of it. */
type Kind = 'stop' | 'verb' | 'doing' | 'joint' | 'determiner' | 'open' | 'close' | 'word';

/** "In vivo" and "E. coli" are one word. */
const tokensIn = finder(
  /\b\p{Lu}\p{Ll}{0,2}\. \p{Ll}{3,}|\bin (?:vivo|vitro|silico|situ)\b|\p{N}+(?:[.,]\p{N}+)*(?:-\p{L}+)*|[\p{L}\p{N}]+(?:[-–'’./+][\p{L}\p{N}]+)*|\S/gu,
);

function tokensOf(text: string): Token[] {
  return tokensIn(text).map(({ 0: word, index }) => {
    const plain = word.toLowerCase();
    const isNumber = /^\p{N}/u.test(plain);
    return {
      start: index,
      end: index + word.length,
      id: hashOf(isNumber ? '@' : plain),
      suffix: hashOf(plain.slice(-4)),
      kind: kindOf(plain),
      isName: /\p{Lu}/u.test(word),
      isNumber,
      isLong: plain.length > 3,
      isPast: plain.endsWith('ed'),
      isForm: /(?:ed|ing)$/.test(plain),
      isMark: /^[.,;:?!)\]]$/.test(word),
      isAdverb: /\p{Ll}{3}ly$/u.test(plain),
    };
  });
}

function kindOf(word: string): Kind {
  return (
    kinds.get(word) ??
    (/^[\p{L}\p{N}]/u.test(word) ? 'word' : /^[=<>≤≥≈~±%×+/°&]$/u.test(word) ? 'joint' : 'stop')
  );
}

const listed: Readonly<Record<Exclude<Kind, 'word'>, string>> = {
  stop: '. ; : ? ! that which who whom whose where when while whether because although if then thus hence however we it this these those they i he she there not no both such also only more than how what why',
  verb: 'is are was were be been being has have had can could may might will would should do does did cannot show shows showed shown find finds found suggest suggests suggested reveal reveals revealed demonstrate demonstrates demonstrated indicate indicates indicated remain remains become becomes yields yielded allows allow enables enable outperforms achieves achieve improves leads led perform performs conduct conducts presents employ employs apply applies propose proposed proposes develop develops investigate investigates examine examines analyze analyse analyzes explore explores consider considers considered compare compares introduce introduces introduced derive derives simulate simulates construct constructs evaluate evaluates adopt adopts leverage leverages exploit exploits recruit describe describes obtain obtains collect observe observes generate generates identify identifies assess assesses implemented employed undertook ran uses utilize utilizes utilized make makes made take takes took give gives gave provide provides provided require requires required contain contains',
  doing:
    'use used using performed performing conducted conducting present presented presenting report reported reports employing applied applying combine combined combines combining developed developing study studied studying investigated investigating examined examining analyzed analysed analyzing analysing measure measured measures measuring explored compared comparing derived simulated constructed evaluated evaluating test tested tests testing review reviewed reviews reviewing adopted leveraging exploiting survey surveyed interview interviewed recruited enroll enrolled include included includes including described obtained carried collected observed generated identified assessed assessing running run based model modelled modeled modeling modelling',
  joint:
    ', of in on at from with by under for to and or but as through via between among during after before into over within across about against per along upon onto towards toward without out',
  determiner: 'a an the our its their his her each all some any',
  open: '( [',
  close: ') ]',
};

const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries(listed).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, Kind] => [word, kind as Kind]),
  ),
);

interface Run {
  readonly from: number;
  readonly to: number;
  /** How many ends the same beginning had before this one. */
  readonly ends: number;
}

function runsOf(tokens: readonly Token[]): Run[] {
  return tokens.flatMap((_, from) => (mayBegin(tokens, from) ? endsFrom(tokens, from) : []));
}

/** "A sample of …" is quoted with its article; whose it was ("our sample") is left out. */
function articleAt(tokens: readonly Token[], from: number): number {
  return articles.has(tokens[from - 1]?.id ?? edge) ? from - 1 : from;
}

/** Behind anything but a word of its own phrase; "studies of mice" and "simulated data" begin with what is also a verb. */
function mayBegin(tokens: readonly Token[], from: number): boolean {
  const [kind, before] = [tokens[from]?.kind, tokens[from - 1]?.kind];
  if (tokens[from + 1]?.kind === 'determiner') return false;
  // "In Study 2 one group": the number is that of the study.
  if (tokens[from]?.isNumber === true && numberedParts.has(tokens[from - 1]?.id ?? edge)) return false;
  // "We scanned participants".
  if (tokens[from]?.isPast === true && before === 'stop') return false;
  if (kind === 'doing') return before === 'joint' || before === 'determiner' || before === 'doing';
  return kind === 'word' && before !== 'word';
}

function endsFrom(tokens: readonly Token[], from: number): Run[] {
  const runs: Run[] = [];
  let depth = 0;
  for (let at = from; at < Math.min(tokens.length, from + longest) && runs.length < mostEnds; at += 1) {
    const { kind = 'stop' } = tokens[at] ?? {};
    depth += Number(kind === 'open') - Number(kind === 'close');
    if (kind === 'stop' || kind === 'verb' || depth < 0 || (at > from && isDeed(tokens, at))) break;
    if (depth === 0 && mayEnd(tokens, from, at)) runs.push({ from, to: at + 1, ends: runs.length });
  }
  return runs;
}

/** Before a word that stands in no phrase; "the Fermi-Hubbard" goes on with "model", and no phrase ends in an adverb. */
function mayEnd(tokens: readonly Token[], from: number, at: number): boolean {
  const { kind = 'stop', isAdverb } = tokens[at] ?? {};
  const next = tokens[at + 1];
  const isLast = kind === 'word' || kind === 'close' || (kind === 'doing' && at > from);
  if (kind === 'doing' && tokens[at - 1]?.id === infinitive) return false;
  if (!isLast || isAdverb === true || isTorn(tokens[at], next)) return false;
  return next?.kind !== 'word' && (next?.kind !== 'doing' || next.isForm);
}

/** "40 lower-middle- to high-income countries": the word goes on. */
function isTorn(token: Token | undefined, next: Token | undefined): boolean {
  return next !== undefined && next.start === token?.end && !next.isMark;
}

const infinitive = hashOf('to');
/** Nouns of parts of a work that are verbs of doing as well. */
const numberedParts: ReadonlySet<number> = new Set(
  ['study', 'survey', 'test', 'model', 'report', 'run'].map(hashOf),
);
const articles: ReadonlySet<number> = new Set(['a', 'an', 'the'].map(hashOf));

/** "A cohort measured in 2019", "experiments used a …", "the formulation expresses the …": what was done, where no noun follows. */
function isDeed(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]?.kind];
  if (token?.kind === 'doing') return token.isPast && next !== 'word';
  return token?.kind === 'word' && next === 'determiner';
}

interface Around {
  readonly tokens: readonly Token[];
  readonly titled: ReadonlySet<number>;
  readonly role: number;
  readonly genre: number;
  readonly place: number;
  readonly fromStart: number;
  readonly isFinding: boolean;
  /** Verbs of doing in the sentence. */
  readonly doing: readonly number[];
}

function signsOf(around: Around, from: number, to: number, ends: number): Uint32Array {
  const { tokens, titled, role, genre } = around;
  const words = tokens.slice(from, to);
  const id = (at: number): number => tokens[at]?.id ?? edge;
  const joint = words.findIndex(({ kind }, at) => at > 0 && kind !== 'word' && kind !== 'doing');
  const headAt = from + (joint > 0 ? joint : words.length) - 1;
  const [head, last, first] = [id(headAt), id(to - 1), id(from)];
  // "A", "the": the word before them says what the phrase is to its sentence.
  const before = tokens[from - 1]?.kind === 'determiner' ? from - 2 : from - 1;
  const inTitle = words.filter((word) => word.isLong && titled.has(word.id)).length;
  const signs = [
    bucket(1, 0),
    bucket(2, Math.min(words.length, 10)),
    bucket(3, ends),
    bucket(4, id(before)),
    bucket(5, id(before - 1), id(before)),
    bucket(6, first),
    bucket(7, last),
    bucket(8, head),
    bucket(9, tokens[headAt]?.suffix ?? 0),
    bucket(10, id(to)),
    bucket(11, role),
    bucket(12, role, head),
    bucket(13, id(before), head),
    bucket(14, id(before), first),
    bucket(15, around.place),
    bucket(16, around.fromStart),
    bucket(17, genre),
    bucket(18, genre, head),
    bucket(19, genre, role),
    bucket(20, Number(around.isFinding)),
    bucket(21, Number(words.some(({ isNumber }) => isNumber))),
    bucket(22, Number(words.slice(1).some(({ isName }) => isName))),
    bucket(23, id(to - 2), last),
    bucket(24, first, id(from + 1)),
    bucket(25, words.filter(({ kind }) => kind === 'joint').length),
    bucket(26, Math.min(inTitle, 4)),
    bucket(27, Math.round((4 * inTitle) / words.length)),
    bucket(28, id(before), genre),
    bucket(29, Number(tokens[from - 1]?.kind === 'determiner')),
  ];
  for (const word of words) signs.push(bucket(30, word.id));
  for (const verb of around.doing) signs.push(bucket(31, verb));
  return Uint32Array.from(signs);
}

/** FNV-1a over UTF-16 code units. */
function hashOf(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return state >>> 0;
}

/** One of `phraseBuckets` for a kind of sign and one or two values of it. */
function bucket(kind: number, one: number, other = 0): number {
  let state = Math.imul(one ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13) ^ Math.imul(other, 0x27d4eb2f), 0xc2b2ae35);
  return (state ^ (state >>> 16)) & (phraseBuckets - 1);
}
