import { quickTest } from '#domain/language/quick-test.ts';
import { remembered } from '#domain/language/remembered.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { lostExponent, mustNotLead } from '../../read/must-not-lead.ts';

/** What a paper says of itself at its end: that it discusses, releases, opens doors, comes first. No reader's news. */
export const saysLittle: (text: string) => boolean = remembered((text) => little.some((asks) => asks(text)));

const little = [
  /\bshow(?:s|ed) (?:a )?(?:statistically )?(?:significant )?differences?\b(?! (?:in|between|of|among|from))/i,
  // "In experiments, the method is effective": at what, and how much?
  /^(?:In [^,]{3,40}, |(?:The )?(?:experiments|results) (?:show|demonstrate) that )?\S+(?: \S+){0,3} (?:is|are|was|were|proves?) (?:\w+ly )?(?:effective|efficient|feasible|promising|valid|useful|competitive)\.$/i,
  // Between what, the sentence does not say.
  /^(?:[^,]*, )?(?:there (?:was|were) )?no (?:statistically )?(?:significant )?(?:associations?|differences?|correlations?|changes?|effects?|relationships?|interactions?)(?: (?:was|were) (?:observed|found|seen|noted|detected))?\.$/i,
  /\b(?:were evaluated according to|response bias|not (?:yet )?(?:fully|well|completely) understood|(?:studies|trials|research) (?:are|is) required|concludes? with|summari[sz]es (?:the|our|open|future)|preliminary data for|bibliography|where possible|reports? (?:the|on|on the) results\b(?! of)|opens? (?:up )?(?:the door|new|a)|paves? the way|starting point|sheds? light|building block)\b/i,
  /\b(?:provides?|gives?|offers?|presents?|yields?|brings?) (?:[\w-]+ ){0,3}?(?:insights?|understanding|information|foundation|basis|framework|tool|data that|evidence for future)/i,
  /\bprovides? (?:an|the) opportunit|\b(?:valuable|useful|further|additional|important|crucial|key) (?:evidence|information|insights?|contributions?|tools?|implications|knowledge)\b|\bvarious (?:factors|aspects)\b|\bfundamental aspects\b|\braise[sd]? questions\b|\bremains? (?:an )?open\b|\bpossible (?:new )?directions\b|\battractive (?:properties|features)\b/i,
  /\b(?:insights? into .*(?:is|are) (?:presented|given)|highlights? the|contributes? to the (?:growing )?(?:literature|understanding)|offers? (?:a|an|new) (?:\w+ )?(?:approach|perspective|insights?|way))\b/i,
  /\b(?:advances?|(?:significantly )?increases?|extends?|expands?|broadens?|deepens?|improves?) (?:the |our )?(?:understanding|knowledge|view)\b/i,
  /\b(?:promising (?:alternative|approach|avenue|direction)|potential candidate|may be useful|could be exploited|powerful (?:interface|tool|approach)|can help|help(?:s|ed)? (?:to )?inform|invites?|represents? the first|(?:is|are|was) the first to)\b/i,
  /\b(?:(?:is|are|be) (?:\w+ )?(?:further investigated|discussed|available|released|proposed|studied|considered|explored|examined|given(?! (?:by|as))|provided)|codes?|website|open-source|enabled by key|(?:important |)(?:implications|ramifications) for|(?:future|further|more) (?:work|research|studies|efforts)|(?<!withstanding (?:the|these|its) |despite (?:the|these|its|some|several) )limitations?)\b/i,
  /\b(?:prove|derive|present|obtain|establish|report|describe)(?:s|d|ed)? (?:two|three|four|five|several|some|various) (?:\w+ )?results\b|\bemphasis is (?:put|placed|given|laid)\b|\bdouble-edged? sword\b/i,
  /\b(?:represents?|is|constitutes?|marks?) (?:an? |the )?(?:\w+ )?step (?:forward|towards?)\b|\b(?:find|identify|identifies|report|reveal|note|highlight)s? (?:an interesting|(?:two|three|several|some) (?:important|key|interesting)) (?:subtlet|opportunit|aspect|feature|insight|challenge|issue)/i,
  /^(?:The authors|They) (?:evaluate|assess|test|validate|illustrate)d? (?:the|their|its) (?:proposed )?(?:method(?:ology)?|approach|model|framework|algorithm|technique)s? (?:by|with|using|on|in|via|through)\b(?!.*\b(?:show|find|found|outperform|achiev|demonstrat))/i,
  /\b(?:is|are) (?:particularly |urgently |clearly |therefore |thus |still )?(?:needed|warranted)\.$/i,
  /\b(?:unveils?|reveals?|reports?|gives?|provides?|offers?) (?:several |some |many |a number of )?(?:new|novel|interesting|further) (?:observations|results|findings|phenomena)\b(?! (?:that|of|on the)\b)|\bvalidates? (?:several|some|many)\b/i,
  /\bis (?:very |quite )?general and can be (?:applied|used|combined)\b/i,
  // A promise is nothing that was found.
  /\bwill (?:\w+ly )?serve as\b|^(?:This|These|The|Our) (?:[\w-]+ ){0,2}?(?:study|work|paper|results?|findings?|tool|data ?sets?|database|resource|method|approach|framework|model|review|survey|trial|research|knowledge|insights?) will (?:\w+ly )?(?:help|provide|enable|allow|contribute|be (?:\w+ly )?(?:useful|helpful|of (?:use|help|value|interest)))\b/i,
  /^The (?:authors|paper|study|article|results|findings) (?:\w+ )?(?:discuss|hope|wish|believe|recommend|outline|conclude with|presents? (?:the )?detail|have implications)\b/i,
].map(quickTest);

