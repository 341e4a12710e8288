import { type ReactElement, type SubmitEvent, useState } from 'react';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { SignOff } from './use-sign-off.ts';
import { words } from './words.ts';

interface CommentFormProps {
  readonly sign: SignOff;
  readonly platform: PlatformId;
  readonly busy: boolean;
  readonly onSend: (comment: { readonly sentence: string | null; readonly text: string }) => void;
}

/** A comment on one sentence, or on the post. */
export function CommentForm({ sign, platform, busy, onSend }: CommentFormProps): ReactElement {
  const sentences = sign.posts[platform]?.sentences ?? [];
  const [about, setAbout] = useState('');
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.trim() !== '' && !busy) onSend({ sentence: sentences[Number(about)]?.text ?? null, text });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={words.post.commentOn}>
        {(control) => (
          <Select {...control} value={about} onChange={({ target }) => setAbout(target.value)}>
            <option value="none">{words.post.whole}</option>
            {sentences.map((sentence, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may stand in a post twice
              <option key={at} value={String(at)}>
                {sentence.text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.post.commentText}>
        {(control) => (
          <Textarea
            {...control}
            minRows={2}
            maxRows={8}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="self-start" disabled={busy || text.trim() === ''}>
        {words.post.add}
      </Button>
    </form>
  );
}
