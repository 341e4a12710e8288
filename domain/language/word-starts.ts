/** Letters of a beginning that are looked at. */
export const longestStart = 4;

/**
 * Beginnings of words, in lower case, or one sign of ASCII. Whatever has no letter, digit or underscore before it begins a
 * word.
 */
export type Starts = readonly string[];

/**
 * For each alternative of a pattern the sets of beginnings that a text must hold one each of to match it: those of its first
 * word, and of words further on. Null where some alternative can match without any that is known.
 */
export function wordStartsOf({ source, flags }: RegExp): Starts[][] | null {
  if (/[yv]/.test(flags)) return null;
  const found = alternativesOf(source).map(startsAlong);
  return found.some((sets) => sets.length === 0) ? null : found;
}

/** More sets than this tell hardly more. */
const mostSets = 4;

/** The sets along a sequence, the most telling first: the longer its shortest beginning, the fewer texts have one. */
function startsAlong(sequence: string): Starts[] {
  const elements = stepsOf(sequence).flatMap(opened);
  const sets: Starts[] = [];
  let atStart = false;
  elements.forEach((element, at) => {
    const starts = atStart ? startsOf(elements.slice(at)) : [''];
    const known = [starts, signOf(element.text)].find((one) => !one.includes(''));
    if (known !== undefined && !element.isOptional) sets.push(known);
    atStart = endsWord(element.text) && (!element.isOptional || atStart);
  });
  const shortest = (starts: Starts): number => Math.min(...starts.map(({ length }) => length));
  return sets.sort((a, b) => shortest(b) - shortest(a) || a.length - b.length).slice(0, mostSets);
}

function signOf(element: string): Starts {
  return [/^(?:\\[.()[\]/+*?$^-]|[!"#%&',/:;<=>@~-])$/.exec(element)?.[0].at(-1) ?? ''];
}

/** What may stand at the head of a sequence, letter by letter; `isEnded` where it is not known how it goes on. */
interface Head {
  readonly text: string;
  readonly isEnded: boolean;
}

const unknown: readonly Head[] = [{ text: '', isEnded: true }];

/** Sequences that can begin in more ways are not followed further. */
const mostHeads = 200;

function startsOf(elements: readonly Element[]): string[] {
  return [...new Set(headsOf(elements).map(({ text }) => text))];
}

function headsOf(elements: readonly Element[]): readonly Head[] {
  let heads: readonly Head[] = [{ text: '', isEnded: false }];
  for (const element of elements) {
    if (heads.every(({ isEnded }) => isEnded)) break;
    heads = heads.flatMap((head) => (head.isEnded ? [head] : goingOn(head, element)));
    if (heads.length > mostHeads) return unknown;
  }
  return heads;
}

function goingOn(head: Head, element: Element): Head[] {
  if (element.text === '\\b') return [head.text === '' ? head : { ...head, isEnded: true }];
  const longer = headsOfOne(element.text).map(({ text, isEnded }) => {
    const whole = (head.text + text).slice(0, longestStart);
    return { text: whole, isEnded: isEnded || element.isRepeated || whole.length === longestStart };
  });
  return element.isOptional ? [head, ...longer] : longer;
}

function headsOfOne(element: string): readonly Head[] {
  const letters = /^(?:\[([a-z]+)\]|[a-z\d])$/i.exec(element);
  if (letters !== null)
    return Array.from((letters[1] ?? element).toLowerCase(), (text) => ({ text, isEnded: false }));
  return insideGroup(element)?.flatMap(headsOf) ?? unknown;
}

/** Whether what follows begins a word, if with a letter: behind a blank or another sign, at the start, at "\b". */
function endsWord(element: string): boolean {
  const inside = insideGroup(element);
  if (inside === null) return /^(?:\^|\\[bs.()[\]/+*?$^-]|[^\w\\.$|()[\]{}?*+])$/.test(element);
  return inside.every((one) => {
    const last = one.at(-1);
    return last !== undefined && !last.isOptional && endsWord(last.text);
  });
}

/** A step of a pattern: a sign, a class or a group, and how often it may stand. */
interface Element {
  readonly text: string;
  readonly isOptional: boolean;
  readonly isRepeated: boolean;
}

/** The alternatives of a group; null for what is none. */
function insideGroup(element: string): Element[][] | null {
  const opening = /^\((?:\?:|\?<(?![=!])[^>]*>|(?!\?))/.exec(element)?.[0];
  if (opening === undefined) return null;
  return alternativesOf(element.slice(opening.length, -1)).map(stepsOf);
}

/** Steps in place of a group that they all stand in, once. */
function opened(element: Element): Element[] {
  const [steps, ...others] = insideGroup(element.text) ?? [];
  const isOnce = steps !== undefined && others.length === 0 && !element.isOptional && !element.isRepeated;
  return isOnce ? steps.flatMap(opened) : [element];
}

/** The elements without look-arounds: those only forbid matches. */
function stepsOf(sequence: string): Element[] {
  return elementsOf(sequence).filter(({ text }) => !/^\(\?<?[=!]/.test(text));
}

function elementsOf(sequence: string): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < sequence.length; ) {
    const end = endOfElement(sequence, at);
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(sequence.slice(end))?.[0] ?? '';
    found.push({
      text: sequence.slice(at, end),
      isOptional: /^(?:[?*]|\{0)/.test(quantifier),
      isRepeated: /^[*+{]/.test(quantifier),
    });
    at = end + quantifier.length;
  }
  return found;
}

function alternativesOf(source: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at = endOfElement(source, at)) {
    if (source[at] !== '|') continue;
    found.push(source.slice(from, at));
    from = at + 1;
  }
  return [...found, source.slice(from)];
}

function endOfElement(source: string, at: number): number {
  if (source[at] === '\\') return at + (escaped.exec(source.slice(at))?.[0].length ?? 2);
  if (source[at] !== '(' && source[at] !== '[') return at + 1;
  const close = source[at] === '(' ? ')' : ']';
  let end = at + 1;
  while (end < source.length && source[end] !== close)
    end = close === ')' ? endOfElement(source, end) : end + (source[end] === '\\' ? 2 : 1);
  return end + 1;
}

const escaped = /^\\(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\da-f]{4}|x[\da-f]{2}|.)/i;
