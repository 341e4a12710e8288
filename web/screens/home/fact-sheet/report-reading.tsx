import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { inquiryLimits } from '#domain/contact/inquiry.ts';
import { writeReadingReport } from '#domain/contact/reading-report.ts';
import { paths } from '#web/app/paths.ts';
import { reporting } from '#web/features/report/report.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Fact } from './facts.ts';
import { words } from './words.ts';

interface ReportReadingProps {
  readonly facts: readonly Fact[];
  /** The text that they were read from: goes along only where the person says so. */
  readonly source: string;
}

const { report: says } = words;

/** A way to say that something was read wrong: the contact form opens with it filled in, and nothing is sent before. */
export function ReportReading({ facts, source }: ReportReadingProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" className="mt-2 -ml-3 text-ink-soft" onClick={() => setOpen(true)}>
        {says.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={says.title}
        description={says.lead}
        closeLabel={says.close}
      >
        <ReportForm facts={facts} source={source} />
      </Dialog>
    </>
  );
}

/** Characters of what is wrong: with the text and the facts it fits into a message. */
const longestWrong = 1000;

function ReportForm({ facts, source }: ReportReadingProps): ReactElement {
  const [wrong, setWrong] = useState('');
  const [withSource, setWithSource] = useState(false);
  const navigate = useNavigate();
  const read = facts
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => ({ name: words.names[name], text }));
  function go(): void {
    const message = writeReadingReport({ wrong, read, source: withSource ? source : null });
    navigate(paths.contact, { state: reporting(message.slice(0, inquiryLimits.message - 60)) });
  }
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Field label={says.wrong}>
        {(control) => (
          <Textarea
            {...control}
            minRows={3}
            maxRows={8}
            maxLength={longestWrong}
            value={wrong}
            onChange={({ currentTarget }) => setWrong(currentTarget.value)}
          />
        )}
      </Field>
      <Switch
        label={says.withSource}
        hint={says.withSourceHint}
        checked={withSource}
        onChange={setWithSource}
      />
      <Button className="self-start" onClick={go}>
        {says.go}
      </Button>
    </div>
  );
}
