import { fieldTags } from './hashtag-map.ts';

/** What hashtags are chosen from: the source's own words. */
export interface TagSource {
  readonly title: string | null;
  readonly text: string;
}

/**
 * Hashtags that a stranger would search for, best first: methods and fields named in the title, then those named in the
 * text, specific before general. CamelCase for screen readers. Never invented: every tag stands for words of the source.
 */
export function chooseHashtags(source: TagSource, options: { withoutDiseases?: boolean } = {}): string[] {
  const title = source.title ?? '';
  const found = fieldTags
    .filter((entry) => !(options.withoutDiseases === true && entry.kind === 'disease'))
    .map((entry) => ({ entry, score: scoreOf(entry.words, title, source.text) + bonus[entry.kind] }))
    .filter(({ entry, score }) => score - bonus[entry.kind] >= leastScore)
    .sort((a, b) => b.score - a.score);
  return [...new Set(found.map(({ entry }) => `#${entry.tag}`))];
}

/** A word in the title counts as much as three in the text; one passing mention in the text is not enough. */
const titleWeight = 3;
const leastScore = 2;
const bonus = { method: 0.4, topic: 0.5, disease: 0.5, field: 0 } as const;

function scoreOf(words: RegExp, title: string, text: string): number {
  const inTitle = title.match(words)?.length ?? 0;
  const inText = text.match(words)?.length ?? 0;
  return Math.min(inTitle, 2) * titleWeight + Math.min(inText, 4);
}
