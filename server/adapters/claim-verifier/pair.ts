import type { ClaimToVerify } from '#domain/grounding/verdict.ts';

/** Gives the numbers of a text's pieces, without the signs that open and close a sequence. */
export type Pieces = (text: string) => readonly number[];

/** Numbers of the signs that part a sequence. */
export interface Signs {
  readonly open: number;
  readonly part: number;
}

/** A claim beside its evidence as the model reads them. */
export interface Pair {
  readonly ids: readonly number[];
  /** For each word of the claim, where it stands in the claim and which of `ids` are its pieces. */
  readonly words: readonly PairWord[];
}

export interface PairWord {
  readonly start: number;
  readonly end: number;
  readonly firstId: number;
  readonly lastId: number;
}

/** As the model was taught (`training/claim-verifier/`): the title, and the three sentences that hold most of the claim, in their order. */
const mostSentences = 3;
const mostClaimPieces = 80;
const mostEvidencePieces = 300;

/** `<s> claim </s></s> title. sentences </s>`; what is too long is cut at its end. */
export function pairOf({ claim, evidence }: ClaimToVerify, pieces: Pieces, { open, part }: Signs): Pair {
  const ids = [open];
  const words: PairWord[] = [];
  for (const { 0: word, index } of claim.matchAll(/\S+/gu)) {
    const own = pieces(word);
    if (own.length === 0) continue;
    if (ids.length + own.length > mostClaimPieces + 1) break;
    words.push({
      start: index,
      end: index + word.length,
      firstId: ids.length,
      lastId: ids.length + own.length - 1,
    });
    ids.push(...own);
  }
  ids.push(part, part, ...pieces(textOf(evidence)).slice(0, mostEvidencePieces), part);
  return { ids, words };
}

function textOf(evidence: ClaimToVerify['evidence']): string {
  const title = evidence.find(({ index }) => index === null)?.text ?? '';
  const sentences = evidence
    .flatMap(({ index, text }) => (index === null ? [] : [{ index, text }]))
    .slice(0, mostSentences)
    .sort((one, other) => one.index - other.index);
  return [title === '' ? '' : `${title.replace(/\.$/, '')}.`, ...sentences.map(({ text }) => text)]
    .filter((text) => text !== '')
    .join(' ');
}
