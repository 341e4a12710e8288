import type { ReactElement } from 'react';
import { dayOf, onFirstUse } from '#web/ui/formats.ts';
import { type Lookup, sourcesByService } from './lookup.ts';
import { NoticeLine } from './notice-line.tsx';
import { words } from './words.ts';

interface LookupRecordProps {
  readonly lookup: Lookup;
  readonly text: string;
  /** The work's title; empty where it is not known. */
  readonly title: string;
}

/** What is on record about the work: notices first, then what to do about its text, then who said what. */
export function LookupRecord({ lookup, text, title }: LookupRecordProps): ReactElement {
  return (
    <div className="flex flex-col gap-2">
      <h2 className="font-sans text-base font-medium tracking-normal">
        {title.trim() === '' ? words.about(lookup.identifier) : title}
      </h2>
      <ul className="flex flex-col gap-2">
        {lookup.notices.map((notice) => (
          <NoticeLine key={notice.type} notice={notice} />
        ))}
      </ul>
      {lookup.length === 0 && (
        <p className="font-medium">{text.trim() === '' ? words.missing : words.missingKept}</p>
      )}
      <p className="text-sm text-ink-soft">{sourcesLine(lookup)}</p>
    </div>
  );
}

/** "Title, journal and year from Crossref · abstract from OpenAlex · licence CC BY 4.0 · looked up 21 November 2026". */
function sourcesLine({ sources, licence, lookedUpAt }: Lookup): string {
  const parts = sourcesByService(sources).map(([service, fields]) =>
    words.from(lists().format(fields.map((field) => words.fieldNames[field])), service),
  );
  const day = Number.isNaN(Date.parse(lookedUpAt)) ? '' : dayOf(lookedUpAt);
  const line = [
    ...parts,
    ...(licence === null ? [] : [words.licence(licence)]),
    ...(day === '' ? [] : [words.lookedUp(day)]),
  ].join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const lists = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }));
