import type { FactSheet } from '../fact-sheet.ts';
import { isNamedDesign } from '../read/fields/design.ts';
import { withoutPeople } from '../read/fields/quantities.ts';
import { sharedWords } from '../read/fields/spans.ts';
import { commonSlots, quoted, type Slots } from './common-slots.ts';
import { designBits } from './design-bits.ts';
import type { Material } from './material.ts';
import { numbersOf, overlap, upperStart, withArticle, withoutStop } from './phrases.ts';
import { isSaidDesign } from './said-design.ts';
import { openReference } from './story/open-references.ts';
import { countsSomebody, isCounted, sizeOf } from './story/sample.ts';
import { introduceShortForms } from './story/short-forms.ts';
import type { Telling } from './story/telling.ts';
import { namesPeople } from './subjects.ts';
import { restated, screenTellings, type TellingScreen } from './telling-screen.ts';
import type { Voice } from './voice.ts';
import type { WriteRequest } from './write-request.ts';

/** The slots of the lines after the first, without what the post says already or leaves unexplained. */
export function bodySlots(
  sheet: FactSheet,
  material: Material,
  said: string,
  voice: Voice,
  request: WriteRequest,
): Slots {
  const lower = material.casing.lowerStart;
  const slots: Record<string, string> = {
    ...commonSlots(sheet, material, request),
    ...stageOf(sheet),
  };
  const screen = screenTellings(sheet, said, voice, request);
  // A question is asked once, and only where it adds to the finding.
  if (material.question !== null && overlap(material.question, said) >= 0.65)
    for (const name of ['Q', 'q']) delete slots[name];
  const { number, authors } = material;
  // What a person told is not told again in the source's words.
  const isNew = sheet.finding.sentence === null && number?.sentence !== null ? screen.isFit : screen.isClear;
  if (number !== null && bringsFigures(said, number) && isNew(number))
    addNumber(slots, screen.worded(number), number.sentence === null, said, lower);
  if (sheet.finding.sentence === null) return withFacts(slots, sheet, material, said);
  addFacts(slots, material, said, sheet);
  if (authors !== null) addAuthors(slots, authors, lower);
  const others = material.supporting.filter(
    ({ sentence, text, denies = false }) =>
      (denies || isDocument(sheet)) &&
      sentence !== number?.sentence &&
      overlap(text, slots['N'] ?? '') < restated,
  );
  addOthers(slots, others, sheet, screen, lower);
  return slots;
}

/** `theory`, where a work is nothing else: what was also seen in networks or measured is more. */
function stageOf({ genre, sentences }: FactSheet): Record<string, string> {
  if (genre === 'simulation')
    return sentences.some(({ text }) => /\bsimulat/i.test(text)) ? { theory: 'simulation' } : {};
  return sentences.some(({ text }) => seen.test(text)) ? {} : { theory: 'theory' };
}

const seen =
  /\b(?:empirical(?:ly)?|real[- ](?:world|life|networks?|data)|data ?sets?|experiment(?:s|al|ally)?|measure(?:d|ments?)|observ(?:ed|ations?)|simulat\p{Ll}+|numerical(?:ly)?|surveys?|data|hardware|prototypes?|processors?|quantum computers?|execut(?:e|ed|ing) [^.]{3,60} on)\b/iu;

/**
 * Behind a person's own words stand labels alone: who was studied, how, the limit. What they left out of the source is their
 * choice, and whom they counted is counted.
 */
function withFacts(slots: Record<string, string>, sheet: FactSheet, material: Material, said: string): Slots {
  addFacts(slots, material, said, sheet);
  const own = numbersOf(sheet.finding.text);
  const isCountedThere =
    countsSomebody(sheet.finding.text) || numbersOf(slots['p'] ?? '').some((count) => own.includes(count));
  if (isCountedThere) dropSample(slots);
  dropSaidDesign(slots, said);
  if (overlap(slots['lim'] ?? '?', said) > halfSaid) delete slots['lim'];
  // "838 MM patients": their short form, a person may not have used.
  if (openReference(slots['p'] ?? '', null, said, sheet) !== null)
    for (const name of ['p', 'who', 'pc']) delete slots[name];
  return slots;
}

/** A design that a person named, or that has no name of its own. */
function dropSaidDesign(slots: Record<string, string>, said: string): void {
  const design = slots['dl'] ?? '';
  if (isSaidDesign(design, said) || !isNamedDesign(design))
    for (const name of ['dl', 'Bits']) delete slots[name];
}

function dropSample(slots: Record<string, string>): void {
  for (const name of ['p', 'who', 'pc', 'size', 'Size']) delete slots[name];
  if (/^\d/.test(slots['caution'] ?? '')) delete slots['caution'];
}

/** From this share on the source's limit is the person's in other words. */
const halfSaid = 0.4;

/** A result with its figures: `N`, `n`, and `ne` where it can stand behind "Evidence". */
function addNumber(
  slots: Record<string, string>,
  text: string,
  isOwn: boolean,
  said: string,
  lower: (text: string) => string,
): void {
  slots['N'] = text;
  const inside = lower(withoutStop(text));
  // A word that only ever opened a sentence may be a name or not.
  if (/[.!?;] /.test(text) || /^\p{Lu}\p{Ll}{2,} \p{Ll}/u.test(inside)) return;
  slots['n'] = inside;
  if (isOwn || isEvidence(text, said)) slots['ne'] = inside;
}

function put(slots: Record<string, string>, name: string, text: string | undefined): void {
  if (text !== undefined) slots[name] = text;
}

