import type { FactSheet } from '../fact-sheet.ts';
import { strongHedge } from './conditions.ts';
import { type Material, numbersOf } from './material.ts';
import { overlap, readsWithoutArticle, upperStart, withArticle, withoutStop } from './phrases.ts';
import { reword } from './reword.ts';
import type { Voice } from './voice.ts';
import type { WriteRequest } from './write-request.ts';

/**
 * What stands for each name in braces. `F` and `S` are whole sentences with their stop; lower-case names go inside a
 * sentence and bring no stop. A missing name makes a line unusable.
 */
export type Slots = Readonly<Record<string, string>>;

/** The slots of a first line, for the finding in full or in its short form. */
export function leadSlots(
  sheet: FactSheet,
  material: Material,
  finding: string,
  voice: Voice,
  request: WriteRequest,
): Slots {
  const lower = material.casing.lowerStart;
  const slots: Record<string, string> = { ...commonSlots(sheet, material, request) };
  // A result that stands in for the finding was shortened, so it is never put in quotation marks.
  const isQuotation = sheet.finding.verbatim && material.findings.includes(finding);
  const sentence = isQuotation
    ? quotedSentence(sheet, finding)
    : inVoice(reword(finding, voice.rewrite), request);
  if (!isQuotation) dropRepeatedTopic(slots, finding);
  if (isQuotation) Object.assign(slots, { isQuotation: 'yes', source: sourceNoun(sheet) });
  slots['F'] = sentence;
  slots['f'] = isQuotation ? quoted(finding) : lower(withoutStop(sentence));
  if (!/[“”:;]|\. /.test(sentence) && sentence.length <= 150) slots['Fx'] = withoutStop(sentence);
  const { number, studied } = material;
  if (number?.isClause && number.text.length <= 80) slots['N_short'] = `${upperStart(number.text)}.`;
  if (studied !== null && (overlap(studied, finding) < 0.5 || bringsNumber(finding, studied))) {
    slots['p'] = lower(studied);
    if (studied.length <= 60 && !/^in\b/i.test(finding)) slots['in_p'] = lower(studied);
  }
  return slots;
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

/** The slots of the lines after the first, without what the post says already. */
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
  // A question is asked once, and only where it adds to the finding.
  if (material.question !== null && !isNew(material.question)) {
    delete slots['Q'];
    delete slots['q'];
  }
  addNumber(slots, material, said, lower);
  if (material.studied !== null && addsTo(said, material.studied)) {
    slots['p'] = lower(material.studied);
    slots['P'] = upperStart(material.studied);
  }
  if (
    material.design !== null &&
    isNew(material.design) &&
    overlap(material.design, material.studied ?? '') < 0.8
  ) {
    slots['D'] = upperStart(material.design);
    slots['D_low'] = lower(material.design);
    slots['d'] = withArticle(lower(material.design));
  }
  if (material.limit !== null && isNew(material.limit)) slots['lim'] = lower(material.limit);
  addAuthors(slots, material, lower);
  const more = material.supporting.filter(({ text }) => isNew(text) && slots['N'] !== text);
  const [first, second] = more.map(({ text }) => inVoice(reword(text, voice.rewrite), request));
  if (first !== undefined) Object.assign(slots, { S: first, s: lower(withoutStop(first)) });
  if (second !== undefined) Object.assign(slots, { S2: second, s2: lower(withoutStop(second)) });
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

function addNumber(
  slots: Record<string, string>,
  { number, supporting }: Material,
  said: string,
  lower: (text: string) => string,
): void {
  if (number === null || numbersOf(number.text).every((value) => numbersOf(said).includes(value))) return;
  const sentence = sentenceOf(number, supporting);
  if (number.isClause) slots['N'] = `${upperStart(number.text)}.`;
  else if (sentence !== undefined) slots['N'] = sentence.text;
  slots['num'] = lower(number.text);
  if (/^\d/.test(number.text)) slots['Num'] = number.text;
}

/** The whole result that a number was taken from, where it is among the supporting ones. */
function sentenceOf(
  number: NonNullable<Material['number']>,
  supporting: Material['supporting'],
): Material['supporting'][number] | undefined {
  const values = numbersOf(number.text);
  return supporting.find(
    ({ text, sentence }) =>
      sentence === number.sentence &&
      text.length <= 200 &&
      values.every((value) => numbersOf(text).includes(value)),
  );
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
