import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, tagsOf } from './parse.ts';
import { syntaxTokens } from './tokenise.ts';
import { reachOf, type Tree } from './tree.ts';

/** The words that hang on the head of a relation to the root, as printed. */
function phraseOf(tree: Tree, relation: string): string {
  const at = tree.findIndex((node) => node.relation === relation && tree[node.head]?.head === -1);
  const { first, last } = reachOf(tree, at);
  return tree
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ');
}

describe('parse', () => {
  it.each([
    ['The new drug reduced mean blood pressure in 120 patients.', 'reduced', 'nsubj', 'The new drug'],
    [
      'Our method outperforms strong baselines on three benchmarks.',
      'outperforms',
      'obj',
      'strong baselines',
    ],
    ['Pain was significantly lower in the treated group.', 'lower', 'nsubj', 'Pain'],
    ['The samples were stored at low temperature.', 'stored', 'nsubj:pass', 'The samples'],
  ])('finds the verb of %j and what hangs on it', (sentence, root, relation, phrase) => {
    const tree = parse(sentence);
    expect(tree.find(({ head }) => head === -1)?.text).toBe(root);
    expect(phraseOf(tree, relation)).toBe(phrase);
  });

  it.each(['The new drug reduced pain.', '', `${'word '.repeat(121)}`])(
    'gives the tags of %j alone',
    (text) => {
      expect(tagsOf(text)).toEqual(parse(text).map(({ tag }) => tag));
    },
  );

  it('gives one root, no circle and no crossing arcs, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: 'binary' }), (text) => {
        const tree = parse(text);
        if (tree.length === 0) return;
        expect(tree.filter(({ head }) => head === -1)).toHaveLength(1);
        for (const [at, { head }] of tree.entries()) {
          expect(climbs(tree, at)).toBe(true);
          if (head === -1) continue;
          const between = tree.slice(Math.min(at, head) + 1, Math.max(at, head));
          expect(between.every((node) => isInside(node.head, at, head))).toBe(true);
        }
      }),
    );
  });

  it('gives no tree for nothing, nor for a list of data', () => {
    expect(parse('')).toEqual([]);
    expect(parse('3 '.repeat(400))).toEqual([]);
  });

  it('keeps every letter in its place', () => {
    const text = 'We can’t exclude HIV-1 (p<0.05); patients’ scores rose 12.5%, e.g. in mice.';
    const tokens = syntaxTokens(text);
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(tokens.map((one) => one.text));
    expect(tokens.map((one) => one.text).join('')).toBe(text.replace(/\s/g, ''));
  });
});

function climbs(tree: Tree, from: number): boolean {
  let at = from;
  for (let step = 0; step <= tree.length; step += 1) {
    at = tree[at]?.head ?? -1;
    if (at === -1) return true;
  }
  return false;
}

function isInside(head: number, one: number, other: number): boolean {
  return head >= Math.min(one, other) && head <= Math.max(one, other);
}
