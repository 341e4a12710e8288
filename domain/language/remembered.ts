/**
 * A pure function of a text that keeps its latest answers: reading, writing and checking ask the same of the same
 * sentences. At most `size` texts are kept, in two halves: when the younger is full it becomes the older, and what has not
 * been asked since the last time is dropped. Memory stays bounded, and what is in use is not lost.
 */
export function remembered<Answer>(compute: (text: string) => Answer, size = 512): (text: string) => Answer {
  let younger = new Map<string, Answer>();
  let older = new Map<string, Answer>();
  // Hundreds of patterns are screened by one text, one after the other.
  let latest = '';
  let latestAnswer: Answer | undefined;
  const look = (text: string): Answer => {
    const known = younger.get(text);
    if (known !== undefined) return known;
    const answer = older.get(text) ?? compute(text);
    if (younger.size >= size / 2) {
      older = younger;
      younger = new Map();
    }
    younger.set(text, answer);
    return answer;
  };
  return (text) => {
    if (text === latest && latestAnswer !== undefined) return latestAnswer;
    latestAnswer = look(text);
    latest = text;
    return latestAnswer;
  };
}
