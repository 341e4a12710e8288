import { stem } from '../../language/stem.ts';
import type { AlignedClaim } from '../align.ts';
import { countShared } from '../clauses.ts';
import { closenessOf, closestTo } from '../closeness.ts';
import { type DirectedPlace, directedPlaces, isAmountBeside } from '../directed-places.ts';
import type { Flag } from '../grounded-sentence.ts';
import type { SourceIndex } from '../source-index.ts';
import { isTurnedRound } from './comparisons.ts';
import { readTold, type Told } from './told-directions.ts';

/** Direction words that point the other way than the source does about the same thing. */
export function flagDirections(claim: AlignedClaim, source: SourceIndex): Flag[] {
  const own = directedPlaces(claim.text).filter((place) => !isAmountBeside(place));
  const [best] = claim.sentences;
  if (best === undefined || best.share < leastShare || own.length === 0) return [];
  const told = readTold(claim, best, source);
  const takers = takersOf(own, told.about);
  const isTurned = isTurnedRound(claim.text, best.sentence.meaning);
  return own.flatMap((place) => {
    const word = oppositeOf(place, own, told, takers)?.word;
    if (word === undefined || isDeniedAlike(place, claim.text, source) || isLasting(place, told)) return [];
    if (isNamed(place, best.share, source) || (isTurned && place.direction.axis === 'likely')) return [];
    return [
      {
        type: 'direction' as const,
        detail: `The source says "${word}", not "${place.word}".`,
        start: place.start,
        end: place.end,
      },
    ];
  });
}

/** The word of the source that a place contradicts; null where it contradicts none. */
function oppositeOf(
  place: DirectedPlace,
  own: readonly DirectedPlace[],
  told: Told,
  takers: Takers,
): DirectedPlace | null {
  const { sentence, share } = told.best;
  if (isDegree(place, own, told.meaning)) return null;
  if (place.direction.axis === 'time' && namesBoth(place, own) && namesBoth(place, told.about)) return null;
  // "Older people … than the young" names both sides.
  if (place.direction.axis === 'age' && namesBoth(place, own)) return null;
  if (isBothWaysAlike(place, own, sentence.directions())) return null;
  const turned = turnedWord(place, own, told);
  if (turned !== null) return turned;
  const home = sentence.directions().filter((other) => !isOfAnother(other, place, own));
  // Who retells a sentence nearly whole is held to it, whatever others say in the same words.
  const rest = share >= leastRetold ? home : told.anywhere.filter((other) => !isOfAnother(other, place, own));
  const against =
    contradicting(
      place,
      told.about.filter((other) => !isTaken(other, place, takers)),
      rest,
    ) ?? (isOneWay(place, own) ? contradicting(place, told.stated, told.anywhere, leastElsewhere) : null);
  if (against === null || isSaidElsewhere(place, against, home) || isOfOtherThing(place, against))
    return null;
  if (isState.test(place.word) && isChange(against)) return null;
  if (isDegreeOfChange(place, against, sentence.meaning)) return null;
  return isTurnedRound(told.claim, sentence.meaning) ? null : against;
}

function turnedWord(place: DirectedPlace, own: readonly DirectedPlace[], told: Told): DirectedPlace | null {
  const { sentence, share } = told.best;
  // "HIV-positive … than HIV-negative patients" contrasts the two itself.
  const isContrast = own.some((other) => isTurned(place, other));
  const turned = isContrast ? null : turnedPlace(place, told.anywhere);
  return turned ?? (share < leastCopied ? null : turnedInOrder(place, own, sentence.directions()));
}

/** A change or comparison, and no other on its axis: "high" says how something is. */
function isOneWay(place: DirectedPlace, own: readonly DirectedPlace[]): boolean {
  return (
    !/^(?:high|low|fast|slow|early|late|after|before|prior|previous|following)$/i.test(place.word) &&
    own.every(
      ({ direction }) => direction.axis !== place.direction.axis || direction.sign === place.direction.sign,
    )
  );
}

