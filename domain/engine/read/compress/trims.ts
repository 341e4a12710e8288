import { rewriter } from '#domain/language/rewriter.ts';
import { isFreeOfProtected, onlyAdds } from './protected.ts';
import { hasClearVerb, hasFiniteVerb } from './screens.ts';

/** Words that can always go without changing the claim, and a few long-winded turns in their short form. */
export function trimWords(text: string): string {
  return trims(text);
}

/** "No change in weight and blood pressure were observed": one change, whatever it would have been in. */
const oneWere =
  /^(No (?:statistically |clinically )?(?:significant |clear |major |relevant |further )?(?:change|difference|association|correlation|increase|decrease|effect|relationship|improvement|reduction|interaction) (?:in|between|of|on|for|with|among) (?:(?!\b(?:no|nor|that|which|who)\b)[^,;:.]){3,120}?) were (observed|found|seen|noted|detected|identified)\b/u;

/** Nothing but what the authors use or make stands before it. */
const theyMake =
  /^(?:We|The authors|They|Researchers) (?:\p{Ll}+ly |also |then |here )?(?:uses?d?|proposed?|presents?|presented|introduced?|develop(?:ed)?|design(?:ed)?|buil[dt]|adopt(?:ed)?|employ(?:ed)?|created?|devised?) (?:(?!\b(?:that|which|who|is|are|was|were|to|and)\b)[^,;:])*$/u;

const fillsThatGap =
  /(?<=\p{L}|\)),? to (?:help )?(?:bridge|fill|close|narrow|address|tackle|overcome|solve|mitigate|alleviate|remedy|resolve) (?:this|these|those|such) (?:\p{Ll}+ )?(?:gap|issue|problem|challenge|limitation|shortcoming|drawback|difficult(?:y|ie)|weakness(?:e)?)s?(?=[.,;])/gu;

/** "NAME addresses these challenges and achieves …": the same gap before a second verb in the same form. */
const solvesThat =
  /(?<=\p{L} )(?:address|tackle|overcome|solve|resolve|alleviate|mitigate|remed(?:y|ie))(?:e?s)? (?:these|those|this|such) (?:\p{Ll}+ )?(?:challenge|problem|issue|limitation|gap|shortcoming|drawback|difficult(?:y|ie)|weakness(?:e)?)s?,? and (?=(\p{Ll}+)\b)/gu;

/** A slip of the pen: "safe and and accurate". */
const doubledWord = /\b(the|an?|and|or|of|in|to|for|with|by|from|on|at|as|is|are|was|were) \1\b(?!-)/g;

const newToSomebody =
  /(?<=\b(?:in|on|to|for|of|with|from|by|as|under|across|about|towards?) )(?:(?:highly|entirely|completely|truly|very) )?novel (?=(?:environments?|tasks?|situations?|stimuli|objects?|settings?|contexts?|conditions?|places?|words?|scenes?|classes|domains?|inputs?|foods?|species|mutations?|variants?|viruses|users?|items?|instances?)\b)/gu;

