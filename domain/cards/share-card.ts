import type { FactSheet, Mark } from '../engine/fact-sheet.ts';
import { partOwnFinding } from '../engine/own-finding.ts';
import type { CheckSource } from '../grounding/check-post.ts';
import { checkWithGiven } from '../grounding/check-with-given.ts';
import { countUnsupported } from '../grounding/marked.ts';
import type { ArticleInfo } from '../research/article-info.ts';
import { citationOf } from './citation.ts';
import { isDrawable } from './drawable.ts';

/** What stands on a card. Each text is in the post, in the source or in the citation, whole; what does not fit is left out. */
export interface ShareCard {
  /** What must be said of the source wherever it is shown ("Preprint"); fixed words. */
  readonly marks: readonly string[];
  readonly finding: string | null;
  /** A clause with the number, as printed. */
  readonly number: string | null;
  /** The two sides of the comparison, value and label as printed; empty where there are none. */
  readonly arms: readonly { readonly value: string; readonly label: string }[];
  readonly studied: string | null;
  /** Title, then journal, year and identifier: as many of them as can be drawn and fit. */
  readonly source: readonly string[];
}

export interface CardInput {
  readonly sheet: FactSheet;
  readonly info?: ArticleInfo | undefined;
  readonly post: string;
  /** The person's own words for the finding and the facts (`givenStatements`). */
  readonly given?: readonly string[] | undefined;
}

/** Longest texts that a card bears at its smallest print; longer ones are left out as wholes. */
export const cardLimits = {
  finding: 240,
  number: 90,
  label: 28,
  studied: 90,
  title: 130,
  citation: 90,
  word: 26,
} as const;

/** Chooses what stands on the card of a post. Pure; never cuts inside a text. */
export function buildCard({ sheet, info = {}, post, given = [] }: CardInput): ShareCard {
  const marks = sheet.marks.flatMap((mark) => markLabels[mark] ?? []);
  const source = citationOf(sheet, info)
    .filter(({ text, longest }) => fits(text, longest, longest))
    .map(({ text }) => text);
  const isTakenBack = sheet.marks.includes('retracted') || sheet.marks.includes('withdrawn');
  if (isTakenBack) return { marks, finding: null, number: null, arms: [], studied: null, source };
  const known = [post, ...sheet.sentences.map(({ text }) => text)].map(evenly);
  const isKnown = (text: string): boolean => known.some((one) => one.includes(evenly(text)));
  const finding = findingOf(sheet, info, post, given);
  const number = numberOf(sheet, finding ?? '', isKnown);
  const studied = sheet.studied?.text.trim() ?? '';
  return {
    marks,
    finding,
    ...number,
    studied: fits(studied, cardLimits.studied) && isKnown(studied) ? studied : null,
    source,
  };
}

/** The card in one or two sentences, for those who do not see it: what is shown, nothing else. */
export function altTextOf({ marks, finding, number, arms, studied, source }: ShareCard): string {
  const compared = arms.map(({ value, label }) => `${value} ${label}`).join(', ');
  const parts = [marks.join(', '), finding, number ?? compared, studied, source.join(', ')];
  return parts
    .filter((part) => part !== null && part !== '')
    .map((part) => stopped(part ?? ''))
    .join(' ');
}

const markLabels: Readonly<Partial<Record<Mark, string>>> = {
  preprint: 'Preprint',
  'in-animals': 'Animal study',
  'in-vitro': 'Laboratory study',
  simulation: 'Simulation',
  protocol: 'Protocol, no results yet',
  patent: 'Patent document',
  corrected: 'Corrected article',
  concern: 'Expression of concern',
  withdrawn: 'Withdrawn article',
  retracted: 'Retracted article',
};

/**
 * The finding as the post puts it; else the sentence of the post that rests on the finding's sentence; else that sentence as it
 * is printed; where the person wrote the finding and the post has it no more, the first claim that may stand there. Above the
 * citation nothing stands that the check flags, or that only the person says: it would be the study's.
 */
function findingOf(
  sheet: FactSheet,
  info: ArticleInfo,
  post: string,
  given: readonly string[],
): string | null {
  const { finding } = sheet;
  const said = evenly(post).toLowerCase();
  const first = finding.sentence === null ? partOwnFinding(finding.text).lead : finding.text;
  const source: CheckSource = { sentences: sheet.sentences, info };
  const isOfSource = (text: string): boolean =>
    finding.sentence !== null || countUnsupported(checkWithGiven(source, given, text)) === 0;
  const own = [first, finding.short ?? ''].filter((text) => isSaid(evenly(text), said) && isOfSource(text));
  const claims = checkWithGiven(source, given, post).filter(
    ({ mark }) => mark === 'matches' || mark === 'compare',
  );
  const leading = claims.filter(({ support }) => support[0] === finding.sentence);
  const printed = finding.sentence === null ? [] : [sheet.sentences[finding.sentence]?.text ?? ''];
  const others = finding.sentence === null ? claims : [];
  const choice = [...own, ...leading.map(textOf), ...printed, ...others.map(textOf)].map(evenly);
  return choice.find((text) => fits(text, cardLimits.finding)) ?? null;
}

function textOf({ text }: { readonly text: string }): string {
  return text;
}

/** In the post, but for a capital at its start and its full stop. */
function isSaid(text: string, said: string): boolean {
  const plain = text.toLowerCase().replace(/\.$/, '');
  return plain !== '' && said.includes(plain);
}

type NumberPart = Pick<ShareCard, 'number' | 'arms'>;

/** The first comparison that is printed as it stands and says more than the finding does. */
function numberOf(sheet: FactSheet, finding: string, isKnown: (text: string) => boolean): NumberPart {
  for (const { text, arms } of sheet.numbers) {
    const sides = arms.map(({ label, value, unit }) => ({ label, value: withUnit(value, unit) }));
    const isDrawnInFigures =
      sides.length >= 2 &&
      sides.length <= 3 &&
      sides.every(({ label, value }) => fits(label, cardLimits.label) && fits(value, 14) && isKnown(label)) &&
      arms.every(({ value }) => isKnown(value)) &&
      sides.every(({ value }) => isKnown(value));
    if (isDrawnInFigures) return { number: null, arms: sides };
    const printed = text.trim().replace(/[.;,]$/, '');
    if (!fits(printed, cardLimits.number) || !isKnown(printed) || !/\d/.test(printed)) continue;
    if (digitsOf(printed).every((digits) => digitsOf(finding).includes(digits))) continue;
    return { number: printed, arms: [] };
  }
  return { number: null, arms: [] };
}

function withUnit(value: string, unit: string | null): string {
  if (unit === null || value.endsWith(unit)) return value;
  return unit === '%' ? `${value}%` : `${value} ${unit}`;
}

/** Whole and legible: short enough, no word wider than the card, only characters that the fonts have. */
function fits(text: string, longest: number, word: number = cardLimits.word): boolean {
  if (text === '' || text.length > longest || !isDrawable(text)) return false;
  return text.split(/\s+/).every((one) => one.length <= word);
}

function evenly(text: string): string {
  return text.replace(/\s+/g, ' ').trim().normalize('NFC');
}

function digitsOf(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

function stopped(text: string): string {
  return /[.!?…”"]$/.test(text) ? text : `${text}.`;
}
