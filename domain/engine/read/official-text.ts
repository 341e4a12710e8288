/**
 * Resolutions and decisions (United Nations and bodies that write like it): a body, preambular clauses that give reasons
 * ("Recalling…"), and operative ones that do something ("1. Calls upon…").
 */
export interface OfficialClauses {
  /** Who acts, as printed without its comma ("The General Assembly"); null where the text does not say. */
  readonly body: string | null;
  /** For each sentence: an operative clause, a preambular clause, or neither. */
  readonly kinds: readonly ('operative' | 'preambular' | 'other')[];
  /** Index of the clause that says most plainly what was decided. */
  readonly main: number;
}

/** Null where the text is not an official document: it needs two operative clauses, or one and a preamble or a body. */
export function readOfficialClauses(sentences: readonly { readonly text: string }[]): OfficialClauses | null {
  const kinds = sentences.map(({ text }) => kindOf(text));
  const body =
    sentences.map(({ text }) => bodyPattern.exec(text)?.[1]).find((name) => name !== undefined) ?? null;
  const operative = kinds.filter((kind) => kind === 'operative').length;
  const reasons = kinds.filter((kind) => kind === 'preambular').length;
  if (operative < 2 && (operative === 0 || (reasons === 0 && body === null))) return null;
  const ranked = [deciding, urging, /./].map((verb) =>
    sentences.findIndex(({ text }, index) => kinds[index] === 'operative' && verb.test(withoutNumber(text))),
  );
  return { body, kinds, main: ranked.find((index) => index >= 0) ?? kinds.indexOf('operative') };
}

/** An operative clause as a sentence that stands alone: "1. Recognizes X;" by the General Assembly becomes "The General Assembly recognizes X." */
export function clauseSentence(clause: string, body: string | null): string {
  const plain = withoutNumber(clause).replace(/[\s;:,.]+$/, '');
  return `${body ?? 'The document'} ${plain.charAt(0).toLowerCase()}${plain.slice(1)}.`;
}

function withoutNumber(text: string): string {
  return text.replace(/^(?:\d{1,3}[.)]|\(?[a-z]\)|OP\s?\d+\.?|[A-Z]\.)\s*/, '');
}

function kindOf(text: string): 'operative' | 'preambular' | 'other' {
  const plain = withoutNumber(text);
  if (operativeVerb.test(plain)) return 'operative';
  return preambularVerb.test(plain) ? 'preambular' : 'other';
}

const bodyPattern =
  /^(The (?:General Assembly|Security Council|Human Rights Council|Economic and Social Council|[A-Z][a-z]+ (?:Assembly|Council|Committee|Commission|Conference|Board)(?: of (?:the )?[A-Z][\w ]{2,60})?)|The (?:Conference of the Parties|States Parties|Heads of State))\b[\w\s]*,/;

const operativeVerb =
  /^(?:Also |Further |Strongly |Again |Solemnly |Urgently )?(?:adopts|accepts|affirms|agrees|appeals|approves|authori[sz]es|calls (?:upon|on|for)|commends|condemns|confirms|congratulates|considers|decides|declares|demands|deplores|designates|determines|directs|emphasi[sz]es|encourages|endorses|establishes|expresses|invites|notes|proclaims|reaffirms|recalls|recogni[sz]es|recommends|reiterates|renews|requests|resolves|stresses|supports|takes note|underlines|urges|welcomes)\b/i;

const preambularVerb =
  /^(?:Also |Further |Deeply |Gravely |Having |Being |Fully )?(?:acknowledging|acting|affirming|alarmed|appreciating|aware|bearing in mind|concerned|confirming|conscious|considering|convinced|deploring|desiring|determined|emphasi[sz]ing|encouraged|expressing|guided|having|mindful|noting|reaffirming|recalling|recogni[sz]ing|referring|reiterating|resolved|stressing|taking|underlining|underscoring|welcoming|adopted|considered|examined|heard|received|regretting)\b/i;

const deciding =
  /^(?:Also |Further |Solemnly )?(?:decides(?! to remain)|recogni[sz]es|adopts|declares|proclaims|establishes|approves|authori[sz]es|demands|determines|designates|condemns)\b/i;
const urging =
  /^(?:Also |Further |Strongly |Urgently )?(?:calls|urges|requests|recommends|invites|encourages|endorses|appeals)\b/i;
