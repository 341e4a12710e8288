import type { ReactElement } from 'react';
import { CopyButton } from '#web/features/copy/copy-button.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { dayOf, timeOf } from '#web/ui/formats.ts';
import { LifetimeAction } from './lifetime-action.tsx';
import { RevokeAction } from './revoke-action.tsx';
import type { TrialRow } from './use-trials.ts';
import { words } from './words.ts';

interface TokenRowProps {
  readonly row: TrialRow;
  /** Null where it was made before this visit: then nobody can show it again. */
  readonly link: string | null;
}

/** On a phone whom it is for and what became of it stand under the token. */
export function TokenRow({ row, link }: TokenRowProps): ReactElement {
  return (
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="min-w-0 py-3 pr-3 font-normal">
        <code className="font-mono text-sm">{row.token}…</code>
        <div className="mt-1 flex flex-col gap-1 md:hidden">
          <Target row={row} />
          <State row={row} />
        </div>
      </th>
      <td className="hidden max-w-64 py-3 pr-3 md:table-cell">
        <Target row={row} />
      </td>
      <td className="hidden py-3 pr-3 md:table-cell">
        <State row={row} />
      </td>
      <td className="py-3">
        <div className="flex flex-col items-end gap-2 sm:flex-row sm:justify-end">
          {link === null ? (
            <CopyButton
              label={words.list.copyToken}
              name={words.list.copyTokenName(row.token)}
              text={row.token}
              failed={words.copyFailed}
            />
          ) : (
            <CopyButton
              label={words.list.copyLink}
              name={words.list.copyLinkName(row.token)}
              text={link}
              failed={words.copyFailed}
            />
          )}
          {row.state === 'active' && <RevokeAction row={row} />}
          {row.usedBy !== null && !row.usedBy.subscription.isLifetime && (
            <LifetimeAction person={row.usedBy} />
          )}
        </div>
      </td>
    </tr>
  );
}

function Target({ row }: { readonly row: TrialRow }): ReactElement {
  const isTeam = row.targetTeamEmail !== null;
  return (
    <div className="text-sm">
      <p className="wrap-anywhere">
        {isTeam && <span className="text-ink-soft">{words.list.team} </span>}
        {row.targetTeamEmail ?? row.targetEmail}
      </p>
      <p className="figures text-ink-soft">{words.list.days(row.days)}</p>
    </div>
  );
}

const tones: Record<TrialRow['state'], BadgeTone> = {
  active: 'sky',
  used: 'supported',
  revoked: 'plain',
  expired: 'plain',
};

function State({ row }: { readonly row: TrialRow }): ReactElement {
  const { state, usedBy, usedAt, expiresAt } = row;
  return (
    <div className="text-sm">
      <p className="flex flex-wrap gap-1">
        <Badge tone={tones[state]}>{words.list.states[state]}</Badge>
        {usedBy?.subscription.isLifetime && <Badge tone="check">{words.list.lifetime}</Badge>}
      </p>
      {state === 'active' && <p className="mt-1 text-ink-soft">{words.list.until(timeOf(expiresAt))}</p>}
      {usedBy !== null && usedAt !== null && (
        <p className="mt-1 wrap-anywhere text-ink-soft">{words.list.usedBy(usedBy.email, dayOf(usedAt))}</p>
      )}
    </div>
  );
}
