import { findHedges } from '#domain/language/hedges.ts';
import type { FactSheet } from '../fact-sheet.ts';
import { strongHedge } from './conditions.ts';
import type { Material } from './material.ts';
import { overlap, upperStart, withArticle, withoutStop } from './phrases.ts';
import { reword } from './reword.ts';
import { isSaidDesign } from './said-design.ts';
import { readSorrow } from './sorrow.ts';
import { withItsArticle } from './topic-article.ts';
import { phaseOf } from './trial-phase.ts';
import type { Voice } from './voice.ts';
import type { WriteRequest } from './write-request.ts';

/**
 * What stands for each name in braces. `F` and `S` are whole sentences with their stop; lower-case names go inside a
 * sentence and bring no stop. A missing name makes a line unusable.
 */
export type Slots = Readonly<Record<string, string>>;

/** The slots that any line can use. */
export function commonSlots(
  sheet: FactSheet,
  material: Material,
  request: WriteRequest,
): Record<string, string> {
  const slots: Record<string, string> = {
    Authors: request.author ? 'We' : 'The authors',
    They: request.author ? 'We' : 'They',
    they: request.author ? 'we' : 'they',
    Team: request.author ? 'We' : 'The team',
    study: workNoun(sheet),
    paper: paperNoun(sheet),
    Paper: upperStart(paperNoun(sheet)),
  };
  // A person's own "may" is not the paper's.
  const hedges = sheet.finding.hedges.filter((one) => prints(sheet, one));
  const hedge = hedges.find((one) => strongHedge.test(one)) ?? hedges[0];
  if (hedge !== undefined && hedge.length <= 16) slots['hedge'] = hedge.toLowerCase();
  if (material.question !== null) {
    slots['Q'] = upperStart(material.question);
    slots['q'] = material.casing.lowerStart(material.question);
  }
  Object.assign(slots, topicSlots(sheet, material.topic));
  const phase = phaseOf(sheet);
  if (phase !== null) slots['phase'] = phase;
  const things = ofThings.exec(sheet.finding.text)?.[0];
  if (things !== undefined) slots['things'] = things.toLowerCase();
  if (request.info.journal !== undefined) slots['journal'] = request.info.journal.trim();
  const design = material.design;
  const { text } = sheet.finding;
  if (design !== null && overlap(design, text) < 0.5 && !isSaidDesign(design, text))
    slots['d'] = withArticle(material.casing.lowerStart(design));
  return slots;
}

/** What can be seen or made, and cannot speak: whatever is said of it. */
const ofThings =
  /(?<![\p{L}-])(?:stars|galaxies|planets|dwarfs|supernovae|novae|flares|telescopes|comets|asteroids|pulsars|magnetars|quasars|halos|photons|electrons|atoms|ions|molecules|qubits|neutrinos|muons|quarks|crystals|magnets|lasers|vortices|whirlpools|bubbles|droplets|waves|clouds|glaciers|rivers|volcanoes|robots|drones|images|videos|photos|graphs|algorithms|classifiers|transformers|proofs|primes|polynomials|integers|matrices|tweets|queries|documents|sensors|batteries|polymers|enzymes|bacteria|worms|fish|birds|bees|ants|beetles|frogs|whales|trees|seeds|mosses|fungi)(?![\p{L}-])/iu;

/** `label`, the topic as it is; `T` with its article; `T_cap`, and `Ts_cap` where it is a party that could comment. */
function topicSlots(sheet: FactSheet, topic: string | null): Record<string, string> {
  if (topic === null || hidesGrief(topic, sheet)) return {};
  const cap = upperStart(topic);
  const named = withItsArticle(topic, sheet);
  // "Explaining differences" is a deed.
  const isParty = topic.length <= longestSpeaker && /[^su'’]s$/.test(topic) && !/^\p{L}+ing /iu.test(topic);
  return {
    label: topic,
    T_cap: cap,
    ...(named !== null && { T: named }),
    ...(isParty && { Ts_cap: cap }),
  };
}

/** Characters of a party that "had no further comment": the longer its name, the limper the joke. */
const longestSpeaker = 28;

function prints({ sentences }: FactSheet, words: string): boolean {
  const sought = words.toLowerCase();
  return sentences.some(({ text }) => text.toLowerCase().includes(sought));
}

/** "Veterinarians in Norway" for a title on their suicides: without that word a reader would not know what is told. */
function hidesGrief(topic: string, { title }: FactSheet): boolean {
  return readSorrow(title ?? '').mortal && !readSorrow(topic).mortal;
}

/** A sentence in the tone's words, and in the person of who posts. */
export function inWords(text: string, sheet: FactSheet, voice: Voice, request: WriteRequest): string {
  const rewrites = rewritesFor(text, sheet, voice).filter((kind) => kind !== 'they' || !request.author);
  return inVoice(reword(inHedge(text, voice), rewrites), request);
}

/** "The results suggest that it works." in the tone's own words for that; nothing where a hedge follows, or more was said. */
function inHedge(text: string, { hedge }: Voice): string {
  const rest = hedge === undefined ? undefined : reportedHedge.exec(text)?.[1];
  return hedge === undefined || rest === undefined || findHedges(rest).length > 0
    ? text
    : hedge.replace('{x}', () => rest);
}

/** Nothing that limits the results, no second verb of theirs behind, and nothing that could turn. */
const reportedHedge =
  /^(?:The|These) (?:present |current |new )?(?:results|findings|data) suggest that ((?=\p{Ll}|\d)(?:(?! (?:and|but|or) )[^,.:;?!])+\.)$/u;

/** A denial is contracted only where the words around it are the source's own: else a check could not place it. */
function rewritesFor(text: string, sheet: FactSheet, { rewrite }: Voice): Parameters<typeof reword>[1] {
  const denials =
    text.match(/\S{1,40} (?:did|does|do|is|are|was|were|has|have|had|could|would|should) not \S+/g) ?? [];
  const isPlaced = denials.every((words) => sheet.sentences.some((one) => one.text.includes(words)));
  return isPlaced ? rewrite : rewrite.filter((kind) => kind !== 'contractions');
}

export function quotedSentence(sheet: FactSheet, finding: string): string {
  const role = sheet.sentences.find(({ index }) => index === sheet.finding.sentence)?.role;
  return `The ${sourceNoun(sheet)} ${role === 'conclusions' ? 'concludes' : 'states'}: ${quoted(finding)}.`;
}

export function sourceNoun(sheet: FactSheet): string {
  return sheet.genre === 'policy' ? 'document' : 'abstract';
}

function paperNoun(sheet: FactSheet): string {
  if (sheet.genre === 'patent') return 'patent document';
  if (sheet.genre === 'policy') return 'document';
  return sheet.marks.includes('preprint') ? 'preprint' : 'paper';
}

/** In author mode the source's "the authors" are the person who posts. */
export function inVoice(text: string, request: Pick<WriteRequest, 'author'>): string {
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
export function quoted(text: string): string {
  const plain = withoutStop(text);
  return plain.includes('"') ? `“${plain}”` : `"${plain}"`;
}
