import { plainSigns } from '../intake/plain-signs.ts';
import { TracedText } from '../intake/traced-text.ts';
import { fail, ok, type Result } from '../result.ts';

/** Spec sections 5 and 9. Counted in UTF-16 code units of the trimmed text with line ends as "\n", the same on both sides. */
export const researchTextLimits = { min: 50, max: 2500 } as const;

/** The text as it is counted, sent, read and stored: line ends unified, control characters read for what they stand for, trimmed. */
export function normaliseResearchText(raw: string): string {
  return plainSigns(new TracedText(raw))
    .replace(/\uFEFF/g, '')
    .text.trim();
}

/** Accepts what a person pasted, or says why not in the product's own words (spec section 5). */
export function parseResearchText(raw: string): Result<string> {
  const text = normaliseResearchText(raw);
  if (text.length > researchTextLimits.max) {
    return fail('content_too_long', 'Your text exceeds 2,500 characters. Please shorten it.', {
      title: 'Content Too Long',
    });
  }
  if (text.length < researchTextLimits.min) {
    return fail(
      'content_too_short',
      'Please paste the abstract or key findings manually. Abstracts for newly published papers can take a few days to appear in databases.',
      { title: 'No Abstract Detected' },
    );
  }
  return requireSomethingToRead(text);
}

/**
 * A source of any length as it came, or `content_too_short` where it says nothing. The one rule for every call that reads a source,
 * also for those that take shorter and longer ones than posts are written from.
 */
export function requireSomethingToRead(text: string): Result<string> {
  if (!saysNothing(text)) return ok(text);
  return fail(
    'content_too_short',
    'There is nothing to read in this text. Please paste the abstract or key findings.',
    { title: 'No Abstract Detected' },
  );
}

/** An abstract that was sent besides, where it is one; else the text itself, as where none was sent. */
export function abstractOr(text: string, abstract: string | null | undefined): string {
  const read = parseResearchText(abstract ?? '');
  return read.ok ? read.value : text;
}

/** Of any script: what is written with fewer letters is a slip of the keyboard, marks, blanks, numbers or pictures. */
const fewestLetters = 5;
/** What goes on and on in fewer words is filled up, not written. */
const fewestWords = 3;
const fillsUp = 2 * fewestWords;
/** With as many letters there is something to read, in scripts too that put no blank between words. */
const manyLetters = 16;

/** Looks no further than it has to: the usual text is known by its first words. */
function saysNothing(text: string): boolean {
  const letters = new Set<string>();
  const told = new Set<string>();
  let count = 0;
  for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    count += 1;
    if (told.size < fewestWords) told.add(word);
    for (const letter of word) if (letters.size < manyLetters) letters.add(letter);
    if (letters.size === manyLetters || (letters.size >= fewestLetters && told.size === fewestWords))
      return false;
  }
  return letters.size < fewestLetters || count >= fillsUp;
}
