import { type TopicOption, topicOptions } from '#domain/engine/read/fields/topic-options.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { isFrozen, readAbstracts, readCorpus, readTold, readToldAlone, readTopics } from './corpus.ts';
import { stringsOf } from './datasets.ts';
import { wordF1 } from './facts-score.ts';

/** The phrases of a title that a post could name as its topic, and how like each is to the one that an editor named, 0 to 1. */
export interface TopicExample {
  readonly frozen: boolean;
  readonly options: readonly TopicOption[];
  readonly likes: readonly number[];
}

/** Least likeness to the editor's of a phrase that is taught, and how much less than the likest's it may be. */
const leastLike = 0.65;
const nearly = 0.15;

/** Every title of which editors named the topic, and that offers a phrase at all. */
export function topicExamples(): TopicExample[] {
  const works = new Map(
    [...readCorpus(), ...readAbstracts(), ...readToldAlone()].map((record) => [String(record['id']), record]),
  );
  const leads = new Map(readTold().map((one) => [one['id'], (one['lead'] as { from: number[] }).from[0]]));
  return readTopics().flatMap(({ id, topic }) => {
    const work = works.get(String(id));
    const sentences = stringsOf(work?.['sentences']).map((text) => cleanText(text));
    const title = cleanText(String(work?.['title']));
    // Capitals that say nothing.
    const read = /\p{Ll}/u.test(title) ? title : title.toLowerCase();
    const options = topicOptions(read, sentences[leads.get(id) ?? -1] ?? '', sentences);
    const likes = options.map(({ phrase }) => (topic === null ? 0 : wordF1(phrase, String(topic))));
    return options.length === 0 ? [] : [{ frozen: isFrozen(String(id)), options, likes }];
  });
}

/** Places of the phrases that say what the editor said; none where the title offers none. */
export function namedTopics({ likes }: TopicExample): ReadonlySet<number> {
  const least = Math.max(leastLike, Math.max(...likes) - nearly);
  return new Set(likes.flatMap((like, at) => (like >= least ? [at] : [])));
}
