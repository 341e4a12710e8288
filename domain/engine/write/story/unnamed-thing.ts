import { finder } from '#domain/language/finder.ts';
import { remembered } from '#domain/language/remembered.ts';
import { stem } from '#domain/language/stem.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { stemPlaces, stemsOf, wordsOf } from './stems.ts';

/**
 * "the slides" where an earlier sentence brought slides in, the post did not, and nothing here says which ("the slides
 * of …"). What the source itself never brings in ("the brain", "the sun") everybody knows.
 */
export function unnamedThing(
  text: string,
  index: number | null,
  held: ReadonlySet<string>,
  sheet: FactSheet,
): string | null {
  if (index === null) return null;
  for (const { phrase, words, stems } of definiteThings(text)) {
    if (stems.some((one) => held.has(one))) continue;
    const isCounted = /^these (?:two|three|four|five|several)\b/.test(phrase);
    const brought = broughtIn(sheet, index);
    if (isCounted || brought.has(thingOf(words, stems, brought))) return phrase;
  }
  return null;
}

interface DefiniteThing {
  /** With its "the". */
  readonly phrase: string;
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** The things behind "the" of which the text itself does not say which: the same text is tried at several places. */
const definiteThings: (text: string) => readonly DefiniteThing[] = remembered((text) => {
  const own = text.toLowerCase();
  return definiteIn(own).flatMap(({ 0: phrase, 1: thing = '', index }) => {
    const end = index + phrase.length;
    const words = trimmed(wordsOf(thing));
    if (words.length === 0 || words.some(isKnown) || isSaidWhich(thing, words, own.slice(end))) return [];
    // A name: "the Holmium:YAG laser", "the PHQ-9".
    if (/^\S*[\p{Lu}\d]/u.test(text.slice(end - thing.length))) return [];
    const stems = words.map(stem);
    return isNamedBefore(words, stems, own, index) ? [] : [{ phrase, words, stems }];
  });
});

function isNamedBefore(
  words: readonly string[],
  stems: readonly string[],
  own: string,
  place: number,
): boolean {
  if (words.length === 1 && isAnaphor(words[0] ?? '', place)) return true;
  const before = stemPlaces(own).filter(({ end }) => end <= place);
  return stems.some((one) => before.some(({ text }) => text === one || isKin(one, text)));
}

/** "Ureteroscopy … when the procedure is performed". */
export function isAnaphor(word: string, place: number): boolean {
  return anaphors.has(word) && place > farIn;
}

/** Words for what a sentence has been about; so far in, it has said what that is. */
const anaphors = new Set(['procedure', 'operation', 'treatment', 'therapy', 'drug', 'disease', 'condition']);
/** Characters: from here on a sentence has said what it is about. */
export const farIn = 25;

/** "Myomectomy … of the myomas": a word of the same root. */
function isKin(one: string, other: string): boolean {
  const root = one.slice(0, one.length > 5 ? 5 : 4);
  return root.length >= 4 && other.startsWith(root);
}

/** What "the" may stand before though nothing brought it in: a part of every body, a person of every ward, a superlative. */
function isKnown(word: string): boolean {
  return everyday.has(word) || partsOfAll.has(word.replace(/s$/, ''));
}

/** "the year in which …", "the readings obtained by the physician", "the regional or global apex of a curve". */
function isSaidWhich(phrase: string, words: readonly string[], rest: string): boolean {
  const behind = phrase.slice(phrase.indexOf(words.at(-1) ?? '') + (words.at(-1) ?? '').length) + rest;
  return (
    /^ ?(?:of|for|that|which|who|whose|where|between|(?:to|in|for|at|on|by|from|with) (?:which|whom))\b/.test(
      rest,
    ) ||
    /^ ?(?:or|and|,|:|\/) ?(?:[\p{L}\p{N}-]+ ){1,4}?of\b/u.test(rest) ||
    /^ ?\p{L}+ed (?:with|by|in|from|for|during|after|before|to|on|at)\b/u.test(behind) ||
    (words.length > 1 && /^ ?(?:to|for) \p{L}/u.test(rest)) ||
    words.some(
      (word, at) => at > 0 && /^(?:contain|encod|express|carry|requir|receiv|undergo|liv)ing$/.test(word),
    )
  );
}

/** "the knob turns": where the last word is the verb, the one before it is the thing. */
function thingOf(words: readonly string[], stems: readonly string[], brought: ReadonlySet<string>): string {
  const [last = '', other = ''] = [...stems].reverse();
  return /s$/.test(words.at(-1) ?? '') && !brought.has(last) && other !== '' ? other : last;
}

const definite =
  /\b(?:the|these|those|this|such) ((?:(?!(?:of|in|on|at|to|for|from|by|with|and|or|but|that|which|who|whose|where|is|are|was|were|has|have|had|can|could|may|might|will|would|should|did|do|does|as|than|when|while|if|not|between|among|into|under|over|after|before|during|via|per|using|based|because|the|an?|these|those|this|such)\b)[\p{L}\p{N}'’-]+ ?){1,5})/gu;
const definiteIn = finder(definite);

/** A verb that the run of words has caught at its end is not the head. */
function trimmed(words: readonly string[]): string[] {
  const end = words.findIndex((word, at) => at > 0 && verbal.test(word));
  return (end < 0 ? [...words] : words.slice(0, end)).filter((word) => word.length > 2);
}

const verbal =
  /^(?:\p{L}+ed|show|shows|find|finds|found|suggests?|increases?|decreases?|reduces?|remains?|provides?|yields?|allows?|requires?|achieves?|outperforms?|exhibits?|leads?|led|depends?|gives?|gave|becomes?|became|enables?|\p{L}+ly)$/u;

const everyday = new Set(
  'authors author team study paper work article results result findings finding data number numbers majority most first second third last same other others world literature past present end time field rate effect effects use role risk presence absence amount level degree case cases basis aim goal purpose whole total average mean median overall following one two three four difference differences relationship relation association change changes united national general government community public sun earth moon universe galaxy brain heart internet group groups outcome outcomes intervention interventions control controls study studies field literature trial trials review survey analysis sample article participants patients'.split(
    ' ',
  ),
);

/** What every body, ward, household or sky has; without a last s, as `isKnown` asks. */
const partsOfAll = new Set(
  'vein artery nerve muscle ligament tendon cortex hippocampus amygdala thalamus cerebellum brainstem spine retina cornea len liver kidney lung stomach colon rectum bladder prostate uterus cervix ovary placenta pancrea spleen skin bone femur tibia knee hip shoulder elbow ankle wrist hand foot jaw mandible maxilla tongue larynx pharynx esophagus oesophagus trachea airway membrane nucleu cytoplasm genome epithelium endothelium mucosa fascia pelvi abdomen thorax neck head face eye ear nose mouth gland gut intestine blood bloodstream plasma serum urine lumen cord canal duct ureter urethra anastomosi nurse physician doctor surgeon clinician patient mother father child fetus foetus infant newborn parent host teacher user reader clinic hospital emergency laboratory classroom school home disease condition illness workplace internet media law economy market environment atmosphere ocean soil climate planet sky weather land sea coast size year onset age sex length duration severity location position procedure need ability likelihood probability proportion percentage incidence prevalence performance cost benefit'.split(
    ' ',
  ),
);

/** Stems of the things that sentences before `index` bring in by name rather than by "the". */
function broughtIn(sheet: FactSheet, index: number): ReadonlySet<string> {
  const known = broughtBySheet.get(sheet) ?? new Map<number, ReadonlySet<string>>();
  broughtBySheet.set(sheet, known);
  const before = known.get(index);
  if (before !== undefined) return before;
  const brought = new Set<string>();
  for (const { text } of sheet.sentences.slice(0, index)) {
    const newly = text.toLowerCase().replace(definite, (whole, phrase: string, at: number) =>
      // "the distal end of a catheter body" brings in a catheter body, and an end.
      text.slice(at + whole.length).startsWith(' of') ? phrase : ' ',
    );
    for (const one of stemsOf(newly)) brought.add(one);
  }
  known.set(index, brought);
  return brought;
}

const broughtBySheet = new WeakMap<FactSheet, Map<number, ReadonlySet<string>>>();