const trims = rewriter([
  [/\b([Aa]) total of (?=\d)/g, ''],
  [/(?<!\b(?:most|more|less|least) )\bstatistically (significant(?:ly)?)\b/gi, '$1'],
  [doubledWord, '$1'],
  [/\b[Tt]hat that (?=(?:by|in|for|with|when|if|under|the|an?|these|our|we|they|it|there)\b)/g, 'that '],
  [/\bWe we\b/g, 'We'],
  [oneWere, '$1 was $2'],
  // "Exhibits a novel fold" says that the fold is new, and little else.
  [
    /\b((?:exhibit|reveal|identif|discover|uncover|ha)\p{Ll}* an?) novel (?!to\b|by\b|\p{Ll}+ed\b)(?=\p{Ll})/gu,
    (_, head: string) => `${head.replace(/n$/, '')} new `,
  ],
  // "GPT-2's novel text" is what it did not copy.
  [/(?<=\p{L}['’]s )novel (?=(?:text|sentences?|sequences?|words?|samples?|n-grams)\b)/gu, 'new '],
  // What was met before or not is a fact, and no praise.
  [newToSomebody, 'new '],
  [
    /\b(an?) (?:(?:highly|entirely|completely|truly|very|quite|particularly|extremely|fully) )?(?:novel|innovative|groundbreaking|pioneering|cutting-edge|unprecedented|revolutionary|stunning|amazing|incredible|shocking) (?=(\p{L}))/giu,
    (_, article: string, next: string) => article.replace(/n$/, '') + (/[aeio]/i.test(next) ? 'n ' : ' '),
  ],
  [
    /(?:(?<=\p{L}),(?= ))? ?\b(?:(?:highly|entirely|completely|truly|very|quite|particularly|extremely|fully) )?(?:novel|innovative|groundbreaking|pioneering|cutting-edge) (?=(?!(?:and|or|to|in|for|with|but|because|as|than)\b)\p{Ll})/gu,
    (found) => (/^[, ]/.test(found) ? ' ' : ''),
  ],
  [
    /\b(an? |the )?simple,? yet (?:highly |very )?(?:effective|powerful|efficient|elegant),? (?=(?:[\p{L}-]+ ){0,2}?(?:methods?|approach|algorithms?|models?|frameworks?|techniques?|strateg(?:y|ies)|procedures?|schemes?|solutions?|architectures?|prompts?|tools?|ways?)\b)/gu,
    (_, article: string | undefined) => (article ?? '').replace(/^an /, 'a '),
  ],
  [/\b(is|was|are|were) (?:also )?(?:found|shown|observed|demonstrated|proven|proved) to be /g, '$1 '],
  [/\bin order to\b/g, 'to'],
  // Which gap, a sentence before it said; what was learned or asked is another matter.
  [fillsThatGap, (cut, at: number, whole: string) => (theyMake.test(whole.slice(0, at)) ? '' : cut)],
  [solvesThat, (whole, next: string) => (hasClearVerb(next) ? '' : whole)],
  [/\bdue to the fact that\b/g, 'because'],
  [
    /\b[Tt]he (?:present|current) (study|paper|trial|work|analysis)\b/g,
    (whole, noun: string) => `${whole[0] === 'T' ? 'The' : 'the'} ${noun}`,
  ],
  [/\b(?:is|are) able to\b/g, 'can'],
  [/\s{2,}/g, ' '],
]);

/** The sentence without its last clause, once for every clause that can safely go; longest first. */
export function tailCuts(text: string): string[] {
  const cuts: string[] = [];
  let rest = text;
  for (let round = 0; round < 3; round += 1) {
    const shorter = cutTail(rest);
    if (shorter === null) break;
    cuts.push(shorter);
    rest = shorter;
  }
  return cuts;
}

/** The sentence without an opening "Using X," or "Based on X,": how it was found, which the sheet says elsewhere. */
export function leadCut(text: string): string | null {
  const match =
    /^(?:Using|Applying|Employing|By \p{L}+ing|Via|Through|To \p{Ll}+|Based on|On the basis of|With the help of|(?:Coupled|Combined|Together) with|Marginalizing over|As part of)\b([^,;]{3,160}),\s+(?=\p{L})/u.exec(
      text,
    );
  if (match === null) return null;
  const rest = text.slice(match[0].length);
  if (!isFreeOfProtected(match[1] ?? '') || scope.test(match[1] ?? '') || startsWithReference(rest))
    return null;
  // A comma inside the lead ("Based on their positions, ages and …") is not its end.
  if (!hasFiniteVerb(rest.split(',')[0] ?? '') || goesOn.test(rest)) return null;
  return (rest[0] ?? '').toUpperCase() + rest.slice(1);
}

/** "Using dressings results in a decrease, depending on …": the lead was the sentence. */
const goesOn =
  /^(?:depending|according|based|compared|relative|including|resulting|leading|suggesting|indicating|while|whereas|which|with|and|but|or)\b/iu;

/** A lead that says in what the finding holds: it bounds the claim and stays. */
const scope =
  /\b(?:simulat\w*|models?|theor\w*|in vitro|mice|rats|patients|women|men|children|samples?|cohort|assum\w*|data from|twins?|animals?)\b/i;

/** ", which …," and ", involved in …," between commas, right after the noun they describe. */
export function innerCut(text: string): string | null {
  for (const match of text.matchAll(
    /, (?:which|where) [^,;:()]{5,140}, (?=(?:is|are|was|were|has|have|had|can|may|might|could|will|would|does|do|did|\p{Ll}+(?:s|ed))\b)/gu,
  )) {
    const clause = match[0];
    if (isFreeOfProtected(clause) && !/ and /.test(clause))
      return `${text.slice(0, match.index)} ${text.slice(match.index + clause.length)}`;
  }
  return null;
}

/**
 * The first of two clauses joined by ", and" or ";", where the second has its own subject and verb and only adds to the
 * first. For short forms: what is left is true by itself, but says less.
 */
export function secondClauseCut(text: string): string | null {
  const match =
    /(?:; |, and )(?=(?:the|a|an|this|there|it|they|its|their|no|\p{Ll}+) (?:[\p{L}\p{N}-]+ ){0,7}?(?:is|are|was|were|has|have|had|can|may|did|does)\b)/u.exec(
      text,
    );
  if (match === null || match.index < 30) return null;
  const head = text.slice(0, match.index);
  // A comma after the verb is more likely a list than two clauses; a first clause of method says nothing alone.
  const last = head.slice(head.lastIndexOf('; ') + 1);
  const isList =
    match[0] !== '; ' &&
    /,/.test(
      last.replace(
        /^ ?(?:In|On|At|For|With|After|Among|Compared|During|By|Overall|From|Within|Under|Using|Following|Despite)\b[^,]*,/,
        '',
      ),
    );
  return isList ||
    method.test(head) ||
    !onlyAdds(text.slice(match.index)) ||
    !/\b(?:is|are|was|were|has|have|had|can|could|may|might|will|did|does|do)\b|(?<![-\p{L}])\p{Ll}{3,}ed\b/u.test(
      last,
    ) ||
    isOpen(head)
    ? null
    : `${head}.`;
}

/** Words that carry no claim of their own: "observed in" -> "in", "by the use of" -> "by", "highly". For forms that must be short. */
export function softTrim(text: string): string {
  return (
    text
      .replace(
        /(?<!\b(?:was|were|is|are|been|be|being|has|have|had|not|and|also|we|authors|they|that|which|than|as|first|who|it) )(?<!ly )\b(?:observed|obtained|seen) (?=(?:in|by|with|among|at|from)\b)/g,
        '',
      )
      // "In the presence of leakage" is with it, and not in it.
      .replace(/\b([Ii])n the presence of (?=\p{L})/gu, (_, i: string) => (i === 'I' ? 'With ' : 'with '))
      .replace(
        /\b(by|with|to|of|in|through|via|for|from|due to|despite) the (?:presence|use|appearance|notion|process|idea|field|context|properties|case) of /g,
        '$1 ',
      )
      .replace(
        /\b(?:very|highly|remarkably|extremely|strikingly) (?=(?:accurate|effective|efficient|useful|promising|robust|competitive|versatile|flexible|scalable|reliable)\b)/gu,
        '',
      )
      .replace(/\bthe (?:existing|underlying|respective|corresponding) (?=\p{Ll})/gu, 'the ')
  );
}

const method =
  /\b(?:(?:were|was|are|is|have been|has been) (?:\w+ly )?(?:performed|conducted|done|carried out|used|included|recruited|enrolled|evaluated|assessed|measured|compared|randomi[sz]ed)|[Ee]xperiments|in order to|to determine)\b/;

const tailClause = new RegExp(
  [
    ',\\s+(?:thus |thereby |hence |therefore |further |while |and (?:thus |thereby |hence |therefore ))?(?:allowing|making|enabling|providing|highlighting|demonstrating|showing|leading|resulting|supporting|underscoring|underlining|emphasi[sz]ing|revealing|offering|opening|paving|adding|yielding|giving|confirming|contributing|illustrating|facilitating|helping|outperforming|overtaking|surpassing|exhibiting|reflecting|transforming|avoiding|warranting)\\b[^;:]*\\.$',
    ',\\s+(?:based on|which|where|as (?:measured|assessed|determined|evidenced|shown|reflected)|regardless of|irrespective of|consistent with|in agreement with|in line with|such as|followed by|accompanied by|due to|because of|owing to|aimed to|and (?:may be|are|is) (?:therefore|thus|hence))\\b[^;:]*\\.$',
    ' as (?:measured|assessed|determined|evidenced|reflected) by\\b[^;:]*\\.$',
  ].join('|'),
  'u',
);

function cutTail(text: string): string | null {
  const at = Math.max(lastTail(text), colonClause(text));
  if (at < 25 || announcement.test(text)) return null;
  const head = text.slice(0, at).trimEnd();
  const clause = text.slice(at);
  // Inside a list ("three tasks: A, making B") the clause may be an item.
  if (clause.startsWith(',') && head.includes(': ')) return null;
  if (!isFreeOfProtected(clause) || !hasFiniteVerb(head) || isOpen(head)) return null;
  return `${head}.`;
}

/** Where a clause after a colon starts; a list after a colon is what the sentence is about, and stays. */
function colonClause(text: string): number {
  const colon = text.lastIndexOf(': ');
  return colon >= 60 &&
    /\b(?:is|are|was|were|has|have|had|can|does|do|did|it|they)\b/.test(text.slice(colon)) &&
    !/\bfollowing\b/.test(text.slice(0, colon))
    ? colon
    : -1;
}

/** In a sentence that only announces a thing, the last clause is what says something of it. */
const announcement =
  /^(?:The authors|We) (?:\p{Ll}+ly |also |then )?(?:propose|introduce|present|develop|describe|design|provide|give|offer|contribute|conduct|perform|report the results)\b/u;

/** Where the last clause that can go starts: the shortest piece first, so that more of the sentence stays. */
function lastTail(text: string): number {
  let at = -1;
  for (let from = text.search(tailClause); from >= 0; ) {
    at = from;
    const next = text.slice(from + 1).search(tailClause);
    from = next < 0 ? -1 : from + 1 + next;
  }
  return at;
}

/** A head that promises more: an opened list, "both", "not only", an unclosed bracket, or a last clause without its verb. */
function isOpen(head: string): boolean {
  return (
    /\b(?:and|or|but|both|either|neither|not only|including|such as|that|of|the|an?|to|with|in|by|between|have|has|had|are|is|were|was|be|include[sd]?|follow(?:ing|s)?|namely|as|\p{L}+ing)$/iu.test(
      head,
    ) ||
    // A comma inside brackets ("m = 0.5,1,2 keV") ends no lead.
    /^(?:While|Although|Though|If|When|Whereas|Because|Since|Assuming|Despite|Using|By|For|In|To|With|Among|After|Compared|Based|Depending|Given|Under|Through)\b[^,]*$/.test(
      head.replace(/\([^()]*\)/g, ''),
    ) ||
    count(head, /[([]/g) !== count(head, /[)\]]/g) ||
    lacksVerbAfter(head)
  );
}

/** "…, showing that the transplant" : the clause that "that", "which" or "while" opens must have its verb. */
function lacksVerbAfter(head: string): boolean {
  const clause = /^.*\b(?:that|which|who|where|when|while|whereas|because|if|although) (.*)$/u.exec(
    head,
  )?.[1];
  return clause !== undefined && !hasClearVerb(clause);
}

function startsWithReference(rest: string): boolean {
  return /^(?:it|they|this|these|those|such|its|their|both|he|she)\b/i.test(rest);
}

function count(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).length;
}
