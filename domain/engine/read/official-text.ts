import {
  askingVerbs,
  bodyNouns,
  bodyOfSymbol,
  clauseAdverbs,
  decidingVerbs,
  operativeVerbs,
  preambularWords,
} from './official-words.ts';

/**
 * Resolutions and decisions (United Nations and bodies that write like it): a body, preambular clauses that give reasons
 * ("Recalling…"), and operative ones that do something ("1. Calls upon…").
 */
export interface OfficialClauses {
  /** Who acts, as printed without its comma ("The General Assembly"); null where the text does not say. */
  readonly body: string | null;
  /** For each sentence: an operative clause, a preambular clause, or neither. */
  readonly kinds: readonly ('operative' | 'preambular' | 'other')[];
  /** Index of the clause that says most plainly what was decided. */
  readonly main: number;
}

/** Null where the text is not an official document: it needs two operative clauses, or one and a preamble or a body. */
export function readOfficialClauses(sentences: readonly { readonly text: string }[]): OfficialClauses | null {
  const clauses = sentences.map(({ text }) => clauseOf(text));
  const kinds = clauses.map(({ kind }) => kind);
  const operative = kinds.filter((kind) => kind === 'operative').length;
  const reasons = kinds.filter((kind) => kind === 'preambular').length;
  const named = sentences.map(({ text }) => bodyIn(text)).find((name) => name !== null) ?? null;
  if (operative < 2 && (operative === 0 || (reasons === 0 && named === null))) return null;
  const ranked = [decidingVerbs, askingVerbs].map((verbs) =>
    clauses.findIndex(({ verb, text }) => verbs.has(verb) && !/\bremain (?:actively )?seized\b/.test(text)),
  );
  const main = ranked.find((index) => index >= 0) ?? kinds.indexOf('operative');
  return { body: named ?? bodyBySymbol(sentences), kinds, main };
}

/** An operative clause as a sentence that stands alone: "1. Recognizes X;" by the General Assembly becomes "The General Assembly recognizes X." */
export function clauseSentence(clause: string, body: string | null): string {
  const plain = bareClause(clause).replace(/(?:;\s*and|[\s;:,.])+$/, '');
  return `${body ?? 'The document'} ${plain.charAt(0).toLowerCase()}${plain.slice(1)}.`;
}

/** Without its number and what sets its verb in italics. */
function bareClause(text: string): string {
  return text
    .replace(
      /^(?:(?:OP|PP)?\s?\d{1,3}(?:\s?(?:bis|ter|quat))?[.):]*|\(?[a-z]\)|\(?[ivx]{1,4}[.)]|[A-Z]\.)\s+/,
      '',
    )
    .replace(/^[*_]{1,3}([\p{L} ]{4,40})[*_]{1,3}/u, '$1')
    .trim();
}

function clauseOf(sentence: string): { kind: OfficialClauses['kinds'][number]; verb: string; text: string } {
  const text = bareClause(sentence);
  const words = (/^(?:\p{L}+[ ,]){0,3}\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase().split(/[ ,]/);
  const own = words.findIndex((word) => !clauseAdverbs.has(word));
  const verb = (words[own] ?? '').replace(/is(?=(?:es|ing)$)/, 'iz');
  const isHeaded = /^\p{Lu}/u.test(text);
  const before = words.slice(0, own);
  const isPast = before.includes('having') || before.includes('being');
  if (isHeaded && operativeVerbs.has(verb)) return { kind: 'operative', verb, text };
  const isReason = isPast || preambularWords.has(verb) || preambularWords.has(words[own] ?? '');
  return { kind: isHeaded && isReason ? 'preambular' : 'other', verb, text };
}

/** "The General Assembly," at the head of a text. */
function bodyIn(text: string): string | null {
  const head = /^(?:\*|_)*(The \p{Lu}[\p{L}’' -]{3,90})(?:\*|_)*\s*[,:\n]/u.exec(text)?.[1] ?? '';
  const words = head.split(' ');
  const end = words.findIndex((word) => /^\p{Ll}/u.test(word) && !insideNames.has(word));
  const name = words.slice(0, end < 0 ? words.length : end);
  while (insideNames.has(name.at(-1) ?? '')) name.pop();
  return name.some((word) => bodyNouns.has(word)) ? name.join(' ') : null;
}

const insideNames: ReadonlySet<string> = new Set(['of', 'the', 'and', 'on', 'for', 'to', 'in']);

function bodyBySymbol(sentences: readonly { readonly text: string }[]): string | null {
  // The symbol of a text itself stands at its head; further down it is another's.
  const head = sentences[0]?.text ?? '';
  return bodyOfSymbol.find(([start]) => start.test(head))?.[1] ?? null;
}
