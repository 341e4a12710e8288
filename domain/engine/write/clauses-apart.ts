import { splitSentences } from '#domain/language/sentences.ts';
import { hasClearVerb } from '../read/compress/screens.ts';
import { nounPhrases } from '../read/syntax/noun-phrases.ts';
import { parse } from '../read/syntax/parse.ts';
import { isBalanced, isGuarded, upperStart } from './phrases.ts';
import { countsSomebody } from './story/sample.ts';
import { sharesThan } from './story/split-long.ts';

/** What a long sentence becomes: short ones, or short ones and fragments. */
export type Parting = 'sentences' | 'fragments';

/**
 * A person's own words in short sentences: clause by clause. A tone that is sharp also says first who was counted, and gives a fragment
 * of its own to what commas set off ("Not in one process.", "MNIST: handwritten digits."). Every word stays but the joints.
 */
export function clausesApart(text: string, parting: Parting): string {
  return splitSentences(text)
    .map((one) => (parting === 'fragments' ? scopeApart(one.text) : partClauses(one.text, parting)))
    .join(' ');
}

function scopeApart(sentence: string): string {
  const [, scope, rest = ''] = scoped.exec(sentence) ?? [];
  const isScope = scope !== undefined && (countsSomebody(scope) || setting.test(scope)) && isClause(rest);
  return isScope
    ? `${upperStart(scope)}. ${partClauses(upperStart(rest), 'fragments')}`
    : partClauses(sentence, 'fragments');
}

/** "In 13 patients with a deficiency, delay was seen.", "In simulations of a galaxy, …" */
const scoped =
  /^(?:In|Among) ((?:\d|an? |\p{Ll})[^;:(),]{4,80}), ((?!who|which|whose|where|and |or |\d[\d,]* per )[^,].*)$/u;

/** What a work was done with or in, so named that it stands for itself. */
const setting =
  /^(?:an? )?(?:[\p{Ll}-]+ ){0,3}(?:trial|review|study|survey|simulations?|experiments?|tests|models?|mice|rats|cells)(?: (?:of|in|with|on|at|by|from|among) |$)/u;

