/**
 * What the text does not say ("the abstract gives no cost figures", "no patients in this one", "not an invitation"), and what the
 * work leaves open ("not known from this study", "a link, not a cause"): about the source, so there is no sentence of it that
 * could support or contradict it. It takes back, and states nothing.
 */
export function isScopeNote(text: string): boolean {
  return scopeNote.test(text) || leftOpen.test(text);
}

const leftOpen =
  /\bnot known from (?:this|these|the|one) (?:\p{Ll}+ )?(?:study|trial|data|results?|work|abstract|paper)\b|\bwhat (?:it|this|that|they|the (?:study|trial|paper|data)) (?:do(?:es)?(?: not|n['’]t)|can(?:not|['’]t)) (?:tell|show|say)\b|\b(?:link|association|correlation), (?:and )?not (?:an? )?(?:cause|causation|proof)\b|^\W*["“]?not significant["”]? (?:is(?: not|n['’]t) (?:the same as|proof of)|do(?:es)?(?: not|n['’]t) mean)\b|^\s*(?:\p{L}+(?: \p{Ll}+)?: )?(?:this is |it['’]s |it is )?(?:only |just )?(?:one|a single) (?:small |early |short )?study[^\p{L}]*$/iu;

const scopeNote =
  /\b(?:abstract|document|text|paper)\b[^.;]{0,30}\b(?:no|not|n['’]t)\b|\b(?:the|this) study (?:gives no|names no|reports no|did(?: not|n['’]t) (?:report|say|state|give|name|measure|include|cover|ask|look at))\b|\bno\b[^.;:]{0,40}\bin the (?:abstract|document|text|paper|study)\b|\bnot (?:stated|addressed|an invitation|(?:said|given)? ?in the (?:abstract|source|document|text))\b|\bno (?:figures?|patents?|product|application)\b|\bno (?:patients?|people|participants|volunteers?)(?=[.,;:!]|$| (?:in this|here|took part|take part|needed|involved|(?:are|were) involved)\b)|\b(?:mentions?|gives?|describes?) no\b|\bnothing (?:here|in this(?: one)?|in it) is about\b|^\W*(?:(?:this|it)(?: one)? is )?not about (?:patients|people)\b/i;
