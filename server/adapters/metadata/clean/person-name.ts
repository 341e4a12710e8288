import { recordLine } from './record-text.ts';

/** "Family, Given" as people say it; placeholders of repositories ("(:Unav)") are nobody. */
export function personName(raw: string): string | null {
  // Several people in one field: the first.
  if (/;/.test(raw)) return personName(raw.split(';')[0] ?? '');
  const name = recordLine(raw)
    .replace(/\s*\[[A-Z]{2}\]$/, '')
    // Institutes, numbers and years of life, as registers add them.
    .replace(/\s*\([^()]*\)|\s*<\d{4}[^<>]*>?/g, '')
    .replace(/,\s*\d{4}\??\s*-(?:\s*\d{4}\??)?\s*$/, '')
    .replace(/(?<![\s,;])[\s,;]+$/, '');
  if (!/\p{L}/u.test(name) || (name.length <= longestPlaceholder && placeholder.test(name))) return null;
  const [family = '', given = '', ...rest] = name.split(/\s*[,;]\s*/);
  if (given === '' || rest.length > 1 || /\d/.test(name)) return name;
  return `${given} ${[family, ...rest].join(' ')}`.trim();
}

/** What stands where nobody is named is short. */
const longestPlaceholder = 60;
const placeholder = /^:?\(:?un|^\(:|^\W*(?:n\/?a\.?|s\.\s?n\.?|unknown|anonymous|none|unav|null|-+)\W*$/i;

/** Names of registers, in capitals with the family first ("WENG JUYANG"), in title case. */
export function titleCased(name: string): string {
  const lowered = name.replace(
    /\p{Lu}{3,}(?:[-'’]\p{Lu}+)*/gu,
    (word) => word.charAt(0) + word.slice(1).toLowerCase(),
  );
  return /\p{Ll}/u.test(name)
    ? lowered
    : name.toLowerCase().replace(/(?:^|[\s'’-])\p{Ll}/gu, (start) => start.toUpperCase());
}
