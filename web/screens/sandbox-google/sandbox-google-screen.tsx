import { FlaskConical } from 'lucide-react';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { tellSignIn } from '#web/api/sign-in-channel.ts';
import { knownOffer } from '#web/api/sign-in-client.ts';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { TextField } from '#web/features/account/text-field.tsx';
import { Told } from '#web/features/account/told.tsx';
import { NotFoundPage } from '#web/features/not-found/not-found-page.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { standIns, words } from './words.ts';

interface Chosen {
  readonly email: string;
  readonly name: string;
}

/** Stands in for Google's window, and says so. Not there where Google is real, or not offered. */
export function SandboxGoogleScreen(): ReactElement {
  const flow = new URLSearchParams(useLocation().search).get('flow') ?? '';
  const [isChosen, setIsChosen] = useState(false);
  const offer = knownOffer();
  if (offer?.kind !== 'embedded' || offer.google !== 'sandbox') return <NotFoundPage />;
  const choose = (account: Chosen): void => {
    setIsChosen(true);
    tellSignIn(`?${new URLSearchParams({ flow, ...account })}`, () => window.close());
  };
  return (
    <main className="mx-auto flex w-full max-w-md flex-col px-4 py-8">
      <title>{words.page}</title>
      {isChosen ? (
        <Told title={words.chosen.title}>
          <p>{words.chosen.text}</p>
        </Told>
      ) : (
        <>
          <Badge tone="check" className="self-start">
            <FlaskConical aria-hidden="true" className="size-4" />
            {words.badge}
          </Badge>
          <h1 className="mt-3 text-3xl">{words.title}</h1>
          <p className="mt-2 text-ink-soft">{words.lead}</p>
          <StandIns onChoose={choose} />
          <AnyOther onChoose={choose} />
        </>
      )}
    </main>
  );
}

function StandIns({ onChoose }: { readonly onChoose: (account: Chosen) => void }): ReactElement {
  return (
    <ul className="mt-6 flex flex-col gap-2">
      {standIns.map((account) => (
        <li key={account.email}>
          <Button
            variant="outline"
            className="w-full flex-col items-start gap-0 py-2"
            onClick={() => onChoose(account)}
          >
            <span>{account.name}</span>
            <span className="text-sm font-normal text-ink-soft">{account.email}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function AnyOther({ onChoose }: { readonly onChoose: (account: Chosen) => void }): ReactElement {
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const account = formValues(event.currentTarget, ['email', 'name']);
    const found =
      account.email === '' ? words.emailNeeded : isMailAddress(account.email) ? undefined : words.emailWrong;
    setProblem(found);
    if (found === undefined) onChoose(account);
    else focusFirstInvalid(event.currentTarget, ['email']);
  };
  return (
    <form noValidate className="mt-8 flex flex-col gap-4" onSubmit={submit}>
      <h2 className="text-xl">{words.or}</h2>
      <TextField name="email" type="email" label={words.email} required autoComplete="off" error={problem} />
      <TextField name="name" label={words.name} aside={words.optional} autoComplete="off" />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => window.close()}>
          {words.cancel}
        </Button>
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  );
}