/** What was done, where what was found is wanted. A tool, a plan or a data set is itself the news. */
export function tellsMethodOnly(text: string, { genre }: FactSheet): boolean {
  if (newsItself.has(genre) || /\b(?:and|to) (?:show|find|found|demonstrate|conclude|reveal)/.test(text))
    return false;
  return (
    method.test(text.replace(doneToIt, '')) &&
    !/\b(?:than|compared with|compared to|significant\w*|increased|decreased|higher|lower|associated)\b/i.test(
      text,
    )
  );
}

const newsItself: ReadonlySet<FactSheet['genre']> = new Set<FactSheet['genre']>([
  'method',
  'dataset',
  'protocol',
  'patent',
  'policy',
  'theory',
]);

/** "The authors study X": what was set out for, in a work whose tool, proof or plan would be news. */
export function tellsAimOnly(text: string): boolean {
  return (
    aim.test(text) &&
    !/\b(?:and|to|which|that) (?:\w+ly )?(?:show|find|found|demonstrate|conclude|reveal|prove|identif|report|achiev|obtain|establish|outperform|argue)|, (?:showing|finding|demonstrating|achieving|obtaining|where|with)\b/.test(
      text,
    )
  );
}

const aim =
  /^(?:The |Our |One )(?:\w+ ){0,2}(?:goal|aim|objective|purpose)s? (?:of [^,]{3,50} )?(?:was|is|were|are) to\b|^(?:[^,]{3,60}, )?(?:[Tt]he (?:presented )?(?:authors|team|study|paper|work|article|investigation|analysis)|[Tt]hey) (?:(?:then|also|first|further) )?(?:investigate[ds]?|stud(?:y|ies|ied)|examine[ds]?|explore[ds]?|consider(?:s|ed)?|analy[sz]e[ds]?|discuss(?:es|ed)?|comments? on|(?:\w+ly )?evaluate[ds]?|assess(?:es|ed)?|perform(?:s|ed)?|conduct(?:s|ed)?|focus(?:es|ed)? on|go(?:es)? on to|went on to|set out to|address(?:es|ed)?|aim(?:s|ed)?|set out|seek|sought) /;

