import type { FactSheet, Genre } from '../fact-sheet.ts';

/** What an abstract leaves out, where its words alone show that: a reader who knows it trusts the rest. */

/**
 * True where a work that has figures to give prints none of them: a method judged on something, or a finding that compares. Digits of
 * a name ("JWST-2", "Type 2") and years count too: where any number stands alone, nothing is said.
 */
export function leavesFiguresOut({ finding, genre, sentences }: FactSheet): boolean {
  if (!measured.has(genre) || !compares.test(finding.text)) return false;
  return !sentences.some(({ text }) => figure.test(text));
}

const measured: ReadonlySet<Genre> = new Set<Genre>([
  'method',
  'dataset',
  'trial',
  'observational',
  'diagnostic',
  'animal-or-lab',
  'field-study',
  'measurement',
  'simulation',
]);

const compares =
  /\b(?:more|less|fewer|faster|slower|higher|lower|better|worse|larger|smaller|greater|stronger|weaker|longer|shorter|cheaper|superior|inferior|comparable|competitive|significant(?:ly)?|substantial(?:ly)?|considerabl[ey]|outperform\p{Ll}*|improv\p{Ll}+|increas\p{Ll}+|decreas\p{Ll}+|reduc\p{Ll}+|exceed\p{Ll}*|enhanc\p{Ll}+|accelerat\p{Ll}+|speed-?ups?|state[- ]of[- ]the[- ]art)\b/iu;

const figure =
  /\p{N}|\b(?:twice|thrice|double[ds]?|doubling|triple[ds]?|tripling|half|halv(?:e[ds]?|ing)|third|quarter|tenfold|twofold|threefold|fourfold|fivefold|percent|orders? of magnitude|dozens?|hundreds?|thousands?|millions?|billions?|(?:one|two|three|four|five|six|seven|eight|nine|ten|all|most) (?:out )?of (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b/iu;

/** True where nothing in the text speaks to those who govern. */
export function leavesPolicyOut({ sentences }: FactSheet): boolean {
  return !sentences.some(({ text }) => ofPolicy.test(text));
}

const ofPolicy =
  /\b(?:polic(?:y|ies)|policy-?makers?|regulat(?:e[ds]?|ors?|ory|ions?)|govern(?:ment\p{Ll}*|ance|ors?|ed)|legislat\p{Ll}+|laws?|public health|guidelines?|recommend\p{Ll}*|decision-?mak\p{Ll}+|stakeholders?|interventions?|implement\p{Ll}*|conservation|manage\p{Ll}*|societ(?:y|al|ies)|tax\p{Ll}*|reforms?|program(?:me)?s?)\b/iu;

/** True where nothing in the text speaks of what it costs. */
export function leavesCostOut({ sentences }: FactSheet): boolean {
  return !sentences.some(({ text }) => ofCost.test(text));
}

const ofCost =
  /\b(?:cost\p{Ll}*|prices?|pric(?:ed|ing)|cheap\p{Ll}*|expens\p{Ll}+|afford\p{Ll}*|econom\p{Ll}+|budgets?|dollars?|euros?|spending|savings?|reimburs\p{Ll}+)\b|[$€£]/iu;

/** True where nothing in the text bounds what was found: no limit by name, no design that is one, no "however" or "only". */
export function leavesLimitOut({ limit, sentences }: FactSheet): boolean {
  return limit === null && !sentences.some(({ text }) => ofLimit.test(text));
}

const ofLimit =
  /\b(?:limit\p{Ll}*|caveats?|caution\p{Ll}*|drawbacks?|weakness(?:es)?|shortcomings?|further|future|preliminary|pilot|small|single|retrospective\p{Ll}*|cross-sectional|uncontrolled|bias\p{Ll}*|confound\p{Ll}*|uncertain\p{Ll}*|unclear|unknown|however|although|though|despite|only|assum\p{Ll}*|approximat\p{Ll}*|simulat\p{Ll}*|challeng\p{Ll}*|except|unless|but)\b/iu;

/** True where nothing in the text speaks of a product, of making it or of selling it. */
export function leavesProductOut({ sentences, title }: FactSheet): boolean {
  return ![title ?? '', ...sentences.map(({ text }) => text)].some((text) => ofProduct.test(text));
}

const ofProduct =
  /\b(?:products?|commercial\p{Ll}*|marketed|markets?|industr\p{Ll}+|manufactur\p{Ll}+|vendors?|compan(?:y|ies)|prototypes?|start-?ups?|patents?|licen[cs]\p{Ll}+|available (?:at|from|on)|open[- ]source|deploy\p{Ll}*)\b/iu;
