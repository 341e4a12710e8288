import { findHedges, type Mention } from '../language/hedges.ts';
import { findNegations } from '../language/negation.ts';
import { conceptTokens } from './concepts.ts';

/** A clause with what it speaks of and what it denies. Offsets point into the sentence. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly concepts: ReadonlySet<string>;
  readonly denials: readonly Operator[];
  readonly hedges: readonly Operator[];
  /** True where it denies without a negation word ("similar", "little", "failed"). */
  readonly deniesSoftly: boolean;
}

/** A negation or hedge and the first concepts after it, which it denies or weakens. */
export interface Operator {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** In order; empty at the end of a clause. */
  readonly scope: ReadonlySet<string>;
}

export function readClauses(sentence: string): Clause[] {
  const found: Clause[] = [];
  let from = 0;
  for (const cut of [
    ...Array.from(sentence.matchAll(clauseBreak), (match) => match.index + match[0].length),
    sentence.length,
  ]) {
    const text = sentence.slice(from, cut);
    if (text.trim() !== '') found.push(readClause(text, from));
    from = cut;
  }
  return found;
}

export function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const concept of a) if (b.has(concept)) count += 1;
  return count;
}

const clauseBreak =
  /[;:](?=\s)|,(?=\s(?:and|but|whereas|while|although|though|which|who|suggesting|indicating|yet|with|so)\b)|\s(?=(?:but|whereas|although|however)\s)|(?<=\b(?:although|while|whereas|despite)\b[^,]{5,200}),(?=\s)/gi;

/** Content words after it that a negation or hedge reaches: "no statistically significant difference". */
const reach = 3;

function readClause(text: string, start: number): Clause {
  const tokens = conceptTokens(text);
  const operator = (mention: Mention): Operator => ({
    word: mention.text,
    start: start + mention.start,
    end: start + mention.end,
    scope: new Set(
      tokens
        .filter((token) => token.start >= mention.end)
        .slice(0, reach)
        .map((token) => token.concept),
    ),
  });
  return {
    text,
    start,
    concepts: new Set(tokens.map((token) => token.concept)),
    denials: findNegations(text).map(operator),
    hedges: findHedges(text).map(operator),
    deniesSoftly: softDenial.test(text),
  };
}

// Ways to deny without a negation word: a post may say "the same" for "no difference".
const softDenial =
  /\b(?:same|similar(?:ly)?|equal(?:ly)?|comparable|equivalent|little|few|rarely|seldom|fail(?:s|ed|ure)?|insufficient(?:ly)?|inadequate|negative|instead of|rather than|independent(?:ly)? of|regardless|avoid(?:s|ed|ing)?|exclud\w+|reject\w*|rule[sd]? out|stalled|un(?:able|affected|changed|clear|known|likely|necessary|related|correlated|needed|altered|successful|common|reliable)|in(?:effective|significant|dependent|consistent|complete|distinguishable|variant|capable|accurate)|impossible|non-?(?:significant\w*|inferior\w*)|low|limited|zero|absence|absent|less|only|too|hard|difficult|despite|unless|except|lack\w*|loss|lost|missing|poor\w*|disappear\w*)\b/i;
