import { recordLine } from './record-text.ts';

/** "Family, Given" as people say it; placeholders of repositories ("(:Unav)") are nobody. */
export function personName(raw: string): string | null {
  const name = recordLine(raw)
    .replace(/\s*\[[A-Z]{2}\]$/, '')
    .replace(/[\s,;]+$/, '');
  if (/^\(:|^(?:n\/?a\.?|unknown|anonymous|none|unav|null|-+)$/i.test(name) || !/\p{L}/u.test(name))
    return null;
  const [family = '', given = '', ...rest] = name.split(/\s*[,;]\s*/);
  if (given === '' || rest.length > 1 || /\d/.test(name)) return name;
  return `${given} ${[family, ...rest].join(' ')}`.trim();
}

/** Names of registers, in capitals with the family first ("WENG JUYANG"), in title case. */
export function titleCased(name: string): string {
  return /\p{Ll}/u.test(name)
    ? name
    : name.toLowerCase().replace(/(?:^|[\s'’-])\p{Ll}/gu, (start) => start.toUpperCase());
}
