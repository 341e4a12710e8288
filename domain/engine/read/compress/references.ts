/** What the reader needs beside the sentence itself: the title and the sentences before it. */
export interface Surroundings {
  readonly title: string | null;
  readonly sentences: readonly { readonly text: string }[];
  /** Place of the sentence among them. */
  readonly index: number;
}

/**
 * The sentence with a bare reference replaced by what it names, where only one thing can be meant: the coined name in
 * the title for "our method", the title's "patients with …" for "these patients". Otherwise unchanged.
 */
export function resolveReferences(text: string, around: Surroundings): string {
  return namePeople(nameTool(text, around.title), around.title);
}

/** The first reference that a reader cannot resolve from the sentence alone; null when it stands alone. */
export function bareReference(text: string): string | null {
  for (const pattern of barePatterns) {
    const found = pattern.exec(text);
    if (found !== null) return found[0].trim();
  }
  return null;
}

const toolNoun =
  '(?:method|approach|algorithm|model|framework|system|technique|tool|architecture|network|procedure|strategy|scheme|pipeline|software|platform|estimator|detector|formulation|solution|design|technology|package|library|program|code|dataset|database|benchmark|protocol|device|sensor)s?';

const barePatterns: readonly RegExp[] = [
  /^(?:This|These|Those|It|They|Its|Their|Such|He|She|That|Both(?= (?:of )?(?:these|them|were|are|had|have|methods|groups|models|approaches|interventions|algorithms|techniques|measures))|The (?:former|latter|same|other|others))(?! (?:is|was) (?:no|little|not|possible|important|likely|unlikely|known|unclear|necessary|feasible) )(?=[\s,])/,
  /^(?:In|For|With|Under|Using|From|Through|By|Among|Of|On|At|After|During|Within) (?:this|these|those|such|both|each|it|them|that)\b(?! (?:[\p{L}-]+ ){0,6}?(?:paper|study|work|trial|article|analysis|meta-analysis|survey|review|cohort|year|end|regard|respect)\b)/u,
  new RegExp(
    `\\b(?:the (?:proposed|resulting|presented|suggested|developed|new|above|described|obtained|first|second|latter|former)) (?:[\\p{L}-]+ ){0,2}?${toolNoun}\\b`,
    'iu',
  ),
  new RegExp(
    `^(?:The|All|Each|Both) ${toolNoun}\\b(?! (?:of|for|in|to|that|which|based|used|with|by)\\b)`,
    'u',
  ),
  new RegExp(
    `\\bthe authors' (?:[\\p{L}-]+ ){0,3}?(?:${toolNoun}|results?|findings?|hypothesis|theory|predictions?|assumptions?|work|analysis|approaches|data|simulations?|experiments?)\\b`,
    'iu',
  ),
  /\b(?:these|those|this|such) (?:\p{L}+ )?(?:patients|findings|results|effects?|differences?|associations?|relationships?|groups?|factors?|changes?|cases|children|women|men|variables|models?|methods?|approach(?:es)?|phenomen(?:on|a)|mechanisms?|improvements?|problems?|issues?|processes|process|condition|conditions|population|populations|cells|animals|species|assumption|regime|setting|question|knowledge|technique|treatment|intervention|procedure|disease|system|framework|class|parameter|parameters|measures?|scores?|genes?|events?|data)\b/iu,
];

function nameTool(text: string, title: string | null): string {
  const name = coinedName(title);
  if (name === null || text.includes(name)) return text;
  const pattern = new RegExp(
    `^(?:The authors'|Our|The proposed|The presented|The) (?:new |proposed |simple |general )*(${toolNoun})(?= (?:is|are|was|has|can|could|may|also|outperforms?|achieves?|significantly|substantially|consistently|yields?|provides?|allows?|enables?|improves?|produces?|generates?|requires?|performs?|reduces?|shows?|does|works)\\b)`,
    'u',
  );
  return text.replace(pattern, (whole, noun: string) => (/s$/.test(noun) ? whole : name));
}

/** The name that a title gives before its colon: one word with two capitals, or a capital inside ("BERT", "OpSets"). */
export function coinedName(title: string | null): string | null {
  const match = /^([\p{L}\p{N}+*-]{2,24})(?: ?\([^)]*\))?:\s/u.exec(title ?? '');
  const name = match?.[1] ?? '';
  return (name.match(/\p{Lu}/gu) ?? []).length >= 2 &&
    !/^(?:COVID|HIV|AIDS|DNA|RNA|MRI|CT|US|UK|EU|UN|NHS|WHO)\b/.test(name)
    ? name
    : null;
}

function namePeople(text: string, title: string | null): string {
  const people = [
    ...(title ?? '').matchAll(
      /\b((?:patients|children|women|men|adults|adolescents|infants|students|people|individuals) (?:with|undergoing|receiving) [^,.:;?()]{3,70}?)(?=$|[,.:;?(]| (?:in|after|during|and|who|by|using|from) )/giu,
    ),
  ].map((match) => match[1] ?? '');
  const only = people.length === 1 ? (people[0] ?? '') : '';
  if (only === '') return text;
  const noun = only.split(' ')[0]?.toLowerCase() ?? '';
  return text.replace(
    new RegExp(`\\b(?:these|such|our) ${noun}\\b(?! with)`, 'i'),
    () => noun + only.slice(noun.length),
  );
}
