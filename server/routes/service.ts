import { openApi } from '#contract/openapi.ts';
import { fail, ok } from '#domain/result.ts';
import type { Handler } from '../http/call.ts';
import { connectionMetrics } from '../http/connection-metrics.ts';
import { docsPage } from '../http/docs-page.ts';
import { mailMetrics } from '../http/mail-metrics.ts';
import { describeOperator } from '../usecases/describe-operator.ts';

export const getHealth: Handler<'getHealth'> = async () => ok({ status: 'ok' });

export const getReadiness: Handler<'getReadiness'> = async ({ database, status }) => {
  if (status.isLeaving()) return fail('unavailable', 'The server is stopping.', { retryAfter: 5 });
  try {
    await database.check();
    return ok({ status: 'ready', database: 'ready' });
  } catch {
    return fail('unavailable', 'The database does not answer.', { retryAfter: 5 });
  }
};

export const getOperator: Handler<'getOperator'> = async (deps) => ok(describeOperator(deps));

const document = openApi();

export const getOpenApi: Handler<'getOpenApi'> = async () => ok(document);

export const getDocs: Handler<'getDocs'> = async ({ settings }) => ok(docsPage(settings.publicUrl));

export const getMetrics: Handler<'getMetrics'> = async ({ status, database, connections }) => {
  // Without the database the rest is worth all the more.
  const mails = await database.mail.counts().catch(() => null);
  const ofPool = connections === null ? '' : connectionMetrics(connections());
  return ok(status.metricsText() + ofPool + (mails === null ? '' : mailMetrics(mails)));
};
