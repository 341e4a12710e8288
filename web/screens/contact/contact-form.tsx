import type { ReactElement } from 'react';
import type { User } from '#contract/types.ts';
import { inquiryLimits, organizationSizes } from '#domain/contact/inquiry.ts';
import { TextField } from '#web/features/account/text-field.tsx';
import { LegalNote } from '#web/features/links/legal-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type OpenedForm, useContact } from './use-contact.ts';
import { words } from './words.ts';

interface ContactFormProps {
  readonly user: User | null;
  /** Null where the server did not say when it was opened. */
  readonly opened: OpenedForm | null;
  /** A report that was filled in elsewhere; null where there is none. */
  readonly report: string | null;
}

export function ContactForm({ user, opened, report }: ContactFormProps): ReactElement {
  const { sending, sent, missing, error, submit, startAgain } = useContact(opened);
  return (
    <Card className="p-6">
      {/* Announced when it is filled; so it is there before. */}
      <div role="status">{sent && <p className="text-lg font-medium">{words.sent.text}</p>}</div>
      {sent ? (
        <Button variant="outline" className="mt-6" onClick={startAgain}>
          {words.sent.another}
        </Button>
      ) : (
        <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="name"
              label={words.name}
              required
              autoComplete="name"
              maxLength={inquiryLimits.name}
              defaultValue={user?.name}
              error={missing.name}
            />
            <TextField
              name="email"
              type="email"
              label={words.email}
              required
              autoComplete="email"
              maxLength={inquiryLimits.email}
              defaultValue={user?.email}
              error={missing.email}
            />
            <TextField
              name="organization"
              label={words.organization}
              required
              autoComplete="organization"
              maxLength={inquiryLimits.organization}
              error={missing.organization}
            />
            <Field label={words.organizationSize} required error={missing.organizationSize}>
              {(control) => (
                <Select name="organizationSize" defaultValue="" {...control}>
                  <option value="">{words.chooseSize}</option>
                  {organizationSizes.map((size) => (
                    <option key={size} value={size}>
                      {words.people(size)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <TextField
            name="phone"
            type="tel"
            label={words.phone}
            aside={words.optional}
            autoComplete="tel"
            maxLength={inquiryLimits.phone}
          />
          <Field label={words.message} required error={missing.message}>
            {(control) => (
              <Textarea
                name="message"
                minRows={6}
                maxRows={15}
                maxLength={inquiryLimits.message - 60}
                defaultValue={report ?? words.defaultMessage}
                {...control}
              />
            )}
          </Field>
          <RobotTrap />
          <p
            role="alert"
            className={
              error === null ? 'sr-only' : 'rounded-sm bg-unsupported-wash px-3 py-2 text-unsupported'
            }
          >
            {error}
          </p>
          <Button type="submit" size="lg" disabled={sending}>
            {sending ? words.submitting : words.submit}
          </Button>
          <LegalNote />
        </form>
      )}
    </Card>
  );
}

/** People do not see this field and do not reach it; robots fill it in. */
function RobotTrap(): ReactElement {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {words.trap}
        <input name="referral" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
