import { randomUUID } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { teamCanApprove } from '#domain/sign-off/rule.ts';
import {
  type SignedWork,
  type SignOffDeed,
  type SignOffPosts,
  signOffLimits,
} from '#domain/sign-off/sign-off.ts';
import type { StoredSignOff } from '../../ports/sign-offs.ts';
import { type AskingCaller, type Caller, orderOf, runOfCaller } from '../caller.ts';
import { actorOf, ownerFor, viewerOf } from './actors.ts';
import { embargoOn, type PostTexts, ruleOf } from './clearance.ts';
import { describeSignOff } from './describe-sign-off.ts';
import { holdToSource } from './hold-to-source.ts';
import { areOthers, invitation, mayMail, readAddresses } from './invite-reviewer.ts';
import { hashesOf, headOfSignOff, withEvents } from './keep-sign-off.ts';
import type { SignOffDeps } from './sign-off-deps.ts';
import { mailApprovers, mailReviewer } from './sign-off-mails.ts';

interface Ask {
  readonly work: SignedWork;
  readonly made: (SignOffDeed & { kind: 'asked' })['made'];
  readonly posts: SignOffPosts;
  readonly note: string;
  readonly reviewers: readonly { readonly name: string; readonly email: string }[];
}

/** Asks for sign-off on posts: holds each to its source, keeps them as asked, and mails whoever is to look. */
export async function askForSignOff(
  deps: SignOffDeps,
  asking: AskingCaller,
  body: ParsedInputOf<'askSignOff'>['body'],
): Promise<Result<OutputOf<'askSignOff'>>> {
  const { inputText, articleInfo = {}, notices = [], made = null, note } = body;
  const sentences = await deps.workshop.do(
    'splitSource',
    { text: inputText },
    orderOf(asking.caller, asking.signal),
  );
  if (!sentences.ok) return sentences;
  const work: SignedWork = { text: inputText, sentences: sentences.value, info: articleInfo, notices };
  const posts = await heldPosts(deps, asking, work, body.posts);
  if (!posts.ok) return posts;
  return keepAsk(deps, asking.caller, {
    ...{ work, made, posts: posts.value, note: note ?? '', reviewers: body.reviewers ?? [] },
  });
}

/** Once the posts are held to their source: whether anybody may approve and be asked, and what is kept then. */
async function keepAsk(deps: SignOffDeps, caller: Caller, ask: Ask): Promise<Result<OutputOf<'askSignOff'>>> {
  const { database, clock } = deps;
  const addresses = readAddresses(ask.reviewers);
  if (!addresses.ok) return addresses;
  const others = await areOthers(deps, caller, addresses.value);
  if (!others.ok) return others;
  const free = await mayAsk(deps, caller, addresses.value.length);
  if (!free.ok) return free;
  const quiet = await mayMail(deps, caller, addresses.value);
  if (!quiet.ok) return quiet;
  const by = actorOf(deps.auditSecret, caller);
  const { required: _required, disclosure: _line, ...rule } = await ruleOf(deps, caller);
  const now = clock.now();
  const invited = addresses.value.map((one) => invitation(deps, one));
  const { work, made, posts, note } = ask;
  const asked: SignOffDeed = { kind: 'asked', work, made, posts, rule, note };
  const deeds = [asked, ...invited.map(({ deed }) => deed)];
  const { events, sign } = withEvents(
    deps.tokens,
    [],
    deeds.map((deed) => ({ at: now.toISOString(), by, ...deed })),
  );
  if (JSON.stringify(events).length > signOffLimits.size)
    return fail(
      'payload_too_large',
      'These posts are more than one sign-off holds. Ask for them one by one.',
    );
  const stored: StoredSignOff = {
    ...{ id: randomUUID(), owner: ownerFor(caller), askerId: caller.account.id, events },
  };
  await database.inTransaction(async (stores) => {
    await stores.signOffs.create(stored, headOfSignOff(stored.id, sign, now), hashesOf(deps.tokens, sign));
    for (const one of invited) {
      await stores.signOffs.addReviewer({ ref: one.ref, signOffId: stored.id, email: one.email });
      await mailReviewer({ ...deps, stores }, { invited: one, sign, reminder: false });
    }
    // The approval of somebody whom a key named does not count: people of the team are told in any case.
    if (invited.length === 0 || caller.key !== null)
      await mailApprovers({ ...deps, stores }, { caller, id: stored.id, sign });
    await stores.audit.add({
      at: now,
      action: 'sign-off.asked',
      actorId: caller.account.id,
      target: stored.id,
      before: '',
      after: events.at(-1)?.hash ?? '',
    });
  });
  const reviewers = invited.map((one) => ({ ...one, signOffId: stored.id, remindedAt: null }));
  const embargo = await embargoOn(deps, caller, work);
  return ok(describeSignOff(deps, { id: stored.id, sign, you: by, reviewers, embargo }));
}

async function heldPosts(
  deps: SignOffDeps,
  asking: AskingCaller,
  work: SignedWork,
  texts: PostTexts,
): Promise<Result<SignOffPosts>> {
  const named = platformIds.flatMap((platform) => {
    const text = texts[platform]?.trim() ?? '';
    return text === '' ? [] : [{ platform, text }];
  });
  if (named.length === 0) return fail('invalid_request', 'Send at least one post in "posts".');
  const run = runOfCaller(asking);
  const held = await holdToSource(
    deps,
    run,
    work,
    named.map(({ text }) => text),
  );
  if (!held.ok) return held;
  return ok(
    Object.fromEntries(
      named.map(({ platform, text }, at) => [platform, { text, sentences: held.value[at] ?? [] }]),
    ),
  );
}

/** Whether there is anybody to approve, and room to wait. */
async function mayAsk(deps: SignOffDeps, caller: Caller, reviewers: number): Promise<Result<null>> {
  const { database } = deps;
  const { open, all } = await database.signOffs.count(viewerOf(caller));
  if (all >= signOffLimits.all)
    return fail(
      'storage_full',
      `${signOffLimits.all} sign-offs are kept, and no more fit. Ask whoever runs this installation.`,
    );
  if (open >= signOffLimits.open)
    return fail(
      'storage_full',
      `${signOffLimits.open} sign-offs are open. Withdraw some, or have them decided, and ask again.`,
    );
  const rule = await ruleOf(deps, caller);
  const members = caller.team === null ? 0 : (await database.teams.members(caller.team.id)).length;
  const isOwner = caller.key === null && (caller.team?.role ?? 'owner') === 'owner';
  if (caller.team === null && reviewers === 0)
    return fail('conflict', 'Name at least one reviewer: nobody else can approve your posts.');
  if (teamCanApprove(rule, { isOwner }, members)) return ok(null);
  return fail(
    'conflict',
    'Nobody could approve this: by your team’s rule too few others may. Change the rule in the Team Dashboard, or let reviewers approve.',
  );
}
