import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { type ReactElement, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { OutputOf } from '#contract/types.ts';
import { LegalNote } from '#web/features/links/legal-note.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { CheckoutStatus } from './checkout-status.ts';
import { words } from './words.ts';

interface SandboxFormProps {
  readonly title: string;
  readonly lead: string;
  /** On the button that pays. */
  readonly payLabel: string;
  readonly pay: (card: string) => Promise<OutputOf<'sandboxCheckout'>>;
  readonly tell: (status: CheckoutStatus) => void;
  readonly onClose: () => void;
  /** What is paid. */
  readonly children?: ReactNode;
}

/** Stands in for the provider's overlay, and says so. */
export function SandboxForm(props: SandboxFormProps): ReactElement {
  const { tell, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const [card, setCard] = useState('');
  const [problem, setProblem] = useState<string>();
  const pay = useMutation({
    mutationFn: () => props.pay(card),
    onSuccess: ({ status, message }) => {
      if (status === 'declined') return refuse(message ?? words.sandbox.declined);
      tell('completed');
      onClose();
    },
    // Shut to this browser: the server says where the key is.
    onError: (error) =>
      error instanceof ApiError && error.status === 403 ? refuse(error.message) : tell('failed'),
  });

  function refuse(why: string): void {
    setProblem(why);
    field.current?.focus();
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pay.isPending) return;
    if (card.trim() === '') refuse(words.sandbox.cardNeeded);
    else pay.mutate();
  }
  function choose(number: string): void {
    setCard(number);
    setProblem(undefined);
  }
  function close(): void {
    if (pay.isPending) return;
    tell('closed');
    onClose();
  }

  return (
    <Dialog open onOpenChange={close} title={props.title} description={props.lead} firstFocus={field}>
      <Badge tone="check" className="mt-4">
        <FlaskConical aria-hidden="true" className="size-4" />
        {words.sandbox.badge}
      </Badge>
      {props.children}
      <form noValidate className="mt-5 flex flex-col gap-5" onSubmit={submit}>
        <Field label={words.sandbox.card} hint={words.sandbox.cardHint} error={problem} required>
          {(control) => (
            <Input
              {...control}
              ref={field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              className="figures"
              value={card}
              onChange={(event) => choose(event.target.value)}
            />
          )}
        </Field>
        <TestCards onChoose={choose} />
        <LegalNote />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={close}>
            {words.sandbox.cancel}
          </Button>
          <Button type="submit" aria-disabled={pay.isPending || undefined}>
            {pay.isPending ? words.sandbox.paying : props.payLabel}
          </Button>
        </div>
        <p role="alert" className="sr-only">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}

/** Numbers that the provider itself gives out for tests, each with what becomes of it. */
const cards = [
  ['4242 4242 4242 4242', words.sandbox.fates.works],
  ['4000 0000 0000 0002', words.sandbox.fates.declined],
  ['4000 0027 6000 3184', words.sandbox.fates.renewalFails],
] as const;

function TestCards({ onChoose }: { readonly onChoose: (number: string) => void }): ReactElement {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{words.sandbox.cards}</legend>
      <ul className="mt-1.5 flex flex-col gap-2">
        {cards.map(([number, fate]) => (
          <li key={number}>
            <Button
              variant="outline"
              className="w-full flex-wrap justify-between gap-x-4 gap-y-0 py-1.5"
              onClick={() => onChoose(number)}
            >
              <span className="figures">{number}</span>
              <span className="text-sm font-normal text-ink-soft">{fate}</span>
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
