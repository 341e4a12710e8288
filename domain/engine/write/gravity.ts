import type { FactSheet } from '../fact-sheet.ts';

/** Harm or death: no dare, no exclamation mark, no emoji, no wit about it. */
export function isGrave(sheet: FactSheet): boolean {
  return sheet.mood === 'grave' || gravest.test(subjectOf(sheet));
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

const illness =
  /\b(?:disease|disorder|syndrome|cancers?|tumou?rs?|carcinoma|leuk(?:a)?emia|lymphoma|melanoma|metasta\w+|patients?|clinical|surgery|surgical|hospital\w*|diabet\w+|HIV|AIDS|malaria|tuberculosis|COVID-19|SARS\w*|vaccin\w+|infect\w+|virus\w*|stroke|dementia|Alzheimer\w*|Parkinson\w*|schizophreni\w+|depress(?:ion|ive)|anxiety|autis\w+|epilep\w+|pregnan\w+|obes\w+|pain|sepsis|asthma|arthritis|disab\w+|symptoms?|therap(?:y|ies)|treatments?|medic\w+|drugs?|pathogen\w*|bacteri\w+|epidemic\w*|pandemic\w*|outbreaks?|toxic\w*|syphilis|hepatitis|injur\w+)\b/i;
