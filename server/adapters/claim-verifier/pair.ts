import type { ClaimToVerify } from '#domain/grounding/verdict.ts';

/** Gives the numbers of a text's pieces; signs that part a sequence are never among them, whatever the text says. */
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

/**
 * `<s> claim </s></s> title. sentences </s>`. Null where the claim is longer than any that was taught: nothing could be said of its
 * end. Evidence that is too long is cut: less of it can only speak for less.
 */
export function pairOf(
  { claim, evidence }: ClaimToVerify,
  pieces: Pieces,
  { open, part }: Signs,
): Pair | null {
  const ids = [open];
  const words: PairWord[] = [];
  for (const { 0: word, index } of claim.matchAll(/\S+/gu)) {
    const own = pieces(word);
    if (own.length === 0) continue;
    if (ids.length + own.length > mostClaimPieces + 1) return null;
    const [before, after] = [marksBefore(word), marksBehind(word)];
    words.push({
      start: index + before,
      end: index + word.length - after,
      firstId: ids.length,
      lastId: ids.length + own.length - 1,
    });
    ids.push(...own);
  }
  ids.push(part, part, ...pieces(textOf(evidence)).slice(0, mostEvidencePieces), part);
  return { ids, words };
}

/** Signs around a word are no part of what is at fault. */
function marksBefore(word: string): number {
  const at = word.search(/[\p{L}\p{N}]/u);
  return Math.max(0, at);
}

function marksBehind(word: string): number {
  const marks = /[^\p{L}\p{N}%°]+$/u.exec(word)?.[0].length ?? 0;
  return marks === word.length ? 0 : marks;
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
