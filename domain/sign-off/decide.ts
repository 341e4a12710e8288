import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import type { PlatformId } from '../posts/platforms.ts';
import { fail, ok, type Result } from '../result.ts';
import { openFlags } from './fold.ts';
import {
  type Actor,
  type ApproverRole,
  approverRoles,
  type DecisionKind,
  type SignOff,
  type SignOffDeed,
  signOffLimits,
} from './sign-off.ts';

/** What somebody wants to do. Sentences come with a text that was held to the source. */
export type SignOffCommand =
  | {
      readonly act: 'comment';
      readonly platform: PlatformId;
      readonly sentence: string | null;
      readonly text: string;
    }
  | {
      readonly act: 'keep';
      readonly platform: PlatformId;
      readonly sentence: string;
      readonly text: string;
    }
  | {
      readonly act: 'propose' | 'edit';
      /** Of the posts that were seen. */
      readonly revision: number;
      readonly platform: PlatformId;
      readonly text: string;
      readonly sentences: readonly GroundedSentence[];
    }
  | { readonly act: 'take'; readonly revision: number; readonly proposal: number }
  | { readonly act: 'decline'; readonly proposal: number }
  | {
      readonly act: 'decide';
      /** Of the posts that were seen. */
      readonly revision: number;
      readonly decision: DecisionKind;
      readonly text: string;
    }
  | {
      readonly act: 'invite';
      readonly reviewer: Pick<Actor, 'ref' | 'name'>;
      readonly until: string;
    }
  | { readonly act: 'revoke'; readonly reviewer: string }
  | { readonly act: 'withdraw' };

/** What each role may do: agents draft and ask, people decide; who is outside the team changes nothing by themselves. */
const allowed: Readonly<Record<Actor['role'], readonly SignOffCommand['act'][]>> = {
  owner: ['comment', 'keep', 'propose', 'edit', 'take', 'decline', 'decide', 'invite', 'revoke', 'withdraw'],
  member: ['comment', 'keep', 'propose', 'edit', 'take', 'decline', 'decide', 'invite', 'revoke', 'withdraw'],
  reviewer: ['comment', 'keep', 'propose', 'decide'],
  key: ['comment', 'propose', 'withdraw'],
};

/** What happens by a command, or why it does not. Reads nothing but its arguments. */
export function decide(sign: SignOff, by: Actor, command: SignOffCommand, now: Date): Result<SignOffDeed> {
  if (!allowed[by.role].includes(command.act)) return fail('forbidden', notForRole(by, command));
  if (sign.state === 'withdrawn')
    return fail('conflict', 'This sign-off was withdrawn. Ask for a new one to go on.');
  const door = by.role === 'reviewer' ? stillInvited(sign, by, now) : ok(null);
  if (!door.ok) return door;
  if ('revision' in command && command.revision !== sign.revision)
    return fail(
      'conflict',
      'The posts were changed meanwhile. Look at them as they are now, and decide then.',
    );
  switch (command.act) {
    case 'comment':
      return remark(sign, command, 'commented', 'a comment');
    case 'keep':
      return keep(sign, command);
    case 'propose':
    case 'edit':
      return reword(sign, by, command);
    case 'take':
    case 'decline':
      return settle(sign, command);
    case 'decide':
      return decideOn(sign, by, command);
    case 'invite':
      return invite(sign, command);
    case 'revoke':
      return revoke(sign, command);
    case 'withdraw':
      return mayWithdraw(sign, by);
  }
}

/** Whether a post may be let go: only as it was approved. */
export function mayRelease(sign: SignOff, platform: PlatformId): Result<null> {
  if (sign.state !== 'approved')
    return fail(
      'sign_off_required',
      'This post is not approved yet. It leaves when its sign-off is complete.',
    );
  return sign.posts[platform] === undefined ? noSuchPost() : ok(null);
}

