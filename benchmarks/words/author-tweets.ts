import { readSource } from '#domain/engine/read/read-source.ts';
import { suggestHashtags } from '#domain/insights/hashtags.ts';
import { hashtagTable } from '#domain/posts/hashtag-table.ts';
import { readTable } from '../../tools/training/datasets.ts';
import { rouge } from './rouge.ts';
import { percent, type Row } from './row.ts';

/** Every ninth paper of the cut: none of its tweets is ever trained or tuned on. */
const step = 9;

/** What authors themselves posted about their papers: the first post beside title and finding, and their hashtags. */
export function authorTweets(): Row[] {
  const papers = readTable('papertweet/author-tweets.csv')
    .filter((_, at) => at % step === 0)
    .flatMap(paperOf);
  const scores = papers.map(({ first, title, sheet }) => rouge(`${title}. ${sheet.finding.text}`, [first]));
  const mean = (kind: 'one' | 'two' | 'l'): string =>
    ((100 * scores.reduce((sum, score) => sum + score[kind], 0)) / scores.length).toFixed(1);
  return [
    {
      what: 'title and finding, ROUGE',
      data: `first tweets of authors, ${papers.length}`,
      ours: `${mean('one')}/${mean('two')}/${mean('l')}`,
      beside: 'T5 tuned on tweets 30.6/9.2/21.5 (other 495 papers); bar R1 33, RL 26',
    },
    ...hashtags(papers),
  ];
}

type Paper = ReturnType<typeof paperOf>[number];

/**
 * Our tags beside the authors' own, spelled the same but for capitals. The tag table was made by hand; its forms, and the few
 * numbers that rank tags, were tried on the papers that are in no ninth place. `reachable` is the share of authors one of
 * whose tags is in the table at all: most others name a meeting, a project or a person, which we never invent.
 */
function hashtags(papers: readonly Paper[]): Row[] {
  const tagged = papers.filter(({ tags }) => tags.size > 0);
  const known = new Set(hashtagTable.map(({ tag }) => tag.toLowerCase()));
  const given = tagged.map(({ tags, sheet }) => {
    const ours = suggestHashtags(sheet).map((tag) => tag.slice(1).toLowerCase());
    const rightOf = (count: number): number => ours.slice(0, count).filter((tag) => tags.has(tag)).length;
    return { tags, three: rightOf(3), five: rightOf(5), hasKnown: [...tags].some((tag) => known.has(tag)) };
  });
  const mean = (value: (one: (typeof given)[number]) => number): number =>
    given.reduce((sum, one) => sum + value(one), 0) / given.length;
  const precision = mean(({ three }) => three / 3);
  const recall = mean(({ three, tags }) => three / tags.size);
  const reachable = given.filter(({ hasKnown }) => hasKnown);
  const data = `authors who used tags, ${tagged.length}`;
  return [
    {
      what: 'hashtags: one of three is an author\u2019s, %',
      data,
      ours: percent(given.filter(({ three }) => three > 0).length, given.length),
      beside: 'words of the text 16.6, learned on tweets 35.2 (another split); bar 35',
    },
    {
      what: 'hashtags: F1 of three/recall of five, %',
      data,
      ours: `${percent(2 * precision * recall, precision + recall)}/${percent(
        mean(({ five, tags }) => five / tags.size),
        1,
      )}`,
      beside: 'learned on tweets 17.3/27 (another split)',
    },
    {
      what: 'hashtags: one of three is an author\u2019s, where the table has one of theirs, %',
      data: `${reachable.length} of ${tagged.length}`,
      ours: percent(reachable.filter(({ three }) => three > 0).length, reachable.length),
      beside: 'none',
    },
  ];
}

function paperOf(row: Readonly<Record<string, string>>) {
  const tweets = Array.from(
    (row['tweets'] ?? '').matchAll(/(?:^\[|, )(['"])(.*?)\1(?=, ['"]|\]$)/gs),
    (match) => match[2] ?? '',
  );
  const first = (tweets[0] ?? '').replace(/<LINK>|https?:\/\/\S+/g, '').trim();
  const text = (row['abstract'] ?? '').replace(/\s+/g, ' ').trim();
  if (first === '' || text.length < 50) return [];
  const title = (row['title'] ?? '').replace(/\s+/g, ' ').trim();
  const tags = new Set(
    Array.from(tweets.join(' ').matchAll(/(?<!\w)#(\w+)/g), (match) => (match[1] ?? '').toLowerCase()),
  );
  return [{ first, title, tags, sheet: readSource({ text, info: { title } }) }];
}
