import { readSource } from '#domain/engine/read/read-source.ts';
import { suggestHashtags } from '#domain/insights/hashtags.ts';
import { readTable } from '../../tools/training/datasets.ts';
import { rouge } from './rouge.ts';
import { percent, type Row } from './row.ts';

/** Every ninth paper of the cut: none of its tweets is ever trained on. */
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
    hashtags(papers),
  ];
}

type Paper = ReturnType<typeof paperOf>[number];

function hashtags(papers: readonly Paper[]): Row {
  const tagged = papers.filter(({ tags }) => tags.size > 0);
  const hits = tagged.filter(({ tags, sheet }) =>
    suggestHashtags(sheet)
      .slice(0, 3)
      .some((tag) => tags.has(tag.slice(1).toLowerCase())),
  );
  return {
    what: 'hashtags: one of three is an author\u2019s, %',
    data: `authors who used tags, ${tagged.length}`,
    ours: percent(hits.length, tagged.length),
    beside: 'words of the text 16.6, learned on tweets 35.2; bar 35',
  };
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