/** Figures on what the first line speaks of: how many were examined, or another result, is no evidence for it. */
function isEvidence(text: string, said: string): boolean {
  return /\d/.test(text) && sharedWords(withoutPeople(text), withoutPeople(said)) > 0;
}

function isDocument({ genre }: FactSheet): boolean {
  return genre === 'policy' || genre === 'patent';
}

/** Of research what was not found beside what was, in one sentence; of a document, which is read for what it says, two more. */
function addOthers(
  slots: Record<string, string>,
  others: readonly Telling[],
  sheet: FactSheet,
  screen: TellingScreen,
  lower: (text: string) => string,
): void {
  const [first, second] = others.filter(screen.isFit);
  if (first !== undefined) {
    slots['S'] = screen.worded(first);
    // "Therefore …" of the source is no "Also, …".
    if (!leansBack.test(sheet.sentences[first.sentence ?? -1]?.text ?? ''))
      slots['s'] = lower(withoutStop(slots['S']));
  }
  if (isDocument(sheet) && second !== undefined && overlap(second.text, first?.text ?? '') < 0.6)
    slots['S2'] = screen.worded(second);
}

const leansBack =
  /^(?:Therefore|Thus|Hence|Consequently|Accordingly|This|These|Together|Taken together|In conclusion|In summary|Overall)\b/;

/** Phrases for labels: who was studied, how (`dl`; `d` where the post has not named its like), and the limit. */
function addFacts(slots: Record<string, string>, material: Material, said: string, sheet: FactSheet): void {
  const { studied, design, limit, caution, casing } = material;
  const isNew = (text: string): boolean => overlap(text, said) < 0.65;
  addSample(slots, material, said, sheet);
  if (!said.toLowerCase().includes(slots['hedge'] ?? '')) delete slots['hedge'];
  delete slots['d'];
  if (design !== null && isNew(design) && overlap(design, studied ?? '') < 0.8) {
    slots['dl'] = asDesign(casing.lowerStart(design));
    if (!isSaidDesign(design, said)) {
      slots['d'] = slots['dl'];
      put(slots, 'Bits', designBits(design) ?? undefined);
    }
  }
  if (limit !== null && isNew(limit)) slots['lim'] = casing.lowerStart(limit);
  // Where a study was done bounds it, and is not always what its authors call a limit.
  if (/^it comes from /.test(slots['lim'] ?? '')) slots['Whence'] = upperStart(slots['lim'] ?? '');
  // A count is said once, whatever stands around it.
  if (caution !== null && isNew(caution) && (!/^\d/.test(caution) || bringsNumber(said, caution)))
    slots['caution'] = /^\d/.test(caution) ? caution : withArticle(casing.lowerStart(caution));
}

/** "Functional MRI and covariance analysis", "electron microscopy": several, or what nobody counts, take no article. */
function asDesign(design: string): string {
  return severalOrUncounted.test(design) ? design : withArticle(design);
}

const severalOrUncounted =
  / and (?!\p{L}+(?:-\p{L}+)? (?:trial|study|survey|cohort)$)|^\p{Lu}[\p{Lu}\d-]+, |(?:imaging|microscopy|sequencing|spectroscopy|photometry|tomography)$/u;

/** Who or what was studied: whole (`p`; `who` where it names people), with its count (`pc`), and the count alone (`size`). */
function addSample(
  slots: Record<string, string>,
  { studied, casing }: Material,
  said: string,
  sheet: FactSheet,
): void {
  if (studied === null || !addsTo(said, studied)) return;
  // "475 Patients" stood at the head of a sentence of its own.
  const plain = casing
    .lowerStart(studied)
    .replace(/^([\d,]+ )(.*)$/su, (_, count: string, who: string) => count + casing.lowerStart(who));
  // What a person wrote stays as written; "31 patients with MS" could have either disease.
  const whole = sheet.studied?.span === null ? plain : introduceShortForms(plain, said, sheet);
  slots['p'] = whole;
  if (namesPeople(whole)) slots['who'] = whole;
  const size = sizeOf(whole);
  // "Recorded in the KID": of a sample with a name that nobody knows only the size is told.
  const isKnown = openReference(whole, null, said, sheet) === null;
  if (isCounted(whole)) slots['pc'] = isKnown ? whole : (size ?? whole);
  if (size !== null) Object.assign(slots, { size, Size: upperStart(size) });
}

/** Who was studied is worth saying where it is new, or where it brings the count. */
function addsTo(said: string, studied: string): boolean {
  return overlap(studied, said) < 0.65 || bringsNumber(said, studied);
}

/** New figures, and not those of the post once more with a test's beside them; what a person gave is theirs to repeat. */
function bringsFigures(said: string, { text, sentence }: Telling): boolean {
  const held = numbersOf(said);
  const own = numbersOf(text);
  const told = own.filter((value) => held.includes(value)).length;
  const isTold = told > 0 && (overlap(text, said) >= restated || told >= own.length / 2);
  return (sentence === null || !isTold) && bringsNumber(said, text);
}

function bringsNumber(said: string, studied: string): boolean {
  const held = numbersOf(said);
  return numbersOf(studied).some((value) => !held.includes(value));
}

function addAuthors(
  slots: Record<string, string>,
  authors: NonNullable<Material['authors']>,
  lower: (text: string) => string,
): void {
  slots['a'] = authors.quoted ? quoted(authors.text) : lower(authors.text);
  if (!authors.quoted && !authors.text.includes(';')) slots['that_a'] = lower(authors.text);
}
