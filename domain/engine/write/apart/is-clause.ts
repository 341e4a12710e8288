import { hasClearVerb } from '../../read/compress/screens.ts';
import { parse } from '../../read/syntax/parse.ts';

/** A subject and its verb behind it: "took longer" has none, and "how sure it is" is part of the first. */
export function isClause(text: string): boolean {
  const [first = '', ...others] = text.split(' ');
  if (others.length < 3 || asked.test(text) || hasClearVerb(first)) return false;
  const tree = parse(text);
  const root = tree.findIndex(({ relation }) => relation === 'root');
  if (tree[root]?.tag !== 'VERB' && !hasClearVerb(text)) return false;
  const subject = tree.findIndex(({ head, relation }) => head === root && subjects.test(relation));
  return subject >= 0 && (subject < root || tree[subject]?.relation === 'expl');
}

const asked = /^(?:How|What|Why|Who|Which|Where|When)\b/;
export const subjects = /^(?:nsubj|nsubj:pass|csubj|expl)$/;
