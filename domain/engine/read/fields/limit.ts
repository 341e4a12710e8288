import { quickExec } from '#domain/language/quick-test.ts';
import type { Field, SourceSentence } from '../../fact-sheet.ts';
import { fieldAt } from './spans.ts';

/** A stated weakness or scope, exactly as printed: the plainest first. Null where the source states none. */
export function readLimit(sentences: readonly SourceSentence[], finding: number): Field | null {
  const own = sentences.filter(({ role }) => role !== 'background');
  const found = sentences.filter(({ index }) => index === finding);
  return firstOf(stated, own, finding) ?? firstOf(scopes, found, finding);
}

function firstOf(
  patterns: readonly Find[],
  sentences: readonly SourceSentence[],
  finding: number,
): Field | null {
  for (const find of patterns) {
    for (const sentence of sentences) {
      const match = find(sentence.text);
      const span = match === null ? null : trimmed(sentence.text, match);
      if (span !== null && (sentence.index !== finding || span.end - span.start < sentence.text.length * 0.6))
        return fieldAt(sentence, span.start, span.end);
    }
  }
  return null;
}

type Find = (text: string) => RegExpExecArray | null;

const sentenceOfNeed =
  /\b((?!and |but |or )[^.;,]{2,70} needs? (?:more|further) (?:research|observations|work|study|studies|testing|validation|data)\b[^.;]{0,80})/i;

/** Looked for from every word on: slow where the words it needs are not there. */
const needsMore: Find = (text) =>
  /\bneeds? (?:more|further)\b/i.test(text) ? sentenceOfNeed.exec(text) : null;

/**
 * The one group of each pattern is what is quoted: a phrase that reads as a limit by itself. What is limited must be the
 * authors' own work: a population limited by food, a method of others limited by noise are results or background.
 */
