import type { FactSheet } from '../fact-sheet.ts';
import { countsUsual } from '../read/fields/sample-spans.ts';
import type { Casing } from './casing.ts';
import { numbersOf, readsWithoutArticle, usablePhrase } from './phrases.ts';
import { isSecondary } from './secondary.ts';
import { inDigits } from './story/digits.ts';
import { isNarrowed, isOneGroup } from './story/narrowed.ts';
import { isCounted, sizeOf, withoutDates } from './story/sample.ts';
import { goesAstray, isPartOfSample, isTorn, withoutArms } from './story/torn-sample.ts';

/** Characters: of a longer description the count and its noun are told. */
const longestSample = 130;

/** Who or what was studied as a label can name it; null where that is a part of them, or no sample. */
export function usableStudied(sheet: FactSheet, casing: Casing): string | null {
  const whole = samplePhrase(sheet, casing);
  // What is linked at the start of a trial was not randomised.
  const phrase = whole !== null && isSecondary(sheet) ? whole.replace(ofTrial, '') : whole;
  if (phrase === null) return null;
  // "18 eligible patients with the symptoms of GP": the short form needs its long one, the count stands alone.
  if (/\bof \p{Lu}{1,3}$/u.test(phrase))
    return numbersOf(phrase).length === 1 && !/\b(?:without|and)\b/.test(phrase) ? sizeOf(phrase) : null;
  if (phrase.split(' ').length < 2 || namesNobody.test(phrase) || isIdentifier.test(phrase)) return null;
  // "20 students without disorders": their number is told, what they are not is left to the source.
  return denies.test(phrase) ? sizeOf(phrase) : phrase;
}

const ofTrial = / (?:enrolled )?(?:in|of|from) (?:an? |the )?(?:[\p{L}-]+ ){0,4}trial$/u;

/** "1603.06318v4 [cs.LG]": the address of another work. */
const isIdentifier = /^\d{4}\.\d{4,5}/;

function samplePhrase(sheet: FactSheet, casing: Casing): string | null {
  if (isNarrowed(sheet, sheet.studied?.span?.sentence ?? -1)) return null;
  const text = agedBehind(asCounted(withoutArms(sheet), casing));
  const whole = usablePhrase((text.length > longestSample ? sizeOf(text) : text) ?? '', longestSample);
  // What a person wrote stays as written.
  if (whole === null || sheet.studied?.span === null) return whole;
  const phrase = withoutDates(inDigits(whole));
  if (isAmount.test(phrase) || wasFound.test(phrase) || (!isCounted(phrase) && !isThing(phrase))) return null;
  if (isShareOfAll(sheet) || isPartOfSample(sheet) || isUnusual(phrase) || isOneGroup(phrase, sheet))
    return null;
  if (isTorn(sheet) || goesAstray(phrase)) return sizeOf(phrase);
  return isCut.test(phrase) ? null : phrase;
}

/** "53 12-14 yr-old boys" -> "53 boys aged 12-14". */
function agedBehind(text: string): string {
  return text.replace(
    /^(\d[\d,]*|\p{L}+(?:-\p{L}+)?) (\d{1,2}(?:[-–]| to )\d{1,2})[ -]?(?:yrs?|years?)[- ]olds? ((?:[\p{L}-]+ ){0,2}(?:boys|girls|children|adolescents|men|women|adults|students|pupils|participants|subjects|patients))\b/u,
    '$1 $3 aged $2',
  );
}

/** "750 mg taniborbactam", "1.0, 2.0 and 4.0 mg/kg", "130 beats per minute": a dose or a measure is no sample. */
const isAmount =
  /^\d[\d.,]*(?:,? (?:and )?\d[\d.]*)* ?(?:mg|g|kg|µg|ml|mL|l|IU|mmol|mM|fM|Gy|Hz|kHz|MHz|GHz|nm|µm|mu|mm|cm|m|km|min|h|hours?|minutes?|days?|weeks?|months?|years?|beats|%)(?![\p{L}\p{N}-])/u;

/** What a search came upon. */
const wasFound = /^\d[\d,]* (?:[\p{L}-]+ )?(?:records|references|citations|titles|abstracts|hits)\b/u;

/**
 * What was studied, where nobody counted it: a phrase, and no clause ("ten protocols assessed sales"), no list half told, nothing
 * that goes on ("viral DNA in the same patients after 3").
 */
function isThing(phrase: string): boolean {
  if (clauses.some((pattern) => pattern.test(phrase))) return false;
  return (
    /^(?:an?|the|\p{N}\S*|\p{Lu}\p{Ll}*\.? \p{Ll}+) |^\p{L}*\p{Lu}/u.test(phrase) ||
    readsWithoutArticle(phrase)
  );
}

