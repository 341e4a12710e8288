import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { writerQuery } from '#web/api/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatNumber, onFirstUse } from '#web/ui/formats.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSwitchWriter, useTestWriter } from './use-writer.ts';
import { words } from './words.ts';

type Writer = OutputOf<'getWriter'>;

/** Which writer is at work and where texts go; admins try it, stop it, and see what else is there. */
export function WriterSection(): ReactElement {
  const { data: writer, isError } = useQuery(writerQuery);
  return (
    <Card aria-labelledby="writer" className="p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="writer" className="text-base font-medium text-ink-soft">
          {words.writer.title}
        </h2>
        {writer?.on === false && <Badge tone="check">{words.writer.off}</Badge>}
      </div>
      {writer === undefined ? (
        isError ? (
          <p className="mt-2 text-ink-soft">{words.writer.failed}</p>
        ) : (
          <Skeleton className="mt-3 h-12" />
        )
      ) : (
        <>
          <p className="mt-1 font-serif text-2xl break-words">{writer.model ?? words.writer.embedded}</p>
          <p className="mt-1 text-ink-soft">{reachWords(writer)}</p>
          {writer.verifier === 'model' && <p className="mt-1 text-ink-soft">{words.writer.verifier}</p>}
          {writer.admin !== null && <ForAdmin writer={writer} admin={writer.admin} />}
        </>
      )}
    </Card>
  );
}

/** Who could read what is pasted. */
function reachWords({ writer, reach, host }: Writer): string {
  return writer === 'local' ? words.writer.local : words.writer.reach[reach](host ?? '');
}

function ForAdmin({
  writer,
  admin,
}: {
  readonly writer: Writer;
  readonly admin: NonNullable<Writer['admin']>;
}): ReactElement {
  if (writer.model === null) return <FoundModels found={admin.found} />;
  const { requests, input, output, costMicros } = admin.today;
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="figures text-sm text-ink-soft">
        {words.writer.today(
          formatNumber(requests),
          formatNumber(input + output),
          dollars().format(costMicros / 1e6),
        )}
      </p>
      <Controls on={writer.on} />
    </div>
  );
}

function Controls({ on }: { readonly on: boolean }): ReactElement {
  const test = useTestWriter();
  const change = useSwitchWriter();
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          aria-disabled={test.isPending || !on || undefined}
          onClick={() => test.isPending || !on || test.mutate()}
        >
          {test.isPending ? words.writer.testing : words.writer.test}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-disabled={change.isPending || undefined}
          onClick={() => change.isPending || change.mutate(!on)}
        >
          {on ? words.writer.switchOff : words.writer.switchOn}
        </Button>
      </div>
      <div role="status">
        {test.data !== undefined && (
          <>
            <p className="mt-4 font-medium">{words.writer.tested(test.data.seconds, test.data.flags)}</p>
            <p className="mt-1 whitespace-pre-wrap break-words">{test.data.text}</p>
          </>
        )}
      </div>
    </>
  );
}

/** Found on this machine and offered: nothing is sent there until somebody sets these variables. */
function FoundModels({ found }: { readonly found: NonNullable<Writer['admin']>['found'] }): ReactElement {
  if (found.length === 0) return <p className="mt-4 text-sm text-ink-soft">{words.writer.noneFound}</p>;
  return (
    <div className="mt-6 border-t border-line pt-5">
      {found.map(({ server, baseUrl, models }) => (
        <div key={baseUrl} className="mb-4 last:mb-0">
          <p>{words.writer.found(server, models.join(', '))}</p>
          <p className="mt-1 text-sm text-ink-soft">{words.writer.howToUse}</p>
          <pre className="mt-2 rounded-sm bg-wash p-3 text-sm break-all whitespace-pre-wrap">
            {`GENERATOR=openai-compatible\nLLM_BASE_URL=${baseUrl}\nLLM_MODEL=${models[0] ?? ''}`}
          </pre>
        </div>
      ))}
    </div>
  );
}
const dollars = onFirstUse(() => new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' }));
