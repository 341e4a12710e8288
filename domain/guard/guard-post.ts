import { conceptTokens } from '../grounding/concepts.ts';
import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import { type PlatformId, platforms } from '../posts/platforms.ts';
import { fitsPlatform, postLength } from '../posts/post-length.ts';
import { type PostProblemCode, postProblems } from '../posts/post-rules.ts';
import { markWords } from '../prompts/fact-data.ts';
import type { Complaint } from '../prompts/repair-prompt.ts';
import { cleanPost } from './clean-post.ts';
import type { GuardSource } from './guard-source.ts';
import { shortenPost } from './shorten-post.ts';

/** A model's post after cleaning and checking. */
export interface GuardedPost {
  readonly platform: PlatformId;
  readonly text: string;
  readonly sentences: readonly GroundedSentence[];
  /** What a repair is to put right; empty where the post may be shown as it is. */
  readonly complaints: readonly Complaint[];
  readonly removed: readonly string[];
  /** It holds words of the prompt: whatever else is done to it, nobody gets it. */
  readonly leaks?: true;
}

/**
 * Cleans a post, checks every sentence against the source, and lists what is wrong with it. `alsoTold` is what the model was told
 * beside its first prompt.
 */
export function guardPost(
  source: GuardSource,
  platform: PlatformId,
  raw: string,
  alsoTold: readonly string[] = [],
): GuardedPost {
  const { text, removed } = cleanPost(source, platform, raw);
  const { sentences } = source.check(text);
  // Cleaning takes signs of a fence out, and puts together what signs that show nothing had parted.
  const leak = source.findLeak(raw, alsoTold) ?? source.findLeak(text, alsoTold);
  return {
    platform,
    text,
    sentences,
    complaints: [
      ...(leak === null ? [] : [{ words: leak, why: leaked }]),
      ...flagComplaints(sentences),
      ...ruleComplaints(source, platform, text),
      ...(saysSomething(source, sentences)
        ? []
        : [{ words: null, why: 'It says nothing that the source says.' }]),
    ],
    removed,
    ...(leak !== null && { leaks: true }),
  };
}

const leaked = 'That is of the instructions or the form of the data, and not of the source.';

/**
 * The post as it is shown after its one repair: made to fit by whole units, and with what must be said of the source.
 * Null where it cannot be made to fit, nothing is left of it, no sentence of it is the source's, or it holds words of the prompt.
 */
export function finishPost(source: GuardSource, post: GuardedPost): GuardedPost | null {
  if (post.leaks === true) return null;
  const missing = missingMarks(source, post.text);
  const marked = missing.length === 0 ? post.text : withMarks(source, post.text, missing);
  const text = shortenPost(source, post.platform, marked);
  if (text === null || text.replace(/https?:\/\/\S+|[#＃][\p{L}\p{N}_]+/gu, '').trim().length < 20)
    return null;
  const { sentences } = source.check(text);
  if (!saysSomething(source, sentences)) return null;
  return {
    ...post,
    text,
    sentences,
    complaints: [...flagComplaints(sentences), ...ruleComplaints(source, post.platform, text)],
  };
}

/** So many things of the source a post names at the least. Shorter ones say no finding; "I cannot help with that" names none. */
const fewestShared = 3;

/**
 * Whether one sentence at least says what the source, or the person, says, and names things of it. Nonsense, small talk and an
 * answer that no post can be written do not.
 */
function saysSomething({ concepts }: GuardSource, sentences: readonly GroundedSentence[]): boolean {
  const said = sentences.filter(
    ({ kind, support, given, flags }) =>
      kind === 'claim' &&
      (support.length > 0 || given === true) &&
      !flags.some(({ type }) => type === 'unsupported'),
  );
  const shared = said.flatMap(({ text }) =>
    conceptTokens(text).flatMap(({ concept }) => (concepts.has(concept) ? concept : [])),
  );
  return new Set(shared).size >= Math.min(fewestShared, concepts.size);
}

/** Whether a finished post still says what the source does not support. */
export function isFlagged({ sentences }: Pick<GuardedPost, 'sentences'>): boolean {
  return sentences.some(({ mark }) => mark === 'flagged');
}

function flagComplaints(sentences: readonly GroundedSentence[]): Complaint[] {
  return sentences.flatMap(({ text, flags }) =>
    flags.map(({ type, detail, start, end }) => ({
      words: text.slice(start, end).trim() || text,
      why: `${type}: ${detail}`,
    })),
  );
}

/** Rules that a person cannot be asked to overlook. The rest of the rules is taste: a repair for it would risk the truth. */
const strict: ReadonlySet<PostProblemCode> = new Set([
  'empty',
  'unbalanced',
  'doubled-word',
  'raw-markup',
  'unfilled',
]);

function ruleComplaints(source: GuardSource, platform: PlatformId, text: string): Complaint[] {
  const rules = platforms[platform];
  const broken = postProblems(platform, text, source.given)
    .filter(({ code }) => strict.has(code))
    .map(({ message }) => ({ words: null, why: message }));
  const length = postLength(platform, text);
  const tooLong = fitsPlatform(platform, text)
    ? []
    : [
        {
          words: null,
          why: `It has ${length} characters as ${rules.label} counts; ${rules.limit} fit. Take whole sentences out, not the finding, the hedge, the limit or {link}.`,
        },
      ];
  const unsaid = missingMarks(source, text).map((say) => ({
    words: null,
    why: `It must say of the source: "${say}"`,
  }));
  return [...broken, ...tooLong, ...unsaid];
}

function missingMarks({ sheet }: GuardSource, text: string): string[] {
  return sheet.marks.flatMap((mark) => {
    const words = markWords[mark];
    return words === undefined || words.seen.test(text) ? [] : [words.say];
  });
}

/** Before the link or what stands for it, else before the tags, else at the end. */
function withMarks({ reference }: GuardSource, text: string, marks: readonly string[]): string {
  const said = marks.join(' ');
  const linkAt = reference === null ? -1 : text.indexOf(reference.link);
  const places = [
    // Before the words that lead to the link: "Poke holes: Preprint." would say something else.
    linkAt -
      (/[^\n.!?]{0,300}:\s{0,50}$/.exec(text.slice(0, Math.max(0, linkAt)))?.[0].trimStart().length ?? 0),
    startOfLine(text, text.search(/link in bio/i)),
    text.search(/[#＃][\p{L}\p{N}_]{1,100}(?:\s{1,50}[#＃][\p{L}\p{N}_]{1,100}){0,60}\s{0,50}$/u),
  ];
  const at = places.find((place) => place > 0);
  if (at === undefined) return `${text} ${said}`;
  const before = text.slice(0, at);
  const gap = before.slice(before.trimEnd().length);
  return `${before.trimEnd()} ${said}${gap}${text.slice(at)}`;
}

function startOfLine(text: string, at: number): number {
  return at < 0 ? at : text.lastIndexOf('\n', at) + 1;
}
