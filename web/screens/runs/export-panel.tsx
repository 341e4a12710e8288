import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { type ExportFormat, exportFormats } from '#domain/runs/export-formats.ts';
import { api } from '#web/api/api.ts';
import { saveFile } from '#web/features/copy/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Run, tell } from './use-runs.ts';
import { words } from './words.ts';

const whiches = ['approved', 'drafts', 'all'] as const;
type Which = (typeof whiches)[number];

/** The posts as a file, for whatever posts them. */
export function ExportPanel({ run }: { readonly run: Run }): ReactElement {
  const [show, setShow] = useState<Which>('approved');
  const [from, setFrom] = useState(tomorrow);
  const [time, setTime] = useState('09:00');
  const download = useMutation({
    mutationFn: (format: ExportFormat) =>
      api.call('exportRun', { params: { runId: run.id }, query: { format, show, from, time } }),
    onSuccess: ({ name, type, content }) =>
      saveFile(new Blob([content], { type: `${type};charset=utf-8` }), name),
    onError: (error) => tell(error, words.export.failed),
  });
  return (
    <Card aria-labelledby="export" className="mt-8 p-5 md:p-6">
      <h2 id="export" className="text-xl">
        {words.export.title}
      </h2>
      <div className="mt-4 grid items-start gap-5 sm:grid-cols-3">
        <Field label={words.export.which}>
          {(control) => (
            <Select
              {...control}
              value={show}
              onChange={({ target }) => setShow(whiches.find((one) => one === target.value) ?? 'approved')}
            >
              {whiches.map((one) => (
                <option key={one} value={one}>
                  {words.export.whiches[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.export.from}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={from}
              onChange={({ target }) => target.value !== '' && setFrom(target.value)}
            />
          )}
        </Field>
        <Field label={words.export.time}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={time}
              onChange={({ target }) => target.value !== '' && setTime(target.value.slice(0, 5))}
            />
          )}
        </Field>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{words.export.hint}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {exportFormats.map((format) => (
          <Button
            key={format}
            variant="outline"
            aria-disabled={download.isPending || undefined}
            onClick={() => download.isPending || download.mutate(format)}
          >
            <Download aria-hidden="true" />
            {words.export[format]}
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** By the person's own calendar. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
