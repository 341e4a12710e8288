import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import {
  type Engine,
  editPost,
  nextOpening,
  rewritePost,
  rewrittenHere,
  type Steer,
  steerEdition,
} from './change-edition.ts';
import { type Edition, type EditionPost, platformsOf, writerOf } from './edition.ts';
import { advance, begin, type History, undo } from './past.ts';
import { answeredPost, type RewriteAnswer, unusableIn, type Wanted, withAnswer } from './take-answer.ts';

/** The posts on the screen, and what their models are asked for. A post stands as it is until there is another, or somebody chose. */
export interface DeskState {
  readonly history: History;
  readonly rewrites: Rewrites;
}

export type Rewrites = Readonly<Partial<Record<PlatformId, Rewrite>>>;
export type Rewrite = AskedRewrite | RefusedRewrite;

/** Its model is at work. */
export interface AskedRewrite {
  readonly state: 'asked';
  /** Posts with the same one are asked for together. */
  readonly run: string;
  readonly wanted: Wanted;
  /** The post that is to be replaced: no other is. */
  readonly text: string;
}

/** Its model could not be had: the person chooses. */
export interface RefusedRewrite {
  readonly state: 'refused';
  readonly why: string;
  readonly wanted: Wanted;
  /** Our own writer's, where it came with the answer. */
  readonly own: EditionPost | null;
}

export function opened(edition: Edition): DeskState {
  return { history: begin(edition), rewrites: {} };
}

/** The facts put right: what our own writer wrote follows at once, models are asked for theirs, what was edited by hand stays. */
export function steered(engine: Engine, state: DeskState, steer: Steer, run: string): DeskState {
  const now = steerEdition(engine, state.history.now, steer);
  const wanted = platformsOf(now).flatMap((platform) => {
    const post = now.posts[platform];
    const before = state.rewrites[platform];
    // What is being written is asked for again, from the facts as they are now.
    if (before?.state === 'asked') return [[platform, before.wanted] as const];
    if (post === undefined || post.byHand || writerOf(now, platform) === 'own') return [];
    return [[platform, { tone: post.tone, seed: post.seed }] as const];
  });
  const history = advance(state.history, now, wanted.length === 0 ? null : stepOf(run));
  return asking({ ...state, history }, Object.fromEntries(wanted), run);
}

/** One post anew, by whoever wrote it. */
export function rewritten(
  engine: Engine,
  state: DeskState,
  platform: PlatformId,
  { change, run }: { readonly change: Change; readonly run: string },
): DeskState {
  const { now } = state.history;
  const post = now.posts[platform];
  if (post === undefined) return state;
  if (writerOf(now, platform) !== 'own') return asking(state, { [platform]: wantedOf(post, change) }, run);
  return {
    ...state,
    history: advance(state.history, byOwnWriter(engine, now, platform, wantedOf(post, change)), null),
  };
}

/** What somebody wants changed of a post: another tone, another opening, or nothing but what was changed by hand. */
export interface Change {
  readonly tone?: EditionPost['tone'];
  readonly otherwise?: true;
}

/** A post in the person's own words; whoever was asked for it is let go. */
export function edited(engine: Engine, state: DeskState, platform: PlatformId, text: string): DeskState {
  const next = editPost(engine, state.history.now, platform, text);
  if (next === state.history.now) return state;
  return letGo({ ...state, history: advance(state.history, next, `edit ${platform}`) }, platform);
}

/** The post stays as it is: nobody is asked for it any more, and nothing is to be chosen. */
export function letGo(state: DeskState, platform: PlatformId): DeskState {
  if (state.rewrites[platform] === undefined) return state;
  const { [platform]: _, ...rewrites } = state.rewrites;
  return { ...state, rewrites };
}

/** What the person chose where the model could not be had. */
export function takenOwn(engine: Engine, state: DeskState, platform: PlatformId): DeskState {
  const { now } = state.history;
  const rewrite = state.rewrites[platform];
  if (rewrite?.state !== 'refused') return state;
  const next =
    rewrite.own === null
      ? byOwnWriter(engine, now, platform, rewrite.wanted)
      : rewrittenHere({ ...now, posts: { ...now.posts, [platform]: rewrite.own } }, [platform]);
  return letGo({ ...state, history: advance(state.history, next, null) }, platform);
}

