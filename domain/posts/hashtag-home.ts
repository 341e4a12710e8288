import { type Area, isOfLife, isOfMedicine, type TagEntry } from './hashtag-table.ts';

/**
 * Which tags belong to a text, where its title does not name them: "logistic regression" and "provider education" say how
 * a work on patients was done, not what it is about, and the illness of a plant is no medicine.
 */
export function homeOf(text: string): (entry: TagEntry) => boolean {
  if ((text.match(bedside)?.length ?? 0) >= clinicalWords)
    return ({ tag, kind, area }) =>
      !howDone.has(tag) && (kind !== 'field' || isOfLife(tag)) && !ofMatter.has(area);
  return (text.match(plants)?.length ?? 0) >= plantWords ? ({ tag }) => !isOfMedicine(tag) : () => true;
}

/** What stands at a bedside of these is a tool: the laser of an eye surgeon. */
const ofMatter: ReadonlySet<Area> = new Set(['physics', 'matter', 'space']);

/** By which means patients were looked at or counted: what a work is about only where its title says so. */
const howDone: ReadonlySet<string> = new Set([
  'Radiology',
  'QualityOfLife',
  'MedicalImaging',
  'MRI',
  'Ultrasound',
  'AIinHealthcare',
  'HealthInformatics',
  'Bayesian',
  'Epidemiology',
]);

/** So many of their words, and a text is about patients, or about plants. */
const clinicalWords = 4;
const plantWords = 3;
const plants =
  /\b(?:plants?|rice|wheat|maize|barley|tomato|crops?|Arabidopsis|leaf|leaves|seedlings?|cultivars?)\b/gi;
const bedside =
  /\b(?:patients?|clinical|hospitals?|surger(?:y|ies)|surgical|treatments?|diagnos\w+|therap(?:y|ies)|disease|women|infants|mortality)\b/gi;
