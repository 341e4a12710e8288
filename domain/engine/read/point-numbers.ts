import type { SentenceSpan } from '#domain/language/sentences.ts';

/**
 * Sentences without the numbers of their points, where a text is parted into numbered points ("1. … 2. …", "(a) … (b) …"): the
 * numbers count up from the first, one behind the other, whatever stands between them.
 */
export function withoutPointNumbers(sentences: readonly SentenceSpan[]): SentenceSpan[] {
  const marks = sentences.map(({ text }) => pointMark.exec(text));
  const points = new Set(styles.flatMap((values) => countingUp(marks, values)));
  return sentences.map((sentence, index) => {
    const mark = points.has(index) ? marks[index] : null;
    if (mark == null) return sentence;
    const start = sentence.start + mark[0].length;
    return { text: sentence.text.slice(mark[0].length), start, end: sentence.end };
  });
}

/** "3. ", "3) ", "(iii) ", "[3] ", and a number on a line of its own. */
const pointMark = /^[([]?(\d{1,2}|[a-z]|[ivx]{1,4})(?:[.)\]]{1,2}\s+|\s*\n\s*)(?=["“]?[\p{L}\d])/u;

const roman = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const styles: readonly ((mark: string) => number)[] = [
  Number,
  (mark) => roman.indexOf(mark) + 1,
  (mark) => (mark.length === 1 ? mark.charCodeAt(0) - 96 : 0),
];

/** The places of marks that count 1, 2, 3 …; none where fewer than two do. One of them may have been lost. */
function countingUp(marks: readonly (RegExpExecArray | null)[], valueIn: (mark: string) => number): number[] {
  const places: number[] = [];
  let last = 0;
  for (const [index, mark] of marks.entries()) {
    const value = mark === null ? 0 : valueIn(mark[1] ?? '');
    if (value <= last || value > last + 2) continue;
    places.push(index);
    last = value;
  }
  return places.length < 2 ? [] : places;
}
