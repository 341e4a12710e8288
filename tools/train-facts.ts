/**
 * Trains what tells who or what was studied, how, which sentence carries the finding and which of the title's phrases names its
 * subject, and writes domain/engine/read/weights/facts.generated.ts. The same data give the same bytes. Takes a minute.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/train-facts.ts
 * Taught with the sheets and topics of corpus/ less the frozen tenth, and with what annotators noted of PubMedQA (MIT) less the
 * held-out abstracts. First reports five-fold cross-validation (folds by position): of what is told, how much is the annotator's, and
 * of what could be told, how much is. Then fits all; `--kept` judges that on what was kept apart. Run train-roles.ts
 * first.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDesign } from '#domain/engine/read/fields/design.ts';
import { readEvidence } from '#domain/engine/read/fields/evidence.ts';
import { evidenceOptions } from '#domain/engine/read/fields/evidence-options.ts';
import type { PackedPhraseModel } from '#domain/engine/read/fields/facts-model.ts';
import { type PhraseModel, readPhrase, unpackPhraseModel } from '#domain/engine/read/fields/phrase-choice.ts';
import { phraseOptions } from '#domain/engine/read/fields/phrase-options.ts';
import { isNoSample, sampleOptions } from '#domain/engine/read/fields/sample-options.ts';
import { readStudied } from '#domain/engine/read/fields/studied.ts';
import { topicShares } from '#domain/engine/read/fields/topic.ts';
import { type ChoiceExample, fitChoice } from './training/choice-fit.ts';
import { type FactsExample, factsExamples } from './training/facts-corpus.ts';
import { isCounted, isSameSample } from './training/facts-score.ts';
import { fitPhrase, isSamePhrase, packWeights } from './training/phrase-fit.ts';
import { namedTopics, type TopicExample, topicExamples } from './training/topic-corpus.ts';
import { fitTrust } from './training/trust-fit.ts';

const folds = 5;
const penalty = { sample: 6, evidence: 8, topic: 6, phrase: 4 };
/** From where a field is told: chosen by cross-validation, so that some nine in ten of the samples of PubMedQA, and three in four phrases and topics, are right. */
const from = { sample: 0.2, evidence: 0.3, topic: 0.35, studied: 0.5, design: 0.45 };

function fitSample(examples: readonly FactsExample[]): number[] {
  const counts = examples.flatMap(({ sentences, title, studied }) =>
    sampleOptions(sentences, title)
      .filter(({ span }) => !isNoSample(span))
      .map(({ span, signs }) => ({ features: signs, accepted: isSameSample(span.text, studied) })),
  );
  return rounded(fitTrust(counts, penalty.sample));
}

function fitEvidence(examples: readonly FactsExample[]): number[] {
  const choices = examples.flatMap(({ sentences, finding, title, evidence }): ChoiceExample[] => {
    if (evidence === null) return [];
    const options = evidenceOptions(sentences, finding, title);
    const chosen = options.flatMap(({ sentence }, at) => (evidence.includes(sentence) ? [at] : []));
    return [{ options: options.map(({ signs }) => signs), chosen: new Set(chosen) }];
  });
  return rounded(fitChoice(choices, penalty.evidence));
}

/** Of a title's phrases those that an editor named; none where it offers no such phrase. */
function fitTopic(examples: readonly TopicExample[]): number[] {
  const choices = examples.map((example): ChoiceExample => {
    const options = example.options.map(({ signs }) => signs);
    return { options, chosen: namedTopics(example) };
  });
  return rounded(fitChoice(choices, penalty.topic));
}

function fitPhrases(examples: readonly FactsExample[], field: 'studied' | 'design'): PackedPhraseModel {
  const taught = examples
    .filter(({ set }) => set === 'ours')
    .map((example) => ({ options: phraseOptions(example), wanted: example[field] }));
  return { ...packWeights(fitPhrase(taught, penalty.phrase)), from: from[field] };
}

function rounded(values: readonly number[]): number[] {
  return values.map((value) => Number(value.toPrecision(4)));
}

interface Judged {
  readonly sample: readonly number[];
  readonly evidence: readonly number[];
  readonly studied: PackedPhraseModel;
  readonly design: PackedPhraseModel;
  readonly examples: readonly FactsExample[];
}

/** What was made of one abstract: told or not, right or not, and whether there was anything to tell. */
interface Telling {
  readonly told: boolean;
  readonly right: boolean;
  readonly wanted: boolean;
}

function sampleOf(
  { sentences, title, studied }: FactsExample,
  weights: readonly number[],
  least: number,
): Telling {
  const made = readStudied(sentences, title, { weights, from: least });
  const right = made !== null && isSameSample(made.text, studied);
  return { told: made !== null, right, wanted: isCounted(studied) };
}

function evidenceOf(example: FactsExample, weights: readonly number[], least: number): Telling {
  const { sentences, finding, title, evidence } = example;
  const first = readEvidence(sentences, finding, title, weights)[0];
  const told = first !== undefined && first.share >= least;
  return { told, right: told && evidence?.includes(first.sentence) === true, wanted: evidence?.length !== 0 };
}