/** A word that another place of the claim repeats vouches for that one. */
function isOfAnother(other: DirectedPlace, place: DirectedPlace, own: readonly DirectedPlace[]): boolean {
  const word = other.word.toLowerCase();
  return (
    word !== place.word.toLowerCase() && own.some((one) => one !== place && one.word.toLowerCase() === word)
  );
}

/** Places of a claim by the word of the source that says the same as they do and stands closest to them. */
type Takers = ReadonlyMap<DirectedPlace, readonly DirectedPlace[]>;

function takersOf(own: readonly DirectedPlace[], about: readonly DirectedPlace[]): Takers {
  const takers = new Map<DirectedPlace, DirectedPlace[]>();
  for (const one of own) {
    const { axis, sign } = one.direction;
    const alike = about.filter(({ direction }) => direction.axis === axis && direction.sign === sign);
    const found = closestTo(one, alike);
    if (found === null) continue;
    const others = takers.get(found.other) ?? [];
    others.push(one);
    takers.set(found.other, others);
  }
  return takers;
}

/** Another place of the claim says the same as the source's word, of things closer to it, and no other word of the source suits that better. */
function isTaken(other: DirectedPlace, place: DirectedPlace, takers: Takers): boolean {
  const ones = takers.get(other) ?? [];
  return ones.some((one) => closenessOf(one, other) > closenessOf(place, other));
}

/** "Reduced pain more than sham did" for "greater reduction of pain": the degree of a change, not its direction. */
function isDegree(place: DirectedPlace, own: readonly DirectedPlace[], source: string): boolean {
  const degrees = /^more$/i.test(place.word) ? greater : /^less$/i.test(place.word) ? lesser : null;
  const { axis, sign } = place.direction;
  const isOfChange = own.some(
    (other) => other.end <= place.start && other.direction.axis === axis && other.direction.sign !== sign,
  );
  return isOfChange && degrees?.test(source) === true;
}

/** "Fell more" for "larger reductions": what is turned there is the degree, and the change is the same. */
function isDegreeOfChange(place: DirectedPlace, against: DirectedPlace, source: string): boolean {
  const [degrees, changes] =
    place.direction.sign === -1
      ? ['larger|greater|bigger|stronger|higher|more', 'reduc|decreas|declin|drop|fall']
      : ['smaller|lesser|weaker|lower|less', 'increas|rise|gain|growth'];
  if (!new RegExp(`^(?:${degrees})$`, 'i').test(against.word)) return false;
  return new RegExp(`\\b${against.word}\\b(?: [\\p{L}-]+){0,4} (?:${changes})`, 'iu').test(source);
}

const greater =
  /\b(?:greater|larger|bigger|stronger|higher) (?:\w+ )?(?:reductions?|decreases?|declines?|drops?|falls?|extent|degree)\b|\bmore than\b(?! \d)|\bmore (?:strongly|markedly|so)\b/i;
const lesser =
  /\b(?:smaller|lesser|weaker|lower) (?:\w+ )?(?:increases?|rises?|gains?|growth|extent|degree)\b|\bless than\b(?! \d)/i;

/** "Did not worsen" for "did not result in worse": both deny it. */
function isDeniedAlike(place: DirectedPlace, claim: string, source: SourceIndex): boolean {
  if (!isDenied(claim, place)) return false;
  return source.sentences.some((sentence) =>
    sentence
      .directions()
      .some(
        (other) =>
          other.direction.axis === place.direction.axis &&
          other.direction.sign === place.direction.sign &&
          countShared(other.part, place.part) > 0 &&
          isDenied(sentence.text, other),
      ),
  );
}

