import type { FactSheet } from '../../fact-sheet.ts';
import { factScore } from '../../read/fields/facts-model.ts';
import { softmax } from '../../read/softmax.ts';
import { draftModel } from '../../read/weights/draft.generated.ts';
import type { Casing } from '../casing.ts';
import { openReference } from '../story/open-references.ts';
import type { Opening } from '../story/opening.ts';
import { introduceShortForms } from '../story/short-forms.ts';
import { scopeOptions } from './scope-options.ts';

/** Characters: with a scope before it, a longer sentence is not taken in at once. */
const longest = 200;

/**
 * A finding with the scope of the title that an editor would put before it ("In Dutch primary schools, …"): learned from the
 * scopes that editors wrote. Null where the finding has one, or none is likely enough.
 */
export function scopedFinding(
  { kind, before, finding, quoted }: Opening,
  sheet: FactSheet,
  casing: Casing,
): string | null {
  if ((kind !== 'alone' && kind !== 'made') || before !== '' || quoted || sheet.finding.sentence === null)
    return null;
  if (finding === '' || finding.length > longest || opensWith.test(finding)) return null;
  const options = scopeOptions(sheet, finding, casing);
  const { weights, from } = draftModel.scope;
  const [, ...shares] = softmax([0, ...options.map(({ signs }) => factScore(signs, weights))]);
  const best = shares.indexOf(Math.max(...shares));
  const scope = options[best]?.scope;
  const lowered = casing.lowerStart(finding);
  // A word that only ever opened a sentence may be a name or not.
  const isUnsettled = lowered === finding && /^\p{Lu}\p{Ll}{2,} \p{Ll}/u.test(finding);
  if (scope === undefined || (shares[best] ?? 0) < from || isUnsettled || ofNothing.test(scope)) return null;
  const scoped = introduceShortForms(`${scope}, ${lowered}`, '', sheet);
  const at = sheet.finding.sentence;
  const isOpen =
    openReference(scoped, at, '', sheet) !== null && openReference(finding, at, '', sheet) === null;
  return isOpen ? null : scoped;
}

/** Behind a scope such a beginning would be a second one, or the wrong subject. */
const opensWith =
  /^(?:In|Among|For|At|On|Within|Across|During|Under|With|Of|From|By|Using|As|Because|Since|While|When|If|Although|Despite|After|Before|Compared|Relative|Generally|There|It|Not|Both|To|The (?:authors|study|paper|work|team|results|findings|data|analysis))\b/;

/** What bounds nothing, and what in a title is an idiom or a date: "hand in hand", "a moment in the sun". */
const ofNothing =
  /^In \d|^\p{L}+ (?:hand|mind|action|question|time|state|person|justice|probability|the wild|the sun|the dark|the air|the loop|the field|the making|individuals|silico approaches|silico|vitro|vivo|practice|theory|general|context|use|clinical practice|python|patients|subjects|participants|cases|samples|tissues|simulations|\p{Ll}+ approach(?:es)?)$|\b(?:treated|exposed|receiving|undergoing|using)$/iu;
