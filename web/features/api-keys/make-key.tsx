import { type ReactElement, type SubmitEvent, useState } from 'react';
import { keyLimits } from '#domain/keys/key-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NewKeys } from './new-keys.tsx';
import { useMakeKey } from './use-api-keys.ts';
import { words } from './words.ts';

interface MakeKeyProps {
  readonly teamId: string;
  /** Whether the plan has room for one more. */
  readonly hasRoom: boolean;
}

/** Names and makes a key, and shows it. */
export function MakeKey({ teamId, hasRoom }: MakeKeyProps): ReactElement {
  const make = useMakeKey(teamId);
  if (make.data !== undefined) return <NewKeys keys={[make.data]} onDone={make.reset} />;
  if (!hasRoom) return <p className="mt-4 text-sm text-ink-soft">{words.full}</p>;
  return <NameForm isMaking={make.isPending} onMake={make.mutate} />;
}

interface NameFormProps {
  readonly isMaking: boolean;
  readonly onMake: (name: string) => void;
}

function NameForm({ isMaking, onMake }: NameFormProps): ReactElement {
  const [name, setName] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isMaking) return;
    setIsEmpty(name.trim() === '');
    if (name.trim() === '') event.currentTarget.querySelector('input')?.focus();
    else onMake(name.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-3">
      <Field
        label={words.name}
        hint={words.nameHint}
        error={isEmpty ? words.nameEmpty : undefined}
        required
        className="min-w-0 flex-1 basis-64"
      >
        {(control) => (
          <Input
            {...control}
            maxLength={keyLimits.name}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="sm:mt-6.5" aria-disabled={isMaking || undefined}>
        {isMaking ? words.making : words.make}
      </Button>
    </form>
  );
}
