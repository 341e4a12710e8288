import type { FactSheet, Mark } from '../engine/fact-sheet.ts';
import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import { type ClaimToVerify, isOpenToVerdict, type VerifierKind } from '../grounding/verdict.ts';

/** Most claims of one answer that are asked for: four posts have about thirty. */
const mostClaims = 48;
/** Characters; nobody can say which words of a longer one are at fault. */
const longestClaim = 600;

/** A source as claims are set beside it. */
interface Source {
  readonly sentences: readonly { readonly text: string }[];
  readonly title: string | null;
  readonly marks?: readonly Mark[];
}

/** What is on record of the work itself, as a post may say it: no sentence of its text can support that. */
const onRecord: Readonly<Partial<Record<Mark, string>>> = {
  retracted: 'This article has been retracted.',
  withdrawn: 'This article has been withdrawn.',
  concern: 'The journal has published an expression of concern about this article.',
  corrected: 'This article has been corrected.',
  preprint: 'This is a preprint: it has not been peer-reviewed.',
};

/** The claims of posts on one source that a verifier is to look at, each once however many posts have it. */
export function claimsToVerify(
  sheet: FactSheet,
  posts: readonly (readonly GroundedSentence[])[],
  verifier: VerifierKind,
): ClaimToVerify[] {
  const known = factSentences(sheet);
  const open = new Map(
    posts
      .flat()
      .filter((sentence) => isOpenToVerdict(sentence, verifier) && sentence.text.length <= longestClaim)
      .map((sentence) => [sentence.text, sentence] as const),
  );
  return [...open.values()]
    .slice(0, mostClaims)
    .map(({ text, support }) => ({ claim: text, evidence: evidenceOf(sheet, support, known) }));
}

/** The sentences of a source that may support what the alignment found `support` for, best first, its title and what is on record. */
export function evidenceOf(
  { sentences, title, marks = [] }: Source,
  support: readonly number[],
  known: readonly number[] = [],
): ClaimToVerify['evidence'] {
  return [...new Set([...support, ...support.flatMap((index) => [index - 1, index + 1]), ...known])]
    .flatMap((index): ClaimToVerify['evidence'][number][] => {
      const sentence = sentences[index];
      return sentence === undefined ? [] : [{ index, text: sentence.text }];
    })
    .concat(title === null ? [] : [{ index: null, text: title }])
    .concat(marks.flatMap((mark) => textOf(onRecord[mark])));
}

function textOf(line: string | undefined): ClaimToVerify['evidence'][number][] {
  return line === undefined ? [] : [{ index: null, text: line }];
}

/** Where the facts of the sheet stand. */
function factSentences({ finding, numbers, supporting, ...sheet }: FactSheet): number[] {
  const fields = [sheet.question, sheet.studied, sheet.design, sheet.limit, sheet.authorsConclude];
  return [
    finding.sentence,
    ...supporting.map(({ sentence }) => sentence),
    ...numbers.map(({ sentence }) => sentence),
    ...fields.map((field) => field?.span?.sentence ?? null),
  ].filter((index) => index !== null);
}
