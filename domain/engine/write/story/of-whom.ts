import type { Casing } from '../casing.ts';
import { stemsOf } from './stems.ts';

/**
 * "Persistent CD28 is required …" -> "In mice, persistent CD28 is required …" under a title that ends "in mice": of whom or of
 * what kind a finding was made, which its own sentence left to the title. Nothing where the finding names anybody itself.
 */
export function ofWhom(form: string, title: string | null, casing: Casing): string {
  if (namesWhom(form)) return form;
  const found = [...(title ?? '').matchAll(whom)].at(-1)?.groups?.['whom'];
  if (found === undefined || found.length > longest) return form;
  const held = stemsOf(form);
  const own = [...stemsOf(found)].filter((one) => one.length > 3);
  return own.some((one) => held.has(one))
    ? form
    : `In ${casing.lowerWords(found)}, ${casing.lowerStart(form)}`;
}

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
  `\\b(?:[Ii]n|[Aa]mong) (?<whom>(?:[\\p{L}-]+ ){0,4}?(?:${kinds}|Drosophila(?: melanogaster)?|Arabidopsis(?: thaliana)?|C\\. elegans|Caenorhabditis elegans|E\\. coli|Escherichia coli)(?: (?:with|who|aged|receiving|undergoing|living) [^:?.]{3,40})?)(?=[:?.]|$)`,
  'giu',
);

const namesSomebody = new RegExp(
  `\\b(?:${kinds}|participants|subjects|respondents|cases|controls|mouse|rat|human|murine|Drosophila|Arabidopsis|elegans|coli|animals|mothers|families|users|population)\\b`,
  'iu',
);

/** A second scope before the first would be one too many; a conclusion on the results names none. */
const saysWhere =
  /^(?:In|Among|For|At|Within|During|After|Before|When|While|If|Although|Despite|With|By|Using|Under|On|Of|From|To|The (?:authors|results|findings|data|study|paper|review))\b/;
