import { finder } from '#domain/language/finder.ts';
import { quickExec } from '#domain/language/quick-test.ts';
import { remembered } from '#domain/language/remembered.ts';
import { stem } from '#domain/language/stem.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { bareReference } from '../../read/compress/bare-reference.ts';
import { isWellKnown } from '../../read/unspelled.ts';
import { stemsOf, wordsOf } from './stems.ts';
import { farIn, isAnaphor, unnamedThing } from './unnamed-thing.ts';

/**
 * What a sentence leaves to words that the post does not hold: "they", "these patients", "the brown dwarf" of which
 * only an earlier sentence of the source said which. Null where a reader who has read `said` understands it.
 */
export function openReference(
  text: string,
  index: number | null,
  said: string,
  sheet: FactSheet,
): string | null {
  const held = stemsOf(said);
  return (
    pointer(text, held, sheet) ??
    turnedSubject(text, index, said, sheet) ??
    hangingWord(text, said) ??
    unspelled(text, said, sheet) ??
    unnamedThing(text, index, held, sheet)
  );
}

/**
 * Whether all that is left open is a name that the source itself spells nowhere, or a thing said in two words and more
 * ("the diffusion measurements"): less than what is lost where another sentence leads in the finding's place.
 */
export function isNearlyClear(
  text: string,
  index: number | null,
  sheet: FactSheet,
  said = '',
  isLast = false,
): boolean {
  const held = stemsOf(said);
  if (pointer(text, held, sheet) !== null || hangingWord(text, said) !== null) return false;
  const short = unspelled(text, said, sheet)?.replace(/s$/, '');
  if (short !== undefined && sheet.acronyms.some((one) => one.short === short)) return false;
  const thing = unnamedThing(text, index, held, sheet);
  // A reader forgives "the cut-out" inside a finding that is surely the right one; another sentence in its place, never.
  const isSurely = (isLast || sheet.sure) && index === sheet.finding.sentence;
  return (
    thing === null ||
    (isSurely && text.toLowerCase().indexOf(thing.trim()) > farIn) ||
    /^the (?!same|proposed|resulting|obtained|two|three|four)[\p{L}\p{N}-]+ \p{L}/u.test(thing.trim())
  );
}

/** A pointer is at home where the post has just said the thing it points at. */
function pointer(text: string, held: ReadonlySet<string>, sheet: FactSheet): string | null {
  const found = bareReference(text, sheet.title);
  if (found === null) return null;
  // "…, and this correlated with …", "The authors' QST-CGAN": the sentence says itself what they are.
  if (/^this \p{Ll}+/u.test(found) && /(?:, (?:and|but)|;) $/.test(text.slice(0, text.indexOf(found))))
    return null;
  if (/^the authors' /i.test(found) && /^The authors' \S*\p{Lu}\S*\p{Lu}/u.test(text)) return null;
  const anaphor = /^the (\p{L}+)$/iu.exec(found)?.[1];
  if (anaphor !== undefined && isAnaphor(anaphor, text.indexOf(found))) return null;
  // "The authors' method", behind words that announced one.
  if (ownThing.test(found) && announced.some((verb) => held.has(verb))) return null;
  // "These quantities and show that": what is pointed at, without what follows it.
  const named = wordsOf(found.split(behindThing)[0] ?? '').filter((word) => !pronouns.has(word));
  return named.length > 0 && named.some((word) => held.has(stem(word))) ? null : found;
}

const behindThing =
  / (?:and|or|but|that|which|who|to|in|on|of|for|with|by|from|at|as|is|are|was|were|can|may|has|have)\b/;

/** "Yet, the loss of significance indicates that it is no predictor": what "it" is, the sentence that it turns from says. */
function turnedSubject(text: string, index: number | null, said: string, sheet: FactSheet): string | null {
  const source = index === null ? '' : (sheet.sentences[index]?.text ?? '');
  if (said !== '' || !/^(?:Yet|However|But|Nevertheless|Nonetheless|Still|Conversely),? /.test(source))
    return null;
  return (
    /^[^,]*\bthat (?:it|they) (?:is|are|was|were|may|might|can|could|does|do|did|has|have|had)\b/.exec(
      text,
    )?.[0] ?? null
  );
}

const ownThing =
  /^the authors' (?:[\p{L}-]+ ){0,2}?(?:method|approach|model|framework|algorithm|system|tool|technique|strategy|architecture|pipeline|network|estimator|library|dataset|toolkit)\b/iu;
