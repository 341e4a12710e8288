import type { FactSheet } from '../fact-sheet.ts';
import { isCounted } from './story/sample.ts';

/** True where people were studied: the reader says so and the words for who was studied, where given, name people. */
export function hasPeople(sheet: FactSheet): boolean {
  if (sheet.subjects !== 'people' || notPeople.has(sheet.genre)) return false;
  return (
    sheet.studied === null ||
    !isCounted(sheet.studied.text) ||
    people.test(sheet.studied.text) ||
    ofAge.test(sheet.studied.text)
  );
}

/** True for words that say who was studied, and not what. */
export function namesPeople(studied: string): boolean {
  const head = studied.split(
    / (?:of|in|with|among|from|on|for|at|and|or|to|who|that|whose|under|without|between)\b|\(|,(?!\d)|\b(?:aged|undergoing|living|having|using|treated|diagnosed|born) /,
  )[0];
  return people.test(head?.trim().split(' ').at(-1) ?? '') || ofAge.test(studied);
}

const ofAge = /\baged (?:\d|between|over|under)/i;

/** True where the text speaks of people at all: then no post may say that nobody took part. */
export function speaksOfPeople(sheet: FactSheet): boolean {
  return (
    sheet.subjects === 'people' ||
    sheet.sentences.some(({ text }) => takingPart.test(text)) ||
    takingPart.test(sheet.title ?? '')
  );
}

/** True where the text speaks of anybody whom a reader could take for a patient: players and users of software are none. */
export function speaksOfPatients(sheet: FactSheet): boolean {
  return (
    sheet.sentences.some(({ text }) => treated.test(text) || inTrial.test(text)) ||
    treated.test(sheet.title ?? '') ||
    inTrial.test(sheet.title ?? '')
  );
}

const treated =
  /\b(?:patients?|clinical(?:ly)?|hospitals?|surger(?:y|ies)|biops(?:y|ies)|donors?|recipients?|treatments?|therap(?:y|ies)|infants?|children|adolescents|elderly|women|men|mothers|disabled|disabilit(?:y|ies)|case[- ]control|amputees?|smokers?|outpatients?|survivors?)\b/i;
const inTrial =
  /\b(?:volunteers?|participants?|cohorts?|humans|respondents|subjects|adults|(?:people|persons|individuals) (?:with|who|having|living))\b/i;

const takingPart =
  /\b(?:patients?|participants?|volunteers?|human|humans|people|persons?|individuals|adults|infants?|children|adolescents|women|men|mothers|respondents|donors?|recipients?|cohorts?|case[- ]control|clinical|families|surger(?:y|ies)|biops(?:y|ies)|hospitals?|students|users|amputees?|subjects|athletes?|players|workers|drivers|observers|listeners|smokers?|elderly|twins?|speakers|males|females)\b/i;

const notPeople: ReadonlySet<FactSheet['genre']> = new Set<FactSheet['genre']>([
  'theory',
  'method',
  'simulation',
  'policy',
  'patent',
  'dataset',
]);

const people =
  /\b(?:patients?|participants?|people|persons?|individuals?|adults?|children|child|infants?|newborns?|neonates?|adolescents?|teenagers?|youths?|women|woman|men|man|girls?|boys?|mothers?|fathers?|parents?|veterans?|workers?|nurses?|physicians?|doctors?|surgeons?|students?|pupils?|teachers?|residents?|volunteers?|respondents?|subjects?|households?|families|users?|smokers?|athletes?|players?|survivors?|recipients?|donors?|employees?|officers?|caregivers?|carers?|outpatients?|inpatients?|cases|controls|elderly|clients?|customers?|drivers?|twins?|siblings?|citizens?|voters?|members?|speakers?|listeners?|readers?|americans|europeans|africans|asians|australians|germans|italians|canadians|mexicans|brazilians|russians|[a-z]+icians|librarians)\b/i;
