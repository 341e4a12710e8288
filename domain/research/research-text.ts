import { plainSigns } from '../intake/plain-signs.ts';
import { TracedText } from '../intake/traced-text.ts';
import { words } from '../language/words.ts';
import { fail, ok, type Result } from '../result.ts';

/** Spec sections 5 and 9. Counted in UTF-16 code units of the trimmed text with line ends as "\n", the same on both sides. */
export const researchTextLimits = { min: 50, max: 2500 } as const;

/** The text as it is counted, sent, read and stored: line ends unified, control characters read for what they stand for, trimmed. */
export function normaliseResearchText(raw: string): string {
  return plainSigns(new TracedText(raw)).replace(/\uFEFF/g, '').text.trim();
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
  if (saysNothing(text)) {
    return fail(
      'content_too_short',
      'There is nothing to read in this text. Please paste the abstract or key findings.',
      { title: 'No Abstract Detected' },
    );
  }
  return ok(text);
}

/** An abstract that was sent besides, where it is one; else the text itself, as where none was sent. */
export function abstractOr(text: string, abstract: string | null | undefined): string {
  const read = parseResearchText(abstract ?? '');
  return read.ok ? read.value : text;
}

/** Of any script: what is written with fewer letters is a slip of the keyboard, marks, blanks, numbers or pictures. */
const fewestLetters = 5;

function saysNothing(text: string): boolean {
  const letters = new Set(words(text).join(''));
  for (const other of "0123456789.,·'") letters.delete(other);
  return letters.size < fewestLetters;
}
