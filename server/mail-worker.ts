import { type SendDeps, sendDueMails } from './usecases/mail/send-due-mails.ts';

/** How soon after its cause a mail goes out, at the latest, in milliseconds. */
const lookEveryMs = 1000;

/** Empties the queue of mails in the background. A look that fails (the database is away) is made up for by the next. */
export function startMailWorker(deps: SendDeps): { stop(graceMs: number): Promise<void> } {
  let stopping = false;
  let round: Promise<unknown> | null = null;
  const look = () => {
    round ??= sendDueMails(deps, () => stopping)
      .catch(() => undefined)
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  look();
  return {
    /** Lets tries under way end; what takes longer is cut, and given out again when its lease ends. */
    async stop(graceMs) {
      stopping = true;
      clearInterval(timer);
      const cut = setTimeout(() => deps.mailer.close(), graceMs);
      await round;
      clearTimeout(cut);
      deps.mailer.close();
    },
  };
}