const announced = ['propose', 'present', 'introduce', 'develop', 'describe', 'design', 'build'].map(stem);

const pronouns = new Set(
  'it its they their them this these those such the authors of in for with on from both one same proposed found showed suggest show'.split(
    ' ',
  ),
);

/**
 * A short form that nothing here spells out, save where the title itself uses it as a name. One that the source spells
 * nowhere (a gene, a test) may stand in the second half, when the reader knows what the sentence is about.
 */
function unspelled(text: string, said: string, { title, acronyms }: FactSheet): string | null {
  for (const [short] of shortForms(text)) {
    const plain = short.replace(/s$/, '');
    if (isWellKnown(plain) || `${title ?? ''} ${said}`.includes(plain)) continue;
    const far = text.indexOf(short) > text.length / 2 && !acronyms.some((one) => one.short === plain);
    if (!far && !text.includes(`(${plain}`) && !text.includes(`${plain} (`) && !/^[IVX]+$/.test(plain))
      return short;
  }
  return null;
}

const shortForms = finder(/(?<![\p{L}\p{N}(/.-])\p{Lu}{2,6}s?(?![\p{L}\p{N}/)-])/gu);

/** Words that compare with something said before, or count what only an earlier sentence named. */
function hangingWord(text: string, said: string): string | null {
  for (const { words, noun, before } of hangingIn(text)) {
    if (/^the proposed/i.test(words) && proposes.test(said)) continue;
    const isTurn = said !== '' && turns.test(words);
    const isNamed = noun !== undefined && stemsOf(`${said} ${before}`).has(stem(noun));
    if (!isTurn && !isNamed) return words;
  }
  return null;
}

interface Hanging {
  readonly words: string;
  readonly noun: string | undefined;
  readonly before: string;
}

/** All that may hang in the air, whatever was said before the text: the same text is tried behind several. */
const hangingIn: (text: string) => readonly Hanging[] = remembered((text) =>
  hanging.flatMap((find): Hanging[] => {
    const found = find(text);
    if (found === null) return [];
    const [words] = found;
    const isPaired = /respectively/i.test(words) && / and [^.]* and /.test(text);
    return isPaired ? [] : [{ words, noun: found.groups?.['noun'], before: text.slice(0, found.index) }];
  }),
);

