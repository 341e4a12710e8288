/**
 * What a bracket of statistics says of the result beside it: that it may be chance, that it is not, of several results one thing
 * each, or nothing. By the conventions of the field: a probability over 0.05, "NS", or an interval that holds no effect (0 for
 * a difference, 1 for a ratio).
 */
export type Significance = 'chance' | 'sure' | 'both' | 'unsaid';

/** `inside` without its brackets; `before` is the sentence up to them, which may name the ratio or give the estimate. */
export function significanceOf(inside: string, before: string): Significance {
  const said = [...probabilities(inside), ...notSignificant(inside, before), ...intervals(inside, before)];
  if (said.length === 0) return 'unsaid';
  if (said.every((mayBe) => mayBe)) return 'chance';
  return said.some((mayBe) => mayBe) ? 'both' : 'sure';
}

/**
 * True where a sentence says of the result told before it that it may be chance: "This difference was not significant (p = 0.2)",
 * "However, it did not reach significance". One that names an outcome of its own ("the difference in pain") speaks of that.
 */
export function takesBack(text: string): boolean {
  const at = text.search(denied);
  return at > 0 && ofResult.test(text.slice(0, at).replace(linking, ''));
}

const denied =
  /\b(?:(?:was|were|is|are|did|does|do) not|wasn't|weren't|failed to|never|fell short of)\b[^.;]{0,40}\bsignifican/i;
/** What links a sentence to the one before it. */
const linking = /^(?:\p{L}+, |But |Yet )/iu;
const ofResult =
  /^(?:it|they|th(?:is|ese|at)|th(?:is|ese|e|at) (?:\p{Ll}+ )?\p{Ll}+(?: between [\p{Ll} ]{3,20})?) $/iu;

function numberOf(printed: string): number {
  return Number(printed.replace(/[·,]/, '.').replace(/^[−–]/, '-'));
}

/** For each probability of a test whether it is no proof of the result; those of another question (interaction) are none. */
function probabilities(inside: string): boolean[] {
  return Array.from(inside.matchAll(probability)).flatMap(({ 0: named, 1: sign = '', index }) => {
    const value = printedProbability.exec(inside.slice(index + named.length))?.[0];
    if (value === undefined || /interact|heterogen/i.test(named)) return [];
    if (/^n/i.test(value)) return [true];
    const p = /[x×*^] ?10|10[-−–^]/.test(value) ? 0 : numberOf(value);
    return [/[>≥]/.test(sign) ? p >= 0.01 : /[=≈~:]/.test(sign) && p > 0.05];
  });
}

/** "p = ", "P-value for trend <": a probability's name and sign. */
const probability = /(?<![\p{L}\d])[pP](?:[ -]?values?)?[\p{L}() _-]{0,24}?\s?([=<>≤≥≈~:])\s?/gu;
/** What stands behind it: "3 × 10", "10-4", ".05", "1", "n.s.". */
const printedProbability = /^(?:\d*(?:[.·,]\d*)? ?[x×*] ?10|10[-−–^]|\d?[.·,]\d+|1(?!\d)|[nN]\.?[sS]\b)/u;

/** "NS" and "n.s.", where they shorten no words before them ("normal saline (NS)"). */
function notSignificant(inside: string, before: string): boolean[] {
  const isNamed = /\bn[\p{L}-]+[ -]s\p{L}+\s*$/iu.test(before);
  return /(?:^|[,;] ?)(?:[nN]\.?\s?[sS]\.?|NS)$/.test(inside.trim()) && !isNamed ? [true] : [];
}

/** For each interval of confidence whether it holds "no effect". */
function intervals(inside: string, before: string): boolean[] {
  const text = inside.replace(/CI\s?9\d\b ?%?|\b9\d(?:\.\d)?\s?%/g, 'CI');
  const isRatio = namesRatio(`${before} ${inside}`);
  return Array.from(text.matchAll(range)).flatMap(({ 1: from = '', 2: to = '', index }) => {
    const [low, high] = [numberOf(from), numberOf(to)];
    const lead = text.slice(0, index);
    if (!(low < high) || !(isLettered(lead) || holdsEstimate(lead, before, low, high))) return [];
    return [isRatio && low >= 0 ? low < 1 && high > 1 : low < 0 && high > 0];
  });
}

/** "0.5", ".5", "5": each can be read in one way, so that digits without an end take no longer than others. */
const figure = String.raw`(?:\d+(?:[.·]\d+)?|[.·]\d+)`;
const range = new RegExp(
  String.raw`(?<![\d.·])([-−–+]?${figure})\s?%?\s?(?:to|and|[,;–−—-])\s?(?=([-−–+]?${figure}))`,
  'g',
);
const lastFigure = new RegExp(String.raw`([-−–+]?(?<!\d)${figure})\s?%?[\s,;:([]*$`);

function isLettered(lead: string): boolean {
  return /(?:CI|CrI|HDI|(?:confidence|credible) (?:interval|limit)s?)[\s:=,([\])]*(?:of|from|was)?\s*$/i.test(
    lead,
  );
}

/** "0.81 [0.59–1.12]" and "a hazard ratio of 0.97 (0.84–1.12)": an estimate with a range around it. */
function holdsEstimate(lead: string, before: string, low: number, high: number): boolean {
  const near = /\S/.test(lead) ? lead : before;
  const printed = lastFigure.exec(near)?.[1];
  const estimate = printed === undefined ? Number.NaN : numberOf(printed);
  return low <= estimate && estimate <= high;
}

function namesRatio(text: string): boolean {
  return /\bratios?\b|\brelative risks?\b|\b[a-zA-Z]{0,2}(?:OR|HR|RR|PR)\b/.test(text);
}
