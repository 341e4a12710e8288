import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { messageWithSize, organizationSizes, quickestInquiry } from '#domain/contact/inquiry.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { focusFirstInvalid, formValues } from '#web/features/account/form-values.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

type Missing = { readonly [Name in keyof typeof words.needed]?: string };

interface Contact {
  readonly sending: boolean;
  readonly sent: boolean;
  readonly missing: Missing;
  readonly error: string | null;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly startAgain: () => void;
}

export interface OpenedForm {
  /** Says when the form was opened, signed by the server. */
  readonly token: string;
  /** The same by this machine's clock, in milliseconds. */
  readonly openedAt: number;
}

/** Null where the server did not say. */
export function useContact(form: OpenedForm | null): Contact {
  const [missing, setMissing] = useState<Missing>({});
  const send = useMutation({
    mutationFn: async ({ organizationSize, message, ...values }: Values) => {
      const size = organizationSizes.find((one) => one === organizationSize);
      const body = { ...values, message: size === undefined ? message : messageWithSize(message, size) };
      await untilBelieved(form);
      return api.call('sendInquiry', { body: { ...body, formToken: form?.token ?? null } });
    },
    onSuccess: () => void toasts.add({ title: words.sent.title, variant: 'success' }),
    onError: () => void toasts.add({ title: words.failed.title, variant: 'destructive', duration: 6000 }),
  });
  return {
    sending: send.isPending,
    sent: send.isSuccess,
    missing,
    error: send.error === null ? null : failureWords(send.error, words.failed).description,
    startAgain: send.reset,
    submit(event) {
      event.preventDefault();
      const values = formValues(event.currentTarget, fieldNames);
      const found: Missing = Object.fromEntries(
        requiredNames.filter((name) => values[name] === '').map((name) => [name, words.needed[name]]),
      );
      setMissing(found);
      if (Object.keys(found).length > 0) focusFirstInvalid(event.currentTarget, Object.keys(found));
      else send.mutate(values);
    },
  };
}

/** A browser that fills in everything at once is quicker than the server believes of a person: then it waits a moment. */
function untilBelieved(form: OpenedForm | null): Promise<void> {
  const wait = form === null ? 0 : form.openedAt + quickestInquiry + 500 - Date.now();
  return wait <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait));
}

type Values = Record<(typeof fieldNames)[number], string>;

const requiredNames = ['name', 'email', 'organization', 'organizationSize', 'message'] as const;
const fieldNames = [...requiredNames, 'phone', 'referral'] as const;
