import { useMutation } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { loadCalendly } from './load-calendly.ts';
import { words } from './words.ts';

interface BookingProps {
  /** Null where no meeting can be booked. */
  readonly bookingUrl: string | null;
  readonly mailAddress: string | null;
}

/**
 * The booking popup. Nothing of Calendly is loaded before the button is pressed, and it waits until the page knows whether a meeting
 * can be booked.
 */
export function Booking({
  isKnown,
  bookingUrl,
  mailAddress,
}: BookingProps & { readonly isKnown: boolean }): ReactElement {
  const open = useMutation({
    mutationFn: async () => {
      if (bookingUrl === null) throw new Error('No booking page is set up.');
      (await loadCalendly()).initPopupWidget({ url: bookingUrl });
    },
    onError: () =>
      void toasts.add({
        title: words.booking.unavailable,
        description: words.booking.unavailableText,
        variant: 'destructive',
        duration: 6000,
      }),
  });
  return (
    <Card className="p-6" aria-labelledby="booking-title">
      <h2 id="booking-title" className="text-xl">
        {words.booking.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.booking.text}</p>
      <Button
        variant="outline"
        className="mt-4"
        disabled={open.isPending || !isKnown}
        onClick={() => open.mutate()}
      >
        <CalendarDays aria-hidden="true" />
        {open.isPending ? words.booking.opening : words.booking.open}
      </Button>
      {open.isError && <Unavailable bookingUrl={bookingUrl} mailAddress={mailAddress} />}
    </Card>
  );
}

const linkClasses = 'inline-block py-2 font-medium break-all text-sky underline underline-offset-4';

function Unavailable({ bookingUrl, mailAddress }: BookingProps): ReactElement {
  return (
    <div className="mt-4 rounded-sm bg-wash p-4">
      <p className="font-medium">{words.booking.unavailable}</p>
      <p className="text-ink-soft">{words.booking.unavailableText}</p>
      {bookingUrl !== null && (
        <a href={bookingUrl} target="_blank" rel="noreferrer" className={linkClasses}>
          {words.booking.plainLink}
        </a>
      )}
      {mailAddress !== null && (
        <p>
          {words.booking.mail}{' '}
          <a href={`mailto:${mailAddress}`} className={linkClasses}>
            {mailAddress}
          </a>
        </p>
      )}
      {bookingUrl === null && mailAddress === null && <p>{words.booking.useForm}</p>}
    </div>
  );
}
