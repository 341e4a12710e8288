/**
 * What the text does not say ("the abstract gives no cost figures", "no patients in this one", "not an invitation"):
 * about the source, so there is no sentence of it that could support or contradict it.
 */
export function isScopeNote(text: string): boolean {
  return scopeNote.test(text);
}

const scopeNote =
  /\b(?:abstract|document|text|paper)\b[^.;]{0,30}\b(?:no|not|n['’]t)\b|\b(?:the|this) study (?:gives no|names no|reports no|did(?: not|n['’]t) (?:report|say|state|give|name|measure|include|cover|ask|look at))\b|\bno\b[^.;:]{0,40}\bin the (?:abstract|document|text|paper|study)\b|\bnot (?:stated|addressed|an invitation|(?:said|given)? ?in the (?:abstract|source|document|text))\b|\bno (?:figures?|patents?|patients?|volunteers?|product|application)\b|\b(?:mentions?|gives?|describes?) no\b/i;
