import { holdsSetback } from '../read/compress/protected.ts';
import { binds } from './binds-whole.ts';
import { hasFiniteVerb } from './phrases.ts';

/** Characters: a shorter finding fits a post of any platform beside its link. */
const fits = 200;

/** Characters: a longer one does not fit beside an opening, and is not taken in at once. */
const tooLong = 245;

/**
 * A long sentence without its last clause, or without its last two, where such a clause only adds: what the result
 * allows or includes, with its own figures, or a second result. One that denies, limits or sets a condition stays.
 */
export function cutTails(text: string): string[] {
  if (text.length <= fits) return [];
  const once = [...heads(text, asides, (head) => head.length >= 80 && !praises.test(head)), ...seconds(text)];
  return [...once, ...once.flatMap((head) => (head.length > fits ? seconds(head) : []))];
}

/** What costs more than an aside goes only where the sentence is too long for a post of any platform. */
function seconds(text: string): string[] {
  return text.length <= tooLong
    ? []
    : [...heads(text, explanations, tellsResult), ...heads(text, results, tellsOneResult)];
}

function heads(text: string, tails: RegExp, may: (head: string) => boolean): string[] {
  return Array.from(text.matchAll(tails)).flatMap(({ index }) => {
    const head = text.slice(0, index);
    return may(head) && isWhole(head) && !isNeeded(text.slice(index)) ? [`${head}.`] : [];
  });
}

/** What limits the head, or what it is compared with. */
function isNeeded(tail: string): boolean {
  return (
    binds(tail) ||
    holdsSetback(tail) ||
    /, (?:as |when )?(?:compared|relative|versus|in comparison)\b/.test(tail)
  );
}

function isWhole(head: string): boolean {
  return states(head) && !unfinished.test(head) && head.split(' – ').length % 2 === 1;
}

/** A verb for certain ("uses" and "results" may be nouns); behind "the authors use X" the result is still to come. */
function states(head: string): boolean {
  return hasFiniteVerb(head) || (byAuthors.test(head) ? ofResult.test(head) : clearVerb.test(head));
}

const byAuthors = /^(?:The authors|They) \p{Ll}/u;
const clearVerb =
  /(?<=\p{L} )(?:learns|accelerates|exhibits?|establish(?:es)?|reveals?|depends?|exceeds?|requires?|allows?|enables?|provides?|yields?|produces?|generates?|predicts?|captures?|explains?|confirms?|indicates?|demonstrates?|leads?|led|reduces|introduces?|recovers?|obtains?|attains?|reaches|surpass(?:es)?|performs?|relies|retains?|maintains?|preserves?|converges?|generali[sz]es?|drives|solves?|supports|matches|beats|relates?|points? to|consistently \p{Ll}+|significantly \p{Ll}+|\p{Ll}+ed (?:the|an?|no|that|better|higher|lower|more|less|significant\p{Ll}*|comparable)) /u;

const ofResult =
  /^(?:The authors|They) (?:\p{Ll}+ly |also |thereby )?(?:find|found|show|demonstrate|prove|establish|observe|confirm|achieve|conclude|argue|discover|reveal|identify|set|estimate|measure|predict|obtain)(?:e?d)?\b/u;

/** Says what was found, and not only how good it is. */
function tellsResult(head: string): boolean {
  return head.length >= 50 && (!byAuthors.test(head) || ofResult.test(head)) && !praises.test(head);
}

const praises =
  /\b(?:demonstrate|show|confirm|verify|prove|illustrate|highlight|validate)(?:s|d|ed)? (?:the|their|its) (?:[\p{L}'’-]+ ){0,5}?(?:superiority|superior|effectiveness|performance|efficacy|efficiency|benefits?|usefulness|potential|advantages?|utility|capabilit\p{Ll}+|applicability|strengths?|robustness|ability)\b/u;

/** Without a comma, but behind an opening phrase: a second one may part a list that would lose its end. */
function tellsOneResult(head: string): boolean {
  const claim = head.replace(/^[^,]*, (?=(?:the|an?|it|\p{Ll}+s) )/u, '');
  return tellsResult(head) && !claim.includes(',') && !pair.test(head);
}

/** A pair that lost its second half. */
const pair = /\b(?:both|either|between|not only|whether)\b(?!.* (?:and|or|but|to) )/iu;

const unfinished =
  /, all$|\b(?:both|either|neither|not only|including|such as|namely|while|whereas|and|or|that|which|of|in|following(?: \p{Ll}+)?|as follows|(?:two|three|four) (?:ways|main \p{Ll}+|things|reasons|aspects))$|: (?:[^:]*[,;])?[^:]*$|^(?:While|Although|If|When|As|Based|Using|By|In|For|Near|Owing)\b[^,]*$/iu;

const adding =
  'increasing|providing|finding|extracting|presenting|producing|enabling|making|leading|resulting|reaching|exceeding|surpassing|avoiding|affording|guaranteeing|maintaining|achieving|allowing|showing|demonstrating|raising|creating|improving|outperforming|offering|including|using';

/** What a result allows or includes. */
const asides = new RegExp(
  `, (?:and )?(?:thus |thereby |hence |therefore |often )?(?:${adding})\\b|, (?:consistent|in line|in agreement) with\\b|, analogous to\\b|, (?:potentially|possibly|perhaps) [a-z]+ing\\b| – an? (?=[^–]+$)|(?<=\\b(?:tasks|problems|datasets|benchmarks|environments|domains)): (?=[^:;,.]+,[^:;]*, and [^:;,]+$)|, which\\b|; (?=they also\\b|this is\\b)|,? while enabling\\b|: (?=by |through |in |with )|, and (?:(?:show|demonstrate)(?! that)|make them|provide|is comparable|achieve)\\b`,
  'gu',
);

/** Behind a whole claim a colon begins its explanation; "while" may say what else was kept. */
const explanations =
  /: (?=on |for |the |both |it |an? |\p{Ll}+ of )|,? whil(?:e|st) (?:achieving|maintaining|retaining|preserving|keeping|leaving|improving|requiring|scaling|providing|offering|reducing)\b/gu;

/** A second result. */
const results =
  /,? and (?:also |further )?(?:achieves?|introduces?|enables?|allows?|provides?|yields?|outperforms?|offers?|leads? to|surpasses|boosts|manages to)\b|, and (?:also |further )?(?:can be (?:used|applied)|(?:show|demonstrate)(?! that)|present|discuss|identify|propose|produces|supports|requires|sets)\b/gu;
