import type { SentenceSpan } from '#domain/language/sentences.ts';

/**
 * Claims of a patent as one sentence each, whatever stops and lines they are printed on: they are numbered from 1, and either are
 * announced ("What is claimed is:") or refer to one another ("of claim 1"). Sentences that are no claims stay.
 */
export function withWholeClaims<Span extends SentenceSpan>(sentences: readonly Span[], text: string): Span[] {
  const starts = claimStarts(text);
  if (starts.length === 0) return [...sentences];
  const ends = [...starts.slice(1).map(({ mark }) => mark), text.length];
  const claims = starts.map(({ start }, index) => {
    const body = text.slice(start, ends[index]).trimEnd();
    return { text: body, start, end: start + body.length };
  });
  const from = starts[0]?.mark ?? 0;
  const like = sentences.find(({ end }) => end > from) ?? sentences.at(-1);
  const before = sentences.filter(({ start }) => start < from).map((one) => cutAt(one, from));
  const open = before.filter((one) => one.text !== '' && !announces.test(one.text));
  return like === undefined ? [...sentences] : [...open, ...claims.map((claim) => ({ ...like, ...claim }))];
}

function cutAt<Span extends SentenceSpan>(sentence: Span, from: number): Span {
  if (sentence.end <= from) return sentence;
  const text = sentence.text.slice(0, from - sentence.start).trimEnd();
  return { ...sentence, text, end: sentence.start + text.length };
}

function claimStarts(text: string): { mark: number; start: number }[] {
  if (!/claim/i.test(text)) return [];
  const starts: { mark: number; start: number }[] = [];
  for (const { index, 0: whole, 1: number } of text.matchAll(claimMark))
    if (Number(number) === starts.length + 1)
      starts.push({ mark: index + whole.search(/\d/), start: index + whole.length });
  const first = starts[0];
  if (first === undefined) return [];
  const isAnnounced = announces.test(text.slice(0, first.mark).trimEnd());
  return isAnnounced || refersToClaim.test(text.slice(first.start)) ? starts : [];
}

const claimMark =
  /(?:^|[\n.:;])\s*(?:Claim )?(\d{1,3})\s?[.):]\s+(?=(?:An?|The|Use|One|Method|Apparatus|In|Process)\b)/g;
const announces =
  /(?:^|[\n.]\s*)(?:Claims?|CLAIMS?|What is claimed(?: is)?|(?:I|We) claim|The invention claimed is)\s*[:.]?$/;
/** A claim that leans on another is not understood alone. */
export const refersToClaim =
  /\b(?:of|to|in|with|by|per) (?:any (?:one )?(?:of )?)?(?:the )?(?:preceding )?claims?\b/i;

/** Characters of a claim that a post can say; more of its parts are "other parts". */
const longestClaim = 230;

/** A sentence or claim of a patent in everyday words: who says it named, without lawyers' words and without signs of the drawing. */
export function tellPatent(text: string, all: string): string {
  const plain = plainWords(withoutNumerals(text, all));
  const claim =
    /^An? [^.]{3,}?\b(?:compris|consist|includ|having|character)/iu.test(plain) && /[:;]/.test(plain);
  return claim
    ? `The document describes ${shortClaim(listed(plain.charAt(0).toLowerCase() + plain.slice(1)))}`
    : plain;
}

/** "comprising: a drum; a motor; and a heater" as a list in running text. */
function listed(claim: string): string {
  return claim
    .replace(/,? (compris\p{Ll}+|consisting of|includ\p{Ll}+|having)\s*:\s*/gu, ' $1 ')
    .replace(/;\s*(?:and|or)\b/g, ', and')
    .replace(/;\s*/g, ', ')
    .replace(/\s+/g, ' ');
}

function shortClaim(claim: string): string {
  if (claim.length <= longestClaim) return claim;
  const cut = claim.slice(0, longestClaim).replace(/,(?! (?:and|or) )[^,]*$/, '');
  return /\b(?:compris|consist|includ|having)\p{Ll}*(?: of)? an? /u.test(cut)
    ? `${cut}, and other parts.`
    : claim;
}

function plainWords(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^To provide (?=an?\b|the\b)/u, 'The document describes ')
    .replace(/\b(the) (?:present|instant) invention\b/giu, '$1 invention')
    .replace(/\ba plurality of\b/giu, 'several')
    .replace(/\bsaid (?=\p{Ll})/gu, 'the ');
}

/**
 * Without the numbers that stand behind the names of parts in a drawing ("the drum 12", "a motor (16)"), where a number stands for
 * one part in all of the text. "2 to 5 rpm", "claim 1" and "Figure 3" keep theirs.
 */
export function withoutNumerals(text: string, all: string): string {
  const parts = numeralsOf(all);
  return text.replace(numeral, (whole: string, noun: string, number: string, next: string | undefined) =>
    parts.get(number) === noun.toLowerCase() && !measures.has(next ?? '') ? noun : whole,
  );
}

const numeral = /\b(\p{L}{3,}) \(?(\d{1,4}[a-z]?)\)?(?![\d%°.,]\d|\p{L}|%|°| ?[%°×]| to \d)(?= ?(\p{L}+)?)/gu;

/** Part by number; none where fewer than two parts are numbered. */
function numeralsOf(all: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const shared = new Set<string>();
  for (const [, noun = '', number = '', next = ''] of all.matchAll(numeral)) {
    const name = noun.toLowerCase();
    if (notParts.has(name) || measures.has(next)) continue;
    if ((parts.get(number) ?? name) !== name) shared.add(number);
    parts.set(number, name);
  }
  for (const number of shared) parts.delete(number);
  return parts.size < 2 ? new Map() : parts;
}

/** Words behind a number that measures. */
const measures: ReadonlySet<string> = new Set(
  `mm cm m km nm µm g kg mg ml l s ms min h hz khz mhz rpm v w a pa bar k c f percent degrees degree seconds minutes hours days weeks months
  years times millimeters centimeters meters grams kilograms watts volts`.split(/\s+/),
);

/** Words before a number that counts, measures or names something else. */
const notParts: ReadonlySet<string> = new Set(
  `about above and are around at below between by claim claims class example examples exceeds fig figs figure figures for formula from
  grade group has have least most nearly number over page part parts per phase ratio seq size step steps table than the type under until
  version was were with within`.split(/\s+/),
);
