import type { AlignedClaim, AlignedSentence } from '../align.ts';
import type { DirectedPlace } from '../directed-places.ts';
import type { SourceIndex } from '../source-index.ts';

/** What the source says of directions, from near to far. */
export interface Told {
  readonly claim: string;
  readonly best: AlignedSentence;
  /** The sentences that the claim rests on. */
  readonly meaning: string;
  /** In the sentences that the claim rests on. */
  readonly about: readonly DirectedPlace[];
  /** In all sentences that do not only say what was asked. */
  readonly stated: readonly DirectedPlace[];
  readonly anywhere: readonly DirectedPlace[];
}

/** Reads it for a claim and the sentence that it rests on most. */
export function readTold(claim: AlignedClaim, best: AlignedSentence, source: SourceIndex): Told {
  const close = claim.sentences.filter(({ share }) => share >= best.share * leastPart);
  const inOrder = source.sentences.filter((sentence) => close.some((one) => one.sentence === sentence));
  return {
    claim: claim.text,
    best,
    meaning: inOrder.map((sentence) => sentence.meaning).join('\n'),
    about: inOrder.flatMap((sentence) => sentence.directions()),
    ...wholeOf(source),
  };
}

type Whole = Pick<Told, 'stated' | 'anywhere'>;

const wholeBySource = new WeakMap<SourceIndex, Whole>();

function wholeOf(source: SourceIndex): Whole {
  const known = wholeBySource.get(source);
  if (known !== undefined) return known;
  const stated = source.sentences.filter((sentence) => sentence.clauses().every(({ isAim }) => !isAim));
  const whole = {
    stated: stated.flatMap((sentence) => sentence.directions()),
    anywhere: source.sentences.flatMap((sentence) => sentence.directions()),
  };
  wholeBySource.set(source, whole);
  return whole;
}

/** A sentence that holds less than this part of what the best one holds is about something else. */
const leastPart = 0.4;
