import { platformIds } from '../posts/platforms.ts';
import type { Decision, SignOff, SignOffEvent, SignOffPosts, SignOffState } from './sign-off.ts';

/**
 * The sign-off as it stands after what happened, in the order in which it happened. Throws where the first event is not that it was
 * asked for: such a list was never written by us.
 */
export function foldSignOff(events: readonly SignOffEvent[]): SignOff {
  const [first, ...rest] = events;
  if (first === undefined || first.kind !== 'asked')
    throw new Error('A sign-off begins with being asked for.');
  const { by, at, work, made, rule, note, posts } = first;
  const asked: SignOff = {
    ...{ state: 'asked', askedBy: by, askedAt: at, work, made, rule, note, posts, revision: 0 },
    ...{ reviewers: [], comments: [], kept: [], proposals: [], editors: [], decisions: [], releases: [] },
  };
  return rest.reduce(after, asked);
}

/** What the next event makes of it. */
export function after(sign: SignOff, event: SignOffEvent): SignOff {
  const { by, at } = event;
  switch (event.kind) {
    case 'asked':
      return sign;
    case 'invited': {
      const others = sign.reviewers.filter(({ ref }) => ref !== event.reviewer.ref);
      return {
        ...sign,
        reviewers: [
          ...others,
          { ...event.reviewer, until: event.until, revoked: false, counts: by.role !== 'key' },
        ],
      };
    }
    case 'uninvited':
      return {
        ...sign,
        reviewers: sign.reviewers.map((one) =>
          one.ref === event.reviewer ? { ...one, revoked: true } : one,
        ),
      };
    case 'commented': {
      const { platform, sentence, text } = event;
      return { ...sign, comments: [...sign.comments, { by, at, platform, sentence, text }] };
    }
    case 'kept': {
      const { platform, sentence, text } = event;
      const others = sign.kept.filter((one) => one.platform !== platform || one.sentence !== sentence);
      return { ...sign, kept: [...others, { by, at, platform, sentence, text }] };
    }
    case 'proposed': {
      const { platform, text, sentences } = event;
      const number = sign.proposals.length;
      const proposal = { number, by, at, platform, text, sentences, outcome: 'open' as const };
      return { ...sign, proposals: [...sign.proposals, proposal] };
    }
    case 'edited':
      return edited(sign, event);
    case 'declined':
      return { ...sign, proposals: settled(sign, event.proposal, 'declined') };
    case 'decided': {
      const others = sign.decisions.filter((one) => one.by.ref !== by.ref);
      return withState(sign, [...others, { by, at, decision: event.decision, text: event.text }]);
    }
    case 'withdrawn':
      return { ...sign, state: 'withdrawn' };
    case 'released': {
      const { platform, channel } = event;
      return { ...sign, releases: [...sign.releases, { by, at, platform, channel }] };
    }
  }
}

/** Nobody decided on what is new: every approval and refusal was of other words. Reasons stay for sentences that stay. */
function edited(sign: SignOff, event: SignOffEvent & { kind: 'edited' }): SignOff {
  const { platform, text, sentences, proposal } = event;
  const posts: SignOffPosts = { ...sign.posts, [platform]: { text, sentences } };
  const stays = new Set(sentences.map((sentence) => sentence.text));
  return withState(
    {
      ...sign,
      posts,
      revision: sign.revision + 1,
      editors: [...new Set([...sign.editors, event.by.ref])],
      kept: sign.kept.filter((one) => one.platform !== platform || stays.has(one.sentence)),
      proposals: proposal === null ? sign.proposals : settled(sign, proposal, 'taken'),
    },
    [],
  );
}

function settled(
  { proposals }: SignOff,
  number: number,
  outcome: 'taken' | 'declined',
): SignOff['proposals'] {
  return proposals.map((one) => (one.number === number ? { ...one, outcome } : one));
}

function withState(sign: SignOff, decided: readonly Decision[]): SignOff {
  if (sign.state === 'withdrawn') return sign;
  return { ...sign, decisions: decided, state: stateOf(sign, decided) };
}

function stateOf({ rule }: SignOff, decided: readonly Decision[]): SignOffState {
  const count = (decision: Decision['decision']): number =>
    decided.filter((one) => one.decision === decision).length;
  if (count('refused') > 0) return 'refused';
  if (count('changes') > 0) return 'changes';
  return count('approved') >= rule.approvals ? 'approved' : 'asked';
}

/** Flagged sentences for which nobody said why they stay, post by post. */
export function openFlags({ posts, kept }: SignOff): { platform: keyof SignOffPosts; sentence: string }[] {
  return platformIds.flatMap((platform) =>
    (posts[platform]?.sentences ?? [])
      .filter(({ mark }) => mark === 'flagged')
      .filter(({ text }) => !kept.some((reason) => reason.platform === platform && reason.sentence === text))
      .map(({ text }) => ({ platform, sentence: text })),
  );
}
