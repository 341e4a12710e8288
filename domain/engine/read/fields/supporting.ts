import type { Finding, SourceSentence } from '../../fact-sheet.ts';
import { contentWords, sharedWords } from './spans.ts';

/** Up to three further results that stand alone, best first: those on the finding's own subject, with figures, before the rest. */
export function readSupporting(
  sentences: readonly SourceSentence[],
  finding: number,
  toFinding: (sentence: SourceSentence) => Finding | null,
): Finding[] {
  const about = contentWords(sentences[finding]?.text ?? '');
  return sentences
    .filter(
      (sentence) =>
        sentence.index !== finding && (sentence.role === 'results' || sentence.role === 'conclusions'),
    )
    .map((sentence) => ({ sentence, made: toFinding(sentence) }))
    .filter((entry): entry is { sentence: SourceSentence; made: Finding } => entry.made !== null)
    .map(({ sentence, made }) => ({ made, score: weigh(sentence, made, about) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ made }) => made);
}

function weigh(sentence: SourceSentence, made: Finding, about: ReadonlySet<string>): number {
  if (
    /\b(?:further|future) (?:studies|research|work)|\b(?:studies|trials|research) (?:is|are|were) (?:needed|required|necessary|warranted)|\b(?:need|require) (?:further )?(?:study|investigation)|now require study|\bmet (?:the )?inclusion|(?:is|are) (?:also )?(?:discussed|presented|described)\.|\b[Ww]e (?:also )?(?:consider|discuss|describe|present|use|calculate|review|explore|investigate)\b|\bshould\b|\bplease see\b|\bregist(?:ered|ration)\b|https?:|\bwere (?:included|recruited|enrolled|randomi[sz]ed|excluded|available)\b/i.test(
      sentence.text,
    )
  )
    return 0;
  let score = 1 + (4 * sharedWords(contentWords(made.text), about)) / Math.max(5, about.size);
  if (sentence.role === 'results') score += 0.6;
  if (/\d/.test(made.text)) score += 0.5;
  return score - Math.max(0, made.text.length - 170) / 60;
}
