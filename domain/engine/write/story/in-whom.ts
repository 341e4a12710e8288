import type { FactSheet } from '../../fact-sheet.ts';
import type { Casing } from '../casing.ts';
import { animalNotice } from '../notices.ts';
import { namesWhom } from './of-whom.ts';
import { openReference } from './open-references.ts';
import type { Opening } from './opening.ts';
import { count, withoutDates } from './sample.ts';
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
  if (whom === null) return null;
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
function sampleOf(texts: readonly (string | null)[], finding: string, { genre }: FactSheet): string | null {
  if (!ofSamples.has(genre)) return null;
  const isPast = /\b(?:was|were|had|did|rose|fell|grew)\b/.test(finding);
  for (const text of texts) {
    const match = sample.exec(text ?? '');
    if (match === null) continue;
    const { count = '', kind = '', noun = '', which = '' } = match.groups ?? {};
    const special = kind.replace(ofTheStudy, '').trim();
    const whom = [special, noun].filter((part) => part !== '').join(' ') + withoutDates(which.trimEnd());
    if (unfit.test(whom)) continue;
    // "Patients" says no more than the finding does.
    const isKnown = isPast || special !== '' || which !== '';
    if (isKnown && whom.length <= longestSample && isNew(`${special}${which}`.trim() || noun, finding))
      return isPast ? `${count} ${whom}` : whom;
  }
  return null;
}

/** "In infants with X, X is …" would say it twice: a root of five letters is enough. */
function isNew(whom: string, finding: string): boolean {
  const held = [...stemsOf(finding)];
  return [...stemsOf(whom)].every(
    (one) => one.length < 4 || !held.some((other) => other.startsWith(one.slice(0, 5))),
  );
}

const sample = new RegExp(
  `(?<count>${count}) (?<kind>(?:(?!(?:of|in|with|who|that|from|for|and|or|at|on|to|by|were|was|hundred|thousand|million|billion)\\b)[\\p{L}-]+ ){0,4}?)(?<noun>patients|people|adults|children|adolescents|infants|neonates|women|men|students|physicians|nurses|individuals|veterans|residents|workers|teams|families|households|mothers|survivors|teachers|farmers|employees|athletes|users|volunteers|males|females|inpatients|outpatients|cleaners|dentists|surgeons|drivers|pilots)(?<which>(?: (?:with|who|aged|receiving|undergoing|living|treated|admitted|hospitali[sz]ed) [^,.;:()]{3,60}?)?)(?=[,.;:()]|$| (?:were|was|underwent|completed|had|after|before|during|between|from|aged|with|who|in|at|on)\\b)`,
  'iu',
);
/** A group of groups, or a phrase that lost its end. */
const unfit =
  /["“”]|\b(?:either|both|neither|respectively|versus|vs)\b|\b(?:and|or|of|the|an?|in|with|for|to|than|by|at)$/i;
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
    return /\b(?:simulat\w*|in silico|comput\w+|model\w*)\b/i.test(finding) ? null : 'simulations';
  if (!sheet.marks.includes('in-animals') || sheet.sentences.some(({ text }) => people.test(text)))
    return null;
  return /^A study in ([^.]+(?:\. elegans)?)\.$/.exec(animalNotice(sheet))?.[1] ?? null;
}

const people = /\b(?:humans?|patients?|people|participants|children|women|men|individuals)\b/i;
