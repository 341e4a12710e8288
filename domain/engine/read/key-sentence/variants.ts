import { findNegations } from '../../../language/negation.ts';
import { findNumbers } from '../../../language/numbers.ts';

/** A sentence as it stands or shortened by deletion, and which cuts made it. */
export interface Variant {
  readonly text: string;
  readonly cuts: Cuts;
}

export interface Cuts {
  /** A subordinate clause before the main one. */
  readonly opening: boolean;
  /** "We show that". */
  readonly report: boolean;
  /** A clause after the main one. */
  readonly tail: boolean;
  readonly whole: boolean;
}

/**
 * The sentence and its shorter forms, each once. What is said in brackets and in linking words goes from all short forms; a
 * tail that denies, excepts, compares or counts something stays.
 */
export function keyVariants(sentence: string): Variant[] {
  const whole = tidy(sentence);
  const found = new Map<string, Cuts>([[whole, { opening: false, report: false, tail: false, whole: true }]]);
  for (const opening of [false, true]) {
    for (const tail of [false, true]) {
      for (const report of [false, true]) {
        const text = shorten(sentence, { opening, report, tail });
        if (!found.has(text)) found.set(text, { opening, report, tail, whole: false });
      }
    }
  }
  return [...found].map(([text, cuts]) => ({ text, cuts }));
}

function shorten(sentence: string, cuts: Omit<Cuts, 'whole'>): string {
  let text = sentence.replace(brackets, '').replace(link, '');
  if (cuts.opening) text = cut(text, openingClause, 6).replace(link, '');
  if (cuts.report) text = text.replace(reportOf, '');
  if (cuts.tail) text = cutTail(text);
  return tidy(text);
}

/** The text without the match, unless fewer words than `least` would be left. */
function cut(text: string, pattern: RegExp, least: number): string {
  const shorter = text.replace(pattern, '');
  return shorter.split(/\s+/).length >= least ? shorter : text;
}

function cutTail(text: string): string {
  const bare = text.replace(/[\s.]+$/, '');
  const shorter = cut(bare, trailingClause, 7);
  const lost = bare.slice(shorter.length);
  const carries = findNegations(lost).length > 0 || findNumbers(lost).length > 0 || limits.test(lost);
  return carries ? text : shorter;
}

function tidy(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
  const opened = plain.charAt(0).toUpperCase() + plain.slice(1);
  return opened === '' || /[.!?]$/.test(opened) ? opened : `${opened}.`;
}

const brackets = /\s*[([][^()[\]]{0,120}[)\]]/g;
const limits = /\b(?:but|except|only|unless|compared|than|versus|rather|limited)\b/i;

/** Linking words and "in this paper" at the start, once or more. */
const link =
  /^(?:(?:however|moreover|furthermore|additionally|in addition|therefore|thus|hence|consequently|finally|specifically|in particular|interestingly|notably|importantly|surprisingly|overall|besides|also|instead|nevertheless|nonetheless|accordingly|as a result|in contrast|to this end|to (?:address|overcome|tackle|solve|mitigate|remedy) (?:this|these)(?: \w+){0,2}|(?:motivated|inspired) by (?:this|these)(?: \w+){0,3}|in summary|in conclusion|to conclude|taken together|together|here|in this (?:paper|work|article|study|report|letter|survey|thesis)|in (?:the (?:present|current)|our) (?:paper|work|study))\s*,?\s+)+/i;

const openingClause =
  /^(?:while|although|though|despite|even though|whereas|because|since|as|when|if|given|unlike|based on|building on|by|to|in order to|for|with|using|through|under|in|on|at|from|following|leveraging|recently|instead of|rather than)\b[^,]{8,160},\s+(?=(?:we|this|our|the|these|it|an?|here)\b)/i;

const reportOf =
  /^(?:(?:the |our |these |extensive |experimental |empirical |numerical )*(?:results|experiments|findings|evaluations?|analys[ie]s|simulations|observations)(?: \w+){0,6}? (?:show|demonstrate|indicate|suggest|reveal|confirm)(?:s|ed)? that|we (?:also |further |then |empirically |theoretically |experimentally |first )*(?:show|demonstrate|find|found|observed?|report|showed|demonstrated|concluded?|argue|prove|verify) that|it (?:is|was) (?:shown|found|demonstrated|observed) that)\s+/i;

const trailingClause =
  /(?:\s*[,;]\s+(?:which|where|while|and (?:show|demonstrate|find|achieve|is|are|can|that|we|thus|provide|also|outperform)\w*|thus|thereby|hence|making|leading|allowing|enabling|achieving|resulting|showing|demonstrating|suggesting|providing|including|such as|as well as|so that|especially|particularly)\b.*|\s*;\s+.*|\s+(?:such as|so that|in order to|while)\b.*)$/i;
