import type { Casing } from '../casing.ts';
import { stemsOf } from './stems.ts';

/**
 * "Persistent CD28 is required …" -> "In mice, persistent CD28 is required …" under a title that ends "in mice": of whom or of
 * what kind a finding was made, which its own sentence left to the title. Nothing where the finding names anybody itself.
 */
export function ofWhom(form: string, title: string | null, casing: Casing): string {
  if (namesWhom(form) || /\bin (?:vitro|silico)\b/.test(form)) return form;
  const found = scopeOf(title ?? '');
  if (found === null) return form;
  const held = stemsOf(form);
  const own = [...stemsOf(found)].filter((one) => one.length > 3);
  return own.some((one) => held.has(one))
    ? form
    : `In ${casing.lowerWords(found)}, ${casing.lowerStart(form)}`;
}

/** Null where the title denies, names others too, or where its "in" belongs to a word such as "trust". */
function scopeOf(title: string): string | null {
  const match = [...title.matchAll(whom)].at(-1);
  const found = match?.groups?.['whom'];
  if (match === undefined || found === undefined || found.length > longest) return null;
  const before = title.slice(0, match.index);
  return denies.test(before) || namesSomebody.test(before) || takesIn.test(before) ? null : found;
}

const denies = /\b(?:not|no|nor|except|unlike|without|dispensable|lessons?)\b/i;
const takesIn =
  /\b(?:trust|invest\w*|faith|confidence|interest|trade|traffick\w*|believ\w*|belief|prejudice|declines?|increases?|decreases?|returns?|involv\w*|experience)\s*$/i;

/** True where a sentence names somebody itself, or begins with where it holds. */
export function namesWhom(form: string): boolean {
  return namesSomebody.test(form) || saysWhere.test(form);
}

/** Characters: a longer scope is a sentence of its own. */
const longest = 60;

const kinds =
  'patients|children|infants|neonates|newborns|adolescents|teenagers|adults|women|men|boys|girls|students|nurses|physicians|workers|athletes|veterans|individuals|people|persons|survivors|mice|rats|zebrafish|rabbits|pigs|piglets|dogs|cats|cattle|sheep|horses|monkeys|macaques|primates|humans|yeast|bacteria|plants|honeybees?|ants|bees|flies|mosquitoes|birds|fish|bats|baboons|mole-rats';

/** The end of a title, or what stands there before its colon: "in children with celiac disease". */
const whom = new RegExp(
  `\\b(?:[Ii]n|[Aa]mong) (?<whom>(?:(?!(?:of|in|on|about|for|with|and|or|to|from|by|at|the)\\b)[\\p{L}-]+ ){0,4}?(?:${kinds}|Drosophila(?: melanogaster)?|Arabidopsis(?: thaliana)?|C\\. elegans|Caenorhabditis elegans|E\\. coli|Escherichia coli)(?: (?:with|who|aged|receiving|undergoing|living) [^:?.]{3,40})?)(?=[:?.–—]|--|$)`,
  'giu',
);

const namesSomebody = new RegExp(
  `\\b(?:${kinds}|participants|subjects|respondents|cases|controls|mouse|rat|human|murine|Drosophila|Arabidopsis|elegans|coli|animals|mothers|families|users|population)\\b`,
  'iu',
);

/** A second scope before the first would be one too many; a conclusion on the results names none. */
const saysWhere =
  /^(?:In|Among|For|At|Within|During|After|Before|When|While|If|Although|Despite|With|By|Using|Under|On|Of|From|To|The (?:authors|results|findings|data|study|paper|review))\b/;
