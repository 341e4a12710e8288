import { type BackgroundLoop, startLoop } from './background-loop.ts';
import { type SendDeps, sendDueMails } from './usecases/mail/send-due-mails.ts';

/** Empties the queue of mails in the background. */
export function startMailWorker(deps: SendDeps): BackgroundLoop {
  const loop = startLoop(
    (isStopping) => sendDueMails(deps, isStopping),
    () => deps.mailer.close(),
  );
  return {
    async stop(graceMs) {
      await loop.stop(graceMs);
      deps.mailer.close();
    },
  };
}
