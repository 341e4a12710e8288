import type { ReactElement } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { classNames } from '#web/ui/class-names.ts';
import { timeOf } from '#web/ui/formats.ts';
import { words } from './words.ts';

interface MailListProps {
  readonly mails: OutputOf<'listSandboxMails'>;
  readonly chosen: string | null;
  readonly onChoose: (mailId: string) => void;
}

/** Newest first. */
export function MailList({ mails, chosen, onChoose }: MailListProps): ReactElement {
  return (
    <nav aria-label={words.list}>
      <ul className="flex max-h-[70vh] flex-col divide-y divide-line overflow-y-auto rounded-md border border-line bg-sheet">
        {mails.map((mail) => (
          <li key={mail.id}>
            <button
              type="button"
              aria-current={mail.id === chosen}
              onClick={() => onChoose(mail.id)}
              className={classNames(
                'flex min-h-11 w-full flex-col gap-0.5 px-4 py-3 text-left hover:bg-wash',
                mail.id === chosen && 'bg-wash',
              )}
            >
              <span className="font-medium">{mail.subject}</span>
              <span className="max-w-full truncate text-sm text-ink-soft">{mail.to}</span>
              <time dateTime={mail.createdAt} className="figures text-sm text-ink-soft">
                {timeOf(mail.createdAt)}
              </time>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
