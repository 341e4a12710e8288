import type { PlatformId } from '#domain/posts/platforms.ts';
import type { ChainedEvent } from '#domain/sign-off/chain.ts';
import type { TeamSignOff } from '#domain/sign-off/rule.ts';
import type { SignOffState } from '#domain/sign-off/sign-off.ts';

/** Whose a sign-off or an embargo is: a team's, or a person's who has none. */
export type OwnedBy =
  | { readonly teamId: string; readonly userId: null }
  | { readonly teamId: null; readonly userId: string };

/** Whose somebody sees: their own, and their team's. */
export interface SeenBy {
  readonly userId: string;
  readonly teamId: string | null;
}

/** A line of the queue, drawn from the events. */
export interface SignOffHead {
  readonly id: string;
  readonly askerName: string;
  readonly title: string;
  readonly state: SignOffState;
  /** Names of whom it waits for. */
  readonly waitsFor: readonly string[];
  readonly platforms: readonly PlatformId[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface StoredSignOff {
  readonly id: string;
  readonly owner: OwnedBy;
  readonly askerId: string;
  readonly events: readonly ChainedEvent[];
}

export interface SignOffPage {
  /** Those that wait for somebody, or all. */
  readonly show: 'open' | 'all';
  /** Of one asker; null for everybody's. */
  readonly askerId: string | null;
  readonly limit: number;
}

/** Under which hash each post stands now. */
export type PostHashes = Readonly<Partial<Record<PlatformId, string>>>;

/** Who was asked by mail; what they are called and until when stands in the events. */
export interface StoredReviewer {
  readonly ref: string;
  readonly signOffId: string;
  readonly email: string;
  readonly remindedAt: Date | null;
}

/** In which state a text stands somewhere. */
export interface TextStanding {
  readonly platform: PlatformId;
  readonly hash: string;
  readonly state: SignOffState;
  readonly signOffId: string;
}

/** Posts that wait for approval or have it. */
export interface SignOffStore {
  create(stored: StoredSignOff, head: SignOffHead, posts: PostHashes): Promise<void>;
  find(id: string): Promise<StoredSignOff | null>;
  /** The same, held until the end of the transaction. */
  lock(id: string): Promise<StoredSignOff | null>;
  /** Replaces the events and what is drawn from them. */
  save(stored: StoredSignOff, head: SignOffHead, posts: PostHashes): Promise<void>;
  /** Newest first by their last change. */
  list(viewer: SeenBy, page: SignOffPage): Promise<SignOffHead[]>;
  /** How many there are, and how many of them are neither approved nor withdrawn. */
  count(viewer: SeenBy): Promise<{ readonly all: number; readonly open: number }>;
  /** In the caller's team, or among their own where they have none. */
  standings(viewer: SeenBy, hashes: readonly string[]): Promise<TextStanding[]>;
  addReviewer(reviewer: Pick<StoredReviewer, 'ref' | 'signOffId' | 'email'>): Promise<void>;
  findReviewer(ref: string): Promise<StoredReviewer | null>;
  reviewersOf(signOffId: string): Promise<StoredReviewer[]>;
  /** False where they were reminded after `notSince`. */
  markReminded(ref: string, now: Date, notSince: Date): Promise<boolean>;
}

/** What teams demand before anything leaves. */
export interface TeamSignOffStore {
  find(teamId: string): Promise<TeamSignOff | null>;
  save(teamId: string, rule: TeamSignOff, now: Date): Promise<void>;
}
