/**
 * Sentences that come with a pasted page and say nothing of the work: copyright, correspondence, registration, pointers.
 * They keep their place among the sentences, with the role 'other', and are never a finding.
 */
export function isBoilerplate(text: string): boolean {
  return boilerplate.some((pattern) => pattern.test(text));
}

const boilerplate: readonly RegExp[] = [
  /^(?:JSTOR\b|The (?:JSTOR )?Archive is (?:a trusted|supported|maintained)\b|For more information regarding\b|Your use of the\b|This content downloaded from\b|Access provided by\b|To purchase (?:this )?(?:reprints?|article)\b)/i,
  // A record's fields run together: three labels or more with hardly a sentence between them.
  /(?:(?:^|\s)(?:Researchers?|Sectors?|Sector\(s\)|Location|Sample|Target group|Outcome of interest|Intervention type|Data|Keywords?|Partners?)[^:.]{0,20}: \S[^:]*){3,}/,
  /^(?:©|\(c\)|copyright\b)|\ball rights reserved\b|\bpublished by (?:elsevier|wiley|springer|oxford university press|bmj)\b|\blicensee\b/i,
  /^(?:please )?see (?:later in the article|the editors|supplementary|page)|\beditors?['’] summary\b/i,
  /^(?:(?:corresponding author|correspondence|affiliations?|doi|pmid|pmcid|https?)\b|(?:authors?|e-?mail(?: address(?:es)?)?|arxiv):)/i,
  /^(?:received|accepted)\b[:\s]+(?:in |on )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december)/i,
  // Headings of registers and supplements often lost the space behind them: "Trial registrationISRCTN27581154."
  /^[[(]?(?:(?:[Cc]linical|[Tt]rials?|[Ss]tudy|[Tt]rail|[Pp]rotocol) )*[Rr]egistr(?:ation|y)(?: [Nn]umbers?| [Ii]dentifiers?| TRN)?\s*(?:[:[]|$|(?:ISRCTN|NCT|DRKS|UMIN|ChiCTR|ACTRN|CTRI)\s?[-\d/]|(?<=[a-z])(?:Clinical|Controlled|Eudra|PROSPERO))/,
  /^[[(]?clinical ?trials\.?gov (?:(?:identifier|registration|number)s?[:\s#]*)?(?:NCT)?\d/i,
  /^[[(]?(?:the|this) (?:initial )?(?:study|trial|review|protocol|clinical trial|systematic review) (?:is|was|has been) (?:prospectively |retrospectively )?registered (?:with|at|in|on(?! average)|as|under|by|\()[^,;]*$|^the (?:\w+ )?(?:clinical )?(?:trial )?registration number\b(?: (?:for|of) [^,]{0,60})? (?:is|was):? \S*\d/i,
  /^(?:electronic )?supplementary (?:materials?|information)\s*(?:the online version|$)|^the online version (?:of this article |\([^)]*\) ?)?contains supplementary\b/i,
  /^this is an open[- ]access article\b|\bdistributed under the terms (?:and conditions )?of the creative commons\b/i,
  /^(?:note that )?(?:(?:the|our|all|source|full) )*(?:source codes?|codes?|data)\b[^.;]{0,90} (?:is|are) (?:freely |publicly |openly )?available (?:\w+ )?(?:at|from|on|via|under) (?:https?:|www\.|github\b)/i,
  /^(?!(?:we|i|here|in|this (?:paper|work|study))\b)(?:[\w().-]+ ){0,3}?(?:codes?|data|data ?sets?|software|tools?|packages?|scripts?|models?|implementations?|programs?|servers?|databases?|weights|toolbox|materials?)(?: (?:and|of|for|from|in|used|with|along)\b[^.;]{0,60})? (?:is|are) (?:freely |publicly |openly )?available (?:\w+ )?(?:at|from|on|via|under) (?:https?:|www\.|github\b)/i,
  // A printed citation of the article itself: "Hum Brain Mapp 36:4104-4115, 2015."
  /^(?:[A-Z][\w.]*\s){1,5}\d+\s?(?:\(\d+\))?:\s?e?\d+(?:[-–]\d+)?,? \(?\d{4}\)?\.?$/,
  /^\S+@\S+\.\w{2,}\.?$/,
  /^(?:this (?:article|paper|study|work|trial|review|protocol) (?:is part of|was|is|has been) (?:a |an |the )?(?:special|theme|(?:prospectively )?registered|funded|supported)|(?:the )?trial (?:is|was) (?:prospectively )?registered(?! on average)|prospero\b[^,;]{0,40}\d|isrctn)/i,
  /^(?:this|the) (?:report|brief|paper|document|article) (?:was|is|has been) (?:prepared|written|commissioned|funded|published|produced) (?:by|for|with)\b/i,
  /^(?:the )?(?:source )?code (?:and (?:data|models?) )?(?:is|are|will be) (?:made )?(?:publicly )?(?:available|released)\b/i,
];
