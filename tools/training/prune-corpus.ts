import { parse } from '#domain/engine/read/syntax/parse.ts';
import { syntaxTokens } from '#domain/engine/read/syntax/tokenise.ts';
import { type PruneUnit, pruneUnits } from '#domain/engine/write/draft/prune-units.ts';
import { overlap } from '#domain/engine/write/phrases.ts';
import { stemsOf } from '#domain/engine/write/story/stems.ts';
import { tell } from '#domain/engine/write/story/tell.ts';
import { isFrozen, readAbstracts, readCorpus } from './corpus.ts';
import type { Json } from './datasets.ts';
import type { ToldExample } from './told-corpus.ts';

/** A sentence, what an editor made of it by deletion, and for each piece that could go whether it went. */
export interface PruneExample {
  readonly id: string;
  readonly text: string;
  readonly shortened: string;
  readonly units: readonly { readonly unit: PruneUnit; readonly went: boolean }[];
}

/** What annotators shortened in our corpora, and what editors made of the sentences that they told; the frozen tenth left out. */
export function pruneExamples(told: readonly ToldExample[]): PruneExample[] {
  return [
    ...[...readCorpus(), ...readAbstracts()]
      .filter((sheet) => !isFrozen(String(sheet['id'])))
      .flatMap(examplesOf),
    ...told.filter(({ frozen }) => !frozen).flatMap(examplesOfLines),
  ];
}

/** As a post would tell the sentence, beside the editor's line; none where the line is made of other words than that. */
function examplesOfLines({ id, sheet, lines }: ToldExample): PruneExample[] {
  const about = stemsOf(sheet.title ?? '');
  return lines.flatMap(({ text, sentence }) => {
    const whole = tell(sheet, sentence);
    return whole === null || overlap(text, whole) < leastShared || /[\\$]/.test(whole)
      ? []
      : [pruneExample(id, whole, text, about)];
  });
}

/** Share of a line's words that the sentence must hold. */
const leastShared = 0.75;

function examplesOf(sheet: Json): PruneExample[] {
  const sentences = sheet['sentences'] as string[];
  const finding = sheet['finding'] as Json | number | null;
  const best = typeof finding === 'number' ? finding : finding?.['best'];
  const more = (sheet['more'] as Json[] | undefined) ?? [];
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [best, sheet['compressed']],
    ...more.map((one) => [one['sentence'], one['compressed']] as const),
  ];
  const about = stemsOf(String(sheet['title'] ?? ''));
  return pairs.flatMap(([at, shortened]) => {
    const text = typeof at === 'number' ? sentences[at] : undefined;
    return text === undefined || typeof shortened !== 'string' || /[\\$]/.test(text)
      ? []
      : [pruneExample(String(sheet['id']), text, shortened, about)];
  });
}

function pruneExample(id: string, text: string, shortened: string, about: ReadonlySet<string>): PruneExample {
  const tree = parse(text);
  const kept = keptNodes(
    tree.map((node) => node.text),
    syntaxTokens(shortened).map((token) => token.text),
  );
  const units = pruneUnits(tree, about).flatMap((unit) => {
    const words = tree.flatMap(({ tag }, at) =>
      at >= unit.first && at <= unit.last && tag !== 'PUNCT' ? [at] : [],
    );
    // What went with the word that it hangs on was no choice of its own.
    if (!kept.has(tree[unit.node]?.head ?? -1) || words.length === 0) return [];
    const left = words.filter((at) => kept.has(at)).length / words.length;
    return left > 0.1 && left < 0.5 ? [] : [{ unit, went: left <= 0.1 }];
  });
  return { id, text, shortened, units };
}

/** Places of the words that the shorter text keeps: a longest common subsequence. */
function keptNodes(whole: readonly string[], part: readonly string[]): ReadonlySet<number> {
  const a = whole.map((word) => word.toLowerCase());
  const b = part.map((word) => word.toLowerCase());
  const shared = sharedEnds(a, b);
  const at = (i: number, j: number): number => shared[i * (b.length + 1) + j] ?? 0;
  const found = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      found.add(i);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}

/** For each pair of places how many words the ends behind them share in order, row by row. */
function sharedEnds(a: readonly string[], b: readonly string[]): Uint16Array {
  const row = b.length + 1;
  const shared = new Uint16Array((a.length + 1) * row);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      shared[i * row + j] =
        a[i] === b[j]
          ? (shared[(i + 1) * row + j + 1] ?? 0) + 1
          : Math.max(shared[(i + 1) * row + j] ?? 0, shared[i * row + j + 1] ?? 0);
  return shared;
}
