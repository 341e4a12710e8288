import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { words } from './words.ts';

/** One mail, text and HTML beside each other. The HTML is in a frame without rights, as the server also says. */
export function MailView({ mailId }: { readonly mailId: string }): ReactElement {
  const mail = useQuery({
    queryKey: queryKeys.outboxMail(mailId),
    queryFn: ({ signal }) => api.call('getSandboxMail', { params: { mailId } }, { signal }),
  });
  if (mail.isPending) return <Skeleton className="h-96" />;
  if (mail.data === undefined)
    return (
      <p role="alert" className="text-unsupported">
        {failureWords(mail.error, words.failed).description}
      </p>
    );
  const { subject, to, replyTo, text } = mail.data;
  return (
    <Card aria-labelledby="mail-subject" className="min-w-0 p-4 md:p-6">
      <h2 id="mail-subject" className="text-xl">
        {subject}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 text-sm text-ink-soft">
        <dt>{words.to}</dt>
        <dd className="break-all">{to}</dd>
        {replyTo !== null && (
          <>
            <dt>{words.replyTo}</dt>
            <dd className="break-all">{replyTo}</dd>
          </>
        )}
      </dl>
      <div className="mt-6 grid gap-6 xl:grid-cols-2">
        <section aria-label={words.asText} className="min-w-0">
          <h3 className="font-sans text-sm font-medium text-ink-soft">{words.asText}</h3>
          <p className="mt-2 rounded-sm border border-line p-4 break-words whitespace-pre-wrap">
            <TextWithLinks text={text} />
          </p>
        </section>
        <section aria-label={words.asHtml} className="min-w-0">
          <h3 className="font-sans text-sm font-medium text-ink-soft">{words.asHtml}</h3>
          <iframe
            title={words.frame}
            src={`/api/sandbox/mails/${encodeURIComponent(mailId)}/html`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="mt-2 h-[36rem] w-full rounded-sm border border-line bg-sheet"
          />
        </section>
      </div>
    </Card>
  );
}

/** Only links to pages of this very server: they are what a developer follows. */
function TextWithLinks({ text }: { readonly text: string }): ReactElement[] {
  return text.split(/(https?:\/\/\S+)/).map((part, index) => {
    const isOurs = URL.canParse(part) && new URL(part).origin === window.location.origin;
    const key = `${index}-${part}`;
    return isOurs ? (
      <a key={key} href={part} className="text-sky underline underline-offset-4">
        {part}
      </a>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}
