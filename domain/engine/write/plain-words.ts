/** What is said otherwise, and how: as `String.replace` takes it. */
export type Rewording = readonly [RegExp, string];

/** Forms of be and have, with an adverb or none. */
const formOfBe = String.raw`\b(is|are|was|were|be|been|being)((?: \p{Ll}+ly| not| also)?)`;

/**
 * Everyday words for words of the trade, each pair checked by hand: it means the same wherever the pattern matches, in every
 * ending that it takes. What means the same only sometimes ("mortality", "employed", "exhibits") stays as it is, and so does what
 * the check would read as a direction ("high blood pressure").
 */
export const plainWords: readonly Rewording[] = [
  // How things are said.
  [/\butili[sz](e[sd]?|ing)\b/g, 'us$1'],
  [/\bin order to\b/g, 'to'],
  [/\bprior to\b/g, 'before'],
  [/\bsubsequent to\b/g, 'after'],
  [/\bas well as\b/g, 'and'],
  [/\bdue to the fact that\b/g, 'because'],
  [/\bapproximately\b/g, 'about'],
  [/\b(?:when|as) compared (?:to|with)\b|\bin comparison (?:to|with)\b/g, 'compared with'],
  [/\ba large number of\b|\bnumerous\b/g, 'many'],
  [/\bthe majority of (?=(?:the|these|those|all|our|their)\b)/g, 'most of '],
  [/\bthe majority of\b/g, 'most'],
  [/\bin the absence of\b/g, 'without'],
  [/\bin the presence of\b/g, 'with'],
  [/\b(is|are|was|were) sufficient to\b/g, '$1 enough to'],
  [/\bwhilst\b/g, 'while'],
  [/\bamongst\b/g, 'among'],
  [/\bpossesses\b/g, 'has'],
  [/\bcommences\b/g, 'starts'],
  [/\bcommenced\b/g, 'started'],
  [/\bpresenting with (?=\p{Ll})/gu, 'with '],
  // What was seen.
  [new RegExp(`${formOfBe} demonstrated\\b`, 'gu'), '$1$2 shown'],
  [/\b(have|has|had)((?: \p{Ll}+ly| not| also)?) demonstrated\b/gu, '$1$2 shown'],
  [/\bdemonstrate(s?)\b/g, 'show$1'],
  [/\bdemonstrated\b/g, 'showed'],
  [/\bdemonstrating\b/g, 'showing'],
  // Life and death in the source's own words: the check takes no other for them.
  [
    new RegExp(
      `${formOfBe} associated with\\b(?! (?:\\p{Ll}+ ){0,3}(?:deaths?|mortality|survival)\\b)`,
      'gu',
    ),
    '$1$2 linked to',
  ],
  [/\bstatistically significantly\b/g, 'significantly'],
  // The body and its ills.
  [/\badverse events\b/g, 'side effects'],
  [/\badministered\b/g, 'given'],
  [/(?<!\b(?:elevation|type \d) )\bmyocardial infarction(s?)\b/g, 'heart attack$1'],
  [/\bcerebrovascular accident(s?)\b/g, 'stroke$1'],
  [/\brenal (?=(?:function|failure|disease|injury|transplant(?:s|ation)?)\b)/g, 'kidney '],
  [/\bhepatic (?=(?:function|failure|disease|injury)\b)/g, 'liver '],
  [/(?<!\bobstructive )\bpulmonary (?=(?:function|disease|infections?)\b)/g, 'lung '],
  [/\bcardiac (?=(?:function|disease|surgery)\b)/g, 'heart '],
  [/\bdyspno?ea\b/g, 'breathlessness'],
  [/\bpruritus\b/g, 'itching'],
  [/\bemesis\b/g, 'vomiting'],
  [/\balopecia\b/g, 'hair loss'],
  [/\bo?edema\b/g, 'swelling'],
  [/\bha?emorrhage\b/g, 'bleeding'],
  [/\banalgesics\b/g, 'painkillers'],
  [/\befficacious\b/g, 'effective'],
  [/\bneonates\b/g, 'newborns'],
  [/\ball-cause mortality\b/g, 'deaths from any cause'],
  // Animals and the world.
  [/\bmurine (?=\p{Ll})/gu, 'mouse '],
  [/\bbovine (?=\p{Ll})/gu, 'cattle '],
  [/\bporcine (?=\p{Ll})/gu, 'pig '],
  [/\bovine (?=\p{Ll})/gu, 'sheep '],
  [/\bequine (?=\p{Ll})/gu, 'horse '],
  [/\bavian (?!influenza)(?=\p{Ll})/gu, 'bird '],
  [/\banthropogenic\b/g, 'human-caused'],
];
