import type { FactSheet } from '../fact-sheet.ts';
import { strongHedge } from './conditions.ts';
import { type Material, numbersOf, type Telling } from './material.ts';
import { overlap, readsWithoutArticle, upperStart, withArticle, withoutStop } from './phrases.ts';
import { reword } from './reword.ts';
import { openReference, stemsOf } from './story/open-references.ts';
import type { Opening } from './story/openings.ts';
import { introduceShortForms } from './story/short-forms.ts';
import { splitLong } from './story/split-long.ts';
import { hasPeople } from './subjects.ts';
import type { Voice } from './voice.ts';
import type { WriteRequest } from './write-request.ts';

/**
 * What stands for each name in braces. `F` and `S` are whole sentences with their stop; lower-case names go inside a
 * sentence and bring no stop. A missing name makes a line unusable.
 */
export type Slots = Readonly<Record<string, string>>;

/** The slots of a first line, for one way to open. */
export function leadSlots(
  sheet: FactSheet,
  material: Material,
  opening: Opening,
  voice: Voice,
  request: WriteRequest,
): Slots {
  const lower = material.casing.lowerStart;
  const slots: Record<string, string> = { ...commonSlots(sheet, material, request) };
  const said = (text: string): string => text === '' ? '' : inVoice(reword(splitLong(text), rewritesFor(text, sheet, voice)), request);
  const { quoted: isQuotation, before } = opening;
  const finding = isQuotation ? quotedSentence(sheet, opening.finding) : said(opening.finding);
  // A title is given as it is printed.
  const first = opening.kind === 'title' ? inVoice(before, request) : said(before);
  addCheer(slots, opening, finding, first, lower);
  const sentence = [first, finding].filter((text) => text !== '').join(' ');
  if (!isQuotation) dropRepeatedTopic(slots, sentence);
  if (isQuotation && before === '')
    Object.assign(slots, { isQuotation: 'yes', source: sourceNoun(sheet) });
  slots['F'] = sentence;
  slots['f'] =
    isQuotation && before === '' ? quoted(opening.finding) : lower(withoutStop(bareDocument(sentence, sheet)));
  if (!/[“”:;]|\. /.test(sentence) && sentence.length <= 150) Object.assign(slots, { Fx: withoutStop(sentence), fx: lower(withoutStop(bareDocument(sentence, sheet))) });
  const { who, number } = material;
  if (who !== null && before === '' && overlap(who.text, sentence) < 0.6 && leadsOn(who, sentence, sheet))
    slots['W'] = inVoice(reword(who.text, rewritesFor(who.text, sheet, voice)), request);
  if (number !== null && number.text.length <= 90 && openReference(number.text, number.sentence, '', sheet) === null)
    slots['N_short'] = number.text;
  return slots;
}

/** What can be cheered: the result, or the first sentence about the work; what was known before it is not `r`. */
function addCheer(
  slots: Record<string, string>,
  { kind, quoted: isQuotation, finding: form }: Opening,
  finding: string,
  before: string,
  lower: (text: string) => string,
): void {
  if (isQuotation) return;
  const isBackground = kind === 'background' && form !== '';
  const first = isBackground ? `${before} ${finding}` : before === '' ? finding : before;
  const [head = '', ...more] = isBackground ? [first] : first.split(/(?<=\.) (?=\p{Lu})/u);
  slots['g'] = lower(withoutStop(head));
  if (!isBackground) slots['r'] = slots['g'];
  slots['post'] = [...more, isBackground || before === '' ? '' : finding].join(' ').trim();
}

/** More than half of its words have been said, whatever their endings. */
function repeats(text: string, said: string): boolean {
  const held = stemsOf(said);
  const own = [...stemsOf(text)].filter((one) => one.length > 3);
  return own.filter((one) => held.has(one)).length > own.length * 0.5;
}

/** A denial is contracted only where the words around it are the source's own: else a check could not place it. */
function rewritesFor(text: string, sheet: FactSheet, { rewrite }: Voice): Parameters<typeof reword>[1] {
  const denials = text.match(/\S+ (?:did|does|do|is|are|was|were|has|have|had|could|would|should) not \S+/g) ?? [];
  const isPlaced = denials.every((words) => sheet.sentences.some((one) => one.text.includes(words)));
  const kinds = isPlaced ? rewrite : rewrite.filter((kind) => kind !== 'contractions');
  return kinds.includes('plain-words') && hasPeople(sheet) ? [...kinds, 'people-words'] : kinds;
}

/** Who was studied can come before the finding where both are clear so, and together no longer than a paragraph. */
function leadsOn(who: Telling, sentence: string, sheet: FactSheet): boolean {
  return who.text.length + sentence.length <= 300 && openReference(who.text, who.sentence, '', sheet) === null;
}

/** After "Invention brief:" the thing itself follows. */
function bareDocument(sentence: string, sheet: FactSheet): string {
  return sheet.genre === 'patent' ? sentence.replace(/^The document describes (?=\p{Ll})/u, '') : sentence;
}

/** Who was studied is worth saying where it is new, or where it brings the count. */
function addsTo(said: string, studied: string): boolean {
  return overlap(studied, said) < 0.65 || bringsNumber(said, studied);
}

function bringsNumber(said: string, studied: string): boolean {
  const held = numbersOf(said);
  return numbersOf(studied).some((value) => !held.includes(value));
}

