import type { FactSheet } from '../fact-sheet.ts';
import { commonSlots, inWords, quoted, type Slots } from './common-slots.ts';
import { type Material, numbersOf } from './material.ts';
import { overlap, upperStart, withArticle, withoutStop } from './phrases.ts';
import { isNearlyClear, openReference } from './story/open-references.ts';
import { isCounted, sizeOf } from './story/sample.ts';
import { introduceShortForms } from './story/short-forms.ts';
import { stemsOf } from './story/stems.ts';
import type { Telling } from './story/telling.ts';
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
  const slots: Record<string, string> = { ...commonSlots(sheet, material, request) };
  const isNew = (text: string): boolean => overlap(text, said) < 0.65;
  // Short forms are spelled out where they are new: they leave nothing open.
  const isClear = ({ text, sentence }: Telling): boolean => {
    const spelled = introduceShortForms(text, said, sheet);
    return isNearlyClear(spelled, sentence, sheet, said);
  };
  const isFit = (telling: Telling): boolean =>
    overlap(telling.text, said) < restated && !repeats(telling.text, said) && isClear(telling);
  const worded = ({ text }: Telling): string =>
    inWords(introduceShortForms(text, said, sheet), sheet, voice, request);
  // A question is asked once, and only where it adds to the finding.
  if (material.question !== null && !isNew(material.question)) {
    delete slots['Q'];
    delete slots['q'];
  }
  const { number } = material;
  const who = material.who ?? material.how;
  if (number !== null && bringsNumber(said, number.text) && isClear(number)) slots['N'] = worded(number);
  if (who !== null && isFit(who))
    Object.assign(slots, { W: worded(who), w: lower(withoutStop(worded(who))) });
  addFacts(slots, material, said, sheet);
  addAuthors(slots, material, lower);
  const isPlainVoice = voice.rewrite.includes('plain-words');
  const others = material.supporting.filter(
    (one) =>
      isFit(one) &&
      one.sentence !== number?.sentence &&
      one.sentence !== who?.sentence &&
      overlap(one.text, slots['N'] ?? '') < restated,
  );
  const isWide = request.platform === 'facebook' || request.platform === 'instagram';
  const plain = others.filter(
    ({ text }) => !(isPlainVoice && isCoded(text)) && !(isWide && symbols.test(text)),
  );
  // A neighbour skips what is made of codes; a colleague reads it rather than nothing.
  const [first, second] = plain.length === 0 && request.platform === 'linkedin' ? others : plain;
  if (first !== undefined) {
    slots['S'] = worded(first);
    // "Therefore …" of the source is no "Also, …".
    if (!follows.test(sheet.sentences[first.sentence ?? -1]?.text ?? ''))
      slots['s'] = lower(withoutStop(slots['S']));
  }
  if (second !== undefined && overlap(second.text, first?.text ?? '') < 0.6)
    Object.assign(slots, { S2: worded(second), s2: lower(withoutStop(worded(second))) });
  return slots;
}

/** From this share of its words on a sentence says the finding again rather than more of it. */
const restated = 0.5;

/** Formulas and signs of a field, for its people only. */
const symbols = /[_^{}\\]|\p{L}\(\p{L}\)|[≲≳⊙]/u;

const follows =
  /^(?:Therefore|Thus|Hence|Consequently|Accordingly|This|These|Together|Taken together|In conclusion|In summary|Overall)\b/;

/** Two codes and more, or the language of tests. */
function isCoded(text: string): boolean {
  const codes =
    text.match(/(?<![\p{L}\p{N}])(?:\p{L}*\p{Lu}\p{L}*[\p{Lu}\d][\p{L}\p{N}]*|\p{L}+\d[\p{L}\p{N}]*)/gu) ??
    [];
  return codes.length > 1 || testLanguage.test(text);
}

const testLanguage =
  /\b(?:statistical significance|odds ratios?|hazard ratios?|confidence intervals?|multivariate|univariate|regression|p ?[<=>])\b/i;

/** Phrases for labels: who was studied, how, and the limit. */
function addFacts(slots: Record<string, string>, material: Material, said: string, sheet: FactSheet): void {
  const { studied, design, limit, caution, casing } = material;
  const isNew = (text: string): boolean => overlap(text, said) < 0.65;
  addSample(slots, material, said, sheet);
  if (!said.toLowerCase().includes(slots['hedge'] ?? '')) delete slots['hedge'];
  delete slots['d'];
  if (design !== null && isNew(design) && overlap(design, studied ?? '') < 0.8)
    slots['d'] = withArticle(casing.lowerStart(design));
  if (limit !== null && isNew(limit)) slots['lim'] = casing.lowerStart(limit);
  if (caution !== null && isNew(caution))
    slots['caution'] = /^\d/.test(caution) ? caution : withArticle(casing.lowerStart(caution));
}

/** Who was studied: whole (`p`), with its count (`pc`), and the count alone (`size`). */
function addSample(
  slots: Record<string, string>,
  { studied, casing }: Material,
  said: string,
  sheet: FactSheet,
): void {
  if (studied === null || !addsTo(said, studied)) return;
  // "475 Patients" stood at the head of a sentence of its own.
  const whole = casing
    .lowerStart(studied)
    .replace(/^([\d,]+ )(.*)$/su, (_, count: string, who: string) => count + casing.lowerStart(who));
  slots['p'] = whole;
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

function bringsNumber(said: string, studied: string): boolean {
  const held = numbersOf(said);
  return numbersOf(studied).some((value) => !held.includes(value));
}

function addAuthors(
  slots: Record<string, string>,
  { authors }: Material,
  lower: (text: string) => string,
): void {
  if (authors === null) return;
  slots['a'] = authors.quoted ? quoted(authors.text) : lower(authors.text);
  if (!authors.quoted && !authors.text.includes(';')) slots['that_a'] = lower(authors.text);
}

/** More than half of its words have been said, whatever their endings. */
function repeats(text: string, said: string): boolean {
  const held = stemsOf(said);
  const own = [...stemsOf(text)].filter((one) => one.length > 3);
  return own.filter((one) => held.has(one)).length > own.length * 0.5;
}
