import { type Acronym, acronymPattern, bareAcronyms } from '#domain/language/acronyms.ts';

/** Short forms that more readers know than their long forms; never expanded. */
const wellKnown = new Set(
  'DNA RNA mRNA HIV AIDS MRI CT PCR COVID-19 SARS-CoV-2 US UK EU UN WHO NASA GPS USA UV LED IQ TB ICU BMI ADHD CO2'.split(
    ' ',
  ),
);

/**
 * Puts the source's own long form in place of a bare short form at its first use: "PTB was linked to…" -> "Preterm birth
 * (PTB) was linked to…", with the bracket only where the short form returns. Long forms over 60 characters, and texts
 * that would pass 260, are left alone.
 */
export function expandAcronyms(
  text: string,
  acronyms: readonly Acronym[],
  sentences: readonly { readonly text: string }[],
): string {
  let result = text;
  for (const acronym of bareAcronyms(text, acronyms)) {
    if (wellKnown.has(acronym.short) || acronym.long.length > 60) continue;
    const opensSentence = sentences[acronym.sentence]?.text.startsWith(acronym.long) ?? false;
    const expanded = expandFirst(result, acronym, opensSentence);
    if (expanded.length <= 260) result = expanded;
  }
  return result;
}

function expandFirst(text: string, { short, long }: Acronym, opensSentence: boolean): string {
  const match = acronymPattern(short).exec(text);
  if (match === null) return text;
  const after = text.slice(match.index + match[0].length);
  const before = text.slice(0, match.index);
  // Inside brackets or hyphened to another word the long form does not fit the grammar.
  if (/[([][^)\]]*$/.test(before) || /^[-/]\p{L}/u.test(after) || /[-/]$/.test(before)) return text;
  const plural = match[1] === 's';
  const name = plural ? pluralOf(long) : long;
  const cased =
    before === '' ? (name[0] ?? '').toUpperCase() + name.slice(1) : opensSentence ? midSentence(name) : name;
  const again = acronymPattern(short).test(after) ? ` (${match[0]})` : '';
  return fixArticle(before, cased) + cased + again + after;
}

function pluralOf(long: string): string {
  if (/s$/.test(long)) return long;
  return /[^aeiou]y$/.test(long) ? long.replace(/y$/, 'ies') : `${long}s`;
}

/** "Multiple sclerosis" defined at the head of a sentence is lower-cased inside one; "Asthma Control Test" is a name. */
function midSentence(long: string): string {
  const words = long.split(' ');
  const capitals = words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length > 1 && capitals === 0 && /^\p{Lu}\p{Ll}+$/u.test(words[0] ?? '')
    ? (long[0] ?? '').toLowerCase() + long.slice(1)
    : long;
}

function fixArticle(before: string, next: string): string {
  return before.replace(/\b(a|an|A|An) $/, (article) => {
    const vowel = /^(?:[aeio]|u(?!ni|s[aeiu]|ro))/i.test(next);
    const bare = article[0] ?? 'a';
    return vowel ? `${bare}n ` : `${bare} `;
  });
}
