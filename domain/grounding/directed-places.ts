import { finder } from '../language/finder.ts';
import { type Token, tokens } from '../language/words.ts';
import { conceptOf, conceptTokens, isFunctionWord } from './concepts.ts';
import { type DirectionWord, directionOf } from './directions.ts';

/** A direction word with what stands around it. */
export interface DirectedPlace {
  readonly word: string;
  readonly direction: DirectionWord;
  /** "High-precision": of that one thing alone. */
  readonly isCompound: boolean;
  /** "Without reducing", "did not rise": what did not happen. */
  readonly isDenied: boolean;
  /** Concepts near it, with their distance in content words; negative before it. */
  readonly around: ReadonlyMap<string, number>;
  /** Concepts of the part of the sentence that it speaks of: up to the next word on its axis. */
  readonly part: ReadonlySet<string>;
  readonly start: number;
  readonly end: number;
}

/** The direction words of a text, in order. */
export function directedPlaces(text: string): DirectedPlace[] {
  const all = placesOf(text);
  const found = all.filter((place) => !all.some((other) => isPaired(place, other, text)));
  return found.map((place) => ({ ...place, part: partOf(place, found, text) }));
}

function placesOf(text: string): Place[] {
  const content = tokens(text).filter(
    (token) => !isFunctionWord(token.text) || directionOf(token.text) !== null,
  );
  return content.flatMap((token, at) => {
    const word = directionOf(token.text);
    if (word === null || isComparative(text, token.start, token.text)) return [];
    const direction = lessens.test(text.slice(0, token.start)) ? opposite(word) : word;
    return [
      direction,
      ...amountOf(direction, text, token),
      ...qualityOf(direction, text, token),
      ...speedOf(direction, text, token),
    ].map((one) => ({
      word: token.text,
      direction: one,
      isCompound: text[token.end] === '-',
      isDenied: denies.test(text.slice(Math.max(0, token.start - 40), token.start)),
      around: contextOf(content, at, one),
      start: token.start,
      end: token.end,
    }));
  });
}

