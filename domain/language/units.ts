/**
 * Units as sources print them, with the one spelling that comparisons use. Data; a source may join two with "/" or
 * "per" ("mg/kg", "beats per minute").
 */
const spellings = {
  '%': '%|per ?cent|percent|pct',
  'percentage points': 'percentage points?|percent points?|pp',
  fold: 'folds?',
  // "7.8 × 6.6 cm" is a size.
  times: 'times|×(?!\\s?\\d)|x(?!\\s?\\d)',
  µg: 'µg|μg|ug|mcg|micrograms?',
  mg: 'mg|milligrams?',
  g: 'g|grams?|grammes?',
  kg: 'kg|kilograms?|kilos?',
  ng: 'ng|nanograms?',
  pg: 'pg|picograms?',
  t: 't|tons?|tonnes?',
  Mt: 'Mt|megatonnes?',
  Gt: 'Gt|gigatonnes?',
  L: 'L|l|liters?|litres?',
  dL: 'dL|dl',
  mL: 'mL|ml|cc|milliliters?|millilitres?',
  µL: 'µL|μL|µl|μl|uL|microliters?|microlitres?',
  nm: 'nm|nanomet(?:er|re)s?',
  µm: 'µm|μm|um|microns?|microm(?:et(?:er|re)s?)?',
  mm: 'mm|millimet(?:er|re)s?',
  cm: 'cm|centimet(?:er|re)s?',
  m: 'm|met(?:er|re)s?',
  km: 'km|kilomet(?:er|re)s?',
  miles: 'miles?',
  ft: 'ft|feet|foot',
  'km²': 'km2|km²|km\\^2|square kilomet(?:er|re)s?',
  'm²': 'm2|m²|m\\^2|square met(?:er|re)s?',
  'cm²': 'cm2|cm²|cm\\^2',
  'cm³': 'cm3|cm³|cm\\^3',
  'm³': 'm3|m³|m\\^3|cubic met(?:er|re)s?',
  ha: 'ha|hectares?',
  acres: 'acres?',
  '°C': '°C|° C|ºC|℃|degrees? (?:C|Celsius|centigrade)',
  '°F': '°F|degrees? (?:F|Fahrenheit)',
  K: 'K|kelvins?',
  mK: 'mK|millikelvins?',
  '°': '°|degrees?|deg(?=\\b)',
  ns: 'ns|nanoseconds?',
  µs: 'µs|μs|us|microseconds?',
  ms: 'ms|msec|milliseconds?',
  // "119 second-year students".
  s: 's|secs?|seconds?(?!-)',
  min: 'mins?|minutes?',
  h: 'h|hrs?|hours?',
  day: 'd|days?',
  week: 'wks?|weeks?',
  month: 'mos?|months?',
  year: 'y|yrs?|years?',
  decade: 'decades?',
  century: 'century|centuries',
  kyr: 'kyr|ka|thousand years',
  Myr: 'Myr|Ma|million years|million-years?',
  Gyr: 'Gyr|billion years',
  Hz: 'Hz|hertz',
  kHz: 'kHz',
  MHz: 'MHz',
  GHz: 'GHz',
  THz: 'THz',
  eV: 'eV',
  meV: 'meV',
  keV: 'keV',
  MeV: 'MeV',
  GeV: 'GeV',
  TeV: 'TeV',
  V: 'V|volts?',
  mV: 'mV|millivolts?',
  W: 'W|[Ww]atts?',
  mW: 'mW',
  kW: 'kW',
  MW: 'MW',
  GW: 'GW',
  kWh: 'kWh',
  J: 'J|joules?',
  kJ: 'kJ',
  kcal: 'kcal|calories',
  N: 'N|newtons?',
  Pa: 'Pa|pascals?',
  kPa: 'kPa',
  MPa: 'MPa',
  GPa: 'GPa',
  mmHg: 'mmHg|mm Hg|millimet(?:er|re)s? of mercury',
  T: 'T|tesla',
  ppm: 'ppm|parts per million',
  ppb: 'ppb|parts per billion',
  dB: 'dB|decibels?',
  bp: 'bp|base pairs?',
  kb: 'kb|kbp',
  Mb: 'Mb|Mbp',
  kB: 'kB|KB|kilobytes?',
  MB: 'MB|megabytes?',
  GB: 'GB|gigabytes?',
  TB: 'TB|terabytes?',
  fM: 'fM',
  pM: 'pM',
  nM: 'nM|nmol/L|nmol/l',
  µM: 'µM|μM|uM|µmol/L|μmol/L|µmol/l',
  mM: 'mM|mmol/L|mmol/l',
  mol: 'mol|moles?',
  mmol: 'mmol',
  µmol: 'µmol|μmol',
  nmol: 'nmol',
  IU: 'IU|U|units?',
  pc: 'pc|parsecs?',
  kpc: 'kpc|kiloparsecs?',
  Mpc: 'Mpc|megaparsecs?',
  AU: 'AU|au|astronomical units?',
  'light-year': 'light[- ]?years?|ly',
  'solar mass': 'M☉|M_?⊙|[Ss]olar mass(?:es)?',
  'Earth mass': 'M_?⊕|Earth mass(?:es)?',
  'Earth radius': 'R_?⊕|Earth radi(?:us|i)',
  'solar radius': 'R_?⊙|[Ss]olar radi(?:us|i)',
  Gy: 'Gy',
  mSv: 'mSv',
  Bq: 'Bq',
  rpm: 'rpm',
  // Behind the number in words, before it as signs.
  $: 'dollars?|USD',
  '€': 'euros?|EUR',
  '£': 'pounds sterling|GBP',
  '¥': 'yen|JPY',
  bpm: 'bpm',
  beats: 'beats?',
  points: 'points?|pts?',
  'standard deviations': 'standard deviations?|SDs?',
  σ: 'σ|sigma',
} as const satisfies Record<string, string>;

