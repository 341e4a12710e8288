import { isMathematical } from '#domain/posts/hashtag-table.ts';
import { chooseHashtags, type Hashtag } from '#domain/posts/hashtags.ts';
import type { FactSheet } from '../fact-sheet.ts';

/** The hashtags of a sheet, best first. Chosen once per sheet: looking for every field in the text is the slowest step of writing. */
export function tagsOf(sheet: FactSheet): readonly Hashtag[] {
  const known = chosen.get(sheet);
  if (known !== undefined) return known;
  const { title, sentences, finding } = sheet;
  const text = sentences.map((one) => one.text).join(' ');
  // Without a title the finding says what the text is about.
  const own = finding.sentence === null || title === null ? finding.text : null;
  const tags = chooseHashtags({ title, text, own });
  chosen.set(sheet, tags);
  return tags;
}

const chosen = new WeakMap<FactSheet, readonly Hashtag[]>();

/** The fields that a tone may have a word of its own for. */
export type Field =
  | 'space'
  | 'computing'
  | 'mathematics'
  | 'physics'
  | 'matter'
  | 'life'
  | 'earth'
  | 'medicine'
  | 'society';

/** The field of the first hashtag; null where there is none. */
export function fieldOf(sheet: FactSheet): Field | null {
  const [first] = tagsOf(sheet);
  if (first === undefined) return null;
  return isMathematical(first.text.slice(1)) ? 'mathematics' : first.area;
}
