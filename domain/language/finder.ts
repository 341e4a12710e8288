/**
 * All that `text.matchAll(pattern)` gives, in a list, without making the pattern anew for every text. For patterns with the flag
 * "g" that match one sign at least.
 */
export function finder(pattern: RegExp): (text: string) => RegExpExecArray[] {
  return (text) => {
    const found: RegExpExecArray[] = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
    return found;
  };
}
