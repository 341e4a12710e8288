import { finder } from '../language/finder.ts';
import { isNegated } from '../language/negation.ts';
import { sameAmount } from '../language/numbers.ts';
import type { AlignedClaim } from './align.ts';
import { bothWays } from './both-ways.ts';
import { conceptOf, conceptTokens } from './concepts.ts';
import type { Flag } from './grounded-sentence.ts';
import { type Joint, readJoints } from './joints.ts';
import type { SourceIndex } from './source-index.ts';

/** Denials that were put in or taken out where no other words show it: before a number, a group, and what there is none of. */
export function flagExchanges(claim: AlignedClaim, source: SourceIndex): Flag[] {
  const found =
    deniedNumber(claim, source) ??
    exchangedGroup(claim) ??
    grantedAbsence(claim.text, source) ??
    grantedNeed(claim, source) ??
    droppedContrast(claim);
  return found === null ? [] : [found];
}

function negationOf(detail: string, start: number, end: number): Flag {
  return { type: 'negation', detail, start, end };
}

/** "Was not 0.68" where the source says that it was. */
function deniedNumber({ text, numbers }: AlignedClaim, source: SourceIndex): Flag | null {
  for (const number of numbers) {
    const denial = /\b(?:is|are|was|were) (not) $/.exec(text.slice(0, number.start));
    if (denial === null) continue;
    const start = number.start - 4;
    const isStated = source.sentences.some(({ text: home, numbers: theirs }) =>
      theirs.some(
        (other) => sameAmount(number, other) && !/\bnot (?:\p{L}+ )?$/u.test(home.slice(0, other.start)),
      ),
    );
    if (isStated) return negationOf('The source does not say "not" here.', start, start + 3);
  }
  return null;
}

const group =
  /\b(?:than|versus|vs|compared (?:with|to)|relative to)\b(?:(?: (?:in|the|those|that|people|patients|participants|women|men|children|controls|mice)\b)+) (?<side>without|with) (?<what>\p{L}+)/iu;

/** "Than in those with it" where the source says "than in those without it", or the other way round. */
function exchangedGroup({ text, sentences }: AlignedClaim): Flag | null {
  const own = group.exec(text);
  const theirs = sentences.map(({ sentence }) => group.exec(sentence.text)).find((match) => match !== null);
  const [side, what] = [own?.groups?.['side'] ?? '', own?.groups?.['what'] ?? ''];
  const [other, same] = [theirs?.groups?.['side'] ?? '', theirs?.groups?.['what'] ?? ''];
  if (own === null || side === '' || other === '' || side === other || conceptOf(what) !== conceptOf(same))
    return null;
  return negationOf(
    `The source compares with those "${other} ${same}".`,
    own.index,
    own.index + own[0].length,
  );
}

const absent = /^(?:no|without|lack of|absence of)$/i;

/** "With clinical significance" where the source knows the pair only behind "no". */
function grantedAbsence(text: string, source: SourceIndex): Flag | null {
  if (isNegated(text)) return null;
  for (const { pair, start, end } of readJoints(text)) {
    if (!/\b(?:with|an?|showed|had|has) (?:an? )?$/i.test(text.slice(0, start))) continue;
    const homes = source.sentences.filter((sentence) =>
      sentence.joints().some((joint) => joint.pair === pair),
    );
    if (homes.length === 0 || isStatedApart(pair, source)) continue;
    const isDenied = homes.every((home) =>
      home.joints().every((joint) => joint.pair !== pair || followsDenial(joint, home.meaning)),
    );
    if (isDenied) return negationOf('The source says that there is none.', start, end);
  }
  return null;
}

/** A sentence that denies nothing holds both words, though apart. */
function isStatedApart(pair: string, source: SourceIndex): boolean {
  const words = pair.split(' ');
  return source.sentences.some(
    ({ concepts, meaning }) => words.every((word) => concepts.has(word)) && !isNegated(meaning),
  );
}

const prepositions = '(?:(?:to|in|for|with|by|of|on|at|among|the|a|an|any|its|their) )*';
const withThing = finder(
  new RegExp(`(?<!\\b(?:and|or) )\\bwith ${prepositions}(?<what>\\p{L}[\\p{L}-]*)`, 'giu'),
);
const withoutThing = finder(new RegExp(`\\bwithout ${prepositions}(?<what>\\p{L}[\\p{L}-]*)`, 'giu'));
const withoutThings = finder(
  new RegExp(
    `\\bwithout ${prepositions}(?:(?:need|use|help|access|recourse) (?:for|of|to) |(?:using|requiring|needing|relying on) )?${prepositions}(?<what>\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,3})`,
    'giu',
  ),
);

/** "With further assumptions" where the source says "without the need for further assumptions", and nowhere with them. */
function grantedNeed({ text, sentences }: AlignedClaim, source: SourceIndex): Flag | null {
  const near = sentences.map(({ sentence }) => sentence.meaning).join('\n');
  const withouts = new Set([...conceptsAfter(near, withoutThing), ...conceptsIn(near, withoutThings)]);
  // "Some with liver disease, some without" tells the two apart itself.
  if (withouts.size === 0 || /\bwithout\b/i.test(text) || bothWays.test(near)) return null;
  const withs = conceptsAfter(source.text, withThing);
  for (const match of withThing(text)) {
    const concept = conceptOf((match.groups?.['what'] ?? '').toLowerCase());
    if (withouts.has(concept) && !withs.has(concept))
      return negationOf('The source says "without".', match.index, match.index + match[0].length);
  }
  return null;
}

function conceptsAfter(text: string, find: ReturnType<typeof finder>): Set<string> {
  return new Set(find(text).map(({ groups }) => conceptOf((groups?.['what'] ?? '').toLowerCase())));
}

/** Concepts of the few words that each place names. */
function conceptsIn(text: string, find: ReturnType<typeof finder>): Set<string> {
  return new Set(
    find(text).flatMap(({ groups }) => conceptTokens(groups?.['what'] ?? '').map(({ concept }) => concept)),
  );
}

const butNot = finder(new RegExp(`\\bbut not ${prepositions}(?<what>\\p{L}[\\p{L}-]*)`, 'giu'));
const but = finder(new RegExp(`\\bbut ${prepositions}(?<what>\\p{L}[\\p{L}-]*)`, 'giu'));

/** "Applied to men but to women" where the source says "but not to women". */
function droppedContrast({ text, sentences }: AlignedClaim): Flag | null {
  const denied = conceptsAfter(sentences.map(({ sentence }) => sentence.text).join('\n'), butNot);
  if (denied.size === 0) return null;
  for (const match of but(text)) {
    // "But women did not" says as much.
    if (isNegated(text.slice(match.index))) continue;
    if (denied.has(conceptOf((match.groups?.['what'] ?? '').toLowerCase())))
      return negationOf('The source says "but not".', match.index, match.index + match[0].length);
  }
  return null;
}

function followsDenial({ start }: Joint, text: string): boolean {
  const [, word] = /(\p{L}+(?: of)?) $/u.exec(text.slice(0, start)) ?? [];
  return word !== undefined && absent.test(word);
}
