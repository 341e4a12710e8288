import type { Mail } from '#domain/mail/mail.ts';
import { shortLine } from '#domain/runs/run-row.ts';
import type { SignOff, SignOffDeed } from '#domain/sign-off/sign-off.ts';
import type { Stores } from '../../ports/stores.ts';
import { countKey } from '../accounts/keyed-hash.ts';
import type { Caller } from '../caller.ts';
import type { Invited } from './invite-reviewer.ts';
import { reviewLink } from './review-link.ts';
import type { SignOffDeps } from './sign-off-deps.ts';

type MailDeps = Pick<SignOffDeps, 'auditSecret' | 'settings' | 'clock'> & {
  readonly stores: Pick<Stores, 'mail' | 'users' | 'teams' | 'guesses'>;
};

/** To somebody outside: their link, and until when it works. */
export async function mailReviewer(
  deps: MailDeps,
  asked: {
    readonly invited: Pick<Invited, 'ref' | 'name' | 'email' | 'until'>;
    readonly sign: SignOff;
    readonly reminder: boolean;
  },
): Promise<void> {
  const { ref, name, email, until } = asked.invited;
  const { sign, reminder } = asked;
  const link = reviewLink(deps, ref);
  const about = { title: titleOf(sign), askerName: sign.askedBy.name, note: sign.note };
  const mail: Mail<'sign-off-asked'> = {
    to: email,
    content: { template: 'sign-off-asked', data: { name, ...about, link, expiresAt: until, reminder } },
  };
  await deps.stores.mail.add(mail, deps.clock.now());
}

/** To those of the team who may approve, but for whoever asks. */
export async function mailApprovers(
  deps: MailDeps,
  { caller, id, sign }: { readonly caller: Caller; readonly id: string; readonly sign: SignOff },
): Promise<void> {
  const { team } = caller;
  if (team === null) return;
  const asker = caller.key === null ? caller.account.id : null;
  const members = await deps.stores.teams.members(team.id);
  const may = members.filter((member) => {
    const role = member.id === team.ownerId ? 'owner' : 'member';
    return member.id !== asker && sign.rule.approvers.includes(role);
  });
  for (const member of may) {
    const data = {
      ...{ name: member.name, title: titleOf(sign), askerName: sign.askedBy.name, note: sign.note },
      ...{ link: pageOf(deps, id), expiresAt: null, reminder: false },
    };
    await deps.stores.mail.add(
      { to: member.email, content: { template: 'sign-off-asked', data } },
      deps.clock.now(),
    );
  }
}

/** To whoever asked: what somebody else decided or proposed. Comments wait on the page. */
export async function mailAsker(
  deps: MailDeps,
  news: { readonly id: string; readonly askerId: string; readonly sign: SignOff; readonly byName: string },
  deed: SignOffDeed,
): Promise<void> {
  const what = deed.kind === 'proposed' ? 'proposed' : deed.kind === 'decided' ? deed.decision : null;
  if (what === null) return;
  const asker = await deps.stores.users.find(news.askerId);
  if (asker === null || (await isTold(deps, news.id))) return;
  const mail: Mail<'sign-off-news'> = {
    to: asker.email,
    content: {
      template: 'sign-off-news',
      data: {
        ...{ name: asker.name, title: titleOf(news.sign), byName: news.byName, what },
        ...{ text: deed.kind === 'decided' ? deed.text : '', link: pageOf(deps, news.id) },
        isComplete: deed.kind === 'decided' && news.sign.state === 'approved',
      },
    },
  };
  await deps.stores.mail.add(mail, deps.clock.now());
}

/** Somebody may approve and refuse by turns: what they did stands on the page, and the asker has had mail enough. */
async function isTold({ stores, clock, auditSecret }: MailDeps, id: string): Promise<boolean> {
  const asked = { id: countKey(auditSecret, 'sign-off news', id), times: 1, windowMs: 24 * 3_600_000 };
  const [mails] = await stores.guesses.add([asked], clock.now());
  return mails !== undefined && mails.count > newsADay;
}

/** Of one sign-off. */
const newsADay = 20;

/** What the mail calls the work. */
function titleOf({ work }: SignOff): string {
  return shortLine(work.info.title ?? '') || shortLine(work.text);
}

function pageOf({ settings }: Pick<MailDeps, 'settings'>, id: string): string {
  return `${settings.publicUrl}/sign-offs/${id}`;
}
