import { homeOf } from './hashtag-home.ts';
import { countSigns, type Signs, widerThan } from './hashtag-signs.ts';
import { type Area, hashtagTable, type TagKind } from './hashtag-table.ts';
import { asMeant } from './hashtag-text.ts';

/** What hashtags are chosen from: the source's own words. */
export interface TagSource {
  readonly title: string | null;
  readonly text: string;
  /** The finding as a person put it, or the text's own where there is no title; null otherwise. */
  readonly own?: string | null;
}

export interface Hashtag {
  /** With its sign: "#Radiology". */
  readonly text: string;
  readonly kind: TagKind;
  /** The part of science that it belongs to. */
  readonly area: Area;
}

/**
 * Hashtags that the people of a field use, best first: what the title names, then what the text speaks of; of those the ones
 * that more people follow, and not three of one family before another one. CamelCase for screen readers. Never invented:
 * every tag stands for words of the source.
 */
export function chooseHashtags(source: TagSource): Hashtag[] {
  const named = candidatesOf(source);
  const topics = named.filter(({ evidence }) => evidence >= leastEvidence);
  const chosen =
    topics.length > 0
      ? inTurn(withoutPassing(withoutStrays(topics)))
      : inTurn(named.filter(isField)).slice(0, 1);
  return chosen.map(({ tag }) => {
    const { tag: name, kind, area } = entryOf(tag);
    return { text: `#${name}`, kind, area };
  });
}

function isField({ tag }: Candidate): boolean {
  return entryOf(tag).kind === 'field';
}

interface Candidate {
  readonly tag: number;
  readonly rank: number;
  readonly evidence: number;
}

/** Below this share of what speaks for the area that most speaks for, a tag is a word that means something else there. */
const leastOfArea = 0.3;

/** What the title names and the text comes back to is at home. */
const ofTitle = 6;

/** Without "nuclear physics" for fission yeast and "statistical physics" for the phases of a plant's life. */
function withoutStrays(candidates: readonly Candidate[]): Candidate[] {
  const byArea = new Map<string, number>();
  for (const { tag, evidence } of candidates)
    byArea.set(neighbors(tag), (byArea.get(neighbors(tag)) ?? 0) + evidence);
  const least = leastOfArea * Math.max(0, ...byArea.values());
  return candidates.filter(
    ({ tag, evidence }) => evidence >= ofTitle || (byArea.get(neighbors(tag)) ?? 0) >= least,
  );
}

/** Cells and the ill are at home in the same texts. */
function neighbors(tag: number): Area {
  const { area } = entryOf(tag);
  return area === 'medicine' ? 'life' : area;
}

/** Below this share of what speaks for the strongest tag, another one is background. */
const leastBesideTopic = 0.25;

/**
 * Without what is said twice beside a topic that the title names and the text comes back to. In one area of medicine stand
 * the ills, the means and the wards that any work on patients names; elsewhere a weak tag of the area is a narrower one.
 */
function withoutPassing(candidates: readonly Candidate[]): Candidate[] {
  const [first] = candidates.toSorted((a, b) => b.evidence - a.evidence);
  if (first === undefined) return [];
  const { area } = entryOf(first.tag);
  return candidates.filter(
    ({ tag, evidence }) =>
      evidence >= leastBesideTopic * first.evidence || (area !== 'medicine' && entryOf(tag).area === area),
  );
}

/** Three words in passing, or one in the title and one in the text: less is no topic. */
const leastEvidence = 2.3;
/** Where nothing else is a topic, two words in passing name the field. */
const leastAlone = 1.6;
/** So many different hints say what no word says by itself. */
const hintsAlone = 5;
/** So many, and a word that has other meanings too means the tag. */
const hintsForDoubtful = 4;
/** A disease that the title does not name is the topic only where the text comes back to it. */
const diseaseInText = 4;

function candidatesOf({ title, text, own }: TagSource): Candidate[] {
  const inTitle = countSigns(title ?? '');
  const inOwn = countSigns(own ?? '');
  const inText = countSigns(asMeant(text));
  const isAtHome = homeOf(text);
  return hashtagTable.flatMap((entry, tag) => {
    const { kind, reach } = entry;
    const hints = countBoth(inTitle.hints.get(tag), inText.hints.get(tag));
    const isSure = inTitle.words.has(tag) || inText.words.has(tag) || hints >= hintsForDoubtful;
    const said = countOf(inText, tag, isSure);
    const entitled = countOf(inTitle, tag, isSure);
    if (said + entitled < 1 && hints < hintsAlone) return [];
    // A title may play with a word ("a data diet"); what the text never speaks of is no topic.
    if (said === 0 && entitled < 1.5 && hints < 3) return [];
    if (entitled < 1 && !isAtHome(entry)) return [];
    if (kind === 'disease' && entitled < 1 && said < diseaseInText) return [];
    const evidence = evidenceOf(entitled + ofOwn(countOf(inOwn, tag, isSure), said), said, hints);
    if (evidence < leastAlone) return [];
    return [{ tag, evidence, rank: Math.sqrt(evidence) + 0.5 * reach - (kind === 'field' ? 0.3 : 0) }];
  });
}

/** How often words say a tag; those with other meanings are words of it only where something surer says so. */
function countOf({ words, doubtful }: Signs, tag: number, isSure: boolean): number {
  return isSure ? (words.get(tag) ?? 0) + (doubtful.get(tag) ?? 0) : 0;
}

/** How many different hints stand in the title or the text. */
function countBoth(some: ReadonlySet<number> = none, others: ReadonlySet<number> = none): number {
  return some.size === 0 ? others.size : new Set([...some, ...others]).size;
}

const none: ReadonlySet<number> = new Set();

/**
 * What a person names in a finding of their own is more than a word of the text and less than a title's. "Wheat protein" of a meal
 * is no agriculture: what the text does not come back to stays a passing word.
 */
function ofOwn(named: number, said: number): number {
  return named === 0 || said < 2 ? 0 : 0.4;
}

/** A word in the title counts as much as many in the text; each further one says less. */
function evidenceOf(entitled: number, said: number, hints: number): number {
  return 5 * Math.min(entitled, 1.5) + 6 * (1 - Math.exp(-said / 6)) + 0.7 * Math.min(hints, 4);
}

/** So many are put in turn; more than any post takes. */
const most = 14;

/** One after another; each that is chosen holds back its wider and narrower ones, for they say much the same. */
function inTurn(candidates: readonly Candidate[]): Candidate[] {
  const left = candidates.toSorted((a, b) => b.rank - a.rank).slice(0, most);
  const chosen: Candidate[] = [];
  while (left.length > 0) {
    const values = left.map(({ tag, rank }) => rank - heldBack(tag, chosen));
    chosen.push(...left.splice(values.indexOf(Math.max(...values)), 1));
  }
  return chosen;
}

function heldBack(tag: number, chosen: readonly Candidate[]): number {
  let held = 0;
  for (const other of chosen) {
    if (widerThan(other.tag).has(tag)) held += 0.6;
    if (widerThan(tag).has(other.tag)) held += 0.3;
  }
  return held;
}

function entryOf(tag: number) {
  const entry = hashtagTable[tag];
  if (entry === undefined) throw new Error(`No hashtag ${tag}`);
  return entry;
}
