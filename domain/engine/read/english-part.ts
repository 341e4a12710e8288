import { type LanguageCode, languageName, languageOf } from '#domain/language/language-of.ts';
import type { SentenceSpan } from '#domain/language/sentences.ts';
import { isBoilerplate } from './boilerplate.ts';

/** The sentences that are read, and the name of their language where it is not English ("Spanish"); null for English. */
export interface EnglishPart {
  readonly sentences: readonly SentenceSpan[];
  readonly otherLanguage: string | null;
}

/**
 * Of a text in two languages, the sentences in English, in their order; of a text without an English part, all of them without
 * their headings. A sentence that says too little for the detector belongs to the ones around it.
 */
export function englishPart(sentences: readonly SentenceSpan[]): EnglishPart {
  const runs = joinRuns(sentences);
  const others = runs.filter((run) => run.language !== 'en' && isLong(run));
  if (others.length === 0) return { sentences, otherLanguage: null };
  const kept = runs.filter((run) => !others.includes(run)).flatMap((run) => run.sentences);
  if (tells(kept)) return { sentences: kept, otherLanguage: null };
  return { sentences: sentences.flatMap(withoutHeading), otherLanguage: languageName(mostUsed(others)) };
}

interface Run {
  readonly language: LanguageCode;
  readonly sentences: SentenceSpan[];
}

/** Neighbours in one language; what tells none goes with what is behind it where it is a heading, else with what is before. */
function joinRuns(sentences: readonly SentenceSpan[]): Run[] {
  const codes = sentences.map((one) => (isLoneHeading(one) ? null : languageOf(one.text)));
  const coming = [...codes];
  for (let at = codes.length - 2; at >= 0; at -= 1) coming[at] ??= coming[at + 1] ?? null;
  const runs: Run[] = [];
  sentences.forEach((sentence, at) => {
    const before = runs.at(-1);
    const behind = coming[at] ?? null;
    const around = isEnded(sentence) ? (before?.language ?? behind) : (behind ?? before?.language ?? null);
    const language = codes[at] ?? around ?? 'en';
    // Neighbours in other languages are one part: of a short sentence the detector takes Galician for Portuguese.
    if (before !== undefined && (before.language === 'en') === (language === 'en'))
      before.sentences.push(sentence);
    else runs.push({ language, sentences: [sentence] });
  });
  return runs;
}

function isEnded({ text }: SentenceSpan): boolean {
  return /[.!?…。！？]["'”’)\]]*$/u.test(text);
}

/** More than the name of a species or a journal among English sentences: so many letters, of which a sign of Chinese is worth four. */
function isLong({ sentences }: Run): boolean {
  const text = sentences.map((one) => one.text).join(' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const signs =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return letters + 3 * signs >= 15 && (signs > 0 || /\p{L}\P{L}+\p{L}+\P{L}+\p{L}/u.test(text));
}

/** Holds a sentence of its own, and not only the title, keywords or the licence of a text in another language. */
function tells(sentences: readonly SentenceSpan[]): boolean {
  return sentences.some(
    (one) =>
      languageOf(one.text) === 'en' &&
      isEnded(one) &&
      one.text.split(/\s+/).length >= 4 &&
      !isBoilerplate(one.text),
  );
}

function mostUsed(runs: readonly Run[]): string {
  const letters = new Map<string, number>();
  for (const { text } of runs.flatMap(({ sentences }) => sentences)) {
    const code = languageOf(text);
    if (code !== null && code !== 'en') letters.set(code, (letters.get(code) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? runs[0]?.language ?? '';
}

/** "Resultados: Las siestas …" without its heading, and no sentence where a heading is all of it. */
function withoutHeading(sentence: SentenceSpan): SentenceSpan[] {
  const length = heading.exec(sentence.text)?.[0].length ?? 0;
  const text = sentence.text.slice(length);
  return text === '' || isLoneHeading(sentence)
    ? []
    : [{ ...sentence, text, start: sentence.start + length }];
}

/** Up to four words before a colon, or in the brackets that Chinese and Japanese journals set headings in. */
const heading =
  /^(?:[【[［][^】\]］]{1,30}[】\]］]\s*|\p{L}[\p{L}’'-]*(?:[ /]\p{L}[\p{L}’'-]*){0,3} ?[:：]\s*)/u;

function isLoneHeading(sentence: SentenceSpan): boolean {
  return !isEnded(sentence) && sentence.text.split(/\s+/).length <= 3 && sentence.text.length <= 30;
}
