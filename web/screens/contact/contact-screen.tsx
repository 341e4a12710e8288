import { useQuery } from '@tanstack/react-query';
import { Clock, MessagesSquare } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { api } from '#web/api/api.ts';
import { userQuery } from '#web/api/queries.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { ScreenSkeleton } from '#web/app/screen-skeleton.tsx';
import { reported } from '#web/features/report/report.ts';
import { Booking } from './booking.tsx';
import { ContactForm } from './contact-form.tsx';
import { words } from './words.ts';

/** Sales: a form, and a meeting. Works signed in and out; without the server's word on the form it can be filled in all the same. */
export function ContactScreen(): ReactElement {
  const report = reported(useLocation().state);
  const user = useQuery(userQuery);
  const form = useQuery({
    queryKey: queryKeys.contactForm,
    queryFn: ({ signal }) => api.call('getContactForm', {}, { signal }),
    // Each visit opens a form of its own.
    staleTime: 0,
    gcTime: 0,
  });
  if (user.isPending) return <ScreenSkeleton />;
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-12 md:px-6 lg:grid-cols-[1fr_22rem]">
      <title>{words.page}</title>
      <div className="lg:col-span-2">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="mt-3 max-w-prose text-ink-soft">{words.lead}</p>
      </div>
      <ContactForm
        user={user.data ?? null}
        report={report}
        opened={form.data === undefined ? null : { token: form.data.formToken, openedAt: form.dataUpdatedAt }}
      />
      <aside className="flex flex-col gap-6">
        <Booking
          isKnown={!form.isPending}
          bookingUrl={form.data?.bookingUrl ?? null}
          mailAddress={form.data?.mailAddress ?? null}
        />
        <ul className="flex flex-col gap-4">
          <OurPromise icon={<Clock aria-hidden="true" />} {...words.promises.answer} />
          <OurPromise icon={<MessagesSquare aria-hidden="true" />} {...words.promises.founders} />
        </ul>
      </aside>
    </div>
  );
}

interface OurPromiseProps {
  readonly icon: ReactElement;
  readonly title: string;
  readonly text: string;
}

function OurPromise({ icon, title, text }: OurPromiseProps): ReactElement {
  return (
    <li className="flex gap-3">
      <span className="mt-1 text-sky">{icon}</span>
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
