import { remembered } from '../language/remembered.ts';
import { stem } from '../language/stem.ts';
import { tokens } from '../language/words.ts';
import { synonymGroups } from './synonyms.ts';

/** A content word reduced to what it means for comparison, with its place in the text. */
export interface ConceptToken {
  /** Stem of the word, or the name of its group of synonyms. */
  readonly concept: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The content words of a text, in order: no function words, no bare numbers. */
export const conceptTokens: (text: string) => readonly ConceptToken[] = remembered((text) => {
  const found: ConceptToken[] = [];
  for (const token of tokens(text)) {
    const concept = contentOf(token.text);
    if (concept !== null) found.push({ concept, ...token });
  }
  return found;
});

/** The concept of a word of content as printed; null for any other. */
const contentOf: (printed: string) => string | null = remembered((printed) => {
  const word = printed.toLowerCase().replace(/['’]s?$/, '');
  const isContent =
    !functionWords.has(word) && /\p{L}/u.test(word) && (word.length > 1 || /[^a-z]/.test(word));
  return isContent ? conceptOf(word) : null;
}, 8192);

/** True for words that carry grammar, not matter. */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word.toLowerCase());
}

/** One name for words that differ in ending, spelling or register ("tumours", "tumor", "carcinoma"). */
export const conceptOf: (word: string) => string = remembered((word) => {
  const root = stem(plainSpelling(word));
  return groupByStem.get(root) ?? root;
}, 20_000);

const functionWords = new Set(
  `a an the this that these those it its they them their theirs he him his she her we us our i me my you your who whom whose which what
  where when why how and or but nor so yet if then than as of in on at by to for from with without within into onto over under between among
  across through during per via about against along is are was were be been being am do does did done doing have has had having will would
  shall should can could may might must not no nor neither none also only just very too there here some any each every both either all most
  many much more less few other others another such same own because since while whereas although though however therefore thus hence until
  unless whether up down out off again further once ever never still even well now s t d ll re ve m isn't aren't wasn't weren't don't doesn't
  didn't hasn't haven't hadn't won't can't couldn't wouldn't it's that's there's what's who's let's they're we're i'm you're one ones
  itself himself herself themselves like et al e.g i.e vs versus de la le und der die`.split(/\s+/),
);

/** British and American spellings of the endings that stems do not unite. */
function plainSpelling(word: string): string {
  return word
    .replace(/ae(?=[a-z]{2})/g, 'e')
    .replace(/oe(?=d|s(?:t|o)|n)/g, 'e')
    .replace(/our(?=$|s$|ed$|ing$|al$|able$|ite$)/, 'or')
    .replace(/is(?=(?:e|es|ed|ing|ation|ations|er|ers)$)/, 'iz')
    .replace(/ys(?=(?:e|es|ed|ing)$)/, 'yz')
    .replace(/([bt])re$/, '$1er')
    .replace(/antly$/, 'ant')
    .replace(/ll(?=(?:ed|ing|er|ers)$)/, 'l');
}

const groupByStem = buildGroups();

function buildGroups(): Map<string, string> {
  const groups = new Map<string, string>();
  for (const line of synonymGroups.trim().split('\n')) {
    const [name = '', ...rest] = line.split(' ');
    for (const word of [name, ...rest]) {
      const root = stem(plainSpelling(word));
      if (!groups.has(root)) groups.set(root, `=${name}`);
    }
  }
  return groups;
}
