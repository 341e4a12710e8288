import { findAcronyms } from '#domain/language/acronyms.ts';

/** A text as hashtags are looked for in it: without words that mean something else there, and its short forms spelled out. */
export function asMeant(text: string): string {
  return spelledOut(withoutLearners(withoutHomonyms(text)));
}

/** Short forms that stand in the table for one thing and in other fields for another, and a part of the long form meant. */
const homonyms: Readonly<Record<string, RegExp>> = {
  AI: /intelligen/i,
  ML: /learn/i,
  ALS: /amyotroph/i,
  CFD: /fluid/i,
  MIMO: /input/i,
  ROS: /robot/i,
  TB: /tubercul/i,
};

/** Words of machines that learn, which other texts have too: "supervised sprint training", "neural networks" of the brain. */
const ofLearners: readonly { readonly said: RegExp; readonly beside: RegExp }[] = [
  {
    said: /\b(?:un)?supervised\b|\bpre-?training\b/gi,
    beside: /\b(?:learn(?:ing|ed|er)|neural|label|classifier|algorithm)/i,
  },
  {
    said: /\bneural (?:networks?|nets?)\b/gi,
    beside:
      /\b(?:deep|learning|trained|training|convolution\w*|classif\w+|artificial|layers?|architectures?|NNs?|algorithms?|AI)\b/i,
  },
];

/** Without those of people whom somebody watches and of brains, where nothing learns or is labeled. */
function withoutLearners(text: string): string {
  return ofLearners.reduce(
    (rest, { said, beside }) => (beside.test(rest) ? rest : rest.replace(said, '')),
    text,
  );
}

/** "Medial-lateral (ML)": what the text defines as something else says nothing of machine learning. */
function withoutHomonyms(text: string): string {
  return Object.entries(homonyms).reduce((rest, [short, meant]) => {
    const at = text.search(new RegExp(`\\(${short}s?\\)`));
    if (at === -1 || meant.test(text.slice(Math.max(0, at - 60), at))) return rest;
    return rest.replace(new RegExp(`(?<![\\p{L}\\p{N}-])${short}s?(?![\\p{L}\\p{N}])`, 'gu'), '');
  }, text);
}

/** A word that does not stand alone in brackets, where a short form is given. */
const loneWord = /(?<![\p{L}\p{N}(-])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(?![\p{L}\p{N})-])/gu;

/** With the long form for each short one that the text gives one: who writes "AML" ten times writes of leukemia ten times. */
function spelledOut(text: string): string {
  const long = new Map(findAcronyms([{ text }]).map((one) => [one.short, one.long]));
  if (long.size === 0) return text;
  return text.replace(loneWord, (word) => long.get(word) ?? long.get(word.replace(/s$/, '')) ?? word);
}
