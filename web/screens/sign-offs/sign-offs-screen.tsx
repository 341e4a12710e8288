import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { InputOf, OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { paths } from '#web/app/paths.ts';
import { AppLink } from '#web/features/links/app-link.tsx';
import { StateBadge } from '#web/features/sign-off/state-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { timeOf } from '#web/ui/formats.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Embargoes } from './embargoes.tsx';
import { words } from './words.ts';

type Show = NonNullable<InputOf<'listSignOffs'>['query']['show']>;
type Head = OutputOf<'listSignOffs'>['signOffs'][number];

/** What waits for whom. */
export function SignOffsScreen(): ReactElement {
  const [show, setShow] = useState<Show>('open');
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 md:px-6 md:py-16">
      <title>{words.page}</title>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">{words.lead}</p>
      <Tabs
        label={words.tabs.label}
        value={show}
        onChange={setShow}
        tabs={(['open', 'mine', 'all'] as const).map((value) => ({
          value,
          label: words.tabs[value],
          content: <Queue show={value} />,
        }))}
      />
      <Embargoes />
    </div>
  );
}

function Queue({ show }: { readonly show: Show }): ReactElement {
  const { data, isError, refetch } = useQuery({
    queryKey: [...queryKeys.signOffs, show],
    queryFn: ({ signal }) => api.call('listSignOffs', { query: { show } }, { signal }),
    staleTime: 0,
  });
  if (data === undefined && isError)
    return (
      <div role="alert">
        <p>{words.failed}</p>
        <Button variant="outline" size="sm" className="mt-2" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </div>
    );
  if (data === undefined) return <Skeleton className="h-40" />;
  if (data.signOffs.length === 0)
    return <p className="text-ink-soft">{show === 'open' ? words.none : words.noneAtAll}</p>;
  return (
    <ul className="flex flex-col">
      {data.signOffs.map((head) => (
        <Row key={head.id} head={head} />
      ))}
    </ul>
  );
}

function Row({ head }: { readonly head: Head }): ReactElement {
  const waits = head.waitsFor.length > 0 ? head.waitsFor.join(', ') : words.yourTeam;
  const isOpen = head.state !== 'approved' && head.state !== 'withdrawn';
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-3 last:border-0">
      <AppLink
        to={paths.signOff(head.id)}
        className="inline-flex min-h-11 min-w-0 flex-1 basis-72 items-center break-words text-sky underline underline-offset-4"
      >
        {head.title}
      </AppLink>
      <StateBadge state={head.state} />
      <p className="basis-full text-sm text-ink-soft">
        {isOpen && (
          <>
            {words.columns.waits} <b className="font-medium text-ink">{waits}</b>.{' '}
          </>
        )}
        {words.columns.asked} {head.askedBy}. {words.columns.changed}{' '}
        <time dateTime={head.updatedAt}>{timeOf(head.updatedAt)}</time>.
      </p>
    </li>
  );
}
