import { hasClearVerb } from '../../read/compress/screens.ts';
import { isBalanced, upperStart } from '../phrases.ts';
import { isClause } from './is-clause.ts';

/** What commas set off at the end of a sentence, as a fragment behind it; two figures side by side. */
export function tailApart(sentence: string): string {
  const [, head = '', tail = ''] = trailing.exec(sentence) ?? [];
  const isFree = !(tail.startsWith('with ') && takesWith.test(head));
  const isWhole = hasClearVerb(head) || isClause(`${head}.`);
  const isApart = isFree && isWhole && isBalanced(head) && isBalanced(tail);
  return isApart ? `${tailApart(`${head}.`)} ${upperStart(tail)}` : sentence.replace(setAgainst, '$1. $2');
}

/** "37.5% in 16 patients versus 95.8% in 24": two figures side by side, each with whose it is. Design guide 3. */
const setAgainst =
  /^([^;:()]*?(?<![\p{L}\d.,-])\d[\d,]*(?:\.\d+)?%? (?:in|of|among|for|with|on) [^,;:()%]{3,60}),? (?:versus|vs\.?|against) (\d[\d,]*(?:\.\d+)?%? (?:in|of|among|for|with|on) [^,;:()]{3,60}\.)$/u;

/** What may stand alone behind a full stop: it denies, widens or lists what the sentence has said. */
const trailing =
  /^(.{40,}), ((?:not (?!only)|even |whatever |no matter |including |each |mostly |mainly |all with |under |as (?:predicted|expected) |with (?!respect|regard))[^,;:]{8,90}\.)$/u;

/** Verbs whose "with" is part of what they say. */
const takesWith =
  /\b(?:combin|compar|replac|mix|pair|link|match|associat|treat|deal|cope|agree|fit|correlat|fill|equip|provid)\p{Ll}*\b/u;