/** A model has answered: its posts take the place of those for which it was asked, and of no other. */
export function answered(state: DeskState, run: string, answer: RewriteAnswer, unusable: string): DeskState {
  const { now } = state.history;
  const waiting = waitingFor(state, run);
  const without = unusableIn(answer);
  const taken = waiting.filter(([id, { text }]) => now.posts[id]?.text === text && !without.includes(id));
  const wanted = Object.fromEntries(taken.map(([id, { wanted: one }]) => [id, one]));
  const next = taken.length === 0 ? now : withAnswer(now, answer, wanted);
  const history = advance(state.history, next, stepOf(run));
  const refusals = waiting
    .filter(([id]) => without.includes(id))
    .map(([id, { wanted: one }]) => [id, refusal(unusable, one, answeredPost(answer, id, one))] as const);
  const left = waiting.reduce((rest, [id]) => letGo(rest, id), { ...state, history });
  return { ...left, rewrites: { ...left.rewrites, ...Object.fromEntries(refusals) } };
}

/** A model could not be asked: its posts stay, and the person chooses. */
export function refused(state: DeskState, run: string, why: string): DeskState {
  const refusals = waitingFor(state, run).map(
    ([id, { wanted }]) => [id, refusal(why, wanted, null)] as const,
  );
  return { ...state, rewrites: { ...state.rewrites, ...Object.fromEntries(refusals) } };
}

/** The last step taken back; whoever was asked because of it is let go. */
export function undone(state: DeskState): DeskState {
  return { history: undo(state.history), rewrites: {} };
}

/** The posts that were checked here since the server saw them, changed by hand or with other facts beside them, and that stay. */
export function checkedHere(edition: Edition, rewrites: Rewrites): Partial<Record<PlatformId, EditionPost>> {
  return Object.fromEntries(
    platformsOf(edition).flatMap((id) => {
      const post = edition.posts[id];
      if (post === undefined || rewrites[id]?.state === 'asked') return [];
      return post.byHand || post.stayed === true ? [[id, post] as const] : [];
    }),
  );
}

/** The posts that are waited for under a name. */
export function waitingFor(
  { rewrites }: Pick<DeskState, 'rewrites'>,
  run: string,
): readonly (readonly [PlatformId, AskedRewrite])[] {
  return platformIds.flatMap((id) => {
    const rewrite = rewrites[id];
    return rewrite?.state === 'asked' && rewrite.run === run ? [[id, rewrite] as const] : [];
  });
}

function asking(
  state: DeskState,
  wanted: Readonly<Partial<Record<PlatformId, Wanted>>>,
  run: string,
): DeskState {
  const asked = platformsOf(state.history.now).flatMap((id) => {
    const one = wanted[id];
    const post = state.history.now.posts[id];
    if (one === undefined || post === undefined) return [];
    // Posts of one tone that begin alike are one request.
    const together = `${run} ${one.tone} ${one.seed} ${one.otherwise === true}`;
    return [[id, { state: 'asked', run: together, wanted: one, text: post.text }] as const];
  });
  return { ...state, rewrites: { ...state.rewrites, ...Object.fromEntries(asked) } };
}

/** Steps of one run in a row are taken back as one: the facts put right, and what was written from them. */
function stepOf(run: string): string {
  return `rewrite ${run.split(' ')[0]}`;
}

function wantedOf({ tone, seed }: EditionPost, change: Change): Wanted {
  if (change.otherwise === true) return { tone, seed: seed + 1, otherwise: true };
  return { tone: change.tone ?? tone, seed };
}

function byOwnWriter(engine: Engine, now: Edition, platform: PlatformId, wanted: Wanted): Edition {
  return wanted.otherwise === true
    ? nextOpening(engine, now, platform)
    : rewritePost(engine, now, platform, wanted);
}

function refusal(why: string, wanted: Wanted, own: EditionPost | null): RefusedRewrite {
  return { state: 'refused', why, wanted, own };
}