function partClauses(sentence: string, parting: Parting): string {
  if (sentence.length <= brief[parting] || /["“”]|\brespectively\b/.test(sentence)) return sentence;
  for (const { index, 0: joint, 1: word = '' } of sentence.matchAll(joints)) {
    const head = sentence.slice(0, index);
    const tail = sentence.slice(index + joint.length);
    if (
      sharesThan(head, tail) ||
      !isBalanced(head) ||
      binds.test(head) ||
      !isClause(`${head}.`) ||
      !isClause(upperStart(tail))
    )
      continue;
    return `${partClauses(`${head}.`, parting)} ${partClauses(openedWith(word, tail), parting)}`;
  }
  return asidesApart(sentence, parting);
}

/** Characters: shorter, a sentence with two clauses is short enough. */
const brief: Readonly<Record<Parting, number>> = { fragments: 60, sentences: 100 };

const joints = /; (?:and |however, )?|, (and|but|yet|so|while|whereas|though|although) (?!that\b)/gu;

/** What stands against the first clause says so; what only follows needs no word. */
function openedWith(word: string, tail: string): string {
  if (word === 'so' || word === 'yet') return `${upperStart(word)} ${tail}`;
  return /^(?:but|though|although)$/.test(word) ? `But ${tail}` : upperStart(tail);
}

/** Words of a first clause that reach into the second. */
const binds =
  /\b(?:that|whether|if|because|since|how|why|not only|namely|e\.g|i\.e)\b|: |^(?:While|Although|Though|When|As|Since|Because|If|Whereas|Given|Unless|Where)\b/;

/** A subject and its verb behind it: "took longer" has none, and "how sure it is" is part of the first. */
function isClause(text: string): boolean {
  const [first = '', ...others] = text.split(' ');
  if (others.length < 3 || asked.test(text) || hasClearVerb(first)) return false;
  const tree = parse(text);
  const root = tree.findIndex(({ relation }) => relation === 'root');
  if (tree[root]?.tag !== 'VERB' && !hasClearVerb(text)) return false;
  const subject = tree.findIndex(({ head, relation }) => head === root && subjects.test(relation));
  return subject >= 0 && (subject < root || tree[subject]?.relation === 'expl');
}

const asked = /^(?:How|What|Why|Who|Which|Where|When)\b/;
const subjects = /^(?:nsubj|nsubj:pass|csubj|expl)$/;

function asidesApart(sentence: string, parting: Parting): string {
  const [, before = '', after = ''] = concluding.exec(sentence) ?? [];
  if (isBalanced(before) && isClause(`${before}.`))
    return `${asidesApart(`${before}.`, parting)} This ${after}`;
  const deeds = deedsApart(sentence);
  if (deeds !== null) return deeds.map((one) => asidesApart(one, parting)).join(' ');
  return parting === 'fragments' ? nameApart(sentence) : sentence;
}

/** "It needs less and can do more." -> "It needs less. It can do more."; null where one auxiliary, hedge or denial serves both. */
function deedsApart(sentence: string): [string, string] | null {
  const who = /^(?:It|They|We)(?= )/.exec(sentence)?.[0];
  if (who === undefined) return null;
  const tree = parse(sentence);
  const root = tree.findIndex(({ relation }) => relation === 'root');
  const other = tree.findIndex(
    ({ head, relation, tag }) => head === root && relation === 'conj' && tag === 'VERB',
  );
  const hangs = (on: number, relations: RegExp) =>
    tree.find((one) => one.head === on && relations.test(one.relation));
  const and = hangs(other, /^cc$/);
  const isShared = hangs(root, /^aux/) !== undefined && hangs(other, /^aux/) === undefined;
  if (and === undefined || and.text !== 'and' || isShared || hangs(other, subjects) !== undefined)
    return null;
  const [head, tail] = [sentence.slice(0, and.start).replace(/,? $/, ''), sentence.slice(and.end + 1)];
  const isLong = head.split(' ').length >= 5 && tail.split(' ').length >= 4;
  return isLong && isBalanced(head) && !isGuarded(head) && !binds.test(head)
    ? [`${head}.`, `${who} ${tail}`]
    : null;
}

function nameApart(sentence: string): string {
  const [, opening = '', name = '', kind = '', rest = ''] = named.exec(sentence) ?? [];
  const whole = `${opening}${name}${opening === '' ? '' : ','} ${rest}`;
  const label = upperStart(name.replace(/^.* (?:of|with|in|for|from|by|to|on) /, ''));
  const isNamed = name !== '' && label.split(' ').length <= 5 && isClause(whole);
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
  const acts = parse(sentence).some(
    ({ tag, start, end: to }) => tag === 'VERB' && start >= (name?.start ?? 0) && to <= before.length,
  );
  const label = acts ? '' : `${name?.before ?? ''} ${name?.head ?? ''}`.trim().replace(degree, '');
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

/** "…, which suggests that recovery is slow." */
const concluding =
  /^(.{40,}), which ((?:suggests?|means?|shows?|implies|indicates?|(?:may|might|could) (?:mean|reflect|indicate)) .+)$/u;

/** "PointContrast, unsupervised pre-training on scenes, improved …", "M dwarfs, which are small stars, have …". */
const named =
  /^((?:In|For|On|With) )?([^,;:().]{3,60}), (?:which (?:is|are) )?((?:an?|the|one of|two|three) [^,;:()]{4,80}|(?<=which (?:is|are) )[^;:()]{4,80}), ((?!and |or |which |but )[\p{Ll}\d][^;:]*)$/u;

/** What may stand alone behind a full stop: it denies, widens or lists what the sentence has said. */
const trailing =
  /^(.{40,}), ((?:not (?!only)|even |whatever |no matter |including |each |mostly |mainly |all with |under |as (?:predicted|expected) |with (?!respect|regard))[^,;:]{8,90}\.)$/u;

/** Verbs whose "with" is part of what they say. */
const takesWith =
  /\b(?:combin|compar|replac|mix|pair|link|match|associat|treat|deal|cope|agree|fit|correlat|fill|equip|provid)\p{Ll}*\b/u;
