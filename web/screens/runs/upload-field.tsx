import { FileUp } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { runLimits } from '#domain/runs/run-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

export interface UploadText {
  readonly text: string;
  /** Its name where the text is a file's; a file's text is not shown: it may be very long. */
  readonly file: string | null;
}

interface UploadFieldProps {
  readonly upload: UploadText;
  readonly onChange: (upload: UploadText) => void;
  readonly error: string | undefined;
}

/** Text to paste into, or a file. */
export function UploadField({ upload, onChange, error }: UploadFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const text = await readFile(file);
    if (text !== null) onChange({ text, file: file.name });
  }
  return (
    <div className="flex flex-col gap-2">
      {upload.file === null ? (
        <Field label={words.start.upload} hint={words.start.uploadHint} error={error}>
          {(control) => (
            <Textarea
              {...control}
              minRows={5}
              maxRows={12}
              className="font-mono text-sm"
              spellCheck={false}
              value={upload.text}
              onChange={({ target }) => onChange({ text: target.value, file: null })}
            />
          )}
        </Field>
      ) : (
        <p>{words.start.fileTaken(upload.file)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.start.file}
          accept=".csv,.tsv,.txt,.xml,.rss,.atom,.json,text/*,application/xml,application/json"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" />
          {words.start.file}
        </Button>
        {upload.file !== null && (
          <Button variant="ghost" size="sm" onClick={() => onChange({ text: '', file: null })}>
            {words.start.dropFile}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Null where it is too large or no text; the person is told. */
async function readFile(file: File): Promise<string | null> {
  // A character has at most four bytes.
  if (file.size > 4 * runLimits.upload) return refuse(words.start.fileTooLarge);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.length > runLimits.upload ? refuse(words.start.fileTooLarge) : text;
  } catch {
    return refuse(words.start.fileUnreadable);
  }
}

function refuse(why: { readonly title: string; readonly description: string }): null {
  toasts.add({ ...why, variant: 'destructive', duration: 8000 });
  return null;
}