const denies = /(?:\b(?:not?|never|without)|n['’]t)(?: be)?(?: \p{L}+ly)? $/iu;

/** "Less slowly" is faster. */
const lessens = /\b(?:less|fewer|least) $/i;

function opposite({ axis, sign }: DirectionWord): DirectionWord {
  return { axis, sign: sign === 1 ? -1 : 1 };
}

/** What is suppressed or attenuated gets less, and so does what something is protective against. */
function amountOf({ axis, sign }: DirectionWord, text: string, { text: word, end }: Token): DirectionWord[] {
  if (/^protective$/i.test(word) && guards.test(text.slice(end))) return [{ axis: 'amount', sign: -1 }];
  return axis === 'allow' && hasAmount.test(word) ? [{ axis: 'amount', sign }] : [];
}

const guards = /^ (?:effects? )?(?:against|from) /;

const hasAmount = /^(?:suppress|attenuat)/i;

/** Read beside a change of amount as one, and by itself as none: "inhibits the carrier" contradicts no rise that this leads to. */
export function isAmountBeside({ word, direction }: DirectedPlace): boolean {
  return direction.axis === 'amount' && hasAmount.test(word);
}

/** What says how it is beside another; "may decrease performance" tells of a change, against which "does best at noon" says nothing. */
const compares =
  /^(?:higher|lower|greater|smaller|increased|decreased|reduced|gains?|losses|loss|exceed(?:s|ed)?|increases|decreases|reductions?)$/i;
const ofWorth =
  /^ (?:\p{L}+ly )?(?:effective|efficacious|efficient|accurate|precise|reliable|robust|useful|helpful|powerful|successful|favou?rable|capable|suitable|tolerable|calibrated|faithful|realistic)(?:ly)?\b/iu;

/** "Higher performance", "more effective", "performance gains": of what is the better the more there is of it, how good it is, too. */
function qualityOf(
  { axis, sign }: DirectionWord,
  text: string,
  { text: word, start, end }: Token,
): DirectionWord[] {
  if (/^(?:more|less|fewer)$/i.test(word))
    return ofWorth.test(text.slice(end)) ? [{ axis: 'quality', sign }] : [];
  if ((axis !== 'amount' && axis !== 'gain') || !compares.test(word)) return [];
  const isOfWorth =
    /^ in (?:(?!the\b)\p{L}+ ){0,2}(?:performance|accuracy|quality)\b/u.test(text.slice(end)) ||
    /^ (?:the |\p{L}+ )?(?:performance|accuracy|quality)\b/u.test(text.slice(end)) ||
    /\b(?:performance|accuracy|quality) $/.test(text.slice(Math.max(0, start - 14), start));
  return isOfWorth ? [{ axis: 'quality', sign }] : [];
}

/** What improves a rate of convergence makes it faster. */
function speedOf({ axis, sign }: DirectionWord, text: string, { end }: Token): DirectionWord[] {
  return axis === 'quality' && ofSpeed.test(text.slice(end)) ? [{ axis: 'speed', sign }] : [];
}

const ofSpeed =
  /^ (?:the )?(?:\p{L}+ )?(?:convergence(?: rates?| speed)?|rates? of convergence|speed|throughput)\b/iu;

/** "At very low or very high shares": both ways at once, which is none. */
function isPaired(one: Place, other: Place, text: string): boolean {
  if (one.direction.axis !== other.direction.axis || one.direction.sign === other.direction.sign)
    return false;
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = text.slice(first.end, second.start);
  // "Shorter and heavier" are two things, "harmful and beneficial" the two ends of one.
  if (between === ' and ') return one.direction.axis !== 'amount';
  return /^,? (?:or|nor|to|versus|vs\.?) (?:very |more |much |even )?$/.test(between);
}

type Place = Omit<DirectedPlace, 'part'>;

/** "A rose, whereas B fell": of two on one axis, each has its side of the last break between them. */
function partOf(place: Place, all: readonly Place[], text: string): ReadonlySet<string> {
  const rivals = all.filter(({ direction: { axis } }) => axis === place.direction.axis);
  const before = rivals.findLast(({ end }) => end <= place.start);
  const after = rivals.find(({ start }) => start >= place.end);
  const from = before === undefined ? 0 : before.end + lastBreak(text.slice(before.end, place.start));
  const to = after === undefined ? text.length : place.end + lastBreak(text.slice(place.end, after.start));
  const near = conceptTokens(text).filter((token) => token.start >= from && token.end <= to);
  return new Set(
    near
      .filter((token) => directionOf(token.text)?.axis !== place.direction.axis)
      .map(({ concept }) => concept),
  );
}

function lastBreak(between: string): number {
  const places = breaksIn(between).map(({ index }) => index);
  return places.at(-1) ?? between.length;
}

const breaksIn = finder(
  /[,;:](?=\s)|\b(?:and|but|or|whereas|while|following|than|compared|versus|vs|as well as)\b/gi,
);

/** What is shown and caused says nothing of what rose or fell. */
const reporting = /^(?:caus(?:e|es|ed|ing)|show(?:s|ed|n)?|observed?|found|reported)$/i;

/** Content words on each side that say what a direction word is about. */
const reach = 5;

function contextOf(content: readonly Token[], at: number, direction: DirectionWord): Map<string, number> {
  const around = new Map<string, number>();
  content.forEach((other, place) => {
    const distance = place - at;
    if (distance === 0 || Math.abs(distance) > reach || directionOf(other.text)?.axis === direction.axis)
      return;
    const concept = conceptOf(other.text.toLowerCase());
    if (reporting.test(other.text)) return;
    const known = around.get(concept);
    if (known === undefined || Math.abs(distance) < Math.abs(known)) around.set(concept, distance);
  });
  return around;
}

/** Words that point nowhere before or after certain others. `after` may look far, `before` a few words back. */
const noDirections: readonly { readonly word: RegExp; readonly before?: RegExp; readonly after?: RegExp }[] =
  [
    {
      word: /^(?:more|less|fewer)$/i,
      after: /^ than (?:\d|(?:half|twice|an? (?:third|quarter|half|hundred|dozen))\b)/,
    },
    // "One or more types".
    { word: /^more$/i, before: /\b(?:one|two|three|\d+) or $/i },
    // "Helps to prevent damage": what is helped points the way.
    {
      word: /^help(?:s|ed)?$/i,
      after:
        /^ (?:to (?:\p{Ll}+ )?\p{Ll}|(?:\p{Ll}+ ){0,2}?(?:prevent|reduce|protect|improve|explain|understand|identify|lower|raise|cut|avoid|control|treat|detect|predict|guide|inform|limit|slow|keep|find|tell|judge|assess|diagnose)\b)/u,
    },
    // "Works against damage".
    { word: /^(?:damage|harm)$/i, before: /\bagainst (?:\p{L}+ ){0,2}$/u },
    { word: /^cuts?$/i, after: /^-/ },
    // "The High Energy Stereoscopic System".
    { word: /^(?:High|Low|Higher|Lower|Early|Late|Rapid|Fast|Best)$/, before: /[\p{Ll},] $/u },
    // "Issues raised by the trial".
    {
      word: /^rais(?:e|es|ed|ing)$/i,
      before: /\b(?:issues?|questions?|concerns?|points?) (?:that (?:was|were|are|is) )?$/i,
    },
    {
      word: /^rais(?:e|es|ed|ing)$/i,
      after: /^ (?:\p{L}+ ){0,2}(?:issues?|questions?|concerns?|points?)\b/iu,
    },
    // "Exercise-induced changes", "random amplified polymorphic DNA": whose changes, and which DNA.
    { word: /^(?:induced|activated|stimulated)$/i, before: /\p{L}-$/u },
    { word: /^amplified$/i, after: /^ (?:polymorphic|fragments?)\b/i },
    {
      word: /^(?:falls?|fell|falling)$/i,
      after: /^ (?:into|within|under|outside|between|in the same)\b/,
    },
    { word: /^grown$/i, after: /^ (?:from|in|on)\b/ },
    { word: /^growth$/i, after: /^ (?:hormone|factor|medium|media|plate|curve)/i },
    // "Spending growth was 38.4 % lower": the growth is what is measured.
    {
      word: /^(?:growth|increases?|decreases?|reductions?|rises?|falls?|drops?|declines?)$/i,
      after:
        /^[^.;:]{0,160}?\b(?:was|were|is|are)\b (?:[\p{L}\d.%]+ ){0,3}(?:higher|lower|greater|larger|smaller|stronger|weaker)\b/iu,
    },
    // "In-/decrease" points both ways.
    { word: /^de/i, before: /\bin-\/$/i },
    { word: /^loss(?:es)?$/i, before: /(?:entropy|training|validation|test|reconstruction) $/i },
    { word: /^(?:most|least)$/i },
    { word: /^(?:best|worst)$/i, before: /\bat $/i },
    // "How fast"; "what's more"; "an increase rather than the observed decrease" says which of the two was not.
    { word: /./, before: /\b(?:how|what['’]s) $/i },
    {
      word: /^(?!positive|negative)/i,
      before: /\b(?:rather than|instead of|as opposed to)(?: [\p{L}-]+){0,3} $/iu,
    },
  ];

/** "More than 10", "at least", "what's more", "cross-entropy loss": quantity, a turn of phrase or a term, not direction. */
function isComparative(text: string, start: number, word: string): boolean {
  const rest = text.slice(start + word.length);
  const said = text.slice(Math.max(0, start - 60), start);
  return noDirections.some(
    ({ word: form, before, after }) =>
      form.test(word) && before?.test(said) !== false && after?.test(rest) !== false,
  );
}
