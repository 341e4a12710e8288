import type { Evidence } from '../engine/evidence.ts';
import { describeEvidence } from '../engine/evidence.ts';
import type { FactSheet, Mark } from '../engine/fact-sheet.ts';
import type { Strength } from '../language/strength.ts';
import type { ArticleInfo } from '../research/article-info.ts';
import { readDocument } from '../research/named-document.ts';

/** What a model is told of a source: the fact sheet without places and scores. Every value is data, none an order. */
export interface FactData {
  readonly finding: string;
  readonly hedges: readonly string[];
  readonly claim: string;
  readonly negative: boolean;
  readonly question: string | null;
  readonly numbers: readonly string[];
  readonly studied: string | null;
  readonly design: string | null;
  readonly limit: string | null;
  readonly authorsConclude: string | null;
  readonly alsoFound: readonly string[];
  readonly mustSay: readonly string[];
  readonly topic: string | null;
  readonly kind: string;
  /** Number of a patent or symbol of a UN document. */
  readonly document: string | null;
  readonly evidence: Evidence['text'];
  readonly title: string | null;
  readonly journal: string | null;
  readonly year: string | null;
  readonly shortForms: Readonly<Record<string, string>>;
}

export function factData(sheet: FactSheet, info: ArticleInfo): FactData {
  return {
    finding: sheet.finding.text,
    hedges: sheet.finding.hedges,
    claim: claims[sheet.finding.strength],
    negative: sheet.finding.negated,
    question: sheet.question?.text ?? null,
    numbers: sheet.numbers.slice(0, 3).map(({ text, n }) => (n === null ? text : `${text} (n = ${n})`)),
    studied: sheet.studied?.text ?? null,
    design: sheet.design?.text ?? null,
    limit: sheet.limit?.text ?? null,
    authorsConclude: sheet.authorsConclude?.text ?? null,
    alsoFound: sheet.supporting.slice(0, 2).map(({ text }) => text),
    mustSay: sheet.marks.flatMap((mark) => markWords[mark]?.say ?? []),
    topic: sheet.topic,
    ...kindOf(sheet, info),
    evidence: describeEvidence(sheet, info).text,
    title: sheet.title ?? info.title ?? null,
    journal: info.journal ?? null,
    year: info.year ?? null,
    shortForms: Object.fromEntries(sheet.acronyms.map(({ short, long }) => [short, long])),
  };
}

/** What the address says of a document is surer than what its words look like. */
function kindOf(sheet: FactSheet, info: ArticleInfo): Pick<FactData, 'kind' | 'document'> {
  const document = readDocument(info);
  return { kind: document?.kind ?? sheet.genre, document: document?.name ?? null };
}

const claims: Readonly<Record<Strength, string>> = {
  0: 'no relation between two things is claimed',
  1: 'a link, no cause',
  2: 'a possible cause, with its hedge',
  3: 'a cause, as the source words it',
};

/** Values of the data that are ours, and nothing that a post says. */
export const toldOfClaims: readonly string[] = Object.values(claims);

/** What a post must say of its source, and how one sees that it does. */
export const markWords: Readonly<Partial<Record<Mark, { readonly say: string; readonly seen: RegExp }>>> = {
  preprint: { say: 'Preprint.', seen: /\bpre-?print\b|\bnot (?:yet )?peer[- ]reviewed\b/i },
  'in-animals': {
    say: 'An animal study.',
    seen: /\b(?:in|of) (?:[\w-]+ ){0,3}(?:mice|rats?|animals?|pigs?|monkeys?|macaques?|dogs?|zebrafish|rabbits?|sheep|flies|worms|fish)\b|\banimal\b|\b(?:mouse|mice|rats?|murine|zebrafish|Drosophila|C\. elegans|rabbits?|monkeys?|pigs?)\b/i,
  },
  'in-vitro': {
    say: 'Laboratory work on cells.',
    seen: /\bin vitro\b|\bcells?\b|\b(?:lab|laboratory|dish(?:es)?|tissue|cultures?)\b/i,
  },
  simulation: { say: 'In simulations.', seen: /\bsimulat|\bmodel(?:s|ling|ing|led)?\b|\bcomput/i },
  protocol: { say: 'A protocol: no results yet.', seen: /\bprotocol\b|\bno results\b|\bwill\b|\bplanned\b/i },
  corrected: { say: 'The article has been corrected.', seen: /\bcorrect(?:ed|ion)\b/i },
  concern: {
    say: 'The journal has published an expression of concern.',
    seen: /\bexpression of concern\b/i,
  },
};
