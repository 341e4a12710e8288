import { type BackgroundLoop, startLoop } from './background-loop.ts';
import { type SendDeps, sendDueMails } from './usecases/mail/send-due-mails.ts';

/** Empties the queue of mails in the background. */
export function startMailWorker(deps: SendDeps, onProblem: (error: unknown) => void): BackgroundLoop {
  const loop = startLoop({
    work: (isStopping) => sendDueMails(deps, isStopping),
    cut: () => deps.mailer.close(),
    onProblem,
  });
  return {
    async stop(graceMs) {
      await loop.stop(graceMs);
      deps.mailer.close();
    },
  };
}
