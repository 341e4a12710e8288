import type { FlagType } from '#domain/grounding/grounded-sentence.ts';
import { findNames } from '#domain/grounding/names.ts';
import { findHedges } from '#domain/language/hedges.ts';
import { findNegations, isNegated } from '#domain/language/negation.ts';
import { findNumbers, sameAmount } from '#domain/language/numbers.ts';
import { seededChoice } from '#domain/language/seeded.ts';

interface Setting {
  readonly source: string;
  /** A faithful sentence of another source. */
  readonly other: string;
  readonly seed: number;
}

/** The text with one fault of the kind planted; null where the text offers no place for it. */
export function plantFault(kind: FlagType, text: string, setting: Setting): string | null {
  return planters[kind](text, setting);
}

type Planter = (text: string, setting: Setting) => string | null;

const planters: Record<FlagType, Planter> = {
  number: wrongNumber,
  unit: wrongUnit,
  name: wrongName,
  direction: wrongDirection,
  population: wrongPopulation,
  certainty: tooSure,
  causation: (text) => (isNegated(text) || attribute.test(text) ? null : swapFirst(text, associations)),
  negation: turned,
  unsupported: (_, { other }) => other || null,
  hype: (text, { seed }) =>
    `${seededChoice(seed, 'hype', ['A breakthrough result:', 'Groundbreaking:', 'In a stunning finding,', 'This revolutionary work shows that'])} ${lowerFirst(text)}`,
};

function wrongNumber(text: string, { source, seed }: Setting): string | null {
  const known = findNumbers(source);
  const number = findNumbers(text).find((one) => !one.worded || one.normalised > 2);
  if (number === undefined) return null;
  const factor = seededChoice(seed, 'factor', [1.3, 0.7, 2, 10]);
  for (let step = 0; step < 9; step += 1) {
    const raw = Math.abs(number.normalised) * factor + step;
    const value = Number.isInteger(number.normalised)
      ? String(Math.max(1, Math.round(raw)))
      : raw.toPrecision(3);
    const faulty = text.slice(0, number.start) + value + text.slice(number.start + number.value.length);
    const [made] = findNumbers(faulty.slice(number.start));
    if (made !== undefined && !known.some((one) => sameAmount(one, made))) return faulty;
  }
  return null;
}

const otherUnits: Readonly<Record<string, string>> = {
  '%': ' kg',
  year: ' weeks',
  month: ' hours',
  week: ' years',
  day: ' months',
  h: ' days',
  min: ' hours',
  mg: ' kg',
  µg: ' mg',
  g: ' µg',
  km: ' nm',
  fold: ' mg',
  times: '%',
  K: ' GeV',
  keV: ' GeV',
  GeV: ' eV',
  mm: ' km',
  cm: ' km',
  nm: ' mm',
  s: ' days',
  ms: ' hours',
  kpc: ' AU',
  pc: ' km',
};

function wrongUnit(text: string): string | null {
  for (const number of findNumbers(text)) {
    const wrong = otherUnits[number.unit ?? ''];
    if (wrong === undefined || number.text === number.value) continue;
    return text.slice(0, number.start) + number.value + wrong + text.slice(number.end);
  }
  return null;
}

function wrongName(text: string, { source, seed }: Setting): string | null {
  const wrong = seededChoice(
    seed,
    'name',
    ['Norway', 'Harvard', 'IL-12', 'NHANES', 'Pfizer', 'BERT', 'Brazil', 'TNF-α'].filter(
      (name) => !source.includes(name),
    ),
  );
  const [name] = findNames(text);
  if (name === undefined) return `${text.replace(/\.\s*$/, '')} in ${wrong}.`;
  return text.slice(0, name.start) + wrong + text.slice(name.end);
}

const opposites = pairs(
  'increase/decrease increases/decreases increased/decreased increasing/decreasing higher/lower greater/smaller more/fewer better/worse improve/worsen improves/worsens improved/worsened improving/worsening improvement/worsening faster/slower longer/shorter larger/smaller rise/fall rises/falls rose/fell reduce/increase reduces/increases reduced/increased reducing/increasing reduction/increase outperform/underperform outperforms/underperforms outperformed/underperformed earlier/later positive/negative positively/negatively older/younger stronger/weaker promotes/inhibits promote/inhibit fewer/more less/more above/below gain/loss grows/shrinks raised/lowered raises/lowers better/worse',
);

function wrongDirection(text: string): string | null {
  return swapFirst(text, opposites);
}

const groups = [
  'patients',
  'women',
  'men',
  'children',
  'mice',
  'rats',
  'students',
  'infants',
  'monkeys',
  'nurses',
  'athletes',
  'veterans',
];

