import { readCasing } from '#domain/engine/write/casing.ts';
import { scopeOptions } from '#domain/engine/write/draft/scope-options.ts';
import type { ChoiceExample } from './choice-fit.ts';
import { wordF1 } from './facts-score.ts';
import type { ToldExample } from './told-corpus.ts';

/** Least likeness to the editor's scope of a phrase that is taught. */
const leastLike = 0.5;

/**
 * For an editor's first line the scopes that the title offers, and those that the editor put before it; none where the line has no
 * scope, the sentence has it itself, or the editor's is one that the title does not offer. Null where the title offers none.
 */
export function scopeExample({ sheet, lead }: ToldExample): ChoiceExample | null {
  const source = sheet.sentences[sheet.finding.sentence ?? -1]?.text ?? '';
  const { scope, rest } = partScope(lead);
  const isOwn = scope !== '' && wordF1(scope, source.slice(0, scope.length + 30)) > 0.6;
  const options = scopeOptions(sheet, isOwn ? source : rest, readCasing(sheet));
  if (options.length === 0) return null;
  const wanted = isOwn ? '' : scope;
  const likes = options.map(({ phrase }) => wordF1(phrase, wanted));
  const best = Math.max(...likes);
  const chosen =
    wanted === '' || best < leastLike ? [] : likes.flatMap((like, at) => (like >= best - 0.1 ? [at] : []));
  return { options: options.map(({ signs }) => signs), chosen: new Set(chosen) };
}

/** "In mice, X rises." -> "mice" and "X rises."; no scope where the line begins otherwise. */
function partScope(line: string): { readonly scope: string; readonly rest: string } {
  const match = /^(?:In|For|Among|At|On|Within|Across|During|Under) ([^,]{3,100}), (.*)$/su.exec(line);
  return match === null ? { scope: '', rest: line } : { scope: match[1] ?? '', rest: match[2] ?? '' };
}
