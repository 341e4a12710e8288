import { openApi } from '#contract/openapi.ts';
import { fail, ok } from '#domain/result.ts';
import type { Handler } from '../http/call.ts';
import { docsPage } from '../http/docs-page.ts';
import { mailMetrics } from '../http/mail-metrics.ts';

export const getHealth: Handler<'getHealth'> = async () => ok({ status: 'ok' });

export const getReadiness: Handler<'getReadiness'> = async ({ database, status }) => {
  if (status.isStopping()) return fail('unavailable', 'The server is stopping.', { retryAfter: 5 });
  try {
    await database.check();
    return ok({ status: 'ready', database: 'ready' });
  } catch {
    return fail('unavailable', 'The database does not answer.', { retryAfter: 5 });
  }
};

const document = openApi();

export const getOpenApi: Handler<'getOpenApi'> = async () => ok(document);

export const getDocs: Handler<'getDocs'> = async ({ settings }) => ok(docsPage(settings.publicUrl));

export const getMetrics: Handler<'getMetrics'> = async ({ status, database }) => {
  // Without the database the rest is worth all the more.
  const mails = await database.mail.counts().catch(() => null);
  return ok(status.metricsText() + (mails === null ? '' : mailMetrics(mails)));
};
