import { hasClearVerb } from '../../read/compress/screens.ts';
import { isBalanced, isGuarded } from '../phrases.ts';
import { binds } from './binds.ts';

/** "It needs less and can do more." -> "It needs less. It can do more."; null where one auxiliary, hedge or denial serves both. */
export function deedsApart(sentence: string): [string, string] | null {
  const words = sentence.split(' ');
  const [who = ''] = words;
  const and = words.findIndex(
    (word, at) => word === 'and' && at > least.head && auxiliaries.has(words[at + 1] ?? ''),
  );
  if (!pronouns.has(who) || and < 0) return null;
  const head = words.slice(0, and).join(' ').replace(/,$/, '');
  const tail = words.slice(and + 1);
  const isFree = hasClearVerb(tail[0] ?? '') && isBalanced(head) && !isGuarded(head);
  return isFree && tail.length >= least.tail && !binds.test(head) && !often.test(head)
    ? [`${head}.`, `${who} ${tail.join(' ')}`]
    : null;
}

const pronouns: ReadonlySet<string> = new Set(['It', 'They', 'We']);

/** Words: a shorter half is no sentence of its own. */
const least = { head: 4, tail: 4 };

/** With one of its own the second deed leans on nothing of the first. */
const auxiliaries: ReadonlySet<string> = new Set(
  'is are was were has have had can could may might will would does did'.split(' '),
);

/** How often, or by whom: said of both. */
const often = /\b(?:rarely|seldom|only|hardly|barely|scarcely|sometimes|often|usually|mostly)\b/;
