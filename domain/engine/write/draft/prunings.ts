import { finish } from '../../read/compress/forms.ts';
import { guardOf } from '../../read/compress/protected.ts';
import { hasClearVerb, screen } from '../../read/compress/screens.ts';
import { parse } from '../../read/syntax/parse.ts';
import { reachOf, type Tree } from '../../read/syntax/tree.ts';
import { type PruneUnit, pruneUnits } from './prune-units.ts';

/** A shorter form of a sentence, and how readily an editor would have left out what it leaves out (0 to 1: the least so of its cuts). */
export interface Pruned {
  readonly text: string;
  readonly ease: number;
}

/** From these shares of belief on pieces go, one form for each. */
const steps = [0.75, 0.6, 0.45, 0.32, 0.22] as const;

/**
 * The sentence in ever shorter forms, each a deletion of whole pieces that its tree names and that a model learned from
 * editors would leave out. None loses a denial, a hedge, a comparison, a limit or a number outside brackets, or is no sentence.
 */
export function prunings(text: string, about: ReadonlySet<string>, weights: ArrayLike<number>): Pruned[] {
  const tree = parse(text);
  // Of lists that are told in pairs no word can go.
  if (tree.length === 0 || /\brespectively\b/i.test(text)) return [];
  const guard = guardOf(text);
  const units = pruneUnits(tree, about).map((unit) => ({ unit, ease: easeOf(unit, weights) }));
  const found: Pruned[] = [];
  for (const step of steps) {
    // A piece that the guard holds back stays, and the others go.
    let gone: PruneUnit[] = [];
    let least = 1;
    for (const { unit, ease } of [...units].sort((a, b) => b.ease - a.ease)) {
      if (ease < step) break;
      if (gone.some((other) => other.first <= unit.first && unit.last <= other.last)) continue;
      const tried = [...gone, unit];
      if (!isWhole(tree, tried, guard)) continue;
      gone = tried;
      least = ease;
    }
    if (gone.length === 0) continue;
    const form = without(tree, gone);
    if (!found.some((one) => one.text === form)) found.push({ text: form, ease: least });
  }
  return found;
}

/** Whether what is left without these pieces is a sentence of its own that says what the guard keeps. */
function isWhole(tree: Tree, gone: readonly PruneUnit[], guard: ReturnType<typeof guardOf>): boolean {
  const form = without(tree, gone);
  return begins(tree, gone) && !gluesHalves(tree, gone) && guard.allows(form) && isSentence(form);
}

/** Begins as it did, or with the subject of its main clause: what a fronted clause left behind begins no sentence. */
function begins(tree: Tree, gone: readonly PruneUnit[]): boolean {
  const first = tree.findIndex(
    (_, at) => !gone.some((unit) => unit.first <= at && at <= unit.last) && tree[at]?.tag !== 'PUNCT',
  );
  const root = tree.findIndex(({ head }) => head === -1);
  return (
    first === 0 ||
    tree.some(
      ({ head, relation }, at) =>
        head === root && /^(?:nsubj|expl)/.test(relation) && reachOf(tree, at).first === first,
    )
  );
}

/**
 * A gap over the joint of two clauses leaves the head of one before the tail of the other ("fell by 1.2 [in A, and nausea] fell
 * by 3"), whatever the parser hung on what: it may only reach to a mark or to the end.
 */
function gluesHalves(tree: Tree, units: readonly PruneUnit[]): boolean {
  const isGone = (at: number): boolean => units.some(({ first, last }) => first <= at && at <= last);
  return tree.some(({ text }, at) => {
    if (!isGone(at) || !joint.test(text) || !/^[,;]$/.test(tree[at - 1]?.text ?? '')) return false;
    if (!isGone(at - 2)) return false;
    let next = at;
    while (next < tree.length && isGone(next)) next += 1;
    return next < tree.length && tree[next]?.tag !== 'PUNCT';
  });
}

const joint = /^(?:and|but|or|while|whereas|although)$/i;

function isSentence(text: string): boolean {
  return (
    screen(text, { firstPerson: false }).every((fault) => fault === 'no verb') &&
    !torn.test(text) &&
    !halved.test(text) &&
    hasClearVerb(goesOn.exec(text)?.[1] ?? 'is') &&
    text.split(' ').length >= 5
  );
}

/** "This is followed, which …", two brackets on one word, a joint after a comma that parted two things, a preposition before a stop. */
const torn =
  /\b(?:is|are|was|were) followed[,.]|\) \(|, (?:and|or) (?:in|on|at|of|for|with|to|by|than)\b|\b(?:of|in|on|at|for|with|to|by|from|than|and|or|that|which|as|a|an|the)[,.;)]|(?:\band|\bor),/u;

/** "The analysis reveals that while scaling improves performance.": the clause that it is set against is gone. */
const halved = /\bthat (?:while|although|though|whereas|if|when|because|since|as) [^,]+\.$/;

/** "The tilt, and this is followed by pain.": a sentence goes on whose verb is gone. Where no list has its verb, the piece stays. */
const goesOn = /^([^,.]+), and (?:this|these) (?:is|are|was|were)\b/;

/** How readily an editor leaves the piece out, 0 to 1. */
export function easeOf({ signs }: PruneUnit, weights: ArrayLike<number>): number {
  let score = 0;
  for (const sign of signs) score += weights[sign] ?? 0;
  return 1 / (1 + Math.exp(-score));
}

/** The text without these pieces, their commas and their "and". */
function without(tree: Tree, units: readonly PruneUnit[]): string {
  const gone = tree.map((_, at) => units.some(({ first, last }) => first <= at && at <= last));
  // An "and" that led up to nothing but what is gone.
  for (let at = tree.length - 1; at >= 0; at -= 1) {
    const node = tree[at];
    if (node === undefined || gone[at]) continue;
    if (node.relation === 'cc' && gone[node.head]) gone[at] = true;
  }
  // An aside goes with both of its commas.
  for (const { first, last } of units) {
    const isAside = tree[first]?.text === ',' && tree[last + 1]?.text === ',';
    if (isAside && first > 0) gone[last + 1] = true;
  }
  const kept: string[] = [];
  let end = 0;
  tree.forEach((node, at) => {
    if (gone[at]) return;
    const glued = at > 0 && node.start === tree[at - 1]?.end && !gone[at - 1];
    kept.push(glued ? node.text : `${end === 0 ? '' : ' '}${node.text}`);
    end = node.end;
  });
  return finish(withArticles(withoutIdleCommas(kept.join(''))));
}

/** Commas at the head, doubled, or before a stop; one of a pair whose inside is gone. */
function withoutIdleCommas(text: string): string {
  return text
    .replace(/\s+([,;:.)\]%])/g, '$1')
    .replace(/([([])\s+/g, '$1')
    .replace(/^[,;\s]+/, '')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/[,;]\s*([.!?])$/, '$1')
    .replace(/\(\s*\)/g, '');
}

/** "A [large] effect" without its middle is "an effect". */
function withArticles(text: string): string {
  return text
    .replace(/\b([Aa]) (?=[aeioAEIO]\p{Ll})(?!one\b|once\b|uni|[Ee]u)/gu, '$1n ')
    .replace(/\b([Aa])n (?=[bcdfgjklmnpqrstvwxyz]\p{Ll})/gu, '$1 ');
}
