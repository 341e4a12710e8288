import type { ReactElement } from 'react';
import { CopyButton } from '#web/features/copy/copy-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { timeOf } from '#web/ui/formats.ts';
import { Input } from '#web/ui/input.tsx';
import type { FreshTrial } from './use-trials.ts';
import { words } from './words.ts';

/** The whole link, this once. */
export function MadeLink({ made }: { readonly made: FreshTrial }): ReactElement {
  return (
    <Card aria-label={words.made.title} className="border-supported p-6">
      <h2 className="text-xl">{words.made.title}</h2>
      <p className="mt-2 break-words text-ink-soft">{words.made.text(made.email, timeOf(made.expiresAt))}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Field label={words.made.link} className="min-w-0 flex-1 basis-64">
          {(control) => (
            <Input
              {...control}
              readOnly
              value={made.link}
              className="font-mono text-sm"
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
        <CopyButton label={words.made.copy} text={made.link} failed={words.copyFailed} size="default" />
      </div>
    </Card>
  );
}
