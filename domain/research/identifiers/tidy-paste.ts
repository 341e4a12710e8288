import { fail, ok, type Result } from '../../result.ts';

/** Longest paste that can be an identifier (our own; the longest known DOIs have some 200 characters). */
const longest = 300;

/**
 * A paste as it was meant: full-width letters, invisible characters, entities, brackets and quotes around it, and the
 * punctuation of the sentence it stood in are gone. Fails on nothing, on control characters and on whole texts.
 */
export function tidyPaste(raw: string): Result<string> {
  const text = raw
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&amp;/gi, '&')
    .replace(/&(?:nbsp|#160|quot|#34);/gi, ' ')
    // Links and emphasis copied as HTML: the text inside is what was meant.
    .replace(/^<a\b[^>]*>(.*?)<\/a>$/is, '$1')
    .replace(/<\/?(?:a|b|i|em|strong|p|span|div|td|li|u|code|br)(?:\s[^<>]*)?\/?>/gi, '')
    // Typesetters' hyphens, as copied from a PDF.
    .replace(/[\u2010\u2011]/g, '-')
    .trim();
  if (text === '') return fail('invalid_request', 'Please enter an identifier.');
  if (text.length > longest)
    return fail(
      'invalid_request',
      'This is too long for an identifier. Paste one DOI, document symbol or patent number; a text goes into Research Content.',
    );
  if (/\p{Cc}/u.test(text))
    return fail(
      'invalid_request',
      'Please paste one identifier, on one line and without special characters.',
    );
  return ok(withoutTail(withoutWrapping(text.replace(/\s+/g, ' '))));
}

const pairs: Readonly<Record<string, string>> = {
  '<': '>',
  '(': ')',
  '[': ']',
  '{': '}',
  '"': '"',
  "'": "'",
  '“': '”',
  '‘': '’',
  '«': '»',
  '`': '`',
};

function withoutWrapping(text: string): string {
  const tail = withoutTail(text);
  if (tail !== text && /^["'“‘«`(<[]/.test(text) && !/^\[\w/.test(text))
    return withoutWrapping(text[0] !== undefined && tail.startsWith(text[0]) ? tail.slice(1).trim() : tail);
  const close = pairs[text[0] ?? ''];
  if (close === undefined || text.length < 2) return text;
  if (text.endsWith(close) && isBalanced(text.slice(1, -1))) return withoutWrapping(text.slice(1, -1).trim());
  // A lone opening bracket; "[ST/DPI/PRESS/]SC/8539" has its partner.
  return text.includes(close, 1) ? text : withoutWrapping(text.slice(1).trim());
}

/** Cuts sentence punctuation from the end; a bracket that closes one inside stays ("S0140-6736(97)11096-0", "(2002)"). */
export function withoutTail(text: string): string {
  const last = text.at(-1) ?? '';
  if (/[.,;:!?'"”’»`…。、》〉」』*†‡–—-]/u.test(last)) return withoutTail(text.slice(0, -1).trimEnd());
  if (/[)\]}>]/.test(last) && !isBalanced(text)) return withoutTail(text.slice(0, -1).trimEnd());
  return text;
}

function isBalanced(text: string): boolean {
  return (['()', '[]', '{}', '<>'] as const).every(
    ([open, close]) => count(text, open ?? '') === count(text, close ?? ''),
  );
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