function isDenied(text: string, { start }: DirectedPlace): boolean {
  return /(?:\b(?:not|never|no|without|neither|nor)|n['’]t)(?: [\p{L}-]+){0,3} $/iu.test(
    text.slice(Math.max(0, start - 48), start),
  );
}

/** Several things that went both ways, as many each way as in the sentence: which is which, exchanges tell. */
function isBothWaysAlike(
  place: DirectedPlace,
  own: readonly DirectedPlace[],
  home: readonly DirectedPlace[],
): boolean {
  if (!namesBoth(place, own) || !namesBoth(place, home)) return false;
  const up = (places: readonly DirectedPlace[]): number[] => {
    const signs = places.flatMap(({ direction: { axis, sign } }) =>
      axis === place.direction.axis ? sign : [],
    );
    return [signs.length, signs.filter((sign) => sign === 1).length];
  };
  const word = place.word.toLowerCase();
  return (
    up(own).join() === up(home).join() ||
    home.some((other) => other.word.toLowerCase() === word && countShared(other.part, place.part) > 0)
  );
}

/** "High-precision" beside "low-overhead", or beside anything that fell. */
function isOfOtherThing(place: DirectedPlace, against: DirectedPlace): boolean {
  if (!against.isCompound) return false;
  return neighbour(place, 1) !== neighbour(against, 1);
}

/** "A low-resolution image": a compound of the source, in a sentence that is no near copy, names a thing. */
function isNamed(place: DirectedPlace, share: number, source: SourceIndex): boolean {
  const next = neighbour(place, 1);
  if (!place.isCompound || next === null || share >= leastRetold) return false;
  return source.sentences.some((sentence) =>
    sentence
      .directions()
      .some(
        (other) =>
          other.isCompound &&
          other.word.toLowerCase() === place.word.toLowerCase() &&
          neighbour(other, 1) === next,
      ),
  );
}

const isState = /^(?:high|low)$/i;

/** A level may fall and still be high. */
function isChange({ word, direction }: DirectedPlace): boolean {
  return direction.axis === 'amount' && /(?:[sd]|ing|tions?|fell|rose|fallen|risen)$/i.test(word);
}

/** "Was still raised" for "declined, though remaining elevated". */
function isLasting(place: DirectedPlace, { claim, best }: Told): boolean {
  if (!lasts.test(claim.slice(0, place.start))) return false;
  const { meaning } = best.sentence;
  return best.sentence
    .directions()
    .some(
      ({ direction: { axis, sign }, start }) =>
        axis === place.direction.axis && sign === place.direction.sign && lasts.test(meaning.slice(0, start)),
    );
}

const lasts = /\b(?:still|remain(?:s|ed|ing)?|stay(?:s|ed|ing)?)(?: \p{L}+){0,2} $/iu;

/** The sentence says the same of what the claim speaks of, and the opposite of something else. */
function isSaidElsewhere(
  place: DirectedPlace,
  against: DirectedPlace,
  home: readonly DirectedPlace[],
): boolean {
  return closestPart(place, home, place.direction.sign).shared > countShared(place.part, against.part);
}

/** From this share on a claim retells the sentence. */
const leastRetold = 0.8;

function closestPart(
  place: DirectedPlace,
  home: readonly DirectedPlace[],
  sign: 1 | -1,
): { readonly other: DirectedPlace | null; readonly shared: number } {
  let best: { other: DirectedPlace | null; shared: number } = { other: null, shared: 0 };
  for (const other of home) {
    if (other.direction.axis !== place.direction.axis || other.direction.sign !== sign) continue;
    const shared = countShared(place.part, other.part);
    if (shared > best.shared) best = { other, shared };
  }
  return best;
}

/** "Before and after": both ways on one axis, which is no one direction. */
function namesBoth({ direction: { axis } }: DirectedPlace, places: readonly DirectedPlace[]): boolean {
  return (
    new Set(places.flatMap(({ direction }) => (direction.axis === axis ? direction.sign : []))).size === 2
  );
}

/** Below this a claim is not close enough to any sentence to contradict it. */
const leastShare = 0.3;
/** The opposite word of the source that stands closest in matter, unless the same direction stands as close. */
function contradicting(
  place: DirectedPlace,
  about: readonly DirectedPlace[],
  elsewhere: readonly DirectedPlace[],
  least = leastCloseness,
): DirectedPlace | null {
  const opposite = closestTo(
    place,
    about.filter(
      (other) =>
        other.direction.sign !== place.direction.sign &&
        other.isDenied === place.isDenied &&
        isOfOneKind(place, other),
    ),
  );
  const same = closestTo(
    place,
    elsewhere.filter((other) => other.direction.sign === place.direction.sign),
  );
  if (opposite === null || opposite.closeness < least) return null;
  return opposite.closeness > (same?.closeness ?? 0) ? opposite.other : null;
}

/** Of what has a length, a level or a strength the opposite is another length, level or strength, or a change; "before A" contradicts no "after B". */
function isOfOneKind(place: DirectedPlace, other: DirectedPlace): boolean {
  if (place.direction.axis === 'time' && (beside.test(place.word) || beside.test(other.word)))
    return beside.test(place.word) && beside.test(other.word) && neighbour(place, 1) === neighbour(other, 1);
  if (isState.test(other.word) && /^(?:more|less|fewer)$/i.test(place.word)) return false;
  const [one, two] = [kindOf(place.word), kindOf(other.word)];
  return one === null || two === null || one === two;
}

const beside = /^(?:before|after|following|prior)$/i;

function kindOf(word: string): string | null {
  return kinds.find(([, words]) => words.test(word))?.[0] ?? null;
}

const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['length', /^(?:long|short|lengthen|prolong)/i],
  ['level', /^(?:high|low|elevat|suppress|attenuat)/i],
  ['strength', /^(?:strong|weak|strength)/i],
  ['size', /^(?:wid|tall|heav|deep|narrow|light)/i],
];

