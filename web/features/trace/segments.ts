import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';

/** A stretch of a post: part of a sentence, or what stands between sentences (line breaks, tags, links). */
export interface Segment {
  readonly text: string;
  /** Where it begins in the post. */
  readonly start: number;
  /** Index of the sentence it belongs to; null between sentences. */
  readonly sentence: number | null;
  /** False for the later parts of a sentence that the fold cuts. */
  readonly first: boolean;
  /** True where the platform hides everything from here on behind "see more". */
  readonly startsFold: boolean;
}

/**
 * Cuts a post at its sentences and at its fold (both in UTF-16 code units), so that joining the texts gives the post
 * back. A sentence that is not found word for word stays unmarked.
 */
export function segmentsOf(
  post: string,
  sentences: readonly GroundedSentence[],
  fold: number | null,
): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const [index, sentence] of sentences.entries()) {
    const found = findSpaced(post, sentence.text, at);
    if (found === null) continue;
    if (found.start > at) segments.push(plain(post.slice(at, found.start), at));
    segments.push({
      text: post.slice(found.start, found.end),
      start: found.start,
      sentence: index,
      first: true,
      startsFold: false,
    });
    at = found.end;
  }
  if (at < post.length) segments.push(plain(post.slice(at), at));
  const cut = fold === null ? null : foldPosition(post, fold);
  return cut === null ? segments : cutAt(segments, cut);
}

/** Where the hidden part begins: at the last space before the fold; null where the whole post is seen. */
export function foldPosition(post: string, fold: number): number | null {
  if (post.length <= fold) return null;
  const space = post.slice(0, fold + 1).search(/\s\S*$/);
  return space > 0 ? space : fold;
}

function plain(text: string, start: number): Segment {
  return { text, start, sentence: null, first: true, startsFold: false };
}

function cutAt(segments: readonly Segment[], cut: number): Segment[] {
  return segments.flatMap((segment) => {
    if (cut < segment.start || cut >= segment.start + segment.text.length) return [segment];
    const head = segment.text.slice(0, cut - segment.start);
    const tail = {
      ...segment,
      text: segment.text.slice(head.length),
      start: cut,
      first: head === '',
      startsFold: true,
    };
    return head === '' ? [tail] : [{ ...segment, text: head }, tail];
  });
}

/** The sentence in the post, however its words are spaced there. */
function findSpaced(post: string, sentence: string, from: number): { start: number; end: number } | null {
  const exact = post.indexOf(sentence, from);
  if (sentence !== '' && exact !== -1) return { start: exact, end: exact + sentence.length };
  const words = sentence.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  const pattern = new RegExp(words.map(escapePattern).join('\\s+'), 'g');
  pattern.lastIndex = from;
  const match = pattern.exec(post);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
