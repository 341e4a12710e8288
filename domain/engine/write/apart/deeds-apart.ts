import { parse } from '../../read/syntax/parse.ts';
import { isBalanced, isGuarded } from '../phrases.ts';
import { binds } from './binds.ts';
import { subjects } from './is-clause.ts';

/** "It needs less and can do more." -> "It needs less. It can do more."; null where one auxiliary, hedge or denial serves both. */
export function deedsApart(sentence: string): [string, string] | null {
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
  const hasOwnForm = hangs(other, /^aux/) !== undefined || /\p{Ll}s$/u.test(tree[other]?.text ?? '');
  const isShared = hangs(root, /^(?:aux|cop)/) !== undefined && !hasOwnForm;
  if (and === undefined || and.text !== 'and' || isShared || hangs(other, subjects) !== undefined)
    return null;
  const [head, tail] = [sentence.slice(0, and.start).replace(/,? $/, ''), sentence.slice(and.end + 1)];
  const isLong = head.split(' ').length >= 5 && tail.split(' ').length >= 4;
  return isLong && isBalanced(head) && !isGuarded(head) && !binds.test(head) && !often.test(head)
    ? [`${head}.`, `${who} ${tail}`]
    : null;
}

/** How often, or by whom: said of both. */
const often = /\b(?:rarely|seldom|only|hardly|barely|scarcely|sometimes|often|usually|mostly)\b/;
