import type { ReactElement } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { Checked } from './use-check.ts';
import { words } from './words.ts';

/** What was looked up, and what to know of it before anything else: that it was retracted, above all. */
export function CheckedWork({
  work,
}: {
  readonly work: NonNullable<Checked['source']['work']>;
}): ReactElement {
  const { title, url, identifier, abstractFrom, notices } = work;
  return (
    <div className="mt-6 rounded-md border border-line bg-sheet p-4 shadow-soft md:p-5">
      <p className="font-serif text-lg">{title ?? identifier}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {url === null ? (
          identifier
        ) : (
          <a
            href={url}
            rel="noreferrer"
            className="inline-flex min-h-6 items-center text-sky underline underline-offset-4"
          >
            {identifier}
          </a>
        )}{' '}
        · {words.lookedUp(abstractFrom)}
      </p>
      {notices.length > 0 && (
        <ul className="mt-3 flex list-none flex-col gap-1 text-sm">
          {notices.map(({ type, weight, text }) => (
            <li
              key={`${type} ${text}`}
              className={classNames(weight === 'stop' && 'font-medium text-unsupported')}
            >
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
