import type { FactSheet } from '../../fact-sheet.ts';
import type { Casing } from '../casing.ts';
import { animalNotice } from '../notices.ts';
import { isOnlySample } from './narrowed.ts';
import { openReference } from './open-references.ts';
import type { Opening } from './opening.ts';
import { count, partOfSample, withoutDates } from './sample.ts';
import { introduceShortForms } from './short-forms.ts';
import { stemsOf } from './stems.ts';

/**
 * A finding that names nobody, with those it was found in before it: "In 51 teams, …", "In mice, …", "In simulations, …".
 * Read alone it would be true of everybody. Null where it says so itself, or where the source does not say it surely.
 */
export function inWhom(
  { finding, kind, quoted, before }: Opening,
  told: readonly (string | null)[],
  sheet: FactSheet,
  casing: Casing,
): string | null {
  if (kind !== 'alone' || quoted || before !== '' || finding === '' || sheet.finding.sentence === null)
    return null;
  if (namesWhom(finding) || finding.length > longestFinding || opensWith.test(finding)) return null;
  const whom = sampleOf(told, finding, sheet) ?? kindOf(sheet, finding);
  const lowered = casing.lowerStart(finding);
  // A word that only ever opened a sentence may be a name or not.
  if (whom === null || (lowered === finding && /^\p{Lu}\p{Ll}{2,} /u.test(finding))) return null;
  const scoped = introduceShortForms(
    `In ${casing.lowerStart(whom)}, ${casing.lowerStart(finding)}`,
    '',
    sheet,
  );
  const at = sheet.finding.sentence;
  const isOpen =
    openReference(scoped, at, '', sheet) !== null && openReference(finding, at, '', sheet) === null;
  return isOpen ? null : scoped;
}

/** Behind a scope such a beginning would be a second one. */
const opensWith = /^(?:As|Because|Since|While|Although|Results|Findings|Evidence|Data|There|It|Not|Both)\b/;

/** Characters: with a scope before it, a longer sentence is not taken in at once. */
const longestFinding = 200;
const longestSample = 80;

/** Those who were studied: with their count where the finding tells of them alone, without it where it is meant for more. */
function sampleOf(texts: readonly (string | null)[], finding: string, sheet: FactSheet): string | null {
  const { genre, sentences } = sheet;
  if (!ofSamples.has(genre) || sentences.some(({ text }) => fewer.test(text))) return null;
  const isPast = /\b(?:was|were|had|did|rose|fell|grew)\b/.test(finding);
  for (const text of texts) {
    const whom = asked.test(text ?? '') ? null : whomOf(text ?? '', finding, isPast);
    if (whom !== null && isOnlySample(whom, sheet)) return whom;
  }
  return null;
}

function whomOf(text: string, finding: string, isPast: boolean): string | null {
  const found = sample.exec(text);
  // "22 men and 20 women", "12 adults (7 men …)": some of them.
  if (found !== null && partOfSample.test(text.slice(0, found.index))) return null;
  const { count: size = '', kind = '', noun = '', which = '' } = found?.groups ?? {};
  const special = kind.replace(ofTheStudy, '').trim();
  const whom = `${special} ${noun}`.trim() + withoutDates(which.trimEnd()).replace(whatWasDone, '');
  // "Patients" says no more than the finding does.
  const isKnown = isPast || special !== '' || which !== '';
  if (noun === '' || !isKnown || unfit.test(whom) || whom.length > longestSample) return null;
  if (!isNew(`${special}${which}`.trim() || noun, finding)) return null;
  return isPast ? `${size} ${whom}` : whom;
}

/** "In infants with X, X is …" would say it twice: a root of five letters is enough. */
function isNew(whom: string, finding: string): boolean {
  const held = [...stemsOf(finding)];
  return [...stemsOf(whom)].every(
    (one) => one.length < 4 || !held.some((other) => other.startsWith(one.slice(0, 5))),
  );
}

/** "Ninety were analysed": fewer than were counted. */
const fewer =
  /\b(?:\d+|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{Ll}+)?)(?: (?:patients|participants|subjects|women|men|children))? (?:were|was) (?:finally )?(?:analy[sz]ed|included in the (?:final )?analysis|evaluable)\b/iu;

/** Of those asked or screened the finding may not be. */
const asked =
  /\b(?:screened|invited|approached|eligible|interview\w*|survey\w*|asked|questionnaires?|contacted|answered|respon\w+|about their)\b/i;

