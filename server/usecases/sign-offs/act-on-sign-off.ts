import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { decide, type SignOffCommand } from '#domain/sign-off/decide.ts';
import { type Actor, type SignOff, type SignOffDeed, signOffLimits } from '#domain/sign-off/sign-off.ts';
import type { VerifierRun } from '../../ports/claim-verifier.ts';
import type { StoredSignOff } from '../../ports/sign-offs.ts';
import type { Stores } from '../../ports/stores.ts';
import { type AskingCaller, type Caller, runOfCaller, sharedShare } from '../caller.ts';
import { auditOf } from './audit-sign-off.ts';
import { type AtSignOff, findForCaller, findForReviewer, showSignOff } from './find-sign-off.ts';
import { holdToSource } from './hold-to-source.ts';
import { areOthers, type Invited, invitation, mayMail, readAddresses } from './invite-reviewer.ts';
import { hashesOf, headOfSignOff, signOffOf, withEvents } from './keep-sign-off.ts';
import { releasePost } from './release-post.ts';
import { remindReviewer } from './remind-reviewer.ts';
import type { SignOffDeps } from './sign-off-deps.ts';
import { mailAsker, mailReviewer } from './sign-off-mails.ts';

type ActBody = ParsedInputOf<'actOnSignOff'>['body'];

/** What the caller does at a sign-off of theirs. */
export async function actOnSignOff(
  deps: SignOffDeps,
  asking: AskingCaller,
  { params: { signOffId }, body }: ParsedInputOf<'actOnSignOff'>,
): Promise<Result<OutputOf<'actOnSignOff'>>> {
  const found = await findForCaller(deps, deps.database, asking.caller, signOffId);
  if (!found.ok) return found;
  const at = found.value;
  if (body.act === 'remind') return shown(deps, at, await remindReviewer(deps, at, body.reviewer ?? ''));
  if (body.act === 'release') return shown(deps, at, await releasePost(deps, asking.caller, at, body));
  if (body.act !== 'invite') return act(deps, at, body, runOfCaller(asking));
  const command = await inviting(deps, asking.caller, body);
  return command.ok ? carryOut(deps, at, command.value) : command;
}

/** What a reviewer does by their link. Nobody's account pays for it: their texts are held to the source in the share of all strangers. */
export async function actOnReview(
  deps: SignOffDeps,
  signal: AbortSignal,
  { params: { token }, body }: ParsedInputOf<'actOnReview'>,
): Promise<Result<OutputOf<'actOnReview'>>> {
  const found = await findForReviewer(deps, deps.database, token);
  if (!found.ok) return found;
  const { by } = found.value;
  const run = {
    signal,
    userId: `reviewer:${by.ref}`,
    share: sharedShare,
    priority: false,
    inBackground: false,
  };
  return act(deps, found.value, body, run);
}

async function shown(
  deps: SignOffDeps,
  at: AtSignOff,
  done: Result<null>,
): Promise<Result<OutputOf<'actOnSignOff'>>> {
  if (!done.ok) return done;
  const stored = (await deps.database.signOffs.find(at.stored.id)) ?? at.stored;
  return ok(await showSignOff(deps, { by: at.by, stored, sign: signOffOf(stored.events) }));
}

interface Command {
  readonly command: SignOffCommand;
  /** Set where somebody new gets a link. */
  readonly invited: Invited | null;
}

async function act(
  deps: SignOffDeps,
  at: AtSignOff,
  body: ActBody,
  run: VerifierRun,
): Promise<Result<OutputOf<'actOnSignOff'>>> {
  const command = await commandOf(deps, at, body, run);
  return command.ok ? carryOut(deps, at, { command: command.value, invited: null }) : command;
}

async function carryOut(
  deps: SignOffDeps,
  at: AtSignOff,
  command: Command,
): Promise<Result<OutputOf<'actOnSignOff'>>> {
  const done = await deps.database.inTransaction((stores) => keep(deps, stores, at, command));
  return shown(deps, at, done);
}

/** Held until the end: what somebody decides is decided on the words that stand there then. */
async function keep(
  deps: SignOffDeps,
  stores: Stores,
  { by, stored: { id } }: AtSignOff,
  { command, invited }: Command,
): Promise<Result<null>> {
  const stored = await stores.signOffs.lock(id);
  if (stored === null) return fail('not_found', 'There is no such sign-off.');
  const now = deps.clock.now();
  if (isTalk(command) && isFull(stored))
    return fail('conflict', 'So much was said here that no more fits. Decide, or withdraw it and ask anew.');
  const decided = decide(signOffOf(stored.events), by, command, now);
  if (!decided.ok) return decided;
  const deed = decided.value;
  const { events, sign } = withEvents(deps.tokens, stored.events, [{ at: now.toISOString(), by, ...deed }]);
  await stores.signOffs.save(
    { ...stored, events },
    headOfSignOff(id, sign, now),
    hashesOf(deps.tokens, sign),
  );
  const entry = auditOf(deed, { id, now, hash: events.at(-1)?.hash ?? '' });
  if (entry !== null) await stores.audit.add(entry);
  if (invited !== null) {
    await stores.signOffs.addReviewer({ ref: invited.ref, signOffId: id, email: invited.email });
    await mailReviewer({ ...deps, stores }, { invited, sign, reminder: false });
  }
  await mailNews(deps, stores, { id, askerId: stored.askerId, sign }, by, deed);
  return ok(null);
}

