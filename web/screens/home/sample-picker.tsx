import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { loadSampleText, type Sample, samples } from './samples.ts';
import type { ChangeDraft } from './use-draft.ts';
import { words } from './words.ts';

interface SamplePickerProps {
  readonly text: string;
  readonly change: ChangeDraft;
}

/** Offers three real abstracts while there is no text, and names the one that was taken. */
export function SamplePicker({ text, change }: SamplePickerProps): ReactElement | null {
  const take = useMutation({
    mutationFn: async (sample: Sample) => ({ text: await loadSampleText(sample), info: sample.info }),
    onSuccess: change,
    onError: () => void toasts.add({ ...words.source.sampleFailed, variant: 'destructive', duration: 6000 }),
  });
  if (text.trim() === '') {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-sm text-ink-soft">{words.source.sample}</p>
        {samples.map((sample) => (
          <Button
            key={sample.id}
            variant="outline"
            size="sm"
            disabled={take.isPending}
            onClick={() => take.mutate(sample)}
          >
            {sample.label}
          </Button>
        ))}
      </div>
    );
  }
  const taken = take.data?.text === text ? take.variables : undefined;
  if (taken === undefined) return null;
  return (
    <p className="text-sm text-ink-soft">
      {words.source.sampleCredit} {taken.credit}.{' '}
      <a
        href={taken.info.url}
        target="_blank"
        rel="noreferrer"
        className="text-sky underline underline-offset-4"
      >
        {taken.info.url}
      </a>
    </p>
  );
}
