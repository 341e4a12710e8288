import { readKey } from '#domain/engine/read/key-sentence/read-key.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { hasDataset, readJsonLines, stringsOf } from '../../tools/training/datasets.ts';
import { type Rouge, rouge } from './rouge.ts';
import { pairedInterval, type Row } from './row.ts';

const published = 'BART 43.3/20.8/35.0, MatchSum 42.7/20.0/34.0 (Cachola 2020, test); bar 43.0/20.5/35.0';
const publishedTitled = 'CATTS-XSUM 44.3/21.3/35.9 (Cachola 2020, test, no title seen); bar 44.5/22.5/36.5';

/** ROUGE of the key sentence against the summaries that people wrote: SciTLDR, abstracts only. */
export function keySentence(): Row[] {
  return (['dev', 'test'] as const).flatMap((part) => {
    const papers = papersOf(part);
    if (papers.length === 0) return [];
    const leads = papers.map(({ source, targets }) => rouge(source[0] ?? '', targets));
    return [
      row(`key sentence (${part})`, papers, leads, published, (paper) => keyOf(paper, false)),
      ...(papers.every(({ title }) => title !== '')
        ? [
            row(`key sentence, title given (${part})`, papers, leads, publishedTitled, (paper) =>
              keyOf(paper, true),
            ),
          ]
        : []),
    ];
  });
}

interface Paper {
  readonly source: readonly string[];
  readonly targets: readonly string[];
  readonly title: string;
}

function papersOf(part: string): Paper[] {
  const file = `scitldr-a/${part}.jsonl`;
  return (part === 'test' && !hasDataset(file) ? [] : readJsonLines(file)).map((record) => ({
    source: stringsOf(record['source']),
    targets: stringsOf(record['target']),
    title: String(record['title'] ?? ''),
  }));
}

function keyOf({ source, title }: Paper, titled: boolean): string {
  const text = source.join(' ');
  return readKey(readSource({ text, info: titled ? { title } : {} }), text).text;
}

function row(
  what: string,
  papers: readonly Paper[],
  leads: readonly Rouge[],
  beside: string,
  make: (paper: Paper) => string,
): Row {
  const scores = papers.map((paper) => rouge(make(paper), paper.targets));
  const gains = scores.map((score, at) => 100 * (score.one - (leads[at]?.one ?? 0)));
  const [low, high] = pairedInterval(gains);
  const mean = (of: (score: Rouge) => number): string =>
    ((100 * scores.reduce((sum, score) => sum + of(score), 0)) / scores.length).toFixed(1);
  return {
    what,
    data: `SciTLDR-A, ${papers.length}`,
    ours: `${mean(({ one }) => one)}/${mean(({ two }) => two)}/${mean(({ l }) => l)}; R1 above the first sentence by ${low.toFixed(1)} to ${high.toFixed(1)}`,
    beside,
  };
}
