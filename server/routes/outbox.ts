import { fail, ok, type Result } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Handler } from '../http/call.ts';
import type { MailOutbox, OutboxMail } from '../ports/mail.ts';

/** Most that the page shows. */
const shown = 100;

export const listSandboxMails: Handler<'listSandboxMails'> = async (deps, { header }) => {
  const outbox = outboxOf(deps, header('host'));
  if (!outbox.ok) return outbox;
  return ok((await outbox.value.list(shown)).map(headOf));
};

export const getSandboxMail: Handler<'getSandboxMail'> = async (deps, { header, params }) => {
  const found = await find(deps, header('host'), params.mailId);
  if (!found.ok) return found;
  return ok({ ...headOf(found.value), text: found.value.text });
};

/** For a frame without rights, see security-headers.ts. Links open in a page of their own. */
export const getSandboxMailHtml: Handler<'getSandboxMailHtml'> = async (deps, { header, params }) => {
  const found = await find(deps, header('host'), params.mailId);
  if (!found.ok) return found;
  return ok(found.value.html.replace('<head>', '<head>\n<base target="_blank">'));
};

async function find(deps: AppDeps, host: string | null, mailId: string): Promise<Result<OutboxMail>> {
  const outbox = outboxOf(deps, host);
  if (!outbox.ok) return outbox;
  const mail = await outbox.value.find(mailId);
  return mail === null ? fail('not_found', 'There is no such mail.') : ok(mail);
}

/** Only under our own names: a page elsewhere whose name was pointed at this machine must not read links that open accounts. */
function outboxOf({ outbox, settings }: AppDeps, host: string | null): Result<MailOutbox> {
  const isOurs = settings.origins.some((origin) => new URL(origin).host === host);
  return outbox === null || !isOurs
    ? fail('not_found', 'There is no outbox here: mail is not a stand-in on this server.')
    : ok(outbox);
}

function headOf({ id, template, state, to, replyTo, subject, createdAt }: OutboxMail) {
  return { id, template, state, to, replyTo, subject, createdAt: createdAt.toISOString() };
}
