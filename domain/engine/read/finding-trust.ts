import { bareReference } from './compress/bare-reference.ts';
import { findingCues } from './finding-cues.ts';
import { titleShare } from './finding-features.ts';

/**
 * What trust in a first choice is judged by: how far it leads, what section it is from, whether it praises
 * or advises, says little or points to another sentence, and whether it speaks of what the title names.
 */
export function trustFeatures(
  sentences: readonly { readonly text: string; readonly role: string; readonly heading: string | null }[],
  shares: readonly number[],
  title: string | null,
): number[] {
  const order = shares.map((_, index) => index).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const best = sentences[order[0] ?? 0];
  const [first = 0, second = 0, third = 0] = order.map((index) => shares[index] ?? 0);
  const text = best?.text ?? '';
  const has = (name: string): number =>
    findingCues.some((cue) => cue.name === name && cue.pattern.test(text)) ? 1 : 0;
  return [
    1,
    first,
    first - second,
    first + second + third,
    best?.role === 'conclusions' ? 1 : 0,
    best?.role === 'results' ? 1 : 0,
    best?.heading === null ? 0 : 1,
    has('praises the work') + has('recommends') + has('future'),
    has('shows') + has('results show'),
    has('steps') + has('aims'),
    has('vague') + has('shows how'),
    has('also') + has('adds'),
    has('says that'),
    bareReference(text, title) === null ? 0 : 1,
    order[0] === shares.length - 1 ? 1 : 0,
    has('null') + has('compares') + has('outperforms'),
    ...onSubject(title, text),
  ];
}

/** Whether it speaks of the title's subject: without a title, or with a vague one, nothing is held against it. */
function onSubject(title: string | null, text: string): number[] {
  const held = title === null ? null : titleShare(title, text);
  return held === null ? [0, 0] : [held - 0.4, held <= 0.2 ? 1 : 0];
}

/** Probability, 0..1, that the first choice is one an editor would accept. */
export function trust(features: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
}