/** Whether a role's approval counts here at all. */
export function isApprover(
  sign: Pick<SignOff, 'rule' | 'askedBy' | 'editors' | 'reviewers'>,
  by: Actor,
): boolean {
  const role = approverRoles.find((one) => one === by.role);
  const isCounted = role !== 'reviewer' || sign.reviewers.some(({ ref, counts }) => ref === by.ref && counts);
  const isOther = by.ref !== sign.askedBy.ref && !sign.editors.includes(by.ref);
  return role !== undefined && sign.rule.approvers.includes(role) && isCounted && isOther;
}

function stillInvited({ reviewers }: SignOff, { ref }: Actor, now: Date): Result<null> {
  const own = reviewers.find((one) => one.ref === ref);
  if (own === undefined || own.revoked)
    return fail('invite_ended', 'This link was taken back. Ask whoever sent it for a new one.');
  if (now.toISOString() >= own.until)
    return fail('invite_ended', 'This link has run out. Ask whoever sent it for a new one.');
  return ok(null);
}

function remark(
  sign: SignOff,
  { platform, sentence, text }: Pick<SignOffCommand & { act: 'comment' }, 'platform' | 'sentence' | 'text'>,
  kind: 'commented',
  what: string,
): Result<SignOffDeed> {
  const words = readWords(text, what);
  if (!words.ok) return words;
  const known = sentence === null ? hasPost(sign, platform) : hasSentence(sign, platform, sentence);
  return known.ok ? ok({ kind, platform, sentence, text: words.value }) : known;
}

function keep(
  sign: SignOff,
  { platform, sentence, text }: SignOffCommand & { act: 'keep' },
): Result<SignOffDeed> {
  const words = readWords(text, 'a reason');
  if (!words.ok) return words;
  const known = hasSentence(sign, platform, sentence);
  if (!known.ok) return known;
  const flagged = sign.posts[platform]?.sentences.some(
    (one) => one.text === sentence && one.mark === 'flagged',
  );
  if (flagged !== true) return fail('conflict', 'This sentence is not flagged: it needs no reason.');
  return ok({ kind: 'kept', platform, sentence, text: words.value });
}

function reword(
  sign: SignOff,
  by: Actor,
  { act, platform, text, sentences }: SignOffCommand & { act: 'propose' | 'edit' },
): Result<SignOffDeed> {
  const post = sign.posts[platform];
  if (post === undefined) return noSuchPost();
  if (text.trim() === '') return fail('invalid_request', 'An empty text is no post. Withdraw it instead.');
  if (text.trim() === post.text.trim()) return fail('conflict', 'The post reads like this already.');
  if (act === 'edit') return ok({ kind: 'edited', platform, proposal: null, text, sentences });
  const own = sign.proposals.filter((one) => one.outcome === 'open' && one.by.ref === by.ref);
  if (own.length >= signOffLimits.proposals)
    return fail(
      'conflict',
      `${signOffLimits.proposals} proposals of yours are open. Wait until they are answered.`,
    );
  return ok({ kind: 'proposed', platform, text, sentences });
}

function settle(
  { proposals }: SignOff,
  { act, proposal }: SignOffCommand & { act: 'take' | 'decline' },
): Result<SignOffDeed> {
  const found = proposals[proposal];
  if (found === undefined) return fail('not_found', 'There is no such proposal.');
  if (found.outcome !== 'open') return fail('conflict', `This proposal was ${found.outcome} before.`);
  if (act === 'decline') return ok({ kind: 'declined', proposal });
  const { platform, text, sentences } = found;
  return ok({ kind: 'edited', platform, proposal, text, sentences });
}

