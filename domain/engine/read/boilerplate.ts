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
  /^(?:corresponding author|correspondence|affiliations?|authors?:|received|accepted|e-?mail|doi|pmid|pmcid|arxiv:|https?:)\b/i,
  /^\S+@\S+\.\w{2,}\.?$/,
  /^(?:this (?:article|paper|study|work|trial|review|protocol) (?:is part of|was|is|has been) (?:a |an |the )?(?:special|theme|(?:prospectively )?registered|funded|supported)|(?:the )?trial (?:is|was) (?:prospectively )?registered|prospero\b|clinicaltrials\.gov\b|isrctn)/i,
  /^(?:this|the) (?:report|brief|paper|document|article) (?:was|is|has been) (?:prepared|written|commissioned|funded|published|produced) (?:by|for|with)\b/i,
  /^(?:the )?(?:source )?code (?:and (?:data|models?) )?(?:is|are|will be) (?:made )?(?:publicly )?(?:available|released)\b/i,
];
