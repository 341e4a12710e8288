import type { Field, SourceSentence } from '../../fact-sheet.ts';
import { fieldAt } from './spans.ts';

/** A stated weakness or scope, exactly as printed: the plainest first. Null where the source states none. */
export function readLimit(sentences: readonly SourceSentence[], finding: number): Field | null {
  for (const pattern of stated) {
    for (const sentence of sentences) {
      const match = pattern.exec(sentence.text);
      if (match === null || sentence.role === 'background') continue;
      const span = trimmed(sentence.text, match);
      if (span !== null && (sentence.index !== finding || span.end - span.start < sentence.text.length * 0.6))
        return fieldAt(sentence, span.start, span.end);
    }
  }
  return null;
}

/** The one group of each pattern is what is quoted: a phrase that reads as a limit by itself. */
const stated: readonly RegExp[] = [
  /\b(?:limitations?|weakness(?:es)?|drawbacks?) (?:of (?:this|the|our) (?:[\w-]+ )?(?:study|work|trial|analysis|review|approach|method)s? )?(?:is|are|was|were|include[sd]?|:)(?: that)? (?:its |the |our )?([^.;]{8,160})/i,
  /\b(?:is|was|were|are|being) limited (?:by|to) (?:its |the |our |an? )?([^.;,]{6,110})/i,
  /\b(?:[Ii]n terms of|[Aa]s an?|[Oo]ur main|[Tt]he main|[Aa]) limitations?,? (?:is |was )?(?:that )?(the [^.;]{8,140})/,
  /\b((?:small|limited|low) (?:sample(?: sizes?)?|number of (?:[\w-]+ )?(?:patients|participants|subjects|cases|studies|samples)|study|cohort|case series))\b/i,
  /\b(?:limited by|because of|due to|owing to|given) (?:its|the|our) ((?:retrospective|observational|cross-sectional|small|limited|short)[^.;,]{3,80})/i,
  /\b((?:at|in|from) (?:a |one |our )?single (?:tertiary |academic |university |referral )?(?:cent(?:er|re)|institution|hospital|site))\b/i,
  /\b(single[- ](?:cent(?:er|re)|institution))\b/i,
  /\b((?:pilot|preliminary|exploratory|feasibility) (?:study|trial|investigation|data))\b/i,
  /\b(short (?:follow-?up|duration)(?: (?:period|time))?)\b/i,
  /\b((?:further|larger|additional|more|future) (?:[\w-]+,? ){0,5}(?:studies|research|trials|investigations?|work) (?:is|are|will be) (?:needed|required|necessary|warranted)(?: to [^.;,]{5,80}(?=[.;,]|$))?)/i,
];

function trimmed(text: string, match: RegExpExecArray): { start: number; end: number } | null {
  const found = match[1];
  if (found === undefined) return null;
  const start = text.indexOf(found, match.index);
  const clean = found.replace(/[\s,;:]+$/, '').replace(/ (?:and|or|but|if|to)$/, '');
  if (/^(?:inherent|discussed|described|presented|noted|addressed|minor)\b/i.test(clean)) return null;
  return start < 0 || clean.length < 6 ? null : { start, end: start + clean.length };
}
