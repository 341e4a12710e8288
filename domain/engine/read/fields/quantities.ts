import { quickTest } from '#domain/language/quick-test.ts';
import { remembered } from '#domain/language/remembered.ts';
import { contentWords } from './spans.ts';

/** That both speak of patients does not make two sentences speak of the same thing. */
export const withoutPeople: (text: string) => ReadonlySet<string> = remembered(
  (text) => new Set([...contentWords(text)].filter((word) => !people.test(word))),
);

const people =
  /^(?:patient|women|children|people|partici|subject|individ|adults|infants|adolesc|persons|cases|mothers|student|respond|years|months|weeks|total|overall|number|control)$/;

/** What was looked for was not found. */
export const foundNothing =
  /\bno (?:\w+ )?(?:difference|association|effect|evidence|relation|correlation|influence|impact|benefit|improvement|prognostic)\w*|\b(?:did|does|do|was|were|is|are) not\b|\bnot (?:significant|associated|differ)|\bneither\b|\bunaffected\b|\bindependent of\b/i;
export const foundSomething =
  /\b(?:significant(?:ly)?|increased?|higher|lower|greater|reduced|decreased|more|fewer)\b/i;

/** What is measured, one word for each family of words. */
export function measuresIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const { name, standsIn } of measures) if (standsIn(text)) found.add(name);
  return found;
}

const measureWords: readonly (readonly [string, RegExp])[] = [
  ['how common', /\b(?:\w*prevalen\w+|incidence|how common|frequen\w+|occurrence|proportion|rates? of)\b/i],
  ['deaths', /\b(?:mortality|deaths?|died|surviv\w+|fatal\w*|life expectanc\w+)\b/i],
  [
    'accuracy',
    /\b(?:accura\w+|sensitivity|specificity|precision|recall|F1|F-score|error|misclassif\w+|AUC)\b/i,
  ],
  ['speed', /\b(?:speed\w*|faster|slower|runtime|latency|throughput|computational (?:time|cost))\b/i],
  ['mass', /\b(?:mass(?:es)?|weigh\w*|BMI|heav(?:y|ier))\b/i],
  ['size', /\b(?:length|height|size|radius|radii|diameter|volume|area|distance)s?\b/i],
  ['pain', /\bpain\w*\b/i],
  ['cost', /\b(?:costs?|prices?|expend\w+|spending|savings?)\b/i],
  ['score', /\bscores?\b/i],
  ['temperature', /\b(?:temperatures?|warming|heat\w*)\b/i],
  ['concentration', /\b(?:concentrations?|levels? of|abundance|density|densities)\b/i],
  ['adherence', /\b(?:adheren\w+|complian\w+|attendance|uptake|participation)\b/i],
  ['complications', /\b(?:complications?|adverse events?|side effects?|toxicity)\b/i],
];

const measures = measureWords.map(([name, pattern]) => ({ name, standsIn: quickTest(pattern) }));

/** A value from before anything was done, without the one after it. */
export function isBaseline(text: string): boolean {
  return isAtStart(text) && !laterOn.test(text);
}

const isAtStart = quickTest(/\bat baseline\b|\bbaseline \S+ (?:\S+ )?(?:was|were)\b/i);
const laterOn =
  /\b(?:to \d|after|follow-?up|at (?:visit|week|month|year|day)|(?:\d|two|three|four|five|six|several) (?:weeks?|months?|years?)|than|versus|vs)\b/i;
