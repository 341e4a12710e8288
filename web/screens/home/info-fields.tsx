import type { ReactElement } from 'react';
import { articleInfoFields } from '#domain/research/article-info.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { Draft, InfoName } from './draft.ts';
import { words } from './words.ts';

interface InfoFieldsProps {
  readonly info: Draft['info'];
  readonly onChange: (info: Draft['info']) => void;
}

export function InfoFields({ info, onChange }: InfoFieldsProps): ReactElement {
  return (
    <div className="rounded-md border border-line bg-sheet p-5">
      <p className="text-sm text-ink-soft">{words.source.infoHint}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {articleInfoFields.map(({ name, label, max }) => (
          <Field key={name} label={label} {...(isWide(name) && { className: 'sm:col-span-2' })}>
            {(control) => (
              <Input
                {...control}
                maxLength={max}
                value={info[name] ?? ''}
                {...(name === 'url' && { type: 'url', placeholder: 'https://doi.org/…' })}
                {...(name === 'year' && { inputMode: 'numeric' })}
                onChange={(event) => onChange({ ...info, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  );
}

function isWide(name: InfoName): boolean {
  return name === 'title' || name === 'url';
}
