import type { AskedPosts } from './read-request.ts';

/** What the stand-in says of claims: by their words, unless its manner is to believe or to doubt them all. */
export function verdictsOf(
  { source, title, claims }: NonNullable<AskedPosts['claims']>,
  manner: string,
): Record<string, object> {
  const known = new Set(wordsOf([...source, title ?? ''].join(' ').toLowerCase()));
  const verdicts = Object.entries(claims).map(([field, claim]) => {
    const words = wordsOf(claim);
    const missing = words.filter((word) => !known.has(word.toLowerCase()));
    if (manner === 'believes-all') return [field, { wrong: [], supported: 100, better: '' }] as const;
    if (manner === 'doubts-all')
      return [
        field,
        { wrong: [words.at(-1) ?? '', 'words that nobody wrote'], supported: 2, better: '' },
      ] as const;
    const supported = missing.length === 0 ? 97 : missing.length > words.length / 4 ? 4 : 60;
    return [
      field,
      { wrong: missing.slice(0, 3), supported, better: missing.length === 0 ? '' : (source[0] ?? '') },
    ] as const;
  });
  return Object.fromEntries(verdicts);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*/gu) ?? [];
}
