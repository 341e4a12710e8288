import { isNegated } from '../language/negation.ts';
import { hasVerb } from './clauses.ts';
import { isFunctionWord } from './concepts.ts';
import { namesPopulation } from './flag-population.ts';
import { isFrameWord } from './frame-word.ts';
import { isFigure, type PrintedWord, readPrintedWords } from './printed-words.ts';
import type { IndexedSentence, SourceIndex } from './source-index.ts';

/**
 * The sentence of the source that says a claim in its own words; null where none does. All words of the claim stand in it, in this
 * order, and what it has before, between or behind them takes nothing back and bounds nothing: words of reporting, figures in brackets,
 * another clause. So a copy is recognised without understanding it.
 */
export function verbatimHome(claim: string, source: SourceIndex): IndexedSentence | null {
  const whole = homeOf(readPrintedWords(claim, source.acronyms), source);
  const colon = claim.indexOf(': ');
  if (whole !== null || colon < 0) return whole;
  const home = homeOf(readPrintedWords(claim.slice(colon + 1), source.acronyms), source);
  return home !== null && isTopic(claim.slice(0, colon), source) ? home : null;
}

function homeOf(said: readonly PrintedWord[], source: SourceIndex): IndexedSentence | null {
  if (said.length < fewest) return null;
  const isHome = ({ index, text, row }: IndexedSentence): boolean =>
    (index !== null || text === source.title) && holds(row(), said);
  return source.sentences.find(isHome) ?? null;
}

/** "Key result on coral reefs": words that lead over, and of what, in the source's own words. Of whom is part of the claim. */
function isTopic(label: string, source: SourceIndex): boolean {
  if (namesPopulation(label)) return false;
  const all = readPrintedWords(label, source.acronyms);
  const from = all.findIndex(({ key }) => !(isFunctionWord(key) || isFrameWord(key)));
  const keys = all.slice(from).map(({ key }) => key);
  if (from < 1 || keys.length < fewestOfTopic || isNegated(label)) return false;
  return source.sentences.some(({ row }) => {
    const there = row().map(({ key }) => key);
    return there.some((_, at) => keys.every((key, behind) => there[at + behind] === key));
  });
}

/** One word may stand anywhere and mean something else. */
const fewestOfTopic = 2;

/** Fewer words are a label. */
const fewest = 3;

/** Who tells what "we show that" tells may leave the words out, or say them in another way; not where the source does not report. */
function holds(printed: readonly PrintedWord[], said: readonly PrintedWord[]): boolean {
  const lead = said.findIndex(({ key }) => key === 'that') + 1;
  const reports = lead > 0 && said.slice(0, lead).every(({ key }) => reporting.has(key));
  return (
    standsIn(printed, said, mayPrecede) ||
    (reports &&
      standsIn(printed, said.slice(lead), (before) => before.length > 0 && before.every(isReporting)))
  );
}

function standsIn(
  printed: readonly PrintedWord[],
  said: readonly PrintedWord[],
  mayOpen: (before: readonly PrintedWord[]) => boolean,
): boolean {
  if (said.length < fewest) return false;
  const dead = new Set<number>();
  const goesOn = (at: number, place: number): boolean => {
    if (at === said.length) return mayFollow(printed.slice(place));
    const state = at * (printed.length + 1) + place;
    if (dead.has(state)) return false;
    for (let next = place; next < printed.length; next += 1) {
      if (printed[next]?.key === said[at]?.key && goesOn(at + 1, next + 1)) return true;
      if (!isIdle(printed[next])) break;
    }
    dead.add(state);
    return false;
  };
  return printed.some(
    ({ key }, place) => key === said[0]?.key && mayOpen(printed.slice(0, place)) && goesOn(1, place + 1),
  );
}

function mayPrecede(before: readonly PrintedWord[]): boolean {
  return before.every(isReporting);
}

function mayFollow(after: readonly PrintedWord[]): boolean {
  const first = after.findIndex((word) => !isIdle(word));
  if (first < 0) return true;
  const rest = after.slice(first);
  const gap = rest[0]?.gap ?? '';
  const key = rest[0]?.key ?? '';
  if (bounds(rest)) return false;
  if (gap.includes(';')) return true;
  return gap.includes(',') && (concluding.has(key) || (joining.has(key) && hasVerb(textOf(rest))));
}

/** Takes something back, or says where it holds. */
function bounds(some: readonly PrintedWord[]): boolean {
  return some.some(({ key }) => bounding.has(key)) || isNegated(textOf(some));
}

const bounding: ReadonlySet<string> = new Set(
  'but however although though only except unless if when until whether despite yet still provided depending limited'.split(
    ' ',
  ),
);

const joining: ReadonlySet<string> = new Set('and while whereas which'.split(' '));
const concluding: ReadonlySet<string> = new Set(
  'suggesting indicating implying signaling signalling underscoring highlighting showing demonstrating revealing confirming supporting illustrating emphasizing emphasising pointing reflecting'.split(
    ' ',
  ),
);

function textOf(some: readonly PrintedWord[]): string {
  return some.map(({ key }) => key).join(' ');
}

function isReporting(word: PrintedWord): boolean {
  return isIdle(word) || reporting.has(word.key);
}

function isIdle(word: PrintedWord | undefined): boolean {
  return word !== undefined && (idle.has(word.key) || (word.isBracketed && isFigure(word.key)));
}

/** Words that join sentences and claim nothing. */
const idle: ReadonlySet<string> = new Set(
  'however therefore thus also hence moreover furthermore additionally indeed accordingly consequently then here so altogether'.split(
    ' ',
  ),
);

/** Words in which authors say that they report. */
const reporting: ReadonlySet<string> = new Set(
  'we that in from study studies paper work article trial review results result findings finding data analysis analyses show shows showed shown find finds found report reports reported reveal reveals revealed demonstrate demonstrates demonstrated observe observed conclude concludes concluded confirm confirms confirmed prove establish established conclusion conclusions summary addition overall finally first second third importantly notably interestingly surprisingly remarkably together it was'.split(
    ' ',
  ),
);
