/**
 * The sentence with a bare reference replaced by what it names, where only one thing can be meant: the coined name in
 * the title for "our method", the title's "patients with …" for "these patients". Otherwise unchanged. `before` is the sentence
 * before it: where that speaks of a part, "these" are not all whom the title names.
 */
export function resolveReferences(text: string, title: string | null, before: string): string {
  const named = nameTool(text, title);
  return speaksOfPart.test(before) ? named : namePeople(named, title);
}

/** "Half of the patients", "30 % of these": what follows may be of those alone. */
const speaksOfPart =
  /\d ?%|per cent\b|percent\b|\b\d+ (?:out )?of (?:the )?\d|\b(?:majority|minority|half|third|quarter|most|some|only|remaining|rest|none) of\b|\b(?:[Oo]f|[Aa]mong) (?:these|the|those)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\p{Ll}+ )?(?:patients|children|women|men|adults|infants|students|people)\b/u;

const toolNoun =
  '(?:method|approach|algorithm|model|framework|system|technique|tool|architecture|network|procedure|strategy|scheme|pipeline|software|platform|estimator|detector|formulation|solution|design|technology|package|library|program|code|dataset|database|benchmark|protocol|device|sensor)s?';

function nameTool(text: string, title: string | null): string {
  const name = coinedName(title);
  if (name === null || text.includes(name)) return text;
  const pattern = new RegExp(
    `^(?:The authors'|Our|The proposed|The presented|The) (?:new |proposed |simple |general )*(${toolNoun})(?= (?:is|are|was|has|can|could|may|also|outperforms?|achieves?|significantly|substantially|consistently|yields?|provides?|allows?|enables?|improves?|produces?|generates?|requires?|performs?|reduces?|shows?|does|works)\\b)`,
    'u',
  );
  const named = (whole: string, noun: string): string => (/s$/.test(noun) ? whole : name);
  const made = text.replace(pattern, named);
  return namesMade.test(title ?? '') ? made.replace(inside, named) : made;
}

/** "UC-Net: saliency detection via …" names what was made; "ImageNet: what do networks see?" what was used. */
const namesMade = /^[^:]+: [^?]*\b(?:via|for|using|by|with|through|towards?)\b[^?]*$/i;
/** "the effectiveness of our approach": one thing, and nothing that is said of its kind. */
const inside = new RegExp(
  `(?<=\\b(?:effectiveness|efficacy|superiority|advantages?|benefits?|usefulness|utility|merits?) of )(?:our|the authors') (?:(?:new|novel|proposed|simple|full|final|overall) )*(${toolNoun})(?=[.,;)]| (?:in|on|over|for|against|compared|with respect|across|under|is|and)\\b)`,
  'gu',
);

/** The name that a title gives before its colon: one word with two capitals, or a capital inside ("BERT", "OpSets"). */
function coinedName(title: string | null): string | null {
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
      /\b((?:(?:older|elderly|young|pregnant|adult) )?(?:patients|children|women|men|adults|adolescents|infants|students|people|individuals) (?:with|undergoing|receiving|living) [^,.:;?()]{3,70}?)(?=$|[,.:;?(]| (?:after|during|and|who|by|using|from) )/giu,
    ),
  ].map((match) => match[1] ?? '');
  const only = people.length === 1 ? (people[0] ?? '') : '';
  if (only === '') return text;
  const noun = only.split(' ')[0]?.toLowerCase() ?? '';
  return text.replace(
    new RegExp(`\\b(?:(?:these|such|our) ${noun}\\b(?! with)|this (?:patient )?population\\b(?! of))`, 'i'),
    () => noun + only.slice(noun.length),
  );
}
