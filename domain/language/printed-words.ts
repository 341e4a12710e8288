/** Whether a word of the text begins so: `\b` and the beginning. A pattern made for one word costs more than the search. */
export function beginsWord(text: string, beginning: string): boolean {
  return isAnyPlace(text, beginning, (at) => isBoundary(text, at));
}

/** Whether the text prints the word inside a sentence: behind a letter or a comma and a blank, and ending there. */
export function standsInside(text: string, word: string): boolean {
  return isAnyPlace(
    text,
    word,
    (at) => /[\p{L},] $/u.test(text.slice(Math.max(0, at - 3), at)) && isBoundary(text, at + word.length),
  );
}

function isAnyPlace(text: string, part: string, fits: (at: number) => boolean): boolean {
  for (let at = text.indexOf(part); at >= 0 && at < text.length; at = text.indexOf(part, at + 1))
    if (fits(at)) return true;
  return false;
}

/** What `\b` is: a letter, digit or underscore of ASCII on one side alone. */
function isBoundary(text: string, at: number): boolean {
  return isOfWord(text.charCodeAt(at - 1)) !== isOfWord(text.charCodeAt(at));
}

function isOfWord(unit: number): boolean {
  return (
    (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57) || unit === 95
  );
}