const hanging = [
  /^(?:Another|A further|An additional|As an? (?:second|third|further|additional)) \p{Ll}/u,
  /\bsuch (?<noun>\p{Ll}{4,}) (?:can|may|might|could|will|would|is|are|was|were|has|have)\b/iu,
  /\bthe (?:\p{Ll}+ )?ones\b(?! (?:that|who|which|of|in|with|from|used)\b)/u,
  // "Leakage is much less damaging": than what.
  /^(?!.*\b(?:than|compared|versus|relative|beside)\b).*\b(?:is|are|was|were) (?:much |far |significantly |considerably |even )?(?:less|more) \p{Ll}+\.$/u,
  /^(?!.*\b(?:patient|man|woman|boy|girl|child|infant|mother|father|author|person|he or she|his or her)\b).*\b(?:his|her|him|he|she)\b/i,
  /^All (?:had|were|was|have|are|did|could|but|except)\b/,
  /(?<!\()\b[Gg]roups? (?:[1-5]|I{1,3}|[A-D])\b/,
  /\b(?:first|second|third|former|latter) (?:(?:case|study|patient|control|experimental) )?(?:group|series|cohort|experiment|study|phase|arm|period|set|part|sample|task|condition|trial)\b(?! of\b)/,
  /\bthe (?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:[\p{Ll}-]+ )?(?<noun>patients|participants|children|women|men|subjects|studies|cases|groups|models|methods|approaches|arms|cohorts|responders|survivors|carriers|types|families|drugs|proteins|genes|variants|tasks|experiments|texts|scenarios|datasets|samples|sets|measures|tests|instruments|strategies|techniques|algorithms|schemes|inhibitors|compounds|dimensions|scales)\b(?! (?:who|with|that|of|in)\b)/iu,
  /\b(?:all|each|both|most|some|none|many|any) of (?:these|those) (?:[\p{Ll}-]+ )?(?<noun>\p{Ll}+)\b/iu,
  /\b(?:an?|this|the) (?:similar|analogous|same) (?:result|statement|bound|theorem|behaviou?r|property)\b/i,
  // What was done to it, only a sentence before says.
  /\bthe (?<noun>experimental|intervention|test) group\b(?! (?:of|that|which|who|with|receiv|given|treated))/iu,
  /\bthe proposed (?<noun>\p{Ll}+)/iu,
  /\b(?:both|either|neither|all(?! cases\b)|each) (?<noun>systems?|species|classes|arms|drugs?|treatments?|procedures?|outcomes?|cases?|goals?|groups?|tasks?|settings?|models?|datasets?|conditions?|methods?|approach(?:es)?|experiments?)\b/i,
  /\bthe (?:resulting|obtained|said|latter|aforementioned) (?:[\p{Ll}-]+ )?(?<noun>\p{Ll}+)/iu,
  /\bthe (?<noun>approach|method|model|framework|algorithm|technique|scheme) (?:to|on|with|and|in)\b/i,
  /\b(?:the (?:former|latter|above|following)|respectively|as follows|likewise|the same (?:is|was|holds|trend|pattern))\b/i,
  /^(?:Each|One|Some|Many|Most|None|Others?|Another|Few) (?:can|is|was|has|had|are|were|have|may|also)\b/,
  /^Both (?:\p{Ll}+ ){1,2}(?:can|are|were|have|had)\b/u,
  /^(?:One|Two|Three|Four|Five|Some|Most|Many|Several|All|None|Each) of (?:them|these|those)\b/,
  /^The (?:results?|data|findings?|authors|study|paper)\b[^,]{0,40}? that (?:it|they|its|their)\b/,
  /\b(?:between|across|among|in|for) (?:the )?(?:two|three|four) (?<noun>groups|conditions|cohorts|methods|models|arms|types|sites|populations)\b(?! of)/i,
  /\b(?:described|mentioned|noted|discussed|listed|stated|outlined|reported|defined) (?:above|earlier|before)\b|\b(?:above|afore)-?mentioned\b|\bin (?:this|that) (?:manner|way|fashion|sense|regard|respect|direction)\b/i,
  /\b(?:against|in|of|from|by|for|on|with|to|under) above \p{Ll}+s\b(?! of\b)/u,
  /\bpart of the (?:problem|reason|explanation|answer) (?:is|was|lies)\b/i,
  /^(?:Within|In|Under|Using|With|By|From) the same (?:framework|approach|model|method|formalism|setting|way|context|analysis)\b/,
  /^(?:During|Over|In|Within|At|For) the same (?:period|time|interval|years?|weeks?|months?)\b/,
  /\bthe remaining (?<noun>\p{Ll}+)/iu,
  // "When applied to a task, it results in …".
  /^(?:When|If|Once|While|After|Although|Though|Unless) \p{Ll}+(?:ed|ing|wn) (?:to|in|on|by|with|for|as|at|under|over|\p{Ll}+ly)\b[^,]*, (?:it|they) (?!(?:is|was|are|were|has been|have been|can be|may be|seems?|appears?)\b)/u,
  /^The authors do so\b/,
  // "Comparable reductions were sustained": comparable to what.
  /^(?:Comparable|Similar|Equivalent|Analogous|Corresponding|Opposite|Equal|Identical|The (?:opposite|reverse|converse)) (?:(?!to\b|with\b|among\b|between\b|across\b|in both\b)[\p{L}-]+ ){0,4}?(?:was|were|is|are|has|have|can|could|may|holds?|held|occurs?|occurred|apply|applies|applied)\b(?!.*\b(?:to those|between|among|across|both)\b)/u,
  /^(?:Despite|Notwithstanding|In spite of|Besides|Because of|Due to|Given|Regardless of) (?:this|that|these|those)\b/,
  /\bon the other hand\b|^(?:Once again|Again)\b/i,
  /^(?:Nor|Neither did|Nevertheless|Yet|So|And|But|Or|Conversely|Similarly|However|Still|Rather)\b/,
].map(quickExec);

/** "The authors propose a network": after it "the proposed model" is known. */
export const proposes =
  /\b(?:proposes?|presents?|introduces?|develops?|describes?|designs?) (?:an?|the|new|two|three)\b/;

/** A turn is at home behind what it turns from. */
const turns = /^(?:but|yet|however|conversely|similarly)$/i;
