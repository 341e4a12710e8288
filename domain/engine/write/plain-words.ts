/** What is said otherwise, and how: as `String.replace` takes it. */
export type Rewording = readonly [RegExp, string];

/** Forms of be, with an adverb or none. */
const formOfBe = String.raw`\b(is|are|was|were|be|been|being)((?: \p{Ll}+ly| not| also| first| then)*)`;

/** Not in a compound, and not where the source gives the name its short form: that would stand unexplained. */
const ill = (name: string): RegExp => new RegExp(String.raw`(?<![-\p{L}])${name}\b(?! \()`, 'gu');
/** The same for an adjective, before the noun it goes with. */
const ofOrgan = (name: string, nouns: string): RegExp =>
  new RegExp(String.raw`(?<![-\p{L}])${name} (?=(?:${nouns})\b(?! (?:\p{Ll}+ )?\())`, 'gu');

const amounts = String.raw`(?= (?:[\d~]|(?:half|one|two|three|four|five|six|seven|eight|nine|ten|twice|a)\b))`;

/**
 * Everyday words for words of the trade, each pair checked by hand: it means the same wherever the pattern matches, in every
 * ending that it takes. What means the same only sometimes ("mortality", "employed", "haemorrhage") stays as it is, and so does
 * what the check would read as a direction ("high blood pressure") or what is part of a name ("bovine serum albumin").
 */
export const plainWords: readonly Rewording[] = [
  // How things are said.
  [/\butili[sz](e[sd]?|ing)\b/g, 'us$1'],
  [/\bin order to\b/g, 'to'],
  [/\bprior to\b/g, 'before'],
  [/\bsubsequent to\b/g, 'after'],
  [/\bas well as\b/g, 'and'],
  [/\bdue to the fact that\b/g, 'because'],
  [new RegExp(String.raw`\bapproximately${amounts}`, 'g'), 'about'],
  [/\b(?:when|as) compared (?:to|with)\b|\bin comparison (?:to|with)\b/g, 'compared with'],
  [/(?<!\bsuch )\ba large number of (?!(?:the|these|those|all|our|their|its|whom|which|them)\b)/g, 'many '],
  [/(?<!\b(?:more|most|less|least|as|so|too) )\bnumerous\b/g, 'many'],
  [
    /\bthe majority of (?=(?:the|these|those|all|our|their|its|his|her|your|my|each|both|whom|which|them|us|it)\b)/g,
    'most of ',
  ],
  [/\bthe majority of\b/g, 'most'],
  [/(?<!\b(?:and|or) )\bin the absence of\b/g, 'without'],
  [/\b(is|are|was|were) sufficient to\b/g, '$1 enough to'],
  [/\bwhilst\b/g, 'while'],
  [/\bamongst\b/g, 'among'],
  [/\bpossesses\b/g, 'has'],
  [/\bcommences\b/g, 'starts'],
  [/\bcommenced\b/g, 'started'],
  [/(?<!\b(?:is|are|was|were|be|been) )\bpresenting with (?=\p{Ll})/gu, 'with '],
  // What was seen: of a work and its authors, for crowds demonstrate too.
  [new RegExp(`${formOfBe} demonstrated\\b`, 'gu'), '$1$2 shown'],
  [
    /\b(have|has|had)((?: \p{Ll}+ly| not| also)?) demonstrated (?=(?:that|how|an?|the|no)\b)/gu,
    '$1$2 shown ',
  ],
  [/\bdemonstrate(s?) (?=(?:that|how|an?|the)\b)/g, 'show$1 '],
  [
    /(?<=\b(?:we|they|authors|results?|findings|data|study|studies|trials?|analys[ei]s) )demonstrated (?=(?:that|how|an?|the|no)\b)/g,
    'showed ',
  ],
  [/\bdemonstrating (?=(?:that|how|an?|the)\b)/g, 'showing '],
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
  [/\badverse events\b(?! (?:\(|unrelated|not related))/g, 'side effects'],
  // Drugs are, but funds and countries are administered by somebody; "monthly administered" is no "monthly given".
  [new RegExp(`${formOfBe} administered\\b(?! by\\b)`, 'gu'), '$1$2 given'],
  [ill(String.raw`(?<!\b(?:elevation|type \d) )myocardial infarction`), 'heart attack'],
  [ill(String.raw`(?<!\b(?:elevation|type \d) )myocardial infarctions`), 'heart attacks'],
  [ill('cerebrovascular accident'), 'stroke'],
  [ill('cerebrovascular accidents'), 'strokes'],
  [ofOrgan('renal', 'function|failure|disease|injury|transplant|transplants|transplantation'), 'kidney '],
  [ofOrgan('hepatic', 'function|failure|disease|injury'), 'liver '],
  [ofOrgan(String.raw`(?<!\bobstructive )pulmonary`, 'function|disease|infections?'), 'lung '],
  [ofOrgan('cardiac', 'function|disease|surgery'), 'heart '],
  [ill('dyspno?ea'), 'breathlessness'],
  [ill('pruritus(?! ani)'), 'itching'],
  [ill('emesis(?! gravidarum)'), 'vomiting'],
  [ill('alopecia(?! (?:areata|totalis|universalis))'), 'hair loss'],
  [/\banalgesics\b/g, 'painkillers'],
  [/\befficacious\b/g, 'effective'],
  [/\bneonates\b/g, 'newborns'],
  // Animals and the world.
  [/\bmurine (?=(?:models?|cells?|tissues?|embryos|oocytes)\b)/g, 'mouse '],
  [/\bporcine (?=(?:models?|cells?|tissues?|embryos|oocytes)\b)/g, 'pig '],
  [/\bavian (?=(?:species|populations?|communities)\b)/g, 'bird '],
  [/\banthropogenic\b/g, 'human-caused'],
];
