/**
 * A pure function of a text that keeps its latest answers: reading, writing and checking ask the same of the same
 * sentences. At most `size` texts are kept; when full, all are dropped, so that memory stays bounded.
 */
export function remembered<Answer>(compute: (text: string) => Answer, size = 512): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= size) known.clear();
    const answer = compute(text);
    known.set(text, answer);
    return answer;
  };
}