/** Signs that stand before the number. */
export const currencies = {
  $: '$',
  '€': '€',
  '£': '£',
  '¥': '¥',
  USD: '$',
  EUR: '€',
  GBP: '£',
} as const satisfies Record<string, string>;

const single = Object.values(spellings)
  .flatMap((pattern) => pattern.split(/\|(?![^(]*\))/))
  .sort((a, b) => b.length - a.length)
  .join('|');
const compound = `(?:${single})(?:(?: ?\\/ ?| per | (?:an?|each|every) (?=(?:day|week|month|year|hour|minute|second)\\b))(?:\\d+ ?)?(?:${single}|person(?:-years?)?|person-yr|patients?|capita|100,000|1000|1,000|${single})|[ ·](?:${single})(?:⁻¹|\\^?\\{?[-−]1\\}?))*`;
const unitHere = new RegExp(`(?:[ \\u00A0\\u2009\\u202F-]?)((?:${compound}))(?![\\p{L}\\p{N}])`, 'uy');

export interface UnitMention {
  /** In the spelling that comparisons use ("µg", "%", "mg/kg"). */
  readonly unit: string;
  readonly end: number;
}

/** The unit that stands at `at`, after at most one space or hyphen; null where there is none. */
export function unitAt(text: string, at: number): UnitMention | null {
  unitHere.lastIndex = at;
  const match = unitHere.exec(text);
  if (match === null) return null;
  const printed = match[1] ?? '';
  const detached = match[0] !== printed;
  // "V" or "T" after a space may be a name ("type 2 T cells"), so single capitals want to stand close or end a phrase.
  // "A 3.0-T imager".
  const isOfMagnet =
    /^T$/.test(printed) &&
    /^ (?:MRI?\b|imag|scan|magnet|system|unit)/i.test(text.slice(match.index + match[0].length));
  if (
    detached &&
    !isOfMagnet &&
    /^(?:x|d|y|U|T|V|N|J|W|t|l|us)$/.test(printed) &&
    !/^[\s.,;)]*(?:$|[.,;)](?!\p{Lu}))/u.test(
      text.slice(match.index + match[0].length, match.index + match[0].length + 3),
    )
  )
    return null;
  return { unit: canonicalUnit(printed), end: match.index + match[0].length };
}

/** One spelling for a printed unit. */
function canonicalUnit(printed: string): string {
  return printed
    .replace(/ (?:an?|each|every) (?=\p{L}+$)/u, '/')
    .replace(/[ ·]([^ ·/]+?)(?:⁻¹|\^?\{?[-−]1\}?)/gu, '/$1')
    .split(/ ?\/ ?| per /)
    .map((part) => canonicalPart(part))
    .join('/');
}

const bySpelling: readonly (readonly [RegExp, string])[] = Object.entries(spellings).map(
  ([unit, pattern]) => [new RegExp(`^(?:${pattern})$`, 'u'), unit] as const,
);

const known = new Map<string, string>();

function canonicalPart(part: string): string {
  const seen = known.get(part);
  if (seen !== undefined) return seen;
  const unit = bySpelling.find(([pattern]) => pattern.test(part))?.[1] ?? part;
  if (known.size < 500) known.set(part, unit);
  return unit;
}
