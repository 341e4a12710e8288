import { finder } from '../language/finder.ts';
import { findHedges, type Mention } from '../language/hedges.ts';
import { findNegations } from '../language/negation.ts';
import { remembered } from '../language/remembered.ts';
import { words } from '../language/words.ts';
import { conceptTokens } from './concepts.ts';

/** A clause with what it speaks of and what it denies. Offsets point into the sentence. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly concepts: ReadonlySet<string>;
  readonly denials: readonly Operator[];
  readonly hedges: readonly Operator[];
  /** Words that deny without a negation word ("similar", "little", "failed"), in lower case. */
  readonly softDenials: readonly string[];
  /** True where its sentence only says what was asked ("to assess whether…"). */
  readonly isAim: boolean;
}

/** A negation or hedge and the first concepts after it, which it denies or weakens. */
export interface Operator {
  readonly word: string;
  readonly isBracketed: boolean;
  readonly start: number;
  readonly end: number;
  /** In order; empty at the end of a clause. */
  readonly scope: ReadonlySet<string>;
  /** What it denies besides, where it governs a list: "without reducing food intake or affecting markers". */
  readonly listed: ReadonlySet<string>;
}

/** The clauses of a text, in order; the checks of one sentence ask for them several times. */
export const readClauses: (sentence: string) => readonly Clause[] = remembered((sentence) => {
  const found: Clause[] = [];
  const isAim = aim.test(sentence) && !outcome.test(sentence);
  let from = 0;
  for (const cut of [...breaksIn(sentence).map((match) => match.index + match[0].length), sentence.length]) {
    const text = sentence.slice(from, cut);
    if (text.trim() !== '') found.push(readClause(text, from, isAim));
    from = cut;
  }
  return found;
});

export function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const concept of a) if (b.has(concept)) count += 1;
  return count;
}

/** A label or heading ("Clinically positive axilla") is no statement that could lose a hedge or a denial. */
export function hasVerb(text: string): boolean {
  return /\b(?:is|are|was|were|be|been|has|have|had|do|did|will|can|\p{L}{2,}(?:ed|en|ing|s))\b/iu.test(text);
}

const aim =
  /\bwhether\b|\b(?:to|we) (?:determine|assess|evaluate|investigate|examine|test|explore|study|compare|identify|find out|ask)\b|\b(?:aim(?:s|ed)?|purpose|objectives?|goal|hypothesi[sz]ed?|(?:assumed|believed|thought) that|it is (?:un)?(?:clear|known))\b/i;