const sample = new RegExp(
  `(?<!\\d[ .,]?|%|\\bof (?:the )?|\\b(?:stage|group|type|phase|grade|year|level|class|semester|aged?|over|under|up to|than|about|at least|subset of)[ ])(?<![\\d.,%])\\b(?<count>${count}) (?<kind>(?:(?!(?:of|in|with|who|that|from|for|and|or|at|on|to|by|were|was|hundred|thousand|million|billion)\\b)[\\p{L}-]+ ){0,4}?)(?<noun>patients|people|adults|children|adolescents|infants|neonates|women|men|students|individuals|veterans|residents|workers|teams|families|households|mothers|survivors|farmers|employees|athletes|users|volunteers|males|females|inpatients|outpatients|cleaners|drivers|pilots)(?<which>(?: (?:with|who|aged|receiving|undergoing|living|treated|admitted|hospitali[sz]ed) [^,.;:()]{3,60}?)?)(?=[,.;:()]|$| (?:were|was|underwent|completed|had|after|before|during|between|from|aged|with|who|in|at|on)\\b)`,
  'iu',
);
/** A group of groups, or a phrase that lost its end. */
const unfit =
  /["“”]|\band \d|\bwho (?:are|were|had|have|was|presented|underwent|received|required|completed|attended)$|\b(?:either|both|neither|respectively|versus|vs)\b|\b(?:and|or|of|the|an?|in|with|for|to|than|by|at)$/i;
/** "Asthma patients who were divided": who they are ends before it. */
const whatWasDone =
  / who (?:were|was|had been) (?:\p{Ll}+ly |then )?(?:divided|assigned|allocated|randomi[sz]ed|grouped|classified|stratified|split|categori[sz]ed|enrolled|recruited|included|selected)\b.*$/u;
/** Words for how they came into the study, not for who they are. */
const ofTheStudy =
  /\b(?:consecutive|eligible|enrolled|selected|different|total|additional|included|other|new|randomly|unselected|available|evaluable|registered|recruited) /gi;

const ofSamples: ReadonlySet<FactSheet['genre']> = new Set<FactSheet['genre']>([
  'trial',
  'observational',
  'diagnostic',
  'qualitative',
  'field-study',
  'other',
]);

function kindOf(sheet: FactSheet, finding: string): string | null {
  if (
    sheet.marks.includes('in-vitro') ||
    /\b(?:in vitro|ex vivo|cell culture|cultured|cell lines?)\b/i.test(finding)
  )
    return null;
  if (sheet.marks.includes('simulation'))
    return ofTheWorld.test(finding) || sheet.sentences.some(({ text }) => lookedAt.test(text))
      ? null
      : 'simulations';
  if (!sheet.marks.includes('in-animals') || sheet.sentences.some(({ text }) => people.test(text)))
    return null;
  return /^A study in ([^.]+(?:\. elegans)?)\.$/.exec(animalNotice(sheet))?.[1] ?? null;
}

/** Said already, or not of what was simulated. */
const ofTheWorld =
  /\b(?:simulat\w*|in silico|comput\w+|model\w*|observ\w+|measured?|measurements?|theorem|prove[ns]?|experiment\w*|data)\b/i;
const lookedAt =
  /\b(?:observations?|telescopes?|microscop\p{L}+|spectroscop\p{L}+|imaging|experiments?|experimental(?:ly)?|measurements?)\b/iu;

const people =
  /\b(?:humans?|patients?|people|persons?|participants|volunteers?|donors?|subjects|adults|infants|children|women|men|boys|girls|individuals)\b/i;

/** True where a sentence names somebody itself, or begins with where it holds. */
function namesWhom(form: string): boolean {
  return namesSomebody.test(form) || saysWhere.test(form);
}

const kinds =
  'patients|children|infants|neonates|newborns|adolescents|teenagers|adults|women|men|boys|girls|students|nurses|physicians|workers|athletes|veterans|individuals|people|persons|survivors|mice|rats|zebrafish|rabbits|pigs|piglets|dogs|cats|cattle|sheep|horses|monkeys|macaques|primates|humans|yeast|bacteria|plants|honeybees?|ants|bees|flies|mosquitoes|birds|fish|bats|baboons|mole-rats';

const namesSomebody = new RegExp(
  `\\b(?:${kinds}|participants|subjects|respondents|cases|controls|mouse|rat|human|murine|Drosophila|Arabidopsis|elegans|coli|animals|mothers|families|users|population)\\b`,
  'iu',
);

/** A second scope before the first would be one too many; a conclusion on the results names none. */
const saysWhere =
  /^(?:In|Among|For|At|Within|During|After|Before|When|While|If|Although|Despite|With|By|Using|Under|On|Of|From|To|The (?:authors|results|findings|data|study|paper|review))\b/;
