import { checkPost } from '#domain/grounding/check-post.ts';
import { claimStrength } from '#domain/language/strength.ts';
import { readJsonLines, readTable } from '../../tools/training/datasets.ts';
import { percent, type Row } from './row.ts';

/** How strong a relation a sentence claims, beside the labels of Yu (2019, 2020). Rules, never fitted to the labels. */
export function strengthOfClaims(): Row[] {
  const sets = [
    ['annotated_pubmed', 'PubMed conclusions', 'BioBERT trained on it 87.8 (5-fold)'],
    ['annotated_eureka', 'press releases', 'BioBERT trained on it 89.2 (5-fold)'],
  ] as const;
  return sets.map(([file, name, beside]) => {
    const pairs = readTable(`claim-strength/${file}.csv`).map((row): Pair => {
      return [Number(row['label']), claimStrength(row['sentence'] ?? '')];
    });
    return {
      what: 'claim strength, macro F1',
      data: `${name}, ${pairs.length}`,
      ours: macroF1(pairs),
      beside,
    };
  });
}

/** Whether a press release exaggerates, downplays or says the same as its abstract. */
export function exaggeration(): Row[] {
  const labels = ['same', 'exaggerates', 'downplays'];
  const pairs = readJsonLines('exaggeration/insciout_train.jsonl').map((row): Pair => {
    const source = { sentences: [{ text: String(row['abstract_conclusion']) }] };
    const release = String(row['press_release_conclusion']);
    const own = claimStrength(String(row['abstract_conclusion']));
    const theirs = checkPost(source, release).strength.post;
    const guess = theirs > own ? 1 : theirs < own ? 2 : 0;
    return [labels.indexOf(String(row['exaggeration_label'])), guess];
  });
  const flagged = pairs.filter(([label, guess]) => label === 1 && guess === 1).length;
  return [
    {
      what: 'exaggeration, macro F1',
      data: `press releases, ${pairs.length}`,
      ours: `${macroF1(pairs)}; of those that exaggerate told ${percent(flagged, pairs.filter(([label]) => label === 1).length)} %`,
      beside: 'MT-PET about 47 (563 other pairs)',
    },
  ];
}

type Pair = readonly [label: number, guess: number];

function macroF1(pairs: readonly Pair[]): string {
  const labels = [...new Set(pairs.map(([label]) => label))];
  const scores = labels.map((wanted) => {
    const right = pairs.filter(([label, guess]) => label === wanted && guess === wanted).length;
    const given = pairs.filter(([, guess]) => guess === wanted).length;
    const there = pairs.filter(([label]) => label === wanted).length;
    return right === 0 ? 0 : (200 * right) / (given + there);
  });
  return (scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(1);
}
