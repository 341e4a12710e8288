import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { platforms } from '#domain/posts/platforms.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { saveFile } from '#web/features/copy/save-file.ts';
import { PersonFields } from '#web/features/sign-off/ask-dialog.tsx';
import { type Door, type SignOff, useAct } from '#web/features/sign-off/use-sign-off.ts';
import { words } from '#web/features/sign-off/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { timeOf } from '#web/ui/formats.ts';
import { toasts } from '#web/ui/toast-store.ts';

interface AsideProps {
  readonly door: Door;
  readonly sign: SignOff;
}

/** For the team: who was asked, what happened, the record. */
export function SignOffAside(props: AsideProps): ReactElement {
  return (
    <div className="mt-8 grid gap-6 md:grid-cols-2">
      <People {...props} />
      <div className="flex flex-col gap-6">
        <History sign={props.sign} />
        <Record sign={props.sign} />
      </div>
    </div>
  );
}

function People({ door, sign }: AsideProps): ReactElement {
  const act = useAct(door);
  const isOpen = sign.state !== 'withdrawn';
  return (
    <Card aria-labelledby="reviewers" className="p-6">
      <h2 id="reviewers" className="text-xl">
        {words.aside.people}
      </h2>
      {sign.reviewers.length === 0 && <p className="mt-2 text-ink-soft">{words.aside.none}</p>}
      <ul className="mt-3 flex flex-col gap-4">
        {sign.reviewers.map(({ ref, name, email, works, counts }) => (
          <li key={ref}>
            <p className="break-words">
              <b className="font-medium">{name}</b> <span className="text-ink-soft">{email}</span>
            </p>
            {!counts && <p className="text-sm text-ink-soft">{words.aside.counsel}</p>}
            {!works ? (
              <p className="text-sm text-ink-soft">{words.aside.ended}</p>
            ) : (
              <div className="mt-1 flex flex-wrap gap-2">
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={words.aside.remindName(name)}
                  disabled={act.isPending}
                  onClick={() =>
                    act.mutate(
                      { act: 'remind', reviewer: ref },
                      { onSuccess: () => toasts.add({ title: words.aside.reminded(name), duration: 6000 }) },
                    )
                  }
                >
                  {words.aside.remind}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={words.aside.revokeName(name)}
                  disabled={act.isPending}
                  onClick={() => act.mutate({ act: 'revoke', reviewer: ref })}
                >
                  {words.aside.revoke}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isOpen && <InviteForm act={act} />}
      {isOpen && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-6"
          disabled={act.isPending}
          onClick={() => act.mutate({ act: 'withdraw' })}
        >
          {words.aside.withdraw}
        </Button>
      )}
    </Card>
  );
}

const nobody = { name: '', email: '' };

function InviteForm({ act }: { readonly act: ReturnType<typeof useAct> }): ReactElement {
  const [person, setPerson] = useState(nobody);
  return (
    <form
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        act.mutate({ act: 'invite', ...person }, { onSuccess: () => setPerson(nobody) });
      }}
    >
      <PersonFields person={person} onChange={(next) => setPerson({ ...person, ...next })}>
        <Button
          type="submit"
          variant="outline"
          disabled={act.isPending || person.name.trim() === '' || person.email.trim() === ''}
        >
          {words.aside.invite}
        </Button>
      </PersonFields>
    </form>
  );
}

/** What was decided and what left, newest first. */
function History({ sign }: Pick<AsideProps, 'sign'>): ReactElement {
  const happened = [
    ...sign.decisions.map(({ by, at, decision, text }) => ({
      at,
      text: `${by.name} ${words.happened.decided[decision]}${text === '' ? '' : `: ${text}`}`,
    })),
    ...sign.releases.map(({ by, at, platform, channel }) => ({
      at,
      text: `${by.name} ${words.happened.released(platforms[platform].label, words.channels[channel])}`,
    })),
    { at: sign.askedAt, text: `${sign.askedBy.name} ${words.happened.asked}` },
  ].sort((one, other) => (one.at < other.at ? 1 : -1));
  return (
    <Card aria-labelledby="happened" className="p-6">
      <h2 id="happened" className="text-xl">
        {words.aside.history}
      </h2>
      <ol className="mt-3 flex flex-col gap-2 text-sm">
        {happened.map(({ at, text }) => (
          <li key={`${at}-${text}`} className="break-words">
            <time dateTime={at} className="text-ink-soft">
              {timeOf(at)}
            </time>{' '}
            {text}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Record({ sign }: Pick<AsideProps, 'sign'>): ReactElement {
  const fetched = useMutation({
    mutationFn: (format: 'json' | 'pdf') =>
      api.call('getRecord', { params: { signOffId: sign.id }, query: { format } }),
    onSuccess: ({ name, type, encoding, content }) =>
      saveFile(new Blob([encoding === 'base64' ? bytesOfBase64(content) : content], { type }), name),
    onError: (error) =>
      toasts.add({
        ...failureWords(error, words.aside.recordFailed),
        variant: 'destructive',
        duration: 8000,
      }),
  });
  return (
    <Card aria-labelledby="record" className="p-6">
      <h2 id="record" className="text-xl">
        {words.aside.record}
      </h2>
      <p className="mt-2 text-ink-soft">{words.aside.recordLead}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" disabled={fetched.isPending} onClick={() => fetched.mutate('pdf')}>
          {words.aside.recordPdf}
        </Button>
        <Button variant="outline" disabled={fetched.isPending} onClick={() => fetched.mutate('json')}>
          {words.aside.recordJson}
        </Button>
      </div>
    </Card>
  );
}

function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
