import { claimStrength } from '#domain/language/strength.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { upperFirst } from '../../read/compress/voice.ts';
import { unpostable } from '../../read/unpostable.ts';
import type { Casing } from '../casing.ts';
import { hasFiniteVerb, isBalanced, isGuarded, overlap } from '../phrases.ts';

/**
 * A title that states the finding ("Ovulation in flies is controlled by …") is often the best first sentence of all.
 * Null where it names a subject only, asks, or claims more than the finding does.
 */
export function titleClaim(sheet: FactSheet, casing: Casing): string | null {
  const title = (sheet.title ?? '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  if (title.length < 30 || title.length > 170 || !states(title) || !isBalanced(title)) return null;
  if (unpostable(title, '') !== null || promises.test(title)) return null;
  if (!experimental.has(sheet.genre) && claimStrength(title) > strongest(sheet)) return null;
  // A denial or a hedge of the finding must not get lost in a title that says the same without it.
  if (sheet.finding.negated && !isGuarded(title)) return null;
  if (isGuarded(sheet.finding.text) && !isGuarded(title) && overlap(title, sheet.finding.text) > 0.4)
    return null;
  if (!isTitleCase(title)) return `${title}.`;
  const plain = upperFirst(casing.lowerWords(title));
  const held = sheet.sentences.map(({ text }) => text).join(' ');
  // A capital that the abstract does not print is the title's own style.
  const names = plain.slice(1).match(/(?<= )\p{Lu}[\p{L}-]{3,}/gu) ?? [];
  return names.every((name) => held.includes(name)) ? `${plain}.` : null;
}

/** "Reveals building principles": which, the title does not say. */
const promises =
  /\breveals? (?:[\p{L}-]+ ){0,4}(?:mechanisms?|roles?|insights?|dynamics|principles|basis|bases|architecture|landscape|diversity|patterns?)\b/iu;

/** Where something was done to see what follows, its title may say what causes what. */
const experimental: ReadonlySet<FactSheet['genre']> = new Set<FactSheet['genre']>([
  'trial',
  'animal-or-lab',
  'other',
  'measurement',
  'theory',
  'simulation',
]);

function states(title: string): boolean {
  if (
    /[?:]|^(?:How|Why|What|When|Where|Which|Who|Do|Does|Is|Are|Can|Toward|Towards|On|Using|To)\b/.test(title)
  )
    return false;
  return hasFiniteVerb(title) || verbs.test(title);
}

/** Verbs of titles, in a form that no noun of titles has, or before what only a verb can stand before. */
const verbs =
  /(?<=\p{L}{3,} )(?:reduces?|enhances?|regulates?|mediates?|drives?|promotes?|inhibits?|suppresses|explains?|predicts?|reveals?|requires?|depends? on|impairs?|affects?|modulates?|underl(?:ies|ie)|induces?|activates?|prevents?|protects?|triggers?|leads? to|contributes? to|determines?|facilitates?|enables?|maintains?|coordinates?|encodes?|alters?|restricts?|governs?|influences?|allows?|ensures?|decreases?|disrupts?|stimulates?|represses|accelerates?|generates?|confers?|defines?|exhibits?|correlates? with|evolves?|evolved|increases? the|(?:controls|supports|limits|links|shapes|targets|binds|forms|causes|delays|couples)(?= (?!(?:of|in|and|for|on|at|by|to|with|from|or|as|are|is)\b)\p{L}))\b/u;

function isTitleCase(title: string): boolean {
  const words = title.split(' ').filter((word) => /^\p{L}{4,}/u.test(word));
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
}

function strongest(sheet: FactSheet): number {
  return Math.max(sheet.finding.strength, ...sheet.sentences.map(({ text }) => claimStrength(text)));
}
