import { type ReactElement, useState } from 'react';
import { articleInfoFields } from '#domain/research/article-info.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { infoProblems, linkOf } from './check-info.ts';
import type { Draft, InfoName } from './draft.ts';
import { words } from './words.ts';

interface InfoFieldsProps {
  readonly info: Draft['info'];
  readonly onChange: (info: Draft['info']) => void;
}

/** What is known about the work besides its text. What is wrong with a field is told once it was left. */
export function InfoFields({ info, onChange }: InfoFieldsProps): ReactElement {
  const [left, setLeft] = useState<readonly InfoName[]>(['url', 'year']);
  const problems: Partial<Record<InfoName, string>> = infoProblems(info);
  const leave = (name: InfoName): void => {
    setLeft((before) => (before.includes(name) ? before : [...before, name]));
    const link = name === 'url' ? linkOf(info.url ?? '') : null;
    if (link !== null && link !== info.url) onChange({ ...info, url: link });
  };
  const type = (name: InfoName, value: string): void => {
    if (problems[name] === undefined) setLeft((before) => before.filter((one) => one !== name));
    onChange({ ...info, [name]: value });
  };
  return (
    <div className="rounded-md border border-line bg-sheet p-5">
      <p className="text-sm text-ink-soft">{words.source.infoHint}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {articleInfoFields.map(({ name, label, max }) => (
          <Field
            key={name}
            label={label}
            error={left.includes(name) ? problems[name] : undefined}
            {...(isWide(name) && { className: 'sm:col-span-2' })}
          >
            {(control) => (
              <Input
                {...control}
                maxLength={max}
                value={info[name] ?? ''}
                {...(name === 'url' && { type: 'url', placeholder: 'https://doi.org/…' })}
                {...(name === 'year' && { inputMode: 'numeric' })}
                onBlur={() => leave(name)}
                onChange={(event) => type(name, event.target.value)}
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
