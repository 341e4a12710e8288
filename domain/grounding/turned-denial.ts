import { type Token, tokens } from '../language/words.ts';
import type { Flag } from './grounded-sentence.ts';
import type { SourceIndex } from './source-index.ts';

/** Words of a copy, articles and denials apart, from which on it is one. */
const leastCopied = 6;

/** A sentence of the source, word for word, in which a denial is put in or left out; null where none is. */
export function turnedDenial(text: string, source: SourceIndex): Flag | null {
  const own = readPlain(text);
  if (own.words.length < leastCopied) return null;
  const said = ` ${own.words.join(' ')} `;
  const denied = own.deniedBefore.slice(1).filter(Boolean).length;
  const theirs = plainOf(source).flatMap((sentence) => deniedIn(sentence, said, own.words.length) ?? []);
  if (theirs.length === 0 || theirs.includes(denied)) return null;
  const added = denied > Math.max(...theirs) ? own.denials[0] : undefined;
  return {
    type: 'negation',
    detail: added === undefined ? 'The source denies this.' : `The source does not say "${added.text}" here.`,
    start: added?.start ?? text.length - text.trimStart().length,
    end: added?.end ?? text.trimEnd().length,
  };
}

/** How often the sentence denies inside these words; null where it does not hold them in a row. */
function deniedIn({ words, deniedBefore }: Plain, said: string, count: number): number | null {
  const all = ` ${words.join(' ')} `;
  const at = all.indexOf(said);
  if (at < 0) return null;
  const first = all.slice(0, at).split(' ').filter(Boolean).length;
  return deniedBefore.slice(first + 1, first + count).filter(Boolean).length;
}

const plainBySource = new WeakMap<SourceIndex, readonly Plain[]>();

function plainOf(source: SourceIndex): readonly Plain[] {
  const known = plainBySource.get(source) ?? source.sentences.map(({ text }) => readPlain(text));
  plainBySource.set(source, known);
  return known;
}

interface Plain {
  /** In small letters, without articles and denials. */
  readonly words: readonly string[];
  /** Whether a denial stands right before each of them. */
  readonly deniedBefore: readonly boolean[];
  readonly denials: readonly Token[];
}

function readPlain(text: string): Plain {
  const words: string[] = [];
  const deniedBefore: boolean[] = [];
  const denials: Token[] = [];
  let isDenied = false;
  for (const token of tokens(text)) {
    const word = token.text.toLowerCase();
    if (denying.test(word)) {
      denials.push(token);
      isDenied = true;
      const rest = word === 'cannot' ? 'can' : word.replace(/n['’]t$/, '');
      if (rest !== word && rest !== '') {
        words.push(rest);
        deniedBefore.push(false);
      }
    } else if (!/^(?:an?|the)$/.test(word)) {
      words.push(word);
      deniedBefore.push(isDenied);
      isDenied = false;
    }
  }
  return { words, deniedBefore, denials };
}

const denying = /^(?:not|no|never|cannot|\p{L}+n['’]t)$/u;
