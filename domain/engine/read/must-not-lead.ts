import { quickTest } from '#domain/language/quick-test.ts';
import { remembered } from '#domain/language/remembered.ts';

/**
 * Next steps, praise of the work itself, a publisher's own words, groups compared before the study began, a torn or
 * headless sentence, an attempt, a list of labels or contents, "we" that means everybody.
 */
export const mustNotLead: (text: string) => boolean = remembered((text) => {
  const main = reviews.test(text) ? text.replace(outlook, '.') : text;
  return gates.some((asks) => asks(main));
});

/** "We review methods …, and point to directions for future work": what comes last is not what the sentence tells. */
const outlook =
  /,? and (?:\w+ly )?(?:point|highlight|suggest|discuss|outline|identify|propose|provide|offer|give|present|describe)s?\b[^,.;]*\bfuture (?:work|research|studies|directions|developments?|investigations?)\b[^,.;]*\.$/i;
const reviews =
  /\b(?:we|(?:this|the) (?:survey|review|paper|article|chapter|work)) (?:\w+ly |also |first )?(?:reviews?|surveys?|summari[sz]es?|discuss(?:es)?|covers?|examines?|presents?|provides?|describes?)\b/i;

/**
 * What will or should be done next. None of the sentences that match, in 319 annotated abstracts, was a finding that the
 * annotators allowed, so no score lets one lead while anything else is there.
 */
const comesLater =
  /\b(?:will be (?:\w+ly )?(?:extended|released|made|presented|investigated|explored|addressed|needed|required|reported)|future (?:work|research|stud(?:y|ies)|directions)|we (?:will|plan to|hope|intend)|(?:now )?require (?:further )?study|(?:further|more|additional|larger|longer) (?:[\w-]+ ){0,3}(?:research|studies|study|trials?|work|investigations?|data|testing|validation|evaluations?|exploration) (?:is|are|will|should|would|may|must|to)|(?:is|are) (?:required|warranted|necessary) (?:to|before|in order)|remains? to be (?:seen|determined|established|investigated|explored|elucidated)|needs? (?:revisiting|to be re-?(?:assessed|evaluated|examined|considered))|(?:is|are) (?:thus|therefore|still|urgently) (?:required|needed|warranted|necessary))\b/i;

/** "We suggest applying the measure to prospective studies": none of a dozen annotated was the finding itself. */
const advises =
  /^(?:[A-Za-z ]+: )?(?:[^,]{0,60}, )?(?:we|the authors|it is) (?:\w+ly |therefore |thus )*(?:suggest|recommend|advise|advocate|urge)(?:ed|s)? (?:\w+ing\b|the use of|to (?:use|apply|include|consider)|that [^.]{0,80}\b(?:should|must)\b)/i;

/** The work praised, not its result. */
const praisesItself =
  /\b(?:this|the|our|present) (?:\w+ )?(?:research|study|work|paper|article|review|topic) (?:is|are) (?:\w+ly )?(?:unique|important|original|timely|of (?:great|high|particular|major|considerable) (?:importance|interest|value|relevance))\b/i;

const publisherSpeaks =
  /\b(?:is an initiative of|not-for-profit organi[sz]ation|all rights reserved|JSTOR|terms of use)\b/i;

/** Groups that were alike at the start are how a trial is built, not what it found. */
const beforeItBegan =
  /\b(?:at baseline|before (?:the )?(?:start|beginning|onset) of)\b[^.]{0,120}\b(?:no (?:\w+ )?differences?|did not differ|were (?:similar|comparable))\b|\b(?:no (?:\w+ )?differences?|did not differ|were (?:similar|comparable))\b[^.]{0,80}\b(?:at baseline|before (?:the )?(?:start|beginning|treatment))/i;

