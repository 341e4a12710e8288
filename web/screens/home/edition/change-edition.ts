import { type Corrections, givenStatements } from '#domain/engine/corrections.ts';
import type { GenerateRequest, generatePosts } from '#domain/engine/generate.ts';
import type { CheckSource } from '#domain/grounding/check-post.ts';
import type { checkWithGiven } from '#domain/grounding/check-with-given.ts';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import { type Edition, type EditionPost, platformsOf, writerOf } from './edition.ts';

/** The parts of the engine that write and check in the browser; loaded when there are posts to put right. */
export interface Engine {
  readonly generatePosts: typeof generatePosts;
  readonly checkWithGiven: typeof checkWithGiven;
}

export interface Steer {
  readonly finding: number | string | null;
  readonly corrections: Corrections;
}

/**
 * The facts put right. What our own writer wrote is written anew, here and at once. Posts of a model and posts changed by hand stay
 * as they are and are checked anew: whoever wrote them is asked, and nobody else.
 */
export function steerEdition(engine: Engine, edition: Edition, { finding, corrections }: Steer): Edition {
  const { finding: _, corrections: __, ...kept } = edition.request;
  const request: GenerateRequest = {
    ...kept,
    ...(finding !== null && { finding }),
    ...(Object.keys(corrections).length > 0 && { corrections }),
  };
  return writeAll(engine, { ...edition, request });
}

/** One post anew, by our own writer: in another tone, with another opening, or as it was before it was changed by hand. */
export function rewritePost(
  engine: Engine,
  edition: Edition,
  platform: PlatformId,
  change: Partial<Pick<EditionPost, 'tone' | 'seed'>>,
): Edition {
  const post = edition.posts[platform];
  if (post === undefined) return edition;
  const wanted = { tone: change.tone ?? post.tone, seed: change.seed ?? post.seed };
  const written = withPost(edition, platform, writeOne(engine, edition, platform, wanted).post);
  return rewrittenHere(written, [platform]);
}

/** A post in the person's own words, checked against the source again. */
export function editPost(engine: Engine, edition: Edition, platform: PlatformId, text: string): Edition {
  const post = edition.posts[platform];
  if (post === undefined || post.text === text) return edition;
  return withPost(edition, platform, checked(engine, edition, { ...post, text, byHand: true }));
}

/** Another opening, by our own writer: the next seed that writes something else, as far as there is one. */
export function nextOpening(engine: Engine, edition: Edition, platform: PlatformId): Edition {
  const post = edition.posts[platform];
  if (post === undefined) return edition;
  for (let seed = post.seed + 1; seed <= post.seed + mostTries; seed += 1) {
    const next = rewritePost(engine, edition, platform, { seed });
    if (next.posts[platform]?.text !== post.text) return next;
  }
  return edition;
}

const mostTries = 12;

/** What a post would be in another tone; nothing changes by looking. */
export function previewPost(
  engine: Engine,
  edition: Edition,
  platform: PlatformId,
  tone: ToneId,
): EditionPost {
  return writeOne(engine, edition, platform, { tone, seed: edition.posts[platform]?.seed ?? 0 }).post;
}

function writeAll(engine: Engine, edition: Edition): Edition {
  const written = platformsOf(edition).flatMap((platform) => {
    const post = edition.posts[platform];
    if (post === undefined) return [];
    return [{ platform, post, made: writeOne(engine, edition, platform, post).made }];
  });
  const first = written[0]?.made;
  if (first === undefined) return edition;
  const next = {
    ...edition,
    factSheet: first.factSheet as Edition['factSheet'],
    evidence: first.evidence,
    warnings: [...new Set(written.flatMap(({ made }) => made.warnings))],
  };
  const posts = written.map(({ platform, post, made }) => {
    const stays = post.byHand || writerOf(edition, platform) !== 'own';
    const own = stays ? checked(engine, next, { ...post, stayed: true }) : postOf(made, platform, post);
    return [platform, own] as const;
  });
  // Our own posts beside those of a model follow the facts as well.
  const faithful = written.flatMap(({ platform, post, made }) => {
    if (edition.faithful[platform] === undefined) return [];
    const { text, sentences } = postOf(made, platform, post);
    return [[platform, { text, grounding: [...sentences] }] as const];
  });
  return { ...next, posts: Object.fromEntries(posts), faithful: Object.fromEntries(faithful) };
}

/** Posts that our own writer wrote in place of a model are no longer the model's, and need no faithful one beside them. */
export function rewrittenHere(edition: Edition, platforms: readonly PlatformId[]): Edition {
  const { made } = edition;
  if (made.writer === 'embedded') return edition;
  const rewritten = platformIds.filter(
    (platform) => platforms.includes(platform) || made.rewritten?.includes(platform) === true,
  );
  const faithful = Object.fromEntries(
    Object.entries(edition.faithful).filter(([platform]) => !rewritten.some((one) => one === platform)),
  );
  return { ...edition, made: { ...made, rewritten }, faithful };
}

type Wanted = Pick<EditionPost, 'tone' | 'seed'>;
type Made = ReturnType<Engine['generatePosts']>;

function writeOne(engine: Engine, edition: Edition, platform: PlatformId, { tone, seed }: Wanted) {
  const made = engine.generatePosts({ ...edition.request, platforms: [platform], tone, seed });
  return { made, post: postOf(made, platform, { tone, seed }) };
}

function postOf(made: Made, platform: PlatformId, { tone, seed }: Wanted): EditionPost {
  const text = made.generatedContent[platform] ?? '';
  return { text, tone, seed, byHand: false, sentences: made.grounding[platform] ?? [] };
}

/** A post with what the check says of its text. */
export function checked(engine: Engine, edition: Edition, post: EditionPost): EditionPost {
  const source: CheckSource = {
    sentences: edition.factSheet.sentences,
    info: edition.request.articleInfo,
  };
  const sentences = engine.checkWithGiven(source, givenOf(edition.request), post.text);
  return { ...post, sentences };
}

function withPost(edition: Edition, platform: PlatformId, post: EditionPost): Edition {
  return { ...edition, posts: { ...edition.posts, [platform]: post } };
}

function givenOf({ finding, corrections }: GenerateRequest): readonly string[] {
  return givenStatements(finding, corrections);
}
