import { finder } from './finder.ts';
import { quickScreen } from './quick-test.ts';
import { remembered } from './remembered.ts';

/** A word or phrase and where it stands: offsets into the text that was searched. */
export interface Mention {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Words that weaken a claim, in the order they stand. The list is closed (annotation guidelines of the fact sheets):
 * "can" counts only before an effect ("can lead to"), "about" only before a number, "May" not as a month, "more
 * likely" not where it compares.
 */
export const findHedges: (text: string) => readonly Mention[] = remembered((text) =>
  anyHedge.test(text) ? collect(text, hedgePatterns) : [],
);

/** The beginnings of all words that the patterns below look for: most sentences hold none and are done here. */
const anyHedge =
  /\b(?:may|might|could|can|possibl|probabl|potential|presumabl|apparent|seem|perhaps|maybe|arguabl|likely|unlikely|suggest|indicat|appear|consistent with|evidence|tend|largely|about|approximately|roughly|around|in our sample|under th|assuming)/i;

/** Rewordings that carry a hedge in a post though no source would print them ("looks like", "an early hint"). */
export const findSofteners: (text: string) => readonly Mention[] = remembered((text) =>
  collect(text, softenerPatterns),
);

const effectVerbs =
  'lead|cause|result|increase|decrease|reduce|improve|worsen|affect|influence|contribute|alter|impair|induce|trigger|promote|prevent|raise|lower|enhance|help|harm|damage|protect|change|predict|mitigate|exacerbate|delay|limit|inhibit|suppress|drive|explain|account|occur|arise|persist|emerge|vary|play|facilitate|hinder|amplify|modulate|shape|boost|cut|slow|speed|benefit|have an?|be (?:caused|explained|due|associated|linked|harmful|dangerous|fatal|affected|influenced|reduced|improved|increased|decreased|attributed)';
const number = '(?:\\d|half|one|two|three|four|five|six|seven|eight|nine|ten|twice|a (?:third|quarter))';

/** Look-behinds and look-aheads hold what makes the same word no hedge. Each match is one hedge. */
const hedgePatterns = [
  /\bmay\b(?! (?:\d|and june|to (?:june|july|august|september|october|november|december)))/g,
  /(?<=(?:^|[.!?:\n]) ?)\bMay\b(?= (?!to \p{Lu})\p{Ll})/gu,
  /\bmight\b/gi,
  /(?<!\bwe )\bcould\b(?!(?: |-)not\b)(?! be (?:identified|detected|observed|obtained|included|evaluated|analy[sz]ed|assessed|measured|calculated|determined|found|performed|achieved|shown)\b)/gi,
  new RegExp(`\\bcan\\b(?= (?:also |even |sometimes |often |\\w+ly )?(?:${effectVerbs})\\b)`, 'gi'),
  /\b(?:possibly|probably|potentially|presumably|apparently|seemingly|perhaps|maybe|arguably)\b/gi,
  /(?<!\b(?:more|less|as|equally|times|fold|so|how|least|the) )(?<!\b(?:significantly|much|far) )\b(?:un)?likely\b(?! (?:as|than)\b)/gi,
  /\b(?:suggest(?:s|ed|ing|ive|ions?)?)\b/gi,
  /(?<!\b(?:is|are|was|were|be|as|medically|clinically|contra) )\bindicat(?:es?|ed|ing|ive)\b/gi,
  /\bappear(?:s|ed|ing)?\b(?! (?:in|on|at|within|after|before|during|only|for|from|and|with)\b)(?![.,;:)]|$)/gi,
  /\bseem(?:s|ed|ing)?\b/gi,
  /\bconsistent with\b/gi,
  /\b(?:some |early |preliminary |limited |weak |first )?evidence (?:for|of|that)\b/gi,
  /\btend(?:s|ed)? to\b/gi,
  /\blargely\b/gi,
  new RegExp(`\\b(?:about|approximately|roughly|around)\\b(?= (?:a |an )?${number})`, 'gi'),
  /\b(?:potential|possible)\b(?= (?:risk|cause|role|effect|benefit|harm|link|association|correlation|relationship|explanation|mechanism|source|therap|treatment|target|value)\w*|(?:use|uses)\b)|\bhas the potential to\b/gi,
  /\b(?:in our sample|under the assumptions?|under this assumption|assuming that)\b/gi,
].map(quickFinder);

const softenerPatterns = [
  /\blooks? (?:like|as if|as though|(?:much |more |quite |very )?(?!after|over|under|whether|together|further|rather|either)\p{Ll}+(?:ed|er|ing|ful|able|ible|al|ive|ous))\b/giu,
  /\bhint(?:s|ed|ing)? (?:at|that|of)\b|\ban? (?:early |first )?hint\b/gi,
  /\bpoint(?:s|ed|ing)? (?:\w+ly )?(?:to|towards?|at)\b/gi,
  /\ba (?:signal|possible|potential|probable)\b|\b(?:possible|potential|plausible|preliminary|tentative)\b/gi,
  /\bnot (?:yet )?(?:certain|proven|clear|known)\b|\bunclear\b|\buncertain\b/gi,
  /\b(?:the )?(?:authors?|team|researchers|we) (?:think|believe|propose|argue|conclude|speculate|hypothesi[sz]e)\b/gi,
  /\bmodal verb\b|\bin theory\b|\bspeculat(?:ion|ive)\b|\btendenc(?:y|ies)\b|\bpossibilit(?:y|ies)\b|\bcan\b(?! not|not)|\bsuspects?\b|\bsigns? (?:of|that)\b|\bseemingly\b/gi,
].map(quickFinder);

function quickFinder(pattern: RegExp) {
  return { mayStandIn: quickScreen(pattern), find: finder(pattern) };
}

function collect(text: string, patterns: readonly ReturnType<typeof quickFinder>[]): Mention[] {
  const found: Mention[] = [];
  for (const { mayStandIn, find } of patterns) {
    for (const match of mayStandIn(text) ? find(text) : []) {
      if (isNamePart(text, match.index)) continue;
      found.push({ text: match[0], start: match.index, end: match.index + match[0].length });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** "Iterative Most Likely Point": a capital inside a sentence makes it part of a name. */
function isNamePart(text: string, at: number): boolean {
  return /\p{Lu}/u.test(text.charAt(at)) && /[\p{L}\p{N},][ -]$/u.test(text.slice(Math.max(0, at - 2), at));
}
