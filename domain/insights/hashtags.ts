import type { FactSheet } from '../engine/fact-sheet.ts';
import { withoutPastedTitle } from '../engine/read/behind-title.ts';
import { chooseHashtags } from '../posts/hashtags.ts';
import { platforms } from '../posts/platforms.ts';

/** The most that any platform bears. */
const most = Math.max(...Object.values(platforms).map(({ tags }) => tags.max));

/** Hashtags with their sign, best first: each stands for words of the source. Empty where it names no known field. */
export function suggestHashtags(given: FactSheet): string[] {
  const sheet = withoutPastedTitle(given);
  const text = sheet.sentences.map((sentence) => sentence.text).join(' ');
  return chooseHashtags({ title: sheet.title, text })
    .slice(0, most)
    .map((tag) => tag.text);
}
