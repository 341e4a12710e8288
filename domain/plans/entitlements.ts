import { runLimits } from '../runs/run-limits.ts';
import { type Allowance, betterPlan, defaultPlanKey, type Plan, type PlanKey, plans } from './catalogue.ts';
import type { Kept } from './kept.ts';

/** What is known about a person when it is asked what they may do. */
export interface Subject {
  readonly role: 'user' | 'admin';
  readonly own: Standing;
  /** The team's, where they belong to one. */
  readonly team: Standing | null;
}

/** What somebody, or a team, has paid for or was given. */
export interface Standing {
  readonly subscription: {
    readonly plan: PlanKey;
    readonly status: SubscriptionStatus;
    readonly paidUntil: Date | null;
  } | null;
  readonly trialEndsAt: Date | null;
  readonly isLifetime: boolean;
}

export type SubscriptionStatus = 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';

/** Everything that the screens show and the server allows; one function answers both. */
export interface Entitlements {
  readonly planKey: PlanKey;
  /** Per calendar month, UTC. */
  readonly posts: Allowance;
  /** Rows of one bulk run. */
  readonly runRows: number;
  /** What the person may keep. */
  readonly room: Kept;
  readonly seats: Allowance;
  readonly maxKeys: Allowance;
  readonly hasGenerator: boolean;
  readonly canUseHashtags: boolean;
  readonly canUseHighlight: boolean;
  readonly canUsePredict: boolean;
  readonly canUseDoi: boolean;
  readonly canUseAltText: boolean;
  readonly canUseBrand: boolean;
  readonly prioritySupport: boolean;
  readonly isLifetime: boolean;
  /** End of a running trial. */
  readonly trialEndsAt: Date | null;
  /** Whose posts are counted: the team's where its plan is the one that counts. */
  readonly countedFor: 'user' | 'team';
}

/** Posts a month, and rows of a run, during a trial, unless the plan has more (decisions section 3). */
const trialPosts = 200;

export const nothing: Standing = { subscription: null, trialEndsAt: null, isLifetime: false };

/** Best of the person's own plan and their team's; a trial opens every feature, lifetime and admin also lift every limit. */
export function entitlements(subject: Subject, now: Date): Entitlements {
  const ownPlan = planOf(subject.own, now);
  const teamPlan = subject.team === null ? null : planOf(subject.team, now);
  const planKey = betterPlan(ownPlan, teamPlan ?? ownPlan);
  const plan: Plan = plans[planKey];
  const isLifetime = subject.own.isLifetime || (subject.team?.isLifetime ?? false);
  const trialEndsAt = latest(runningTrial(subject.own, now), subject.team && runningTrial(subject.team, now));
  const open = {
    hasGenerator: true,
    canUseHashtags: true,
    canUseHighlight: true,
    canUsePredict: true,
    canUseDoi: true,
    canUseAltText: true,
    canUseBrand: true,
    prioritySupport: true,
  };
  const everything = isLifetime || subject.role === 'admin';
  return {
    ...featuresOf(plan),
    ...(everything || trialEndsAt !== null ? { ...open, maxKeys: atLeast(plan.maxKeys, 3) } : {}),
    planKey,
    posts: everything ? 'unlimited' : trialEndsAt === null ? plan.posts : atLeast(plan.posts, trialPosts),
    runRows: everything
      ? runLimits.rows
      : trialEndsAt === null
        ? plan.runRows
        : Math.max(plan.runRows, trialPosts),
    room: roomOf(plan, { everything, isTrial: trialEndsAt !== null }),
    seats: plan.seats,
    isLifetime,
    trialEndsAt,
    countedFor: planKey === ownPlan ? 'user' : 'team',
  };
}

/** A disk has an end, so nobody's room is without one: "everything" is that of the largest plan, a trial at least that of Pro. */
function roomOf(plan: Plan, { everything, isTrial }: { everything: boolean; isTrial: boolean }): Kept {
  if (everything) return plans.ENTERPRISE_CUSTOM.room;
  // Rooms grow with the order of the plans, in each of their numbers.
  return isTrial && plan.room.bytes < plans.PRO.room.bytes ? plans.PRO.room : plan.room;
}

/** The larger of two allowances; unlimited beats every number. */
export function atLeast(one: Allowance, other: Allowance): Allowance {
  return one === 'unlimited' || other === 'unlimited' ? 'unlimited' : Math.max(one, other);
}

function featuresOf(plan: Plan) {
  const {
    maxKeys,
    hasGenerator,
    canUseHashtags,
    canUseHighlight,
    canUsePredict,
    canUseDoi,
    canUseAltText,
    canUseBrand,
    prioritySupport,
  } = plan;
  return {
    maxKeys,
    hasGenerator,
    canUseHashtags,
    canUseHighlight,
    canUsePredict,
    canUseDoi,
    canUseAltText,
    canUseBrand,
    prioritySupport,
  };
}

/** Counts until the end of what was paid, whatever became of it; where nothing is known of that, by its status. */
function planOf({ subscription }: Standing, now: Date): PlanKey {
  if (subscription === null) return defaultPlanKey;
  const { plan, status, paidUntil } = subscription;
  const isOpen = paidUntil === null ? status === 'active' || status === 'trialing' : paidUntil > now;
  return isOpen ? plan : defaultPlanKey;
}

function runningTrial({ trialEndsAt }: Standing, now: Date): Date | null {
  return trialEndsAt !== null && trialEndsAt > now ? trialEndsAt : null;
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one >= other ? one : other;
}
