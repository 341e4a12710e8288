import { hasClearVerb } from '../../read/compress/screens.ts';
import { nounPhrases } from '../../read/syntax/noun-phrases.ts';
import { parse } from '../../read/syntax/parse.ts';
import { isBalanced, upperStart } from '../phrases.ts';
import { isClause } from './is-clause.ts';

/** What commas set off in a sentence as fragments behind it: what a name is, what it is not, what goes with it. */
export function nameApart(sentence: string): string {
  const [, opening = '', name = '', kind = '', rest = ''] = named.exec(sentence) ?? [];
  const whole = `${opening}${name}${opening === '' ? '' : ','} ${rest}`;
  const label = upperStart(name.replace(/^.* (?:of|with|in|for|from|by|to|on) /, ''));
  // Behind a subject stands its verb, whatever the parser takes it for.
  const next = parse(whole).find(({ start }) => start === whole.length - rest.length)?.tag ?? 'X';
  const isSubject = opening !== '' || !/^(?:ADP|SCONJ|PART|CCONJ|PUNCT)$/.test(next);
  const isShort = label.split(' ').length <= 5 && !hasClearVerb(name);
  const isNamed = name !== '' && isShort && isSubject && isClause(whole);
  return isNamed && isClause(upperStart(rest)) === (opening !== '')
    ? `${nameApart(whole)} ${label}: ${kind}.`
    : glossApart(sentence);
}

/** "… tracks oleate, a fatty acid, into the blood." -> "… tracks oleate into the blood. Oleate: a fatty acid." */
function glossApart(sentence: string): string {
  const match = glossed.exec(sentence);
  const [, gloss = '', end = ''] = match ?? [];
  const before = sentence.slice(0, match?.index ?? 0);
  const name = nounPhrases(before).find(({ headEnd }) => headEnd === before.length);
  const isDeed = parse(sentence).some(
    ({ tag, relation, start, end: to }) =>
      tag === 'VERB' &&
      !/^(?:amod|acl)$/.test(relation) &&
      start >= (name?.start ?? 0) &&
      to <= before.length,
  );
  const label = isDeed ? '' : `${name?.before ?? ''} ${name?.head ?? ''}`.trim().replace(degree, '');
  if (gloss === '' || !canBeLabel(label) || notGloss.test(gloss) || !hasClearVerb(before))
    return tailApart(sentence);
  const after = end === '.' ? '.' : ` ${sentence.slice(before.length + gloss.length + 4)}`;
  return `${nameApart(`${before}${after}`)} ${upperStart(label)}: ${gloss}.`;
}

/** A name of up to four words; "the hardest" is none, and "the drug inhibits BCRP" more than one. */
function canBeLabel(label: string): boolean {
  const isName = /^[\p{L}\p{N}][^,;:]*$/u.test(label) && label.split(' ').length <= 4;
  return isName && !/^\p{L}+est$|\p{Ll}{3,}s \p{Lu}/u.test(label);
}

/** What says what the noun before it is, and no item of a list. */
const glossed =
  /, ((?:an?|the(?! [^,]* and )) [^,;:().]{4,70})(, (?!and |or |but |an? |the )(?=\p{Ll})|\.$)/u;

/** "…, a trial suggests": who says it. */
const notGloss = /\b(?:suggest|show|find|found|report|say|conclude|indicate|argue)s?$/;

/** What the name has only in this finding. */
const degree =
  /^(?:(?:lower|higher|low|high|lowered|raised|reduced|increased|less|more|fewer|greater|use) )+/;

function tailApart(sentence: string): string {
  const [, head = '', tail = ''] = trailing.exec(sentence) ?? [];
  const isFree = !(tail.startsWith('with ') && takesWith.test(head));
  const isWhole = hasClearVerb(head) || isClause(`${head}.`);
  const isApart = isFree && isWhole && isBalanced(head) && isBalanced(tail);
  return isApart ? `${nameApart(`${head}.`)} ${upperStart(tail)}` : sentence.replace(setAgainst, '$1. $2');
}

/** "37.5% in 16 patients versus 95.8% in 24": two figures side by side, each with whose it is. Design guide 3. */
const setAgainst =
  /^([^;:()]*?(?<![\p{L}\d.,-])\d[\d,]*(?:\.\d+)?%? (?:in|of|among|for|with|on) [^,;:()%]{3,60}),? (?:versus|vs\.?|against) (\d[\d,]*(?:\.\d+)?%? (?:in|of|among|for|with|on) [^,;:()]{3,60}\.)$/u;

/** "PointContrast, unsupervised pre-training on scenes, improved …", "M dwarfs, which are small stars, have …". */
const named =
  /^((?:In|For|On|With) )?([^,;:().]{3,60}), (?:which (?:is|are) )?((?:an?|the|one of|two|three) [^,;:()]{4,80}|(?<=which (?:is|are) )[^;:()]{4,80}), ((?!and |or |which |but )[\p{Ll}\d][^;:]*)$/u;

/** What may stand alone behind a full stop: it denies, widens or lists what the sentence has said. */
const trailing =
  /^(.{40,}), ((?:not (?!only)|even |whatever |no matter |including |each |mostly |mainly |all with |under |as (?:predicted|expected) |with (?!respect|regard))[^,;:]{8,90}\.)$/u;

/** Verbs whose "with" is part of what they say. */
const takesWith =
  /\b(?:combin|compar|replac|mix|pair|link|match|associat|treat|deal|cope|agree|fit|correlat|fill|equip|provid)\p{Ll}*\b/u;

/** True where a sentence says what its subject, or what it is about, is. */
export function isApposed(sentence: string): boolean {
  return named.test(sentence);
}
