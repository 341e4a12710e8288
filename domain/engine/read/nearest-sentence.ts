import { stem } from '#domain/language/stem.ts';
import { words } from '#domain/language/words.ts';

/** Index of the sentence that shares most word stems with `text`, the earliest on a tie; undefined where none shares any. */
export function nearestSentence(
  text: string,
  sentences: readonly { readonly text: string }[],
): number | undefined {
  const wanted = new Set(words(text).map(stem));
  let best: number | undefined;
  let most = 0;
  sentences.forEach((sentence, index) => {
    const own = new Set(words(sentence.text).map(stem));
    const shared = [...wanted].filter((each) => own.has(each)).length / Math.sqrt(own.size + 1);
    if (shared > most) {
      most = shared;
      best = index;
    }
  });
  return best;
}