/** "the year in which surgery was performed" is no step of the method. */
const doneToIt = /\b(?:which|that|who|when|where) [^,]{0,60}? (?:was|were) \p{Ll}+/gu;

const method =
  /^(?:[^,]{3,60}, )?(?:[Tt]he authors|[Tt]he team|[Tt]hey) (?:(?:then|also|first|have|\p{Ll}+ly) )?(?:enumerated|determined?(?! that\b)|recorded|obtained|scanned|use[ds]?|appl(?:y|ied)|compute[ds]?|calculate[ds]?|measured?|ask(?:ed)?|collect(?:ed)?|investigated?|stud(?:y|ied)|analy[sz]ed?|examined?|evaluated?|assess(?:ed)?|compared?|genotyped|sequenced|recruited|performed?|conduct(?:ed)?|test(?:ed)?|consider|review(?:ed)?|explored?|aim(?:ed)?|searched|surveyed) |\b(?:was|were) (?:analy[sz]ed|used|measured|performed|assessed|calculated|examined|carried out|conducted|genotyped|collected|recruited|set|followed|randomi[sz]ed|invited)\b/u;

/** A result that a post can add: neither who took part, nor a step of the method, nor what the paper says of itself. */
export function isNews(text: string): boolean {
  return !(
    lostExponent.test(text) ||
    unadjusted.test(text) ||
    describesSample.test(text) ||
    tellsMethod.test(text) ||
    mustNotLead(text) ||
    ofOthers.test(text) ||
    saysLittle(text)
  );
}

/** What others did before. */
const ofOthers = /^(?:In|By) (?:recent|previous|prior|earlier) (?:work|works|stud(?:y|ies)|papers?)\b/i;

/** What was seen before other factors were taken into account may be the opposite of what the finding says. */
const unadjusted =
  /\b(?:bivariate|univariate|unadjusted)\b|\bcrude (?:odds|hazard|risk|rate|analys[ei]s|model|association)/i;

/** "384 samples were collected", "the mean age was 54": who was studied, not what was found. */
const describesSample =
  /\b(?:was|were|is|are) limited by\b|^(?:A|In (?:a|the|one)) sub-?groups?\b|\bresponse rates?\b|\b(?:recruited|enrolled) \d|\battended an? (?:mean|average)\b|\bwere available (?:for|from)\b|\b(?:were|was) (?:interviewed|surveyed|tested|studied|collected|enrolled|recruited|included|presented thematically|audio-recorded|transcribed|sampled|identified for|eligible|analy[sz]ed|randomi[sz]ed|assigned)\b|\bwere excluded\b|\bintraclass correlation\b|\b[Kk]appa\b|\b(?:specimens|biops(?:y|ies)|samples) were (?:taken|obtained)\b|\bwas undertaken\b|\b(?:was|were) (?:mostly |predominantly )?(?:Caucasian|white|black|male|female|men|women)\b|^(?:All|Most) (?:of the )?patients (?:were|had)\b|\bobservation period\b|\b(?:sample|population|cohort) consisted of\b|^In \d,|\b(?:mean|median) age\b|^(?:The )?(?:mean|median) (?:CD4|BMI|duration|number|length|time|tumou?r|operative|size|dose|volume|weight)\b|\bfollow-up (?:was|time)\b/i;

const tellsMethod =
  /^(?:The authors |The team )?(?:(?:then|also|first) )?(?:show(?:ed)? (?:participants|subjects|people)|use[ds]?|appl(?:y|ied)|compute[ds]?|measured?|ask(?:ed)?|collect(?:ed)?|investigated?|stud(?:y|ied)|analy[sz]ed?|examined?|evaluated?|assess(?:ed)?|compared?|develop(?:ed)?|discuss(?:ed)?|describe[ds]?|present(?:ed)?|review(?:ed)?) |\b(?:involved \w+ing|were (?:used|measured|performed|assessed|calculated|examined)|was (?:used|performed|assessed|calculated|conducted|carried out))\b/i;