function decideOn(
  sign: SignOff,
  by: Actor,
  { decision, text }: SignOffCommand & { act: 'decide' },
): Result<SignOffDeed> {
  const words = decision === 'approved' && text.trim() === '' ? ok('') : readWords(text, decided[decision]);
  if (!words.ok) return words;
  if (decision !== 'approved') return ok({ kind: 'decided', decision, text: words.value });
  if (by.ref === sign.askedBy.ref)
    return fail('forbidden', 'Who asks for sign-off does not approve it: somebody else has to look.');
  if (sign.editors.includes(by.ref))
    return fail('forbidden', 'You changed these posts: somebody else has to look at your words.');
  if (!isApprover(sign, by))
    return fail('forbidden', `Here ${whoApproves(sign.rule.approvers)} can approve. You can comment.`);
  const open = openFlags(sign).length;
  if (open > 0)
    return fail(
      'conflict',
      `${open === 1 ? 'One flagged sentence has' : `${open} flagged sentences have`} no answer yet. Say why each stays, or have it changed.`,
    );
  return ok({ kind: 'decided', decision, text: words.value });
}

const decided: Readonly<Record<DecisionKind, string>> = {
  approved: 'a note',
  changes: 'what is to change',
  refused: 'why not',
};

const roleWords: Readonly<Record<ApproverRole, string>> = {
  owner: 'the owner of the team',
  member: 'members',
  reviewer: 'reviewers who were asked',
};

/** Who may approve, as a sentence names them. */
export function whoApproves(approvers: readonly ApproverRole[]): string {
  return approvers.map((role) => roleWords[role]).join(' or ');
}

function invite(sign: SignOff, { reviewer, until }: SignOffCommand & { act: 'invite' }): Result<SignOffDeed> {
  const name = reviewer.name.trim();
  if (name === '' || name.length > signOffLimits.name)
    return fail('invalid_request', `Give the reviewer a name of at most ${signOffLimits.name} signs.`);
  const live = sign.reviewers.filter(({ revoked, ref }) => !revoked && ref !== reviewer.ref);
  if (live.length >= signOffLimits.reviewers)
    return fail('conflict', `A sign-off has at most ${signOffLimits.reviewers} reviewers.`);
  return ok({ kind: 'invited', reviewer: { ref: reviewer.ref, name }, until });
}

function revoke(
  { reviewers }: SignOff,
  { reviewer }: SignOffCommand & { act: 'revoke' },
): Result<SignOffDeed> {
  const found = reviewers.find(({ ref }) => ref === reviewer);
  if (found === undefined) return fail('not_found', 'There is no such reviewer.');
  if (found.revoked) return fail('conflict', 'This link was taken back before.');
  return ok({ kind: 'uninvited', reviewer });
}

function mayWithdraw({ askedBy }: SignOff, by: Actor): Result<SignOffDeed> {
  if (by.role === 'owner' || by.ref === askedBy.ref) return ok({ kind: 'withdrawn' });
  return fail('forbidden', 'Only who asked for it, or the owner of the team, withdraws a sign-off.');
}

function hasPost({ posts }: SignOff, platform: PlatformId): Result<null> {
  return posts[platform] === undefined ? noSuchPost() : ok(null);
}

function noSuchPost(): Result<never> {
  return fail('not_found', 'There is no such post in this sign-off.');
}

/** By its words: what was said of a sentence must not slip to another that took its place. */
function hasSentence({ posts }: SignOff, platform: PlatformId, sentence: string): Result<null> {
  const there = posts[platform]?.sentences.some(({ text }) => text === sentence) ?? false;
  if (there) return ok(null);
  return fail(
    'conflict',
    'This sentence is not in the post any more. Load the page again to see it as it is.',
  );
}

function readWords(text: string, what: string): Result<string> {
  const words = text.trim();
  if (words === '') return fail('invalid_request', `Please write ${what}.`);
  if (words.length <= signOffLimits.remark) return ok(words);
  return fail(
    'invalid_request',
    `Please write ${what} in at most ${signOffLimits.remark} signs; it has ${words.length}.`,
  );
}

function notForRole({ role }: Actor, { act }: SignOffCommand): string {
  if (role === 'key')
    return act === 'decide'
      ? 'An API key drafts and asks; people approve.'
      : 'An API key cannot do this: it comments, proposes and withdraws.';
  return act === 'edit'
    ? 'Who reviews proposes a change; the team takes it.'
    : 'Who reviews cannot do this: it is for the team.';
}
