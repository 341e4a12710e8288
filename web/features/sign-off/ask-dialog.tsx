import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import type { InputOf } from '#contract/types.ts';
import { signOffLimits } from '#domain/sign-off/sign-off.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { words } from './words.ts';

/** What is sent for sign-off: posts with the text they were written from. */
export type Asked = Omit<InputOf<'askSignOff'>['body'], 'reviewers' | 'note'>;

interface AskDialogProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

interface Person {
  readonly name: string;
  readonly email: string;
}
const nobody: Person = { name: '', email: '' };

/** Who is to look at the posts, and what is said to them. */
export function AskDialog({ asked, onClose }: AskDialogProps): ReactElement {
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: (more: Pick<InputOf<'askSignOff'>['body'], 'reviewers' | 'note'>) =>
      api.call('askSignOff', { body: { ...asked, ...more } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.signOffs });
      void client.invalidateQueries({ queryKey: ['clearance'] });
    },
  });
  const title = words.ask.title;
  if (ask.data !== undefined)
    return (
      <Dialog open title={title} description={words.ask.sent} onOpenChange={onClose}>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild>
            <Link to={paths.signOff(ask.data.id)}>{words.ask.open}</Link>
          </Button>
          <Button variant="outline" onClick={onClose}>
            {words.ask.close}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      open
      title={title}
      description={words.ask.lead}
      closeLabel={words.ask.close}
      onOpenChange={onClose}
    >
      <AskForm
        busy={ask.isPending}
        error={ask.error}
        onSend={(people, note) => ask.mutate({ reviewers: people, note })}
      />
    </Dialog>
  );
}

interface AskFormProps {
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSend: (people: readonly Person[], note: string) => void;
}

function AskForm({ busy, error, onSend }: AskFormProps): ReactElement {
  const [people, setPeople] = useState<readonly Person[]>([nobody]);
  const [note, setNote] = useState('');
  const named = people.filter(({ name, email }) => name.trim() !== '' || email.trim() !== '');
  const isHalf = named.some(({ name, email }) => name.trim() === '' || email.trim() === '');
  const [isTried, setTried] = useState(false);
  const change = (at: number, next: Partial<Person>): void =>
    setPeople(people.map((one, index) => (index === at ? { ...one, ...next } : one)));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (!busy && !isHalf) onSend(named, note);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      {people.map((person, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
        <PersonFields key={at} person={person} onChange={(next) => change(at, next)}>
          {people.length > 1 && (
            <Button
              type="button"
              variant="ghost"
              size="icon"
              aria-label={words.ask.remove(person.name)}
              onClick={() => setPeople(people.filter((_, index) => index !== at))}
            >
              <X aria-hidden="true" />
            </Button>
          )}
        </PersonFields>
      ))}
      {people.length < signOffLimits.reviewers && (
        <Button
          type="button"
          variant="ghost"
          size="sm"
          className="self-start"
          onClick={() => setPeople([...people, nobody])}
        >
          <Plus aria-hidden="true" />
          {words.ask.add}
        </Button>
      )}
      <Field label={words.ask.note} aside={words.ask.optional}>
        {(control) => (
          <Textarea
            {...control}
            minRows={2}
            maxRows={6}
            maxLength={signOffLimits.remark}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <p role="alert" className="text-sm break-words text-unsupported empty:hidden">
        {isTried && isHalf
          ? words.ask.nobody
          : error !== null && failureWords(error, words.ask.failed).description}
      </p>
      <Button type="submit" disabled={busy}>
        {busy ? words.ask.sending : words.ask.send}
      </Button>
    </form>
  );
}

interface PersonFieldsProps {
  readonly person: Person;
  readonly onChange: (next: Partial<Person>) => void;
  readonly children: ReactElement | false;
}

export function PersonFields({ person, onChange, children }: PersonFieldsProps): ReactElement {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={words.ask.name} className="min-w-0 flex-1 basis-40">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={signOffLimits.name}
            value={person.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field label={words.ask.email} className="min-w-0 flex-1 basis-48">
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            maxLength={300}
            value={person.email}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        )}
      </Field>
      {children}
    </div>
  );
}
