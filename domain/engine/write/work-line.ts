import { claimStrength } from '#domain/language/strength.ts';
import type { FactSheet } from '../fact-sheet.ts';
import { unpostable } from '../read/unpostable.ts';
import { overlap } from './phrases.ts';
import { namesSubject } from './story/subject.ts';

/** Longest title that is given whole; a longer one would weigh more than the finding. Characters. */
const longest = 190;

const shortest = 12;

/** Above this share of its words, a title tells a reader nothing that the post did not say. */
const saidAlready = 0.75;

/**
 * `From “Title”.`: a sentence of an abstract often leaves out the species, place or people that the title names, and
 * a post without them claims more than the work does. Empty where the post tells those already, where the title claims
 * more than the finding does, or where it breaks a rule of posts (praise, a word twice, a bracket that closes nothing).
 */
export function workLine(sheet: FactSheet, given: string | undefined, said: string): string {
  // Whoever put the finding into words of their own named what matters.
  if (sheet.finding.sentence === null) return '';
  const title = (sheet.title ?? given ?? '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  if (!isCitable(sheet, title) || said.includes(title) || overlap(title, said) > saidAlready) return '';
  return isMissed(title, said, sheet) ? `From “${title}”.` : '';
}

/** A place, a species, a name or people that only the title tells; else what it is about, where nothing said that. */
function isMissed(title: string, said: string, sheet: FactSheet): boolean {
  if (!namesSubject(said, title)) return true;
  const codes = title.match(/(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu) ?? [];
  if (title.endsWith('?')) return !isCapitals(title) && codes.some((code) => !said.includes(code));
  const words = title.match(/\p{L}[\p{L}\p{N}-]*/gu) ?? [];
  const isTitleCase = words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
  const names = words.slice(1).filter((word) => /^\p{Lu}\p{Ll}{2}/u.test(word));
  // In Title Case a name is what the text capitalises too.
  const named = isTitleCase ? names.filter((word) => isName(word, sheet)) : names;
  return [...named, ...(title.match(populations) ?? [])].some(
    (word) => !new RegExp(`\\b${stemOf(word)}`, 'i').test(said),
  );
}

function isName(word: string, { sentences }: FactSheet): boolean {
  const inside = sentences.map(({ text }) => text.slice(1));
  return (
    inside.some((text) => text.includes(` ${word}`)) &&
    !inside.some((text) => text.includes(` ${word.toLowerCase()}`))
  );
}

/** "Taiwanese" is said by "Taiwan"; what is left of a short word would be found in any other. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ese|ian|ans?|s)$/i, '');
  return stem.length < 4 ? word : stem;
}

function isCapitals(title: string): boolean {
  return title === title.toUpperCase();
}

const populations =
  /\b(?:baboons|chimpanzees|macaques|lemurs|elephants|whales|dolphins|seals|bats|bees|ants|wasps|flies|moths|butterflies|beetles|fish|salmon|trout|sharks|birds|songbirds|chickens|frogs|toads|lizards|snakes|turtles|worms|nematodes|yeast|maize|rice|wheat|tomato|barley|goats|cows|horses|hamsters|guinea pigs|mice|mouse|rats?|rabbits?|dogs?|cats?|pigs?|sheep|cattle|monkeys|zebrafish|children|adolescents|infants|newborns|women|men|adults|elderly|students|veterans|nurses|physicians|workers|farmers|refugees)\b/gi;

/** Judged once a sheet: each of the four posts asks several times. */
function isCitable(sheet: FactSheet, title: string): boolean {
  const known = citable.get(sheet);
  if (known?.title === title) return known.answer;
  const answer =
    title.length >= shortest &&
    title.length <= longest &&
    !/["“”\n<>$]/.test(title) &&
    claimStrength(title) <= sheet.finding.strength &&
    unpostable(title, '') === null;
  citable.set(sheet, { title, answer });
  return answer;
}

const citable = new WeakMap<FactSheet, { readonly title: string; readonly answer: boolean }>();
