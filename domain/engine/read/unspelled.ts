/**
 * Short forms in capitals that the words around them spell out nowhere: those of `text` that are not of `known`, in their
 * order, each once. Short forms that readers of any field know are none.
 */
export function unspelledForms(text: string, known: readonly string[]): string[] {
  const found = Array.from(
    text.matchAll(/(?<![\p{L}\p{N}(/.-])(\p{Lu}{2,6})s?(?![\p{L}\p{N}/)-])/gu),
    ([, short = '']) => short,
  );
  return [...new Set(found)].filter((short) => !isWellKnown(short) && !known.includes(short));
}

/** Short forms that readers of any field know. */
export function isWellKnown(short: string): boolean {
  return wellKnown.has(short);
}

const wellKnown = new Set(
  'DNA RNA HIV AIDS MRI CT PCR US UK EU UN WHO NASA GPS USA UV LED IQ TB ICU BMI ADHD AI OR AND ATP USD II III IV HPV NHS ECG EEG PTSD ANOVA ANCOVA COVID SARS GDP OECD NATO'.split(
    ' ',
  ),
);
