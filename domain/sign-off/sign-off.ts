import type { Made } from '../engine/written.ts';
import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import type { PlatformId } from '../posts/platforms.ts';
import type { ArticleInfo } from '../research/article-info.ts';

/** In which part somebody acts: of the team its owner or a member, an API key, or somebody outside with a link. */
export const signOffRoles = ['owner', 'member', 'reviewer', 'key'] as const;
export type SignOffRole = (typeof signOffRoles)[number];

/** Roles whose approval can count: a key drafts and asks, people approve. */
export const approverRoles = ['owner', 'member', 'reviewer'] as const satisfies readonly SignOffRole[];
export type ApproverRole = (typeof approverRoles)[number];

/** Who did something: by name, because the record is of named people. `ref` tells one from another within a sign-off, and leads nowhere else. */
export interface Actor {
  readonly role: SignOffRole;
  readonly ref: string;
  readonly name: string;
}

/** Whose approvals are needed, and how many. The asker's own never counts. */
export interface SignOffRule {
  readonly approvals: number;
  readonly approvers: readonly ApproverRole[];
}

/** What posts are held to: the text that they were written from, and what is known of the work. */
export interface SignedWork {
  readonly text: string;
  /** The text's, as `support` counts them from 0. */
  readonly sentences: readonly string[];
  readonly info: ArticleInfo;
  /** Notices on the work, as they stood when sign-off was asked for. */
  readonly notices: readonly string[];
}

export interface SignOffPost {
  readonly text: string;
  readonly sentences: readonly GroundedSentence[];
}

export type SignOffPosts = Readonly<Partial<Record<PlatformId, SignOffPost>>>;

export const decisions = ['approved', 'changes', 'refused'] as const;
export type DecisionKind = (typeof decisions)[number];

/** By which way a post left. */
export const channels = ['copy', 'open', 'export', 'api'] as const;
export type Channel = (typeof channels)[number];

/** One thing that happened; the list of them is the whole truth of a sign-off (`foldSignOff`). Plain JSON. */
export type SignOffEvent = {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: Actor;
} & SignOffDeed;

export type SignOffDeed =
  | {
      readonly kind: 'asked';
      readonly work: SignedWork;
      readonly made: Made | null;
      readonly posts: SignOffPosts;
      readonly rule: SignOffRule;
      readonly note: string;
    }
  | { readonly kind: 'invited'; readonly reviewer: Pick<Actor, 'ref' | 'name'>; readonly until: string }
  | { readonly kind: 'uninvited'; readonly reviewer: string }
  | {
      readonly kind: 'commented';
      readonly platform: PlatformId;
      readonly sentence: string | null;
      readonly text: string;
    }
  | {
      /** Why a flagged sentence stays as it is. */
      readonly kind: 'kept';
      readonly platform: PlatformId;
      readonly sentence: string;
      readonly text: string;
    }
  | ({ readonly kind: 'proposed'; readonly platform: PlatformId } & SignOffPost)
  | ({
      readonly kind: 'edited';
      readonly platform: PlatformId;
      /** The number of the proposal that was taken; null for an edit of one's own. */
      readonly proposal: number | null;
    } & SignOffPost)
  | { readonly kind: 'declined'; readonly proposal: number }
  | { readonly kind: 'decided'; readonly decision: DecisionKind; readonly text: string }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'released'; readonly platform: PlatformId; readonly channel: Channel };

/** Asked; a change is wanted or it was refused, until it is edited; approved, and locked until it is edited; taken back. */
export const signOffStates = ['asked', 'changes', 'refused', 'approved', 'withdrawn'] as const;
export type SignOffState = (typeof signOffStates)[number];

/** A sign-off as it stands after its events. */
export interface SignOff {
  readonly state: SignOffState;
  readonly askedBy: Actor;
  readonly askedAt: string;
  readonly work: SignedWork;
  readonly made: Made | null;
  readonly rule: SignOffRule;
  readonly note: string;
  readonly posts: SignOffPosts;
  /** Rises with every edit. */
  readonly revision: number;
  readonly reviewers: readonly Reviewer[];
  readonly comments: readonly Remark[];
  /** Reasons why flagged sentences stay. */
  readonly kept: readonly (Remark & { readonly sentence: string })[];
  readonly proposals: readonly Proposal[];
  /** Who changed a post, by `ref`: nobody approves their own words. */
  readonly editors: readonly string[];
  /** The last of each person on the posts as they are. */
  readonly decisions: readonly Decision[];
  readonly releases: readonly Release[];
}

export interface Reviewer extends Pick<Actor, 'ref' | 'name'> {
  /** ISO 8601, UTC: their link ends then. */
  readonly until: string;
  readonly revoked: boolean;
  /** Invited by a person: one whom a key named can comment, and approves nothing. */
  readonly counts: boolean;
}

export interface Remark {
  readonly by: Actor;
  readonly at: string;
  readonly platform: PlatformId;
  /** The sentence that is meant; null for the whole post. */
  readonly sentence: string | null;
  readonly text: string;
}

export interface Proposal extends SignOffPost {
  /** Its place among the proposals, from 0. */
  readonly number: number;
  readonly by: Actor;
  readonly at: string;
  readonly platform: PlatformId;
  readonly outcome: 'open' | 'taken' | 'declined';
}

export interface Decision {
  readonly by: Actor;
  readonly at: string;
  readonly decision: DecisionKind;
  readonly text: string;
}

export interface Release {
  readonly by: Actor;
  readonly at: string;
  readonly platform: PlatformId;
  readonly channel: Channel;
}

/** Our own limits. */
export const signOffLimits = {
  reviewers: 10,
  approvals: 5,
  /** Of a name, and of a comment, a reason or a note. */
  name: 120,
  remark: 2000,
  /** Events of one sign-off, and characters of their JSON; taking back and deciding goes on beyond. */
  events: 400,
  size: 600_000,
  /** Open proposals of one person. */
  proposals: 20,
  /** Sign-offs of one team or person, whatever became of them. */
  all: 2000,
  /** Sign-offs that are neither approved nor withdrawn, of one team or person. */
  open: 500,
  /** How long a link works, in days. */
  linkDays: 30,
  /** Hours between two reminders to one reviewer. */
  reminderHours: 20,
  page: 100,
} as const;

/** What holds where no team says otherwise: one other person. */
export const defaultRule: SignOffRule = { approvals: 1, approvers: approverRoles };
