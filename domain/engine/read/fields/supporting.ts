import type { Finding, SourceSentence } from '../../fact-sheet.ts';
import { mustNotLead } from '../must-not-lead.ts';
import { factsModel } from '../weights/facts.generated.ts';
import type { Evidence } from './evidence.ts';
import { describesSample } from './sample-description.ts';
import { contentWords, sharedWords } from './spans.ts';

/**
 * Up to three further results that stand alone, best first: where it was learned what carries a finding, those alone that are
 * likely to (`evidence`); else those on the finding's own subject, with figures, before the rest.
 */
export function readSupporting(
  sentences: readonly SourceSentence[],
  finding: number,
  toFinding: (sentence: SourceSentence) => Finding | null,
  evidence: readonly Evidence[] | null,
): Finding[] {
  if (evidence !== null)
    return carriers(sentences, evidence).flatMap((sentence) => toFinding(sentence) ?? []);
  const about = contentWords(sentences[finding]?.text ?? '');
  return sentences
    .filter(
      (sentence) =>
        sentence.index !== finding && (sentence.role === 'results' || sentence.role === 'conclusions'),
    )
    .filter(({ text }) => !mustNotLead(text) && !noResult.some((pattern) => pattern.test(text)))
    .map((sentence) => ({ sentence, made: toFinding(sentence) }))
    .filter((entry): entry is { sentence: SourceSentence; made: Finding } => entry.made !== null)
    .map(({ sentence, made }) => ({ made, score: weigh(sentence, made, about) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ made }) => made);
}

function carriers(sentences: readonly SourceSentence[], evidence: readonly Evidence[]): SourceSentence[] {
  return evidence
    .filter(({ share }) => share >= factsModel.evidence.from)
    .flatMap(({ sentence }) => sentences[sentence] ?? []);
}

function weigh(sentence: SourceSentence, made: Finding, about: ReadonlySet<string>): number {
  let score = 1 + (4 * sharedWords(contentWords(made.text), about)) / Math.max(5, about.size);
  if (sentence.role === 'results') score += 0.6;
  if (/\d/.test(made.text)) score += 0.5;
  return score - Math.max(0, made.text.length - 170) / 60;
}

/** Advice, outlook, method steps, enrolment and journal notices. */
const noResult: readonly RegExp[] = [
  describesSample,
  /\b(?:further|future|more) (?:studies|research|work|trials)\b|\b(?:studies|trials|research|work) (?:is|are|were) (?:\w+ly )?(?:needed|required|necessary|warranted)/i,
  /\b(?:need|require) (?:further )?(?:study|investigation)\b|\bshould\b|\bplease see\b|\bregist(?:ered|ration)\b|https?:/i,
  /\b(?:were|was) (?:then )?(?:included|recruited|enrolled|randomi[sz]ed|excluded|available|undertaken|analy[sz]ed|performed|conducted|collected|obtained from|measured|assessed|recorded|evaluated|calculated|administered|provided for)\b|\bmet (?:the )?inclusion\b/i,
  /\b(?:is|are) (?:also )?(?:discussed|presented|described)\./i,
  /\b[Ww]e (?:\w+ly |also |then |further )?(?:consider|discuss|describe|present|use|calculate|review|explore|investigate|perform|apply|characteri[sz]e|model|combine|evaluate|train|analy[sz]e|test|provide|demonstrate the (?:effectiveness|utility|validity|benefits)|validate|compare|extend|study|examine|develop|propose|introduce)\b/,
  /\b(?:work|paper|study) complements\b/i,
  // Said of everyone, not of the authors: "we, as a community" has no third person.
  /\b[Ww]e,? as (?:a|an|the)\b|\bhow (?:much|little|far|well) we\b/,
];