/** What was found is no longer asked, though the sentence says how ("can be used to identify", "we confirm that…"). */
const outcome =
  /\b(?:show|shows|showed|confirm(?:s|ed)?|demonstrat\w+|reveal\w*|found|find that|conclude\w*|observ(?:e|ed|ation) that|observation|(?:can|could) be used|able|allow(?:s|ed) us) (?:that\b|to\b|\()|\bmake the \w+ observation\b/i;
const breaksIn = finder(
  /[;:](?=\s)|,(?=\s(?:and|but|whereas|while|whilst|although|though|which|who|suggesting|indicating|yet|with|so)\b)|\s(?=(?:but|whereas|although|however)\s|and (?:indicat|suggest)\w+ that\b)|(?<=\b(?:although|while|whilst|whereas|despite)\b[^,]{5,200}),(?=\s)/gi,
);

/** Words that deny all members of the list behind them. */
const governsList = /^(?:without|lack\w*(?: of)?|no|none|neither|nor)$/i;

/** "None of the four treatments differed from the control": all that follows is denied. */
function listStart(after: string, word: string): number {
  if (/^none$/i.test(word)) return 0;
  const at = after.search(/\b(?:or|nor|such as|including)\b/i);
  return at < 0 ? after.length : at;
}

/** Content words after it that a negation or hedge reaches: "no statistically significant difference". */
const reach = 3;

function readClause(text: string, start: number, isAim: boolean): Clause {
  const tokens = conceptTokens(text);
  const operator = (mention: Mention): Operator => ({
    word: mention.text,
    isBracketed: /\([^)]*$/.test(text.slice(0, mention.start)),
    start: start + mention.start,
    end: start + mention.end,
    scope: new Set(
      tokens
        .filter((token) => token.start >= mention.end && token.start < scopeEnd(text, mention))
        .slice(0, reach)
        .map((token) => token.concept),
    ),
    listed: new Set(
      governsList.test(mention.text)
        ? tokens
            .filter((token) => token.start >= mention.end + listStart(text.slice(mention.end), mention.text))
            .map((token) => token.concept)
        : [],
    ),
  });
  return {
    text,
    start,
    concepts: new Set(tokens.map((token) => token.concept)),
    denials: findNegations(text)
      .filter(({ start: at }) => !(afterArticle.test(text.slice(0, at)) && namesGroup.test(text.slice(at))))
      .filter(({ start: at }) => !isCompared(text.slice(0, at)))
      .map(operator),
    hedges: findHedges(text).map(operator),
    softDenials: softDenialsIn(text).map((match) => match[0].toLowerCase()),
    isAim,
  };
}

/** "Tea, but not coffee, lowered strokes" denies it of coffee alone. */
function scopeEnd(text: string, { start, end }: Mention): number {
  const comma = /\bbut $/i.test(text.slice(0, start)) ? text.indexOf(',', end) : -1;
  return comma < 0 ? text.length : comma;
}

/** "Relative to no mulch", "than adults with no exercise", "than those who did not train": who had none is what it is compared with. */
function isCompared(before: string): boolean {
  const row = words(
    before
      .toLowerCase()
      .split(/[,;:()]/)
      .at(-1) ?? '',
  ).slice(-mostBetween - 2);
  const at = row.findLastIndex(
    (word, place) =>
      comparing.has(word) || (word === 'to' && row[place - 1] === 'relative') || isBeside(row, place),
  );
  if (at < 0) return false;
  const between = row.slice(at + 1);
  const isRelative = between.at(-2) === 'who' || between.at(-2) === 'that';
  const named = isRelative ? between.slice(0, -1) : between;
  return named.length <= mostBetween && !named.some((word) => verbs.has(word));
}

/** "Compared with", "in comparison to". */
function isBeside(row: readonly string[], at: number): boolean {
  return /^(?:with|to)$/.test(row[at] ?? '') && /^compar(?:ed|ison)$/.test(row[at - 1] ?? '');
}

/** Words between a comparison and the denial. */
const mostBetween = 4;
const comparing: ReadonlySet<string> = new Set(['than', 'versus', 'vs', 'against']);
const verbs: ReadonlySet<string> = new Set(['was', 'were', 'is', 'are', 'did', 'do', 'does', 'had']);

/** "The no resection group": who had none, and no denial; "there was no control group" is one. */
const afterArticle = /\b(?:the|an?|or|versus|vs\.?) $/i;
const namesGroup =
  /^no (?:(?!(?:in|of|between|among|for|across|with|to|any|other|such|differen\p{Ll}+|effects?|changes?)\b)[\p{L}-]+ ){1,2}(?:groups?|arms?|conditions?)\b/u;

// Ways to deny without a negation word: a post may say "the same" for "no difference".
const softDenialsIn = finder(
  /\b(?:same|similar(?:ly)?|equal(?:ly)?|identical|comparable|equivalent|little|few|rarely|seldom|fail(?:s|ed|ure)?|insufficient(?:ly)?|inadequate|negative|weak(?:ly|er)?|independent(?:ly)? of|regardless|reject\w*|rule[sd]? (?:it |them |this |that )?out|stalled|un(?:able|affected|changed|clear|known|likely|necessary|related|correlated|needed|altered|successful)|in(?:effective|significant|consistent|distinguishable|variant|capable)|impossible|non-?(?:significant\w*|inferior\w*)|limited|negligible|zero|absence|absent|lack\w*|disappear\w*|obviat\w*)\b/gi,
);
