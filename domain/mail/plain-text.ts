/** Longest name that a mail repeats, in characters. */
const longestName = 80;

/**
 * A name as a mail may say it: one line, not long, and nothing that mail programs turn into a link, since a stranger's
 * name is read by people whom the stranger chose.
 */
export function plainName(name: string): string {
  return shortened(withoutLinks(oneLine(name)), longestName);
}

/** Somebody's words without what mail programs turn into a link: whoever gets them did not ask for them. */
export function withoutLinks(text: string): string {
  return (
    text
      .replace(/:\/\//g, ' ')
      // "evil.example" would become a link; "Dr.Smith" loses nothing.
      .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}]{2})/gu, '. ')
      .replace(/(?<=\S)@(?=\S)/g, ' at ')
  );
}

/** Any text as one line without characters that steer (line breaks, direction marks, nothing at all). */
export function oneLine(text: string): string {
  return withoutSteering(text).replace(/\s+/g, ' ').trim();
}

/** Text of several lines without characters that steer; at most two line breaks in a row. */
export function manyLines(text: string): string {
  return withoutSteering(text.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cuts at a whole character (an emoji is one) and says so. */
export function shortened(text: string, longest: number): string {
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}

/** Control characters except line breaks and tabs become spaces; marks of direction and invisible ones go. */
function withoutSteering(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}]/gu, (character) => (character === '\n' || character === '\t' ? character : ' '))
    .replace(/[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
}