/** The opposite word between the same neighbours, unless the source has the word itself there too. */
function turnedPlace(place: DirectedPlace, places: readonly DirectedPlace[]): DirectedPlace | null {
  if (places.some((other) => isSame(place, other))) return null;
  return places.find((other) => isTurned(place, other)) ?? null;
}

/** From this share on a claim is a copy with few words changed, and its directions come in the same order. */
const leastCopied = 0.85;

/** The word at the same place of the copied sentence's directions, beside the same neighbour, where it points the other way. */
function turnedInOrder(
  place: DirectedPlace,
  own: readonly DirectedPlace[],
  home: readonly DirectedPlace[],
): DirectedPlace | null {
  const isOnAxis = ({ direction }: DirectedPlace): boolean => direction.axis === place.direction.axis;
  const [mine, theirs] = [own.filter(isOnAxis), home.filter(isOnAxis)];
  const other = theirs[mine.indexOf(place)];
  if (mine.length !== theirs.length || other === undefined) return null;
  const odd = mine.filter(({ direction: { sign } }, at) => sign !== theirs[at]?.direction.sign);
  const isRepeated = home.some(({ word }) => stem(word.toLowerCase()) === stem(place.word.toLowerCase()));
  const isOnlyOne = odd.length === 1 && mine.length > (isRepeated ? 2 : 1);
  const isBeside = [-1, 1].some((distance) => {
    const concept = neighbour(place, distance);
    return concept !== null && other.around.get(concept) === distance;
  });
  return (isBeside || isOnlyOne) && other.direction.sign !== place.direction.sign ? other : null;
}

/** The other way, between the same two neighbours. */
function isTurned(one: DirectedPlace, other: DirectedPlace): boolean {
  return one.direction.sign !== other.direction.sign && hasSameNeighbours(one, other);
}

function isSame(one: DirectedPlace, other: DirectedPlace): boolean {
  return one.direction.sign === other.direction.sign && hasSameNeighbours(one, other);
}

function hasSameNeighbours(one: DirectedPlace, other: DirectedPlace): boolean {
  if (one.direction.axis !== other.direction.axis) return false;
  return [-1, 1].every((distance) => {
    const concept = neighbour(one, distance);
    return concept !== null && other.around.get(concept) === distance;
  });
}

function neighbour({ around }: DirectedPlace, distance: number): string | null {
  for (const [concept, at] of around) if (at === distance) return concept;
  return null;
}

/** One shared concept two words away from both. */
const leastCloseness = 0.5;
/** In a sentence that the claim does not rest on: several shared concepts close to both words. */
const leastElsewhere = 1.2;