const clauses: readonly RegExp[] = [
  // "The first case in a child and review the literature": the second thing that the authors do.
  / and (?:review|discuss|describe|summari[sz]e|report|present|compare|analy[sz]e|propose|assess|evaluate|examine)s? (?:the|our|its|an?|all|how|current|published)\b/u,
  /\p{L}s (?:\p{Ll}+ly )?\p{Ll}{2,}ed (?!(?:by|in|with|from|to|on|at|for|of|during|under|using|after|before|as|per|across|within|between|through|via|against|into|and|or)\b)\p{L}/u,
  /^(?:\p{L}+ )?data from (?!\d)/iu,
  /,(?!.*,? and )|^\S+,? and /,
  /^(?:\p{Ll}+ly|out|such|various|several|many|other|different|further|additional|future) /u,
  /(?:\s\d[\d.,]*|\b(?:i\.e\.?|e\.g\.?|due|respectively|same|years?|duration|[\p{L}-]+(?:-|ly)))$/u,
  /^(?:an?|the) \p{L}+$|^\d+ (?:one|two|three|four) /u,
  /^(?:underwent|received|completed|participated|having|being|was|were|had|group|groups) |\b(?:compris(?:ed|es)|consist(?:ed|s))\b/i,
  /^(?:the |an? )?(?:extent|degree|effects?|impact|associations?|relationships?|prevalence|incidence|risk|role|rates?|problem|use|potential|interplay|interactions?|influence|trade-offs?|ability|question)\b/i,
  /^(?:data|patients|participants|subjects|people|individuals|humans?|animals|experiments|simulations|samples?|cells|cases?|human participants|human subjects)$/i,
  / to | \p{Ll}+ly (?:to|in|on|for|by)\b|\b(?:and|or) (?:in|on|at|of|for|with|to|by|study|mainly|report|show|find|use|quantify|compare|identify|present|propose|examine|develop|capable)\b|\p{Ll}{2}ed$/u,
  /\b(?:same|this|these|those|such|former|latter|above)\b/i,
];

/** "301 patients treated more than 24 hours (after …)", "1,358 adults (assigned) to ivermectin or placebo". */
const isCut =
  /\b(?:threatening|affecting|involving|requiring|causing|receiving|undergoing|containing)$|\b(?:more|less|longer|later|earlier|within|at least) (?:than )?\d[\d.,]* (?:hours?|days?|weeks?|months?|years?|minutes?)$|\b(?:treated|assigned|allocated|randomi[sz]ed)$|^\S+ \p{L}+ to \p{L}[^,]* or [^,]*$/iu;

/** "Five wire modes", "8 clinical predictors", "77 pairs": counted, and no sample that a reader would ask for. */
function isUnusual(phrase: string): boolean {
  return isCounted(phrase) && (!countsUsual(phrase) || /^\S+ pairs$/.test(phrase));
}

const namesNobody =
  /\b(?:with|by|of|in|from) (?:by|of|in|with|from) |^\S+ (?:authors|reviewers|investigators)\b|^\S+ (?:elderly|young|old|healthy|different)$|^(?:the |an? )?(?:[\p{L}-]+ ){0,5}(?:services?|departments?|clinics?|wards?|units?)$/iu;

const denies = /\b(?:neither|nor|not?|without)\b/i;

/** "Delirium developed in 20 of 51 patients": how many it befell. "We reviewed 20 of 51 patients" says who was studied. */
function isShareOfAll({ studied, sentences }: FactSheet): boolean {
  if (studied === null || !/^\d[\d,]* of (?:the )?\d/.test(studied.text)) return false;
  const before = sentences[studied.span?.sentence ?? -1]?.text.slice(0, studied.span?.start) ?? '';
  return !/\b(?:review|describ|analy[sz]|stud(?:y|ied)|includ|examin|select|enrol|evaluat|assess|recruit)\p{Ll}* $/iu.test(
    before,
  );
}

/** Without the verb behind it, and with its count before it: "participants (n = 149)" -> "149 participants". */
function asCounted(studied: string, casing: Casing): string {
  return (
    studied
      .replace(/,? (?:will be|were|was|are|is) .*$/s, '')
      .replace(/ and (?:the|their) (?:median|mean|average|number)\b.*$/s, '')
      .replace(/, [^,]*\b(?:occurred|followed|representing|underwent|showed)\b.*$/s, '')
      .replace(
        /^(?:an? |the )?(?:\p{L}+ )?(?:sample|group|cohort) \([nN]\s?=\s?([\d,]+)\) of (?=\p{Ll})/u,
        (_, count: string) => `${count} `,
      )
      .replace(
        /^((?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:[\p{L}-]+ ){0,2}?(?:trials|studies|RCTs)) \([nN]\s?=\s?[\d,]+\)/iu,
        (_, noun: string) => casing.lowerStart(noun),
      )
      .replace(
        /^((?!.*\b(?:sample|group|cohort|series|population) \()\p{L}[\p{L} -]+) \([nN]\s?=\s?([\d,]+)\)(?=$| (?:with|in|who|from|of|aged)\b)/u,
        (_, noun: string, count: string) => `${count} ${casing.lowerStart(noun)}`,
      )
      .replace(
        /,? (?:consumed|ingested|ate|drank|took|wore|answered|viewed|watched|rated|completed|performed)\b.*$/s,
        '',
      )
      .replace(/, included\b.*$/s, '')
      // A slip of the pen.
      .replace(/\b(an?|the|of|in|with) \1 /g, '$1 ')
      // "30 patients and divided them", "50 interviews and observed physicians": what was done next.
      .replace(
        /(?:,| and| and then) (?:divided|extracted|collected|analy[sz]ed|compared|measured|recorded|assessed|selected|observed|examined|evaluated|performed|calculated|determined|investigated|randomi[sz]ed|assigned|allocated)\b.*$/s,
        '',
      )
      .replace(/(?<!\d) [-–] \d.*$/s, '')
      // "Patients with suspected pneumonia differ".
      .replace(/ (?:differs?|varies|vary|depends?)$/, '')
      .replace(
        / (?:rested|walked|ran|cycled|exercised|slept|learned|learnt|listened|viewed|practi[cs]ed)$/,
        '',
      )
      // "30 neonates comparing fortifier A": the other one is lost.
      .replace(/ comparing (?!.*\b(?:with|to|and|versus|vs)\b).*$/s, '')
      // "20 of 51 patients treated with …" were studied, and 51 treated.
      .replace(/^(\d+) of (?:the )?\d[\d,]* /, '$1 ')
  );
}