/** A sentence that stops in the middle, as cut or badly pasted text does. */
const torn = /\s(?:and|or|but|of|with|for|by|the|an?|than|that|from|which|as)[.,;:]?$|\(\w{0,2}\.?$/i;

/** A claim without its parts. */
const tornClaim = /\s(?:comprising|including|wherein|whereby|consisting of)[.,;:]?$/i;

/** "Location: Ahmedabad Sample: 473 plants Outcome: …": a record's fields, not a sentence. */
const labels = /(?:(?:^|\s)\p{Lu}[\p{L}()-]*(?: [\p{L}()-]+){0,4}: \S[^:]*){3,}/u;

/** "Proteases and degradation 930 IV.": a line of a table of contents, with its page and the next number. */
const contents = /\b\d{1,4} (?:[IVX]{1,5}|\d{1,2})\.$/;

/** "To find a separation point for …": an aim without its subject. */
export const headlessAim =
  /^To (?:\w+ly )?(?:find|determine|assess|evaluate|investigate|examine|explore|compare|describe|identify|test|establish|study|analy[sz]e|develop|report|review|present|characteri[sz]e|estimate|measure|quantify|validate|propose)\b(?![^.]*, (?:we|the authors|this|an?|the) )/;

/** "104 times" for 10⁴: pasted text loses exponents, and the value with them. */
export const lostExponent =
  /(?<![\d.,])10(?:[3-9]|1[0-9]|2[0-4]) ?(?:times\b|-?fold\b|M(?:⊙|sun|_)|L⊙|cells?\b|cfu\b|copies\b|colony|years\b|yr\b|Gauss\b|Hz\b|cm\b|K\b)|[~∼≈×] ?10(?:[3-9]|1[0-9]|2[0-4])(?![\d.,%])/;

/** "In this chapter, the author tries to answer …": what is attempted, without what came of it. */
const attempts =
  /\b(?:we|the authors?|this (?:paper|article|chapter|study|work|review)) (?:tr(?:y|ies)|attempts?|seeks?|aims?) to (?:\w+ly )?(?:answer|address|provide|give|offer|explore|investigate|examine|understand|explain|show|describe|discuss|review|present|clarify|identify|assess|evaluate|determine)\b/i;

/** Said of everyone, not of the authors: there is no third person for it. */
export const sharedWe = /\b[Ww]e,? as (?:a|an|the)\b/;

/** What is printed with a document is not what it says. */
const enclosed =
  /^(?:Included|Annexed|Attached|Enclosed|Appended)\b[^.]{0,40}\b(?:is|are)\b|^(?:The )?[Aa]nnex(?:es)?\b|\b(?:tables?|maps?|lists?|charts?|texts?|letters?|cop(?:y|ies))\b[^.]{0,120}\b(?:is|are) (?:attached|annexed|enclosed)\b(?! to)|\b(?:is|are) (?:provided|given|contained|included) in (?:an|the|its) annex\b/;

/** What stands above is not in a post. */
const mentionedAbove = /\b(?:above|afore)[- ]?mentioned\b/i;

/** How much a study could have found is no finding. */
const ofPower =
  /\bstatistical power\b[^.]*\b(?:such that|only|too|insufficient|inadequate|limited|low)\b|\bunderpowered\b/i;

/** "The 95 % confidence interval of the difference was …": a figure's figure. */
const ofInterval =
  /^(?:\w+: )?(?:The )?(?:9[059](?:\.\d)? ?% )?(?:confidence interval|CI)\b[^.]*\b(?:was|were|is|ranged|lay)\b/i;

/** What nobody has shown yet. */
const stillOpen = /\b(?:remains?|is (?:still )?) ?(?:an? )?(?:\w+ )?open (?:problem|question|issue)\b/i;

/** "Recent work has shown that …": what others found before. "Prior work" stands for the literature, "our recent work" does not. */
export const ofOthers =
  /^(?:[^,]{0,40}, )?(?:recent|previous|prior|earlier|past|existing) (?:\w+ )?(?:works?|studies|research|approaches|methods|literature|results|findings|advances|evidence) (?:ha(?:s|ve) |(?:show|suggest|demonstrate|indicate|find|report)(?:s|ed)?\b)(?!.*\b(?:we|our|here)\b)/i;

/** "The hazard ratio with reference to placebo was 0.5": of what, the sentence does not say. */
const ofRatio =
  /^The (?:adjusted |pooled |overall )?(?:hazard|odds|risk|rate) ratios? (?:\([^)]*(?:\([^)]*\))?[^)]*\) )?(?:with reference to|compared (?:with|to)|relative to|was|were)\b(?!.*\b(?:for|of|in) (?!the (?:\S+ )?groups?\b)(?!reference\b)\p{Ll}+)/u;

/** What a review will also come to. */
const alsoCovers =
  /\bwill also be (?:reviewed|discussed|considered|described|covered|outlined|addressed)\b|\b(?:is|are) also (?:reviewed|discussed|outlined)\b/i;

/** What was taken for granted on the way. */
const assumes = /\b(?:has|have) been assumed\b(?! to be)/i;

const gates = [
  assumes,
  ofRatio,
  alsoCovers,
  ofInterval,
  stillOpen,
  ofOthers,
  ofPower,
  mentionedAbove,
  enclosed,
  comesLater,
  advises,
  praisesItself,
  publisherSpeaks,
  beforeItBegan,
  torn,
  tornClaim,
  labels,
  contents,
  headlessAim,
  attempts,
  sharedWe,
].map(quickTest);
