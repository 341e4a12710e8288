import { syllable } from 'syllable';
import { generatePosts } from '#domain/engine/generate.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import { hasDataset, readLines } from '../../tools/training/datasets.ts';
import type { Row } from './row.ts';

const voices: readonly ToneId[] = ['patient-voice', 'casual', 'publisher'];

/**
 * How many years of school a text asks of its reader (Flesch-Kincaid grade, Kincaid et al. 1975), over Cochrane's abstracts: the
 * posts of the plain voices beside the abstract, and beside the plain summary that Cochrane's editors wrote of it. Hashtags
 * are taken off. A short text is not a plain one: "Sepsis rose." has a low grade.
 */
export function readability(): Row[] {
  const folder = 'cochrane-simplification';
  if (!hasDataset(`${folder}/test.source`)) return [];
  const [abstracts, summaries] = ['source', 'target'].map((name) => readLines(`${folder}/test.${name}`));
  if (abstracts === undefined || summaries === undefined) return [];
  const pasted = abstracts.map((text) => text.slice(0, longest));
  const beside = `abstract ${grade(pasted)}, plain summary by editors ${grade(summaries)}; bar 11.5, and 2 below the abstract`;
  return voices.map((tone) => ({
    what: `readability, school grade: ${tone}, Facebook`,
    data: `${abstracts.length} Cochrane abstracts`,
    ours: grade(pasted.map((text) => postOf(text, tone))),
    beside,
  }));
}

/** What the product takes at once. */
const longest = 2500;

function postOf(inputText: string, tone: ToneId): string {
  const post = generatePosts({ inputText, tone, platforms: ['facebook'] }).generatedContent.facebook ?? '';
  return post.replace(/#\S+/g, '').replace(/\p{Extended_Pictographic}/gu, '');
}

/** The mean of the texts' grades, one decimal. */
function grade(texts: readonly string[]): string {
  const grades = texts.map(gradeOf).filter((one) => Number.isFinite(one));
  return (grades.reduce((sum, one) => sum + one, 0) / grades.length).toFixed(1);
}

function gradeOf(text: string): number {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const sentences = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => splitSentences(line)).length;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
