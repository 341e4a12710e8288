/** Index of the sentence that holds a place of the sentences joined by spaces; -1 behind the last. */
export function sentenceAt(sentences: readonly string[], place: number): number {
  let end = 0;
  return sentences.findIndex((text) => {
    end += text.length + 1;
    return place < end;
  });
}