/** Right where at least half of its words and the editor's are the same. */
function topicOf({ options, likes }: TopicExample, weights: readonly number[], least: number): Telling {
  const shares = topicShares(options, weights);
  const best = shares.indexOf(Math.max(...shares));
  const told = (shares[best] ?? 0) >= least;
  return { told, right: told && (likes[best] ?? 0) >= 0.5, wanted: Math.max(...likes) >= 0.5 };
}

/** Where a count or a name tells it, that; else the phrase. */
function phraseOf(example: FactsExample, field: 'studied' | 'design', model: PhraseModel): Telling {
  const { sentences, title, genre } = example;
  const known = field === 'studied' ? readStudied(sentences, title) : readDesign(sentences, genre);
  const made = known ?? readPhrase(phraseOptions(example), model);
  const wanted = example[field];
  return {
    told: made !== null,
    right: made !== null && isSamePhrase(made.text, wanted),
    wanted: wanted !== null,
  };
}

function report(name: string, judged: readonly Judged[]): void {
  for (const set of ['ours', 'PubMedQA'] as const) {
    const each = judged.flatMap(({ examples, ...weights }) =>
      examples.filter((example) => example.set === set).map((example) => ({ example, weights })),
    );
    for (const least of [0, from.sample, 0.5, 1, 1.5])
      print(
        `${name}, ${set}: sample from ${least}`,
        each.map(({ example, weights }) => sampleOf(example, weights.sample, least)),
      );
    if (set === 'ours')
      for (const field of ['studied', 'design'] as const)
        for (const least of [0.3, 0.4, 0.45, 0.5, 0.6, 9])
          print(
            `${name}, ${set}: ${field} by phrases from ${least}`,
            each.map(({ example, weights }) =>
              phraseOf(example, field, { ...unpacked(weights[field]), from: least }),
            ),
          );
    const asked = each.filter(({ example }) => example.evidence !== null);
    for (const least of [0.2, from.evidence, 0.4, 0.5, 0.6])
      print(
        `${name}, ${set}: evidence from ${least}`,
        asked.map(({ example, weights }) => evidenceOf(example, weights.evidence, least)),
      );
  }
}

const unpackedOnce = new WeakMap<PackedPhraseModel, PhraseModel>();

function unpacked(packed: PackedPhraseModel): PhraseModel {
  const known = unpackedOnce.get(packed) ?? unpackPhraseModel(packed);
  unpackedOnce.set(packed, known);
  return known;
}

function print(name: string, tellings: readonly Telling[]): void {
  const count = (test: (telling: Telling) => boolean): number => tellings.filter(test).length;
  const [told, right, wanted] = [
    count((one) => one.told),
    count((one) => one.right),
    count((one) => one.wanted),
  ];
  console.log(
    `${name}: right ${percent(right, told)} of ${told}, told ${percent(right, wanted)} of ${wanted}`,
  );
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

const all = factsExamples();
const open = all.filter(({ kept }) => !kept);
const judgedBy = (taught: readonly FactsExample[], examples: readonly FactsExample[]): Judged => ({
  sample: fitSample(taught),
  evidence: fitEvidence(taught),
  studied: fitPhrases(taught, 'studied'),
  design: fitPhrases(taught, 'design'),
  examples,
});
report(
  'unseen',
  Array.from({ length: folds }, (_, fold) =>
    judgedBy(
      open.filter((_example, index) => index % folds !== fold),
      open.filter((_example, index) => index % folds === fold),
    ),
  ),
);
const topics = topicExamples();
const openTopics = topics.filter(({ frozen }) => !frozen);
for (const least of [0, 0.25, from.topic, 0.45]) {
  const tellings = Array.from({ length: folds }, (_, fold) => {
    const weights = fitTopic(openTopics.filter((_example, index) => index % folds !== fold));
    return openTopics
      .filter((_example, index) => index % folds === fold)
      .map((example) => topicOf(example, weights, least));
  });
  print(`unseen: topic from ${least}`, tellings.flat());
}
const topicWeights = fitTopic(openTopics);
const taught = judgedBy(
  open,
  all.filter(({ kept }) => kept),
);
if (process.argv.includes('--kept')) {
  report('kept apart', [taught]);
  const kept = topics.filter(({ frozen }) => frozen);
  print(
    'kept apart: topic',
    kept.map((example) => topicOf(example, topicWeights, from.topic)),
  );
}
const model = {
  sample: { weights: taught.sample, from: from.sample },
  evidence: { weights: taught.evidence, from: from.evidence },
  topic: { weights: topicWeights, from: from.topic },
  studied: taught.studied,
  design: taught.design,
};
writeFileSync(
  join(import.meta.dirname, '../domain/engine/read/weights/facts.generated.ts'),
  `// Written by tools/train-facts.ts. Do not edit.
import type { FactsModel } from '../fields/facts-model.ts';

export const factsModel: FactsModel = ${JSON.stringify(model)};
`,
);
