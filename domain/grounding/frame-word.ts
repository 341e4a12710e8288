import { remembered } from '../language/remembered.ts';
import { stem } from '../language/stem.ts';
import { frameWords, lightWords } from './frame-words.ts';

const frameStems = new Set(frameWords.trim().split(/\s+/).map(stem));
const lightStems = new Set(lightWords.split(' ').map(stem));

/** Words that report matter ("the study shows a link") and are none. */
export function isLightWord(word: string): boolean {
  return lightStems.has(stem(word.toLowerCase()));
}

/** Words of frames carry no matter of their own. */
export const isFrameWord: (word: string) => boolean = remembered(
  (word) => frameStems.has(stem(word.toLowerCase().replace(/['’]s?$/, ''))),
  4096,
);
