import type { Made } from '../engine/written.ts';
import { type PlatformId, platformIds } from '../posts/platforms.ts';
import { type ChainedEvent, canonical, firstBroken, type Hash, hashedText } from './chain.ts';
import { foldSignOff } from './fold.ts';
import type {
  Decision,
  Remark,
  Reviewer,
  SignedWork,
  SignOff,
  SignOffPost,
  SignOffRule,
} from './sign-off.ts';

/** Who checked which sentence against which source, when: a file that shows by itself whether it was changed. */
export interface SignOffRecord {
  readonly format: 'paperlark-sign-off-record';
  readonly version: 1;
  readonly id: string;
  readonly madeAt: string;
  readonly state: SignOff['state'];
  readonly rule: SignOffRule;
  readonly work: SignedWork;
  readonly made: Made | null;
  readonly posts: readonly RecordedPost[];
  readonly reviewers: readonly Reviewer[];
  readonly decisions: readonly Decision[];
  readonly kept: readonly Remark[];
  readonly disclosure: string;
  /** How the chain is made, for whoever verifies it without this product. */
  readonly proof: string;
  readonly events: readonly ChainedEvent[];
}

export interface RecordedPost extends SignOffPost {
  readonly platform: PlatformId;
  /** Of its text with lines ended by a newline, without space around it, in Unicode's form C. */
  readonly hash: string;
}

const proof =
  'Each hash is SHA-256, in base64url, of: the hash before it (nothing before the first), a newline, and the event as JSON with keys sorted, without spaces. The last one stands in the audit log.';

export function recordOf(of: {
  readonly id: string;
  readonly sign: SignOff;
  readonly events: readonly ChainedEvent[];
  readonly disclosure: string;
  readonly madeAt: string;
  readonly hashOf: Hash;
}): SignOffRecord {
  const { id, sign, events, disclosure, madeAt, hashOf } = of;
  const { state, rule, work, made, reviewers, decisions, kept } = sign;
  return {
    ...{ format: 'paperlark-sign-off-record', version: 1, id, madeAt, state, rule },
    ...{ work, made },
    posts: platformIds.flatMap((platform) => {
      const post = sign.posts[platform];
      return post === undefined ? [] : [{ platform, ...post, hash: hashOf(post.text) }];
    }),
    ...{ reviewers, decisions, kept, disclosure, proof, events },
  };
}

/** What is wrong with a record; empty where it is as it was written. `hash` is SHA-256 in base64url. */
export function whatIsWrong(record: SignOffRecord, hash: Hash): string[] {
  const { id, events, disclosure, madeAt, ...told } = record;
  const broken = firstBroken(events, hash);
  if (broken !== null) return [`Event ${broken + 1} of ${events.length} is not as it was written.`];
  const sign = foldSignOff(events.map(({ event }) => event));
  const made = recordOf({ id, sign, events, disclosure, madeAt, hashOf: (post) => hash(hashedText(post)) });
  // All that the events say, also where the record leaves it out; its id, its line and its time stand in no event.
  const fields = [
    ...(['format', 'version', 'state', 'rule', 'work', 'made', 'posts', 'reviewers'] as const),
    ...(['decisions', 'kept', 'proof'] as const),
  ];
  return fields
    .filter((name) => canonical(told[name]) !== canonical(made[name]))
    .map((name) => `Its "${name}" is not what the events say.`);
}
