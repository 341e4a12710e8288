import type { Field, SourceSentence } from '../../fact-sheet.ts';
import { factsModel } from '../weights/facts.generated.ts';
import { type FactModel, factScore } from './facts-model.ts';
import { isNoSample, sampleOptions } from './sample-options.ts';
import { askedSpan } from './sample-spans.ts';
import { fieldAt } from './spans.ts';

/**
 * The whole sample, exactly as printed: of all that the text counts, what is likeliest who or what was studied. Learned from
 * what annotators marked (`tools/train-facts.ts`); null where no count is likely enough.
 */
export function readStudied(
  sentences: readonly SourceSentence[],
  title: string | null,
  { weights, from }: FactModel = factsModel.sample,
): Field | null {
  let best: { readonly field: Field; readonly score: number } | null = null;
  for (const { span, signs } of sampleOptions(sentences, title)) {
    const score = factScore(signs, weights);
    if (score >= from && (best === null || score > best.score) && !isNoSample(span))
      best = { field: fieldAt(span.sentence, span.start, span.end), score };
  }
  return best?.field ?? askedPeople(sentences);
}

function askedPeople(sentences: readonly SourceSentence[]): Field | null {
  for (const sentence of sentences) {
    const span = askedSpan(sentence);
    if (span !== null && !isNoSample(span)) return fieldAt(sentence, span.start, span.end);
  }
  return null;
}
