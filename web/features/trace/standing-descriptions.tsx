import type { ReactElement } from 'react';
import type { Standing } from './standing.ts';
import { words } from './words.ts';

/** Hidden texts that marked sentences point to with aria-describedby; one set per page. */
export function StandingDescriptions({ idPrefix }: { readonly idPrefix: string }): ReactElement {
  return (
    <div hidden>
      {standings.map((standing) => (
        <span key={standing} id={`${idPrefix}-${standing}`}>
          {words.standing[standing].label}. {words.standing[standing].detail}
        </span>
      ))}
    </div>
  );
}

const standings = [
  'supported',
  'given',
  'framing',
  'check',
  'unsupported',
] as const satisfies readonly Standing[];
