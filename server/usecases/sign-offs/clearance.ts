import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { hashedText } from '#domain/sign-off/chain.ts';
import { sayMoment } from '#domain/sign-off/embargo-words.ts';
import { noTeamSignOff, type TeamSignOff } from '#domain/sign-off/rule.ts';
import { type WorkNamed, workKeys } from '#domain/sign-off/work-keys.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Embargo } from '../../ports/embargoes.ts';
import type { TextStanding } from '../../ports/sign-offs.ts';
import type { Stores } from '../../ports/stores.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Caller } from '../caller.ts';
import { viewerOf } from './actors.ts';
import { describeEmbargo } from './describe-sign-off.ts';

export interface ClearanceDeps {
  readonly database: Pick<Stores, 'signOffs' | 'teamSignOffs' | 'embargoes'>;
  readonly clock: Clock;
  readonly tokens: Pick<Tokens, 'hash'>;
}

interface RuleDeps {
  readonly database: Pick<Stores, 'teamSignOffs'>;
}

export type PostTexts = Readonly<Partial<Record<PlatformId, string | undefined>>>;

/** What the caller's team demands; nothing where there is no team. */
export async function ruleOf({ database }: RuleDeps, { team }: Pick<Caller, 'team'>): Promise<TeamSignOff> {
  return (team === null ? null : await database.teamSignOffs.find(team.id)) ?? noTeamSignOff;
}

/** Whether anything may be held back at all: most teams demand nothing, and most works are free. */
export async function holdsPosts(
  deps: { readonly database: Pick<Stores, 'teamSignOffs' | 'embargoes'>; readonly clock: Clock },
  caller: Caller,
): Promise<boolean> {
  if ((await ruleOf(deps, caller)).required) return true;
  return (await deps.database.embargoes.count(viewerOf(caller), deps.clock.now())) > 0;
}

/** The embargo that holds on a work longest; null where none does. */
export async function embargoOn(
  { database, clock, tokens }: ClearanceDeps,
  caller: Caller,
  work: WorkNamed,
): Promise<Embargo | null> {
  const works = workKeys(work, tokens.hash);
  const [last] = await database.embargoes.live(viewerOf(caller), works, clock.now());
  return last ?? null;
}

/** Whether posts may leave as they are, each with how it stands. */
export async function getClearance(
  deps: ClearanceDeps,
  caller: Caller,
  { inputText, articleInfo, posts }: ParsedInputOf<'getClearance'>['body'],
): Promise<OutputOf<'getClearance'>> {
  const { required } = await ruleOf(deps, caller);
  const embargo = await embargoOn(deps, caller, { text: inputText, info: articleInfo });
  const standings = await standingsOf(deps, caller, posts);
  const described = platformIds.flatMap((platform) => {
    if (posts[platform] === undefined) return [];
    const standing = standings.get(platform) ?? null;
    const isFree = embargo === null && (!required || standing?.state === 'approved');
    const known = { state: standing?.state ?? null, signOffId: standing?.signOffId ?? null };
    return [[platform, { ...known, mayLeave: isFree }] as const];
  });
  return {
    required,
    embargo: embargo === null ? null : describeEmbargo(embargo),
    posts: Object.fromEntries(described),
  };
}

/** The best standing of each text, approved before all others. */
async function standingsOf(
  { database, tokens }: ClearanceDeps,
  caller: Caller,
  posts: PostTexts,
): Promise<ReadonlyMap<PlatformId, TextStanding>> {
  const hashes = new Map(
    Object.entries(posts).map(([platform, text = '']) => [platform, tokens.hash(hashedText(text))]),
  );
  const found = await database.signOffs.standings(viewerOf(caller), [...new Set(hashes.values())]);
  const ofPost = platformIds.flatMap((platform) => {
    const fitting = found.filter((one) => one.platform === platform && one.hash === hashes.get(platform));
    const best = fitting.find(({ state }) => state === 'approved') ?? fitting.find(isAlive) ?? fitting[0];
    return best === undefined ? [] : [[platform, best] as const];
  });
  return new Map(ofPost);
}

function isAlive({ state }: TextStanding): boolean {
  return state !== 'withdrawn';
}

/** Refuses to let posts of a work go that are not approved where that is demanded, or whose work is under embargo. */
export async function mayLeave(
  deps: ClearanceDeps,
  caller: Caller,
  work: WorkNamed,
  posts: PostTexts,
): Promise<Result<null>> {
  const free = await underNoEmbargo(deps, caller, work);
  if (!free.ok) return free;
  const { required } = await ruleOf(deps, caller);
  if (!required) return ok(null);
  const standings = await standingsOf(deps, caller, posts);
  const held = platformIds.filter(
    (platform) => posts[platform] !== undefined && standings.get(platform)?.state !== 'approved',
  );
  return held.length === 0 ? ok(null) : notApproved();
}

/** Refuses whatever would tell of a work that is under embargo. */
export async function underNoEmbargo(
  deps: ClearanceDeps,
  caller: Caller,
  work: WorkNamed,
): Promise<Result<null>> {
  const embargo = await embargoOn(deps, caller, work);
  return embargo === null ? ok(null) : underEmbargo(embargo);
}

function underEmbargo({ until, zone }: Embargo): Result<never> {
  return fail(
    'embargoed',
    `This work is under embargo until ${sayMoment(until, zone)}. Nothing of it leaves before; the owner can lift the embargo.`,
  );
}

/** Refuses a key what only people may have before they approved it. */
export async function noKeyBeforeApproval(deps: RuleDeps, caller: Caller): Promise<Result<null>> {
  if (caller.key === null) return ok(null);
  const { required } = await ruleOf(deps, caller);
  return required ? notForKeys() : ok(null);
}

/** The same, and nothing of a work under embargo: what a key has has left. */
export async function keyMayHave(
  deps: ClearanceDeps,
  caller: Caller,
  work: WorkNamed,
): Promise<Result<null>> {
  if (caller.key === null) return ok(null);
  const free = await noKeyBeforeApproval(deps, caller);
  return free.ok ? underNoEmbargo(deps, caller, work) : free;
}

function notForKeys(): Result<never> {
  return fail(
    'sign_off_required',
    'Your team has every post approved by a person. Send your draft to POST /api/sign-offs, or start a run; its posts can be had once they are approved.',
  );
}

function notApproved(): Result<never> {
  return fail(
    'sign_off_required',
    'Your team has every post approved before it leaves, and not all of these are, word for word. Ask for sign-off first.',
  );
}
