import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { failureWords } from '#web/api/failure-words.ts';
import { signInClient } from '#web/api/sign-in-client.ts';
import { paths, pathWithHeading } from '#web/app/paths.ts';
import { Told } from '#web/features/account/told.tsx';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

interface LookIntoMailProps {
  readonly email: string;
  readonly heading: string;
}

/** The same for every address: whether it had an account its owner alone learns, by mail. */
export function LookIntoMail({ email, heading }: LookIntoMailProps): ReactElement {
  const again = useMutation({ mutationFn: async () => (await signInClient()).sendVerification?.(email) });
  return (
    <Told title={words.mail.title}>
      <title>{words.page}</title>
      <p className="break-words">{words.mail.text(email)}</p>
      <p role="status">
        {again.isSuccess
          ? words.mail.sent
          : again.error === null
            ? words.mail.nothing
            : failureWords(again.error, words.mail.failed).description}
      </p>
      <Button variant="outline" disabled={again.isPending || again.isSuccess} onClick={() => again.mutate()}>
        {words.mail.again}
      </Button>
      <Link
        to={pathWithHeading(paths.login, heading)}
        className="py-3 font-medium text-sky underline underline-offset-4"
      >
        {words.signIn}
      </Link>
    </Told>
  );
}
