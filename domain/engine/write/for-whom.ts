import type { FactSheet } from '../fact-sheet.ts';
import { hasFiniteVerb } from '../read/compress/screens.ts';
import { isClause } from './apart/is-clause.ts';
import { overlap, upperStart, withoutStop } from './phrases.ts';
import { namesPeople } from './subjects.ts';

/**
 * Whom a finding in a person's own words concerns, as an opening can call on them: `whom` ("people with asthma") and `fw`, the finding
 * without the scope that it began with. From the finding itself, else from who was studied or the title; empty where nobody
 * has a condition that is named.
 */
export function forWhom(finding: string, lower: string, sheet: FactSheet): Record<string, string> {
  if (sheet.finding.sentence !== null) return {};
  const [, count, group = '', condition = '', rest = ''] = scope.exec(finding) ?? [];
  if (rest !== '') {
    if (!isClause(upperStart(rest)) || !hasFiniteVerb(rest.split(',')[0] ?? '')) return {};
    const among = count === undefined ? '' : `in ${count.trim()} ${group}, `;
    return { whom: `people with ${condition}`, fw: `${among}${withoutStop(rest)}` };
  }
  // Whoever names a group named whom it concerns.
  if (namesPeople(finding) || anyGroup.test(finding)) return {};
  const named = [sheet.studied?.text ?? '', sheet.title ?? ''].flatMap(
    (text) => living.exec(text)?.[1] ?? [],
  );
  const whom = named
    .map((one) => one.trim())
    .find((one) => overlap(one, finding) < half && !adjective.test(one) && !noCondition.test(one));
  return whom === undefined ? {} : { whom: `people with ${whom}`, fw: lower };
}

const anyGroup =
  /\b(?:patients?|people|persons?|individuals|adults|men|women|mothers|fathers|parents|children|infants|boys|girls|adolescents|teenagers|students|volunteers|participants|survivors|athletes|workers|smokers|users)\b/iu;

/** "Cutaneous", of what the text goes on to name. */
const adjective = /(?:ous|al|ive|ary|ar|ed|ing|able|ible)$/i;

/** Letters alone, "American Society" of whoever grades them, a grade. */
const noCondition =
  /\p{Lu}{2}|^\p{Lu}\p{Ll}+ \p{Lu}|\b(?:class|grade|status|scores?|stage|physical|index)\b/u;

const half = 0.5;

const groups = '(?:people|patients|adults|persons|individuals|outpatients|those)';

/** "In 13 patients with asthma, …"; children and women keep their place in the sentence. */
const scope = new RegExp(
  `^(?:In|Among|For) (\\d[\\d,]* )?(${groups}) (?:with|having|living with) ([^,;:()]{3,60}), (?!who|which|whose|and |or )([^,].*)$`,
  'u',
);

const goesOn =
  '(?:who|that|which|in|at|on|after|before|during|from|under|treated|undergoing|receiving|taking|not|when|to|by|were|was|had|have|and|or|using|as|for|of|without|with)';

/** The condition alone: it ends where something else is told of them. */
const living = new RegExp(
  `\\b${groups} (?:with|having|living with) ((?!(?:an?|the|no|any|and|or)\\b)(?:(?!${goesOn}\\b)[\\p{L}\\d'’-]+ ?){1,4})(?= ?${goesOn}\\b|[,;:.()]|$)`,
  'iu',
);
