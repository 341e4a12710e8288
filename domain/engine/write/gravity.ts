import type { FactSheet } from '../fact-sheet.ts';
import { readSorrow } from './sorrow.ts';

/**
 * Harm or death to somebody: no dare, no exclamation mark, no emoji, no wit about it. Fewer deaths, a longer life or a
 * cure are good news; what is only planned is no news yet.
 */
export function isGrave(sheet: FactSheet): boolean {
  if (isOfTheSky(sheet)) return false;
  const named = readSorrow(`${sheet.title ?? ''}. ${sheet.topic ?? ''}`);
  const found = readSorrow(sheet.finding.text);
  if (named.horror || found.horror || found.death) return true;
  if (named.death && !found.relief) return true;
  if (sheet.genre === 'protocol' || !touchesSomebody(sheet)) return false;
  if (found.mortal && isAboutHealth(sheet) && !found.relief && !found.spared) return true;
  if (isRisk(sheet) && !found.relief && !found.spared) return true;
  return found.worse || (sheet.mood === 'grave' && !found.spared && !found.relief);
}

/** "High cumulative insulin exposure: a risk factor of atherosclerosis?", and it is one. */
function isRisk({ title, finding }: FactSheet): boolean {
  return !finding.negated && /\brisk factors? (?:of|for)\b/i.test(`${title ?? ''} ${finding.text}`);
}

/** Whether what a post is to say speaks of somebody's death or of violence, though the finding itself does not. */
export function tellsDeath(sheet: FactSheet, told: string): boolean {
  const { death, horror } = readSorrow(told);
  return !isOfTheSky(sheet) && (death || horror);
}

/** Somebody's illness, death or hardship, the news good or bad: wit moves to the research process. */
export function isIllness(sheet: FactSheet): boolean {
  if (isGrave(sheet) || isAboutHealth(sheet)) return true;
  if (isOfTheSky(sheet)) return false;
  if (hardship.test(subjectOf(sheet)) || readSorrow(subjectOf(sheet)).mortal) return true;
  return sheet.subjects === 'people' && clinicalWords(sheet) >= 2;
}

/** Somebody's health: a care team can be named. */
export function isAboutHealth(sheet: FactSheet): boolean {
  const subject = subjectOf(sheet);
  if (teaching.test(subject)) return false;
  if (illness.test(subject)) return true;
  if (!anyIllness.test(subject)) return false;
  if (speaksOfPatients(sheet)) return true;
  return sheet.subjects === 'people' && (suffering.test(subject) || healthWords(sheet) >= 2);
}

/** Stars die, and their light suffers extinction, without anybody's grief. */
function isOfTheSky(sheet: FactSheet): boolean {
  return sheet.subjects === 'celestial' && !isAboutHealth(sheet);
}

/** Whether a harm would be somebody's: people's, or that of sick animals. */
function touchesSomebody(sheet: FactSheet): boolean {
  const subject = subjectOf(sheet);
  if (sheet.subjects === 'animals') return anyIllness.test(subject) || illness.test(subject);
  return sheet.subjects === 'people' || isAboutHealth(sheet) || hardship.test(subject);
}

function subjectOf(sheet: FactSheet): string {
  return `${sheet.title ?? ''} ${sheet.finding.text} ${sheet.topic ?? ''}`;
}

function speaksOfPatients(sheet: FactSheet): boolean {
  return (
    patients.test(subjectOf(sheet)) ||
    (sheet.subjects !== 'animals' &&
      sheet.subjects !== 'plants' &&
      sheet.sentences.some(({ text }) => patients.test(text)))
  );
}

/** Different words of the clinic in the whole source: one alone may be a figure of speech. */
function clinicalWords(sheet: FactSheet): number {
  return differentWords(sheet, [clinic]);
}

/** The same of health at large: software has symptoms too, and debates are toxic. */
function healthWords(sheet: FactSheet): number {
  return differentWords(sheet, [clinic, new RegExp(anyIllness, 'gi')]);
}

function differentWords({ title, sentences }: FactSheet, patterns: readonly RegExp[]): number {
  const text = [title ?? '', ...sentences.map((sentence) => sentence.text)].join(' ').toLowerCase();
  const found = patterns.flatMap((pattern): readonly string[] => text.match(pattern) ?? []);
  return new Set(found.map((word) => word.replace(/s$/, ''))).size;
}

const teaching =
  /\b(?:students?|curricul\w+|examiners?|OSCE|undergraduates?|medical education|residency|trainees?|teaching|simulators?)\b/i;

const patients =
  /\b(?:patients?|clinical|humans? (?:disease|health|infection|cases)|children|infants?|women|men|mothers|adults)\b/i;

const clinic =
  /\b(?:patients?|clinical|clinics?|diagnos\w+|symptoms?|pain|illness(?:es)?|injur(?:y|ies)|surger(?:y|ies)|usual care|treatments?|therap(?:y|ies)|diseases?|disorders?|hospitals?|doses?|drugs?|placebo|opi(?:ates?|oids?)|addict\w*|detoxification|mental health|health care|healthcare|primary care|physicians?|nurses?)\b/g;

/** Illnesses of people by name, and words that stand for nothing else. */
const illness =
  /\b(?:syndrome|cancers?|tumou?rs?|carcinoma|leuk(?:a)?emia|lymphoma|melanoma|metasta\w+|patients?|surgery|surgical|hospital\w*|diabet\w+|HIV|AIDS|malaria|tuberculosis|COVID-19|SARS\w*|Ebola|influenza|measles|cholera|dengue|polio|vaccin\w+|strokes?|dementia|Alzheimer\w*|Parkinson\w*|schizophreni\w+|depress(?:ion|ive)|anxiety|autis\w+|epilep\w+|pregnan\w+|obes\w+|sepsis|asthma|arthritis|an(?:a)?emia|hypertension|glioma|transplant\w*|amput\w+|HPV|pandemic\w*|syphilis|hepatitis|opi(?:ates?|oids?)|addiction|(?!academia|bohemia|bulk)[a-z]{3,}(?:iasis|itis|a?emia|opath(?:y|ies)|sarcomas?|adenomas?|blastomas?))\b/i;

/** Words that are also said of animals, plants, cells, machines and models. */
const anyIllness =
  /\b(?:diseases?|disorders?|clinical|infect\w+|virus\w*|pain|disab\w+|symptoms?|therap(?:y|ies)|treatments?|medic\w+|drugs?|pathogen\w*|bacteri\w+|epidemic\w*|outbreaks?|toxic\w*|injur\w+)\b/i;

/** Of people these are seldom figures of speech: one of them is enough. */
const suffering =
  /\b(?:pain(?! points?)|disabilit\w+|disabled (?:\p{Ll}+ )?(?:people|adults|children|workers)|injur\w+|diseases?|drugs?)\b/iu;

const hardship =
  /\b(?:visually impaired|hearing[- ]impaired|blind (?:people|pedestrians|adults|children|subjects|users|participants)|deaf(?:ness)?|wheelchairs?|disabled|discriminat(?:ion|es?|ed|ing) against|discriminatory|(?:racial|gender|sex|ethnic|social|health|income) (?:discrimination|bias(?:es)?|disparit(?:y|ies)|inequalit(?:y|ies))|racis[mt]|sexis[mt]|sexual harassment|harass(?:ed|ment)|bull(?:ying|ied)|povert\w+|homeless\w*|hunger|malnutrition|prison(?:s|ers?)?|incarcerat\w+|unemploy\w+|eviction\w*|orphan(?:s|ed)\b|hate speech|bereave\w*|grief|trauma(?:tic)?)\b/i;