const stated: readonly Find[] = [
  ...[
    /\b(?:limitations?|weakness(?:es)?|drawbacks?) (?:of (?:this|the|our) (?:[\w-]+ )?(?:study|work|trial|analysis|review|approach|method)s? )?(?:is|are|was|were|include[sd]?|:)(?: that)? (?:its |the |our )?([^.;]{8,160})/i,
    /\b(?:stud(?:y|ies)|trial|analys[ie]s|review|work|findings?|results?|evidence|data|sample|conclusions?|generali[sz]ability|interpretation)(?: [\w-]+){0,3} (?:is|was|were|are|being) (?:limited|restricted|constrained) (?:by|to) (?:its |the |our |an? )?([^.;,]{6,110})/i,
    /\b(?:[Ii]n terms of|[Aa]s an?|[Oo]ur main|[Tt]he main|[Aa]) limitations?,? (?:is |was )?(?:that )?(the [^.;]{8,140})/,
    /\b(?:it|the search|the review) was restricted to ([^.;]{6,140})/i,
    /\b((?:small|limited) (?:sample(?: sizes?)?|number of (?:[\w-]+ )?(?:patients|participants|subjects|cases|studies)|cohort|case series)|low number of (?:[\w-]+ )?(?:patients|participants|subjects|cases))(?! complexity| and model| of (?:the )?(?:known|existing|confirmed|such|these)\b)\b/i,
    /\b(?:limited by|because of|due to|owing to|given) (?:its|the|our) ((?:retrospective|observational|cross-sectional|(?:small|limited|short) (?:sample|number|cohort|study|follow-?up|duration|observation|amount|data|size of (?:the|our|this) (?:sample|study|cohort|group|trial|population|data)))[^.;,]{0,80})/i,
    /\b((?:at|in|from) (?:a |one |our )?single (?:tertiary |academic |university |referral )?(?:cent(?:er|re)|institution|hospital|site))\b/i,
    /\b(single[- ](?:cent(?:er|re)|institution))\b/i,
    /\b((?:pilot|preliminary|feasibility) (?:study|trial|investigation|data))\b/i,
    /\b(short follow-?up(?: (?:period|time))?|short duration of (?:the |our |this )?(?:study|trial|follow-?up|treatment|intervention|observation)|short (?:study|trial|treatment) duration)\b/i,
    /\b((?:further|larger|additional|more|long-term|large[- ]scale)(?:,? [\w-]+){0,7}? (?:studies|study|research|trials?|investigations?|work|validations?|testing|analys[ie]s|observations|data) (?:is|are|will be)(?: \w+ly)? (?:needed|required|necessary|warranted) (?:before|(?:in order )?to(?! (?:understand|explore|investigate|examine|study|elucidate|address))) [^.;]{5,120}(?=[.;]|$))/i,
    /\b(\w+ work (?:needs|remains) to be done[^.;]{0,80})/i,
  ].map(quickExec),
  needsMore,
  ...[
    /\b(this (?:is|was) a (?:relatively |very )?(?:small|pilot|preliminary) (?:\w+ )?study(?: with [^.;,]{5,80})?)/i,
    /\b((?:the|this|our) (?:study|trial|sample|cohort|survey|experiment|follow-?up) (?:is|was) (?:(?:relatively|very|too|rather) )?(?:small|short|unblinded|underpowered|uncontrolled|not (?:blinded|randomi[sz]ed|powered))\b(?! enough)(?! to )[^.;,]{0,80})/i,
    /\b(no caus(?:al|e-and-effect) (?:inferences?|relationships?|conclusions?|interpretations?) (?:can|could|may) be [^.;,]{3,60})/i,
    /\b((?:this|our) (?:finding|observation|result|association)s? (?:could|may|might) have (?:occurred|arisen|been found) (?:merely )?by chance)\b/i,
    /\b((?:these|our|the) (?:\w+ )?(?:findings|results|associations) (?:may|might|could|do|can) not (?:\w+ ){0,2}?(?:appl|translat|generali|extend|hold|be representative)\w*[^.;]{0,90})/i,
    /\b((?:this|which) made it difficult to [^.;,]{8,110})/i,
    /\b(we (?:cannot|could not|can not) (?:exclude|rule out)[^.;(]{8,140})/i,
    /\b((?:the |our |these |this )(?:data|study|analysis|design|sample|trial|review)(?: [\w-]+){0,2} (?:did|does|do) not (?:allow|permit|capture|account for|include|consider|address)[^.;,]{5,120})/i,
    /\b((?:systematic|random|measurement|model) (?:uncertaint(?:y|ies)|errors?|effects?) (?:were|was|are|is) not (?:included|considered|taken into account|accounted for|modell?ed))\b/i,
    /\b((?:this|these|our)(?: [\w-]+){0,2} (?:may|might|could) (?:only |not |also |have been |be )*(?:affected|biased|confounded|limited|influenced|represent|generali[sz]e|generali[sz]able)\b[^.;]{5,120})/i,
    /\b((?:these|our)(?: [\w-]+){1,3} are (?:not applicable to|sensitive to (?:our|the) choice of)[^.;]{3,90})/i,
    /\b((?:is|are|was|were) (?:only as \w+ as|likely biased)[^.;,]{3,90})/i,
  ].map(quickExec),
];

/** What the finding itself is limited to, said in its own sentence: no people, or no more than the sample. */
const scopes = [
  /\b((?:in|using) (?:an? |the )?(?:[\w-]+ ){0,2}(?:mouse|rat|zebrafish|animal|rodent|murine) models?(?: system)?)\b/i,
  /\b(in (?:the |larval |adult |aged |young |middle-aged |transgenic |wild-type )*(?:mice|mouse|rats?|zebrafish|Drosophila|chicken embryos?)(?! and| or|,))\b/,
  /\b(in (?:our|this|the (?:study|selected)) (?:sample|cohort|setting|population|group of \w+|parameter regime))\b(?![- ]based)/i,
  /\b(in the [A-Z][\p{Ll}]+ (?:setting|context))\b/u,
  /\b(in an? (?:urban|rural|single|tertiary|university|academic|laboratory|developing|resource-limited|low[- ]resource)(?: [\w-]+){0,3} (?:population|setting|hospital|department|cent(?:er|re)|institution|communit(?:y|ies)|area|country|environment))\b/i,
  /\b(under (?:the |some |certain |mild |suitable |standard |natural |strong |reasonable |additional )*(?:(?!best|worst)[\w-]+ )?(?:assumptions?|hypothes[ie]s)(?: (?:that|of|on) [^.;,]{3,70})?)/i,
  /\b(in (?:numerical |computer |our |idealized |idealised )?simulations?)(?= |[.,;]|$)/i,
  /\b(in the limit (?:of|where|in which) [^.;,]{3,70})/i,
  /\b(at least (?:for|in|on|at) (?!least)(?=[^.;,]*\p{L}{4})[^.;,\d]{6,60})/iu,
  /\b(within (?:a|the) (?:[\w-]+ ){1,3}approximation)\b/i,
].map(quickExec);

function trimmed(text: string, match: RegExpExecArray): { start: number; end: number } | null {
  const found = match[1];
  if (found === undefined) return null;
  const start = text.indexOf(found, match.index);
  const clean = found.replace(/[\s,;:]+$/, '').replace(/ (?:and|or|but|if|to)$/, '');
  if (/^(?:inherent|discussed|described|presented|noted|addressed|minor)\b/i.test(clean)) return null;
  return start < 0 || clean.length < 6 ? null : { start, end: start + clean.length };
}
