import { quickScreen } from '#domain/language/quick-test.ts';
import { type FieldTag, fieldTags } from './hashtag-map.ts';

/** What hashtags are chosen from: the source's own words. */
export interface TagSource {
  readonly title: string | null;
  readonly text: string;
}

export interface Hashtag {
  /** With its sign: "#Radiology". */
  readonly text: string;
  readonly kind: FieldTag['kind'];
}

/**
 * Hashtags that a stranger would search for, best first: methods and fields named in the title, then those named in the
 * text, specific before general. CamelCase for screen readers. Never invented: every tag stands for words of the source.
 */
export function chooseHashtags(source: TagSource): Hashtag[] {
  const title = source.title ?? '';
  return screenedTags
    .filter(({ mayStandIn }) => mayStandIn(source.text))
    .map(({ entry }) => ({ entry, score: scoreOf(entry, title, source.text) }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score + bonus[b.entry.kind] - a.score - bonus[a.entry.kind])
    .map(({ entry }) => ({ text: `#${entry.tag}`, kind: entry.kind }));
}

/** A tag needs a word in the text; of nearly all the text holds not even the beginning. */
const screenedTags = fieldTags.map((entry) => ({ entry, mayStandIn: quickScreen(entry.words) }));

/** A word in the title counts as much as three in the text; a passing mention in the text is not enough. */
const titleWeight = 3;
const leastScore = 3;
const bonus = { method: 0.4, topic: 0.5, disease: 0.5, field: 0 } as const;

function scoreOf({ words, kind }: FieldTag, title: string, text: string): number {
  const inTitle = title.match(words)?.length ?? 0;
  // A disease is the topic only where the title names it; else it is one of several, or an aside.
  if (kind === 'disease' && inTitle === 0) return 0;
  const inText = text.match(words)?.length ?? 0;
  // A title may play with a word ("a data diet"); what the text never speaks of is no topic.
  if (inText === 0) return 0;
  return Math.min(inTitle, 2) * titleWeight + Math.min(inText, 4);
}
