import { type ReactElement, type SubmitEvent, useState } from 'react';
import { FlagNotes } from '#web/features/trace/trace-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { TalkProps } from './talk-props.ts';
import { words } from './words.ts';

/** The sentences that the check flags, each with why it stays: nobody can approve before each has an answer. */
export function Flagged({ sign, platform, act }: TalkProps): ReactElement | null {
  const flagged = (sign.posts[platform]?.sentences ?? []).filter(({ mark }) => mark === 'flagged');
  if (flagged.length === 0) return null;
  return (
    <section aria-label={words.post.flagged} className="text-sm">
      <ul className="flex flex-col gap-4">
        {flagged.map((sentence) => {
          const reason = sign.kept.find((one) => one.platform === platform && one.sentence === sentence.text);
          return (
            <li key={sentence.text} className="border-l-2 border-unsupported pl-3">
              <q className="text-ink-soft">{sentence.text}</q>
              <FlagNotes sentence={sentence} />
              {reason !== undefined ? (
                <p className="mt-1 break-words">
                  <b className="font-medium">{words.post.keptBecause(reason.by.name)}</b> {reason.text}
                </p>
              ) : (
                sign.state !== 'withdrawn' && (
                  <KeepForm
                    busy={act.isPending}
                    onKeep={(text) => act.mutate({ act: 'keep', platform, sentence: sentence.text, text })}
                  />
                )
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function KeepForm({
  busy,
  onKeep,
}: {
  readonly busy: boolean;
  readonly onKeep: (text: string) => void;
}): ReactElement {
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.trim() !== '' && !busy) onKeep(text);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-2">
      <Field label={words.post.keepLabel} className="min-w-0 flex-1 basis-56">
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={2000}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" disabled={busy || text.trim() === ''}>
        {words.post.keep}
      </Button>
    </form>
  );
}
