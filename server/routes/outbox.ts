import { fail, ok, type Result } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Handler } from '../http/call.ts';
import type { MailOutbox, OutboxMail } from '../ports/mail.ts';

/** Most that the page shows. */
const shown = 100;

export const listSandboxMails: Handler<'listSandboxMails'> = async (deps) => {
  const outbox = outboxOf(deps);
  if (!outbox.ok) return outbox;
  return ok((await outbox.value.list(shown)).map(headOf));
};

export const getSandboxMail: Handler<'getSandboxMail'> = async (deps, { params }) => {
  const found = await find(deps, params.mailId);
  if (!found.ok) return found;
  return ok({ ...headOf(found.value), text: found.value.text });
};

/** For a frame without rights, see security-headers.ts. Links open in a page of their own. */
export const getSandboxMailHtml: Handler<'getSandboxMailHtml'> = async (deps, { params }) => {
  const found = await find(deps, params.mailId);
  if (!found.ok) return found;
  return ok(found.value.html.replace('<head>', '<head>\n<base target="_blank">'));
};

async function find(deps: AppDeps, mailId: string): Promise<Result<OutboxMail>> {
  const outbox = outboxOf(deps);
  if (!outbox.ok) return outbox;
  const mail = await outbox.value.find(mailId);
  return mail === null ? fail('not_found', 'There is no such mail.') : ok(mail);
}

function outboxOf({ outbox }: AppDeps): Result<MailOutbox> {
  return outbox === null
    ? fail('not_found', 'There is no outbox here: mail is not a stand-in on this server.')
    : ok(outbox);
}

function headOf({ id, template, state, to, replyTo, subject, createdAt }: OutboxMail) {
  return { id, template, state, to, replyTo, subject, createdAt: createdAt.toISOString() };
}
