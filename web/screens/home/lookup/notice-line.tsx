import { CircleAlert, Info, OctagonAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Notice } from '#domain/research/notices.ts';
import { classNames } from '#web/ui/class-names.ts';
import { words } from './words.ts';

/** What is told of a work or of its file. */
type Told = Pick<Notice, 'weight' | 'text' | 'url'> & { readonly type: string };

const looks: Readonly<Record<Notice['weight'], { readonly Icon: typeof Info; readonly className: string }>> =
  {
    stop: { Icon: OctagonAlert, className: 'bg-unsupported-wash text-unsupported font-medium' },
    warning: { Icon: CircleAlert, className: 'bg-check-wash text-ink' },
    note: { Icon: Info, className: 'bg-wash text-ink-soft' },
  };

/** Something to know of a work, as heavy as it is. */
export function NoticeLine({ notice }: { readonly notice: Told }): ReactElement {
  const { Icon, className } = looks[notice.weight];
  return (
    <li className={classNames('flex gap-3 rounded-md px-4 py-2.5', className)}>
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>
        {notice.text}{' '}
        {notice.url !== null && (
          <a href={notice.url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
            {/version|preprint/.test(notice.type) ? words.version : words.notice}
          </a>
        )}
      </span>
    </li>
  );
}
