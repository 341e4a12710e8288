import { splitSentences } from '#domain/language/sentences.ts';
import { hasClearVerb } from '../read/compress/screens.ts';
import { parse } from '../read/syntax/parse.ts';
import { isBalanced, upperStart } from './phrases.ts';
import { countsSomebody } from './story/sample.ts';

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
  /^(?:In|Among) ((?:\d|an? |\p{Ll})[^;:(),]{4,80}), ((?!who|which|whose|where|and |or )[^,].*)$/u;

/** What a work was done with or in, so named that it stands for itself. */
const setting =
  /^(?:an? )?(?:[\p{Ll}-]+ ){0,3}(?:trial|review|study|survey|simulations?|experiments?|tests|models?|mice|rats|cells)(?: (?:of|in|with|on|at|by|from|among) |$)/u;

function partClauses(sentence: string, parting: Parting): string {
  if (sentence.length <= brief[parting] || /["“”]|\brespectively\b/.test(sentence)) return sentence;
  for (const { index, 0: joint, 1: word = '' } of sentence.matchAll(joints)) {
    const head = sentence.slice(0, index);
    const tail = sentence.slice(index + joint.length);
    if (!isBalanced(head) || binds.test(head) || !isClause(`${head}.`) || !isClause(upperStart(tail)))
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
  return parting === 'fragments' ? nameApart(sentence) : sentence;
}

function nameApart(sentence: string): string {
  const [, opening = '', name = '', kind = '', rest = ''] = named.exec(sentence) ?? [];
  const whole = `${opening}${name}${opening === '' ? '' : ','} ${rest}`;
  const label = upperStart(name.replace(/^.* (?:of|with|in|for|from|by|to|on) /, ''));
  const isNamed = name !== '' && label.split(' ').length <= 5 && isClause(whole);
  return isNamed && isClause(upperStart(rest)) === (opening !== '')
    ? `${nameApart(whole)} ${label}: ${kind}.`
    : tailApart(sentence);
}

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
