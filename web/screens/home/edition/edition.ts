import type { GenerateAnswer } from '#contract/types.ts';
import type { GenerateRequest } from '#domain/engine/generate.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import type { ToneId } from '#domain/posts/tones.ts';

/** A post as it stands now. */
export interface EditionPost {
  readonly text: string;
  readonly tone: ToneId;
  readonly seed: number;
  /** The person changed its text: corrections of the facts leave it as it is. */
  readonly byHand: boolean;
  /** Facts were changed since it was written or edited, and it stayed. */
  readonly stayed?: boolean;
  readonly sentences: readonly GroundedSentence[];
}

/**
 * The posts of one generation and everything that was put right in them since. A generation is paid for once: what follows
 * from the same text for the same platforms costs nothing, whoever writes it. Plain JSON, kept for a reload.
 */
export interface Edition {
  /** Where it is saved. */
  readonly sessionId: string;
  readonly request: GenerateRequest;
  readonly posts: Readonly<Partial<Record<PlatformId, EditionPost>>>;
  readonly factSheet: GenerateAnswer['factSheet'];
  readonly evidence: GenerateAnswer['evidence'];
  readonly warnings: readonly string[];
  /** How the posts were made. */
  readonly made: GenerateAnswer['made'];
  /** Paperlark's own posts beside those of a model that still say more than the source. */
  readonly faithful: GenerateAnswer['faithful'];
  /** Written on the person's own device: it goes into no history. */
  readonly onDevice?: boolean;
}

export function editionOf(
  request: GenerateRequest,
  sessionId: string,
  answer: GenerateAnswer,
  onDevice = false,
): Edition {
  const { generatedContent, grounding, factSheet, evidence, warnings, made, faithful } = answer;
  const posts = platformIds.flatMap((platform) => {
    const text = generatedContent[platform];
    if (text === undefined) return [];
    const { tone, seed = 0 } = request;
    const sentences: readonly GroundedSentence[] = grounding[platform] ?? [];
    return [[platform, { text, tone, seed, byHand: false, sentences }] as const];
  });
  return {
    sessionId,
    request,
    posts: Object.fromEntries(posts),
    factSheet,
    evidence,
    warnings,
    made,
    faithful,
    onDevice,
  };
}

/** The platforms that have a post, in the table's order. */
export function platformsOf(edition: Edition): readonly PlatformId[] {
  return platformIds.filter((platform) => edition.posts[platform] !== undefined);
}

/** Who wrote a post, and so who is asked when it is to be written anew. */
export function writerOf({ made }: Edition, platform: PlatformId): PostWriter {
  const { writer, replaced, rewritten = [] } = made;
  if (writer === 'embedded' || [...replaced, ...rewritten].includes(platform)) return 'own';
  return writer === 'browser' ? 'device' : 'server';
}

/** Paperlark's own writer, which works here at once; a model of the browser; a model that the server asks. */
export type PostWriter = 'own' | 'device' | 'server';

/** The texts alone, as they are saved, counted and handed out. */
export function textsOf(edition: Edition): Partial<Record<PlatformId, string>> {
  return Object.fromEntries(
    platformsOf(edition).map((platform) => [platform, edition.posts[platform]?.text ?? '']),
  );
}