function wrongPopulation(text: string, { source, seed }: Setting): string | null {
  const stems = {
    patients: 'patient',
    women: 'wom|female|matern|pregnan',
    men: '\\bmen\\b|\\bmale|boy|prostat',
    children: 'child|pediat|paediat|infan|school|adolesc|boy|girl',
    mice: 'mice|mouse|murine|animal|rodent',
    rats: 'rat\\b|rats|animal|rodent|murine',
    students: 'student|school|educat|universit|learn',
    infants: 'infan|newborn|neonat|birth|preterm|baby|babies|pregnan|child',
    monkeys: 'monkey|macaque|primate',
    nurses: 'nurs|staff|midwi',
    athletes: 'athlet|player|sport|play|game',
    veterans: 'veteran|militar|soldier|war|combat',
  } as const satisfies Record<string, string>;
  const absent = groups.filter((group) => !new RegExp(stems[group as keyof typeof stems], 'i').test(source));
  // A source on people carries "patients" and the like too loosely to call it a fault.
  const usable = absent.filter(
    (group) =>
      group !== 'patients' ||
      !/people|human|participant|adult|women|men\b|clinic|trial|cases|treatment|disease|hospital|health/i.test(
        source,
      ),
  );
  if (usable.length === 0) return null;
  const wrong = seededChoice(seed, 'group', usable);
  const named =
    /\b(?:patients|women|men|children|adults|people|mice|rats|infants|students|participants|adolescents)\b/.exec(
      text,
    );
  if (named === null) return `${text.replace(/\.\s*$/, '')} in ${wrong}.`;
  return text.slice(0, named.index) + wrong + text.slice(named.index + named[0].length);
}

function tooSure(text: string, { seed }: Setting): string | null {
  const [hedge] = findHedges(text).filter((one) =>
    /^(?:may|might|could|can|possibly|probably|potentially|likely|suggest|appear|seem)/i.test(one.text),
  );
  if (hedge === undefined)
    return `${seededChoice(seed, 'sure', ['This proves that', 'It is definitively shown that', 'Undoubtedly,', 'There is no doubt that'])} ${lowerFirst(text)}`;
  const to = /^ to\b/.exec(text.slice(hedge.end));
  const sure = /^suggest/i.test(hedge.text)
    ? 'shows'
    : /^(?:appear|seem)/i.test(hedge.text)
      ? ''
      : /^(?:may|might|could|can)$/i.test(hedge.text)
        ? 'will'
        : '';
  return (
    text.slice(0, hedge.start) +
    sure +
    text.slice(hedge.end + (sure === '' && to !== null ? 3 : 0))
  ).replace(/ {2,}/g, ' ');
}

/** "The predicted rate", "machine-predicted": no link that could become a cause. */
const attribute = /(?:\bthe |\ban? |-)predicted\b/i;

const associations = new Map<string, string>([
  ['is associated with', 'causes'],
  ['are associated with', 'cause'],
  ['was associated with', 'caused'],
  ['were associated with', 'caused'],
  ['is linked to', 'causes'],
  ['are linked to', 'cause'],
  ['was linked to', 'caused'],
  ['were linked to', 'caused'],
  ['is related to', 'causes'],
  ['are related to', 'cause'],
  ['was related to', 'caused'],
  ['were related to', 'caused'],
  ['correlated with', 'led to'],
  ['correlates with', 'leads to'],
  ['associated with', 'caused by'],
  ['predicts', 'causes'],
  ['predicted', 'caused'],
  ['predict', 'cause'],
  ['linked to', 'caused by'],
]);

/** "How good the topics are not", "whether it does not": a denial in a question turns nothing round. */
const asked = /\b(?:whether|how|what|which|why)\b[^,;:]*$/i;

function turned(text: string): string | null {
  const [negation] = findNegations(text);
  if (negation !== undefined) {
    const cut = /^(?:no|neither|without)$/i.test(negation.text)
      ? /^without$/i.test(negation.text)
        ? 'with'
        : 'a'
      : /^cannot$/i.test(negation.text)
        ? 'can'
        : /^not$/i.test(negation.text)
          ? ''
          : null;
    return cut === null
      ? null
      : (text.slice(0, negation.start) + cut + text.slice(negation.end)).replace(/ {2,}/g, ' ');
  }
  const auxiliary = /\b(?:is|are|was|were|may|can|could|will|has|have|does|did)\b(?! (?:not|no)\b)/.exec(
    text,
  );
  if (auxiliary === null || asked.test(text.slice(0, auxiliary.index))) return null;
  const end = auxiliary.index + auxiliary[0].length;
  return `${text.slice(0, end)} not${text.slice(end)}`;
}

function swapFirst(text: string, swaps: ReadonlyMap<string, string>): string | null {
  const pattern = new RegExp(
    `\\b(?:${[...swaps.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`,
    'i',
  );
  const match = pattern.exec(text);
  if (match === null) return null;
  const other = swaps.get(match[0].toLowerCase()) ?? match[0];
  const cased = /^\p{Lu}/u.test(match[0]) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  return text.slice(0, match.index) + cased + text.slice(match.index + match[0].length);
}

function pairs(list: string): Map<string, string> {
  const both = list.split(' ').flatMap((pair): [string, string][] => {
    const [one = '', other = ''] = pair.split('/');
    return [
      [one, other],
      [other, one],
    ];
  });
  return new Map(both.reverse());
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
