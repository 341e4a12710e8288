import { findingCues } from '../engine/read/finding-cues.ts';
import { readKind } from '../grounding/claim-kind.ts';
import { type PostSentence, splitPost } from '../grounding/split-post.ts';
import { findNumbers } from '../language/numbers.ts';
import { words } from '../language/words.ts';
import { findHype } from '../posts/hype.ts';
import { type PlatformId, platforms } from '../posts/platforms.ts';
import { postLength } from '../posts/post-length.ts';

/** What the prediction looks at in a post, and nothing else. */
export interface PostFeatures {
  readonly platform: PlatformId;
  readonly hasLink: boolean;
  readonly hashtags: number;
  /** The first number of the first line, as printed. */
  readonly firstNumber: string | null;
  /** Whether a sentence with a result is complete before the fold. */
  readonly finding: 'before the fold' | 'later' | 'none';
  /** The opening tells that there is a paper instead of what it found. */
  readonly announces: boolean;
  readonly asks: boolean;
  readonly length: 'short' | 'in band' | 'long';
  readonly firstPerson: boolean;
  readonly hasEmoji: boolean;
  /** The first word of praise. */
  readonly hype: string | null;
  /** Null where there are too few words to tell. */
  readonly reading: 'easy' | 'middling' | 'hard' | null;
}

/** Reads a post. `source` lifts words of praise that the source uses itself. */
export function readFeatures(platform: PlatformId, post: string, source = ''): PostFeatures {
  const text = post.trim();
  const plain = text.replace(link, ' ');
  const opening = plain.slice(0, platforms[platform].fold ?? openingOnX);
  return {
    platform,
    hasLink: plain !== text,
    hashtags: plain.match(tag)?.length ?? 0,
    firstNumber: firstNumberOf(opening),
    finding: placeOfFinding(platform, plain),
    announces: announcement.test(opening),
    asks: /\?(?=["”')\]]*(?:\s|$))/.test(plain),
    length: lengthOf(platform, text),
    firstPerson: firstPerson.test(plain),
    hasEmoji: emoji.test(plain),
    hype: findHype(plain, source).sort((a, b) => a.start - b.start)[0]?.word ?? null,
    reading: readingOf(plain),
  };
}

/** X folds nothing; half a post is taken for its opening, our own choice. */
const openingOnX = 140;
/** On X the eye moves on after about so many characters (design guide, section 2). */
const firstGlanceOnX = 60;

/** Addresses as posts have them. In one pass: what is asked about is any text of any length. */
const link = /(?:https?:\/\/|www\.|(?:dx\.)?doi\.org\/|arxiv\.org\/)\S+/giu;
const tag = /(?<![\p{L}\p{N}&/])[#＃][\p{L}_][\p{L}\p{N}_]*/gu;
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;
/** "Phase I" and "Act I" are no persons; "US" is none either. */
const firstPerson =
  /(?<!\b(?:phase|type|class|grade|stage|part|act|world war) )\bI\b|\b(?:[Ww]e|[Mm]y|[Oo]ur|us)\b/u;
const announcement =
  /^\W*(?:(?:our |my |a )?(?:brand )?(?:new|latest) (?:paper|study|preprint|article|work|research|publication)\b|(?:(?:so|very|super|we['’]?re|we are|i['’]?m|i am) )*(?:excited|happy|thrilled|delighted|proud|pleased|glad|honou?red) to (?:share|announce|present|report|see)\b|(?:just|now) (?:out|published|online|accepted)\b|out now\b|check out\b)/i;

function firstNumberOf(opening: string): string | null {
  const line = opening.split(/[\r\n]/)[0] ?? '';
  const found = findNumbers(line).find(
    ({ role, worded, normalised }) => role !== 'year' && !(worded && normalised <= 2),
  );
  return found?.text ?? null;
}

/** Longer posts are read as far as this; nothing that matters here stands further down. */
const farEnough = 4000;

const resultCues = findingCues.filter(({ name }) =>
  ['shows', 'results show', 'relation', 'change', 'compares', 'outperforms', 'null', 'percent'].includes(
    name,
  ),
);

function placeOfFinding(platform: PlatformId, text: string): PostFeatures['finding'] {
  const { fold } = platforms[platform];
  const read = text.slice(0, farEnough);
  let end = 0;
  for (const sentence of splitPost(read)) {
    const start = Math.max(end, read.indexOf(sentence.text, end));
    end = start + sentence.text.length;
    if (!statesResult(sentence)) continue;
    const isSeen = fold === null ? start <= firstGlanceOnX : end <= fold;
    return isSeen ? 'before the fold' : 'later';
  }
  return 'none';
}

function statesResult(sentence: PostSentence): boolean {
  const hasCue = resultCues.some(({ pattern }) => pattern.test(sentence.plain));
  return hasCue && readKind(sentence).kind === 'claim';
}

/** On X nothing folds, so a post is long where X does not take it. */
function lengthOf(platform: PlatformId, text: string): PostFeatures['length'] {
  const { band, fold, limit } = platforms[platform];
  const most = fold === null ? limit : band.max;
  const shortened = fold === null ? text.replace(link, 'x'.repeat(23)) : text;
  // Counting weights is slow for a text that is far too long.
  if (shortened.length > 2 * most) return 'long';
  const length = postLength(platform, shortened);
  if (length < band.min) return 'short';
  return length > most ? 'long' : 'in band';
}

/**
 * Easy is a tweet's pace, hard an abstract's: sentences of scientists' tweets have 12 words in the middle, of their
 * abstracts 22 (own count of 989 papers). Long words are those of ten letters and more.
 */
function readingOf(text: string): PostFeatures['reading'] {
  const sentences = splitPost(text.slice(0, farEnough))
    .map(({ plain }) => words(plain).filter((word) => /\p{L}/u.test(word)))
    .filter((found) => found.length > 0);
  const all = sentences.flat();
  if (all.length < 15) return null;
  const perSentence = all.length / sentences.length;
  const long = all.filter((word) => word.length >= 10).length / all.length;
  if (perSentence > 22 || long > 0.25) return 'hard';
  return perSentence <= 14 && long <= 0.12 ? 'easy' : 'middling';
}