/** A topic that the finding names anyway is not said twice in one line. */
function dropRepeatedTopic(slots: Record<string, string>, finding: string): void {
  const topic = slots['label'];
  if (topic === undefined || overlap(topic, finding) < 1) return;
  for (const name of ['T', 'T_cap', 'label']) delete slots[name];
}

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
  const isClear = ({ text, sentence }: Telling): boolean =>
    openReference(introduceShortForms(text, said, sheet), sentence, said, sheet) === null;
  const isFit = ({ text, sentence }: Telling): boolean =>
    isNew(text) &&
    !repeats(text, said) && openReference(text, sentence, said, sheet) === null;
  const worded = ({ text }: Telling): string =>
    inVoice(reword(introduceShortForms(text, said, sheet), rewritesFor(introduceShortForms(text, said, sheet), sheet, voice)), request);
  // A question is asked once, and only where it adds to the finding.
  if (material.question !== null && !isNew(material.question)) {
    delete slots['Q'];
    delete slots['q'];
  }
  const { who, number, studied, design, limit } = material;
  if (number !== null && bringsNumber(said, number.text) && isClear(number))
    slots['N'] = worded(number);
  if (who !== null && isFit(who)) Object.assign(slots, { W: worded(who), w: lower(withoutStop(worded(who))) });
  if (studied !== null && addsTo(said, studied)) slots['p'] = lower(studied);
  if (!said.toLowerCase().includes(slots['hedge'] ?? '')) delete slots['hedge'];
  delete slots['d'];
  if (design !== null && isNew(design) && overlap(design, studied ?? '') < 0.8) slots['d'] = withArticle(lower(design));
  if (limit !== null && isNew(limit)) slots['lim'] = lower(limit);
  addAuthors(slots, material, lower);
  const [first, second] = material.supporting.filter((one) => isFit(one) && one.sentence !== number?.sentence && one.sentence !== who?.sentence);
  if (first !== undefined) Object.assign(slots, { S: worded(first), s: lower(withoutStop(worded(first))) });
  if (second !== undefined && overlap(second.text, first?.text ?? '') < 0.6)
    Object.assign(slots, { S2: worded(second), s2: lower(withoutStop(worded(second))) });
  return slots;
}

function commonSlots(sheet: FactSheet, material: Material, request: WriteRequest): Record<string, string> {
  const slots: Record<string, string> = {
    Authors: request.author ? 'We' : 'The authors',
    They: request.author ? 'We' : 'They',
    they: request.author ? 'we' : 'they',
    Team: request.author ? 'We' : 'The team',
    study: workNoun(sheet),
    paper: paperNoun(sheet),
    Paper: upperStart(paperNoun(sheet)),
  };
  const { hedges } = sheet.finding;
  const hedge = hedges.find((one) => strongHedge.test(one)) ?? hedges[0];
  if (hedge !== undefined && hedge.length <= 16) slots['hedge'] = hedge.toLowerCase();
  if (material.question !== null) {
    slots['Q'] = upperStart(material.question);
    slots['q'] = material.casing.lowerStart(material.question);
  }
  if (material.topic !== null) {
    slots['label'] = material.topic;
    slots['T_cap'] = upperStart(material.topic);
    if (readsWithoutArticle(material.topic)) slots['T'] = material.topic;
  }
  if (request.info.journal !== undefined) slots['journal'] = request.info.journal.trim();
  const design = material.design;
  if (design !== null && overlap(design, sheet.finding.text) < 0.5)
    slots['d'] = withArticle(material.casing.lowerStart(design));
  return slots;
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

function quotedSentence(sheet: FactSheet, finding: string): string {
  const role = sheet.sentences.find(({ index }) => index === sheet.finding.sentence)?.role;
  return `The ${sourceNoun(sheet)} ${role === 'conclusions' ? 'concludes' : 'states'}: ${quoted(finding)}.`;
}

function sourceNoun(sheet: FactSheet): string {
  return sheet.genre === 'policy' ? 'document' : 'abstract';
}

function paperNoun(sheet: FactSheet): string {
  if (sheet.genre === 'patent') return 'patent document';
  if (sheet.genre === 'policy') return 'document';
  return sheet.marks.includes('preprint') ? 'preprint' : 'paper';
}

/** In author mode the source's "the authors" are the person who posts. */
function inVoice(text: string, request: WriteRequest): string {
  if (!request.author) return text;
  return text
    .replace(/\b([Tt])he authors['’]/g, (_, first: string) => (first === 'T' ? 'Our' : 'our'))
    .replace(/\b([Tt])he authors\b/g, (_, first: string) => (first === 'T' ? 'We' : 'we'));
}

function workNoun(sheet: FactSheet): string {
  if (sheet.genre === 'review') return 'review';
  if (sheet.genre === 'policy') return 'document';
  if (sheet.genre === 'patent') return 'patent document';
  return sheet.genre === 'theory' || sheet.genre === 'method' || sheet.genre === 'dataset'
    ? 'paper'
    : 'study';
}

/** In straight quotation marks, as sources and keyboards write them; curly ones where the words hold straight ones. */
function quoted(text: string): string {
  const plain = withoutStop(text);
  return plain.includes('"') ? `“${plain}”` : `"${plain}"`;
}
