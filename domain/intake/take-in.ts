import { remembered } from '../language/remembered.ts';
import { joinBrokenLines } from './broken-lines.ts';
import { dropDirections } from './directions.ts';
import { readEntities } from './entities.ts';
import { resolveLatex } from './latex/latex.ts';
import { joinLigatures } from './ligatures.ts';
import { dropLineNumbers } from './line-numbers.ts';
import { restoreGlyphs } from './lost-glyphs.ts';
import { readMarkdown } from './markdown.ts';
import { readMarkup } from './markup/markup.ts';
import { dropFurniture } from './page-furniture.ts';
import { dropParagraphLabels } from './paragraph-labels.ts';
import { partHeadings } from './part-headings.ts';
import { plainSigns } from './plain-signs.ts';
import { dropReferences } from './reference-numbers.ts';
import { unifySigns } from './signs.ts';
import { tidySpaces } from './spacing.ts';
import { TracedText } from './traced-text.ts';

/** Clean text, and where each of its places stood in what was pasted. */
export interface TakenIn {
  readonly text: string;
  /** The place in the pasted text of a place in the clean one, both counted in UTF-16 code units. */
  readonly placeOf: (at: number) => number;
}

type Stage = (text: TracedText) => TracedText;

/** What gives each sign its meaning; the order matters: a later stage reads what an earlier one made. */
const signStages: readonly Stage[] = [
  compose,
  plainSigns,
  restoreGlyphs,
  dropDirections,
  readMarkup,
  readEntities,
];

/** What a line or a page has beside its text; only signs and markup are read before it. */
const pageStages: readonly Stage[] = [dropLineNumbers, dropFurniture, readMarkdown];

const wordStages: readonly Stage[] = [
  resolveLatex,
  unifySigns,
  dropReferences,
  dropParagraphLabels,
  partHeadings,
  joinBrokenLines,
  joinLigatures,
  tidySpaces,
];

/** What was escaped twice needs another round; so often it was never. */
const rounds = 4;

/**
 * The text as a reader should see it, whatever was pasted, dropped, looked up or read from a list: markup of all kinds resolved,
 * lost signs restored, what belongs to the page and not to the text gone. Stable: what was taken in stays as it is. No word of
 * prose is lost, and every offset of the engine refers to the text that this gives.
 */
export function takeIn(raw: string): TakenIn {
  return raw.length > longestKept ? read(raw) : kept(raw);
}

/** The text alone. */
export function cleanText(raw: string): string {
  return takeIn(raw).text;
}

/** Longer ones are not kept in memory. */
const longestKept = 10_000;
const kept = remembered(read, 64);

function read(raw: string): TakenIn {
  const traced = untilStable(new TracedText(raw), (text) =>
    // What is still escaped must not be read as words.
    through(
      wordStages,
      through(
        pageStages,
        untilStable(text, (signs) => through(signStages, signs)),
      ),
    ),
  );
  return { text: traced.text, placeOf: (at) => traced.placeOf(at) };
}

function through(stages: readonly Stage[], traced: TracedText): TracedText {
  return stages.reduce((text, stage) => stage(text), traced);
}

function untilStable(traced: TracedText, change: Stage): TracedText {
  let latest = traced;
  for (let round = 0; round < rounds; round += 1) {
    const before = latest.text;
    latest = change(latest);
    if (latest.text === before) break;
  }
  return latest;
}

/** Letters and their marks as one sign each, where Unicode has one. */
function compose(traced: TracedText): TracedText {
  if (traced.text.normalize('NFC') === traced.text) return traced;
  return traced.replace(/\p{ASCII}?\P{ASCII}+/gu, (run) => run.normalize('NFC'));
}
