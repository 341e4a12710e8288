import type { MailCounts } from '../ports/mail.ts';

/** The queue of mails as Prometheus text; "failed" are dead letters. */
export function mailMetrics(counts: MailCounts): string {
  const lines = Object.entries(counts).map(([state, count]) => `paperlark_mails{state="${state}"} ${count}`);
  return [
    '# HELP paperlark_mails Mails of the last 30 days, by state.',
    '# TYPE paperlark_mails gauge',
    ...lines,
    '',
  ].join('\n');
}
