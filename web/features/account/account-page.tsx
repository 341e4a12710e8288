import type { ReactElement, ReactNode, SubmitEventHandler } from 'react';
import { Card } from '#web/ui/card.tsx';

interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  /** What went wrong with the whole form; read out when it appears. */
  readonly error: string | null;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Another way than the form, before it in the same card. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
  /** Another way than the form, in the same card. */
  readonly beside?: ReactNode;
  readonly below: ReactNode;
}

/** The one-card page of login and signup. */
export function AccountPage({
  title,
  lead,
  error,
  onSubmit,
  before,
  children,
  beside,
  below,
}: AccountPageProps): ReactElement {
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-12">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 text-ink-soft">{lead}</p>
      <Card className="mt-8 p-6">
        {before}
        <form className="flex flex-col gap-5" noValidate method="dialog" onSubmit={onSubmit}>
          {children}
          <p
            role="alert"
            className={
              error === null ? 'sr-only' : 'rounded-sm bg-unsupported-wash px-3 py-2 text-unsupported'
            }
          >
            {error}
          </p>
        </form>
        {beside}
      </Card>
      <div className="mt-6 text-center text-ink-soft">{below}</div>
    </div>
  );
}
