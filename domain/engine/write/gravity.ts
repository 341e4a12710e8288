import type { FactSheet } from '../fact-sheet.ts';

/** Harm or death: no dare, no exclamation mark, no emoji, no wit about it. */
export function isGrave(sheet: FactSheet): boolean {
  if (sheet.mood === 'grave' || gravest.test(subjectOf(sheet))) return true;
  return isAboutHealth(sheet) && badNews.test(sheet.finding.text);
}

/** People and illness: wit moves to the research process. */
export function isIllness(sheet: FactSheet): boolean {
  return isGrave(sheet) || sheet.subjects === 'people' || isAboutHealth(sheet);
}

/** Somebody's health: a care team can be named. */
export function isAboutHealth(sheet: FactSheet): boolean {
  return illness.test(subjectOf(sheet)) && !teaching.test(subjectOf(sheet));
}

function subjectOf(sheet: FactSheet): string {
  return `${sheet.title ?? ''} ${sheet.finding.text} ${sheet.topic ?? ''}`;
}

const teaching =
  /\b(?:students?|curricul\w+|examiners?|OSCE|undergraduates?|medical education|residency|trainees?|teaching|simulators?)\b/i;

const gravest =
  /\b(?:deaths?|dead|died|dying|mortality|fatal(?:ity|ities)?|suicid\w*|self-harm|abuse[ds]?|violence|violent|victims?|homicid\w*|murder\w*|rape|sexual assault|trafficking|genocide|war|wars|conflict zones?|refugees?|massacre|terroris\w*|disasters?|earthquakes?|famine|starvation|stillbirths?|miscarriages?|perinatal loss|overdos\w*|holocaust|slavery|torture|drown\w*|extinction)\b/i;

/** A harm, a loss or a hope that failed, where somebody's health is meant. */
const badNews =
  /\b(?:quality of life|survival|well-?being|health|function(?:ing)?|cognition|memory)\b[^.]{0,90}\b(?:decreas\w+|declin\w+|worse\w*|lower|poorer|impair\w+|deteriorat\w+)\b|\b(?:increased?|higher|greater|elevated|excess) (?:\w+ )?risks?\b|\brisk factors?\b|\bworse(?:n\w*)?\b|\bcomplications?\b|\brelaps\w+|\brecurren\w+|\b(?:failed|failure|fails) to (?:improve|reduce|prevent|slow)\b|\b(?:did|does) not (?:improve|reduce|prevent|slow|benefit)\b|\bharm\w*\b|\bdisabilit\w+\b/i;

const illness =
  /\b(?:disease|disorder|syndrome|cancers?|tumou?rs?|carcinoma|leuk(?:a)?emia|lymphoma|melanoma|metasta\w+|patients?|clinical|surgery|surgical|hospital\w*|diabet\w+|HIV|AIDS|malaria|tuberculosis|COVID-19|SARS\w*|vaccin\w+|infect\w+|virus\w*|stroke|dementia|Alzheimer\w*|Parkinson\w*|schizophreni\w+|depress(?:ion|ive)|anxiety|autis\w+|epilep\w+|pregnan\w+|obes\w+|pain|sepsis|asthma|arthritis|disab\w+|symptoms?|therap(?:y|ies)|treatments?|medic\w+|drugs?|pathogen\w*|bacteri\w+|epidemic\w*|pandemic\w*|outbreaks?|toxic\w*|syphilis|hepatitis|injur\w+)\b/i;
