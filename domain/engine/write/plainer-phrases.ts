import { finder } from '#domain/language/finder.ts';
import { remembered } from '#domain/language/remembered.ts';
import { plainerLines } from './plainer-lines.ts';

const deeds: Readonly<Record<string, string>> = {
  authors: String.raw`(?:[Aa]uthors?|[Tt]hey|[Ww]e|[Rr]esearchers|who)(?: (?:also|then|first|further|\p{Ll}+ly))?`,
  passive: String.raw`(?:is|are|was|were|be|been|being)(?: (?:not|also|often|then|first|\p{Ll}+ly))?`,
  modal: String.raw`(?:to|can|could|may|might|will|would|should|must|not|cannot)(?: (?:also|then|first|further|better|\p{Ll}+ly))?`,
};

interface Plainer {
  readonly phrase: string;
  readonly pattern: RegExp;
  readonly plain: string;
}

/** What an editor would write for the set phrases in a sentence; the first line of the list that fits a place counts. */
export const inPlainerPhrases: (sentence: string) => string = remembered((sentence) => {
  let told = '';
  let from = 0;
  for (const { 0: first, index } of smallWords(sentence)) {
    if (index < from) continue;
    const found = byFirstWord()
      .get(first)
      ?.find(({ phrase, pattern }) => {
        pattern.lastIndex = index;
        return sentence.startsWith(phrase, index) && pattern.test(sentence);
      });
    if (found === undefined) continue;
    told += sentence.slice(from, index) + found.plain;
    from = index + found.phrase.length;
  }
  return told + sentence.slice(from);
});

const smallWords = finder(/(?<![-\p{L}\p{N}])\p{Ll}[\p{Ll}]*/gu);

let known: ReadonlyMap<string, readonly Plainer[]> | undefined;

function byFirstWord(): ReadonlyMap<string, readonly Plainer[]> {
  known ??= Map.groupBy(
    plainerLines.trim().split('\n').flatMap(readLine),
    ({ phrase }) => /^\p{Ll}+/u.exec(phrase)?.[0] ?? '',
  );
  return known;
}

function readLine(line: string): Plainer[] {
  const [said = '', ...bounds] = line.split(' ; ');
  const [, whose, phrases = '', plain = ''] = /^(?:\[(.+)\] )?(.+) => (.+)$/.exec(said) ?? [];
  const behind =
    whose === undefined
      ? ''
      : `(?<=\\b(?:${whose
          .split(' or ')
          .map((deed) => deeds[deed])
          .join('|')}) )`;
  const around = bounds.map(boundOf);
  const before = around.filter((one) => one.startsWith('(?<')).join('');
  const after = around.filter((one) => !one.startsWith('(?<')).join('');
  return phrases.split(' / ').map((phrase) => ({
    phrase,
    plain,
    pattern: new RegExp(`${behind}${before}${phrase.replaceAll('.', '\\.')}(?![-\\p{L}])${after}`, 'uy'),
  }));
}

/** "not before: by | in" as a look-ahead. */
function boundOf(bound: string): string {
  const [, not, side, words = ''] = /^(not )?(before|after): (.+)$/.exec(bound) ?? [];
  const any = `(?:${words.split(' | ').join('|')})`;
  const sign = not === undefined ? '=' : '!';
  return side === 'before' ? `(?${sign} ${any}(?![\\p{L}\\p{N}]))` : `(?<${sign}\\b${any} )`;
}