/** What a full one has no room for; taking back, deciding and withdrawing go on. */
function isTalk({ act: name }: SignOffCommand): boolean {
  return !['decide', 'revoke', 'withdraw', 'decline'].includes(name);
}

function isFull({ events }: StoredSignOff): boolean {
  return events.length >= signOffLimits.events || JSON.stringify(events).length >= signOffLimits.size;
}

/** Nobody gets news of what they did themselves. */
async function mailNews(
  deps: SignOffDeps,
  stores: Stores,
  of: { readonly id: string; readonly askerId: string; readonly sign: SignOff },
  by: Actor,
  deed: SignOffDeed,
): Promise<void> {
  if (by.ref === of.sign.askedBy.ref) return;
  await mailAsker({ ...deps, stores }, { ...of, byName: by.name }, deed);
}

async function commandOf(
  deps: SignOffDeps,
  at: AtSignOff,
  body: ActBody,
  run: VerifierRun,
): Promise<Result<SignOffCommand>> {
  const { act: name, proposal, reviewer = '' } = body;
  switch (name) {
    case 'comment':
    case 'keep':
      return remarkOf(body, name);
    case 'propose':
    case 'edit':
      return rewordingOf(deps, at, body, { act: name, run });
    case 'take':
      return takingOf(body);
    case 'decline':
      return proposal === undefined ? missing('proposal') : ok({ act: name, proposal });
    case 'decide':
      return decisionOf(body);
    case 'revoke':
      return ok({ act: name, reviewer });
    case 'withdraw':
      return ok({ act: name });
    case 'invite':
    case 'remind':
    case 'release':
      throw new Error(`"${name}" is carried out apart.`);
  }
}

function remarkOf(
  { platform, sentence = null, text = '' }: ActBody,
  act: 'comment' | 'keep',
): Result<SignOffCommand> {
  if (platform === undefined) return missing('platform');
  if (act === 'comment') return ok({ act, platform, sentence, text });
  return sentence === null ? missing('sentence') : ok({ act, platform, sentence, text });
}

/** Of words that nobody says to have seen nothing is decided. */
function decisionOf({ revision, decision, text = '' }: ActBody): Result<SignOffCommand> {
  if (revision === undefined) return missing('revision');
  return decision === undefined ? missing('decision') : ok({ act: 'decide', revision, decision, text });
}

function takingOf({ revision, proposal }: ActBody): Result<SignOffCommand> {
  if (revision === undefined) return missing('revision');
  return proposal === undefined ? missing('proposal') : ok({ act: 'take', revision, proposal });
}

async function rewordingOf(
  deps: SignOffDeps,
  { sign }: AtSignOff,
  body: ActBody,
  { act, run }: { readonly act: 'propose' | 'edit'; readonly run: VerifierRun },
): Promise<Result<SignOffCommand>> {
  const { platform, revision = act === 'propose' ? sign.revision : undefined } = body;
  const text = body.text?.trim() ?? '';
  if (platform === undefined) return missing('platform');
  if (revision === undefined) return missing('revision');
  const held = text === '' ? ok([[]]) : await holdToSource(deps, run, sign.work, [text]);
  return held.ok ? ok({ act, revision, platform, text, sentences: held.value[0] ?? [] }) : held;
}

async function inviting(
  deps: SignOffDeps,
  caller: Caller,
  { name, email }: Pick<ActBody, 'name' | 'email'>,
): Promise<Result<Command>> {
  const read = readAddresses([{ name: name ?? '', email: email ?? '' }]);
  if (!read.ok) return read;
  const [one] = read.value;
  if (one === undefined) return missing('email');
  const others = await areOthers(deps, caller, read.value);
  if (!others.ok) return others;
  const quiet = await mayMail(deps, caller, read.value);
  if (!quiet.ok) return quiet;
  const invited = invitation(deps, one);
  const { reviewer, until } = invited.deed;
  return ok({ command: { act: 'invite', reviewer, until }, invited });
}

function missing(field: string): Result<never> {
  return fail('invalid_request', `This act needs "${field}".`);
}
