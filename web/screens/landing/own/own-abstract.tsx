import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { OwnChoices } from './own-choices.tsx';
import { OwnResults } from './own-results.tsx';
import { doubtOf, OwnText } from './own-text.tsx';
import { useHandingOver } from './use-handing-over.ts';
import { type Own, useOwn } from './use-own.ts';
import { words } from './words.ts';

/** Trying it without an account: a text of one's own, and the posts on it where the example stood. */
export function OwnAbstract({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  const own = useOwn();
  useHandingOver(own);
  return (
    <div className="mt-4">
      <form
        noValidate
        className="flex flex-col gap-4 rounded-md border border-line bg-sheet p-4 shadow-soft md:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          own.write();
        }}
      >
        <Text own={own} />
        <OwnChoices own={own} />
        {own.isOpen && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" aria-disabled={own.isWriting || undefined}>
              {own.isWriting ? words.writing : words.write}
            </Button>
            <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">{words.stays}</p>
          </div>
        )}
        <p role="status" className="sr-only">
          {own.problem?.why ?? (own.isWriting ? words.writing : (doubtOf(own) ?? ''))}
        </p>
      </form>
      {own.written !== null && (
        <OwnResults key={own.round} own={own} written={own.written} signedIn={signedIn} />
      )}
    </div>
  );
}

/** The field, or the way back to it where the posts are there. */
function Text({ own }: { readonly own: Own }): ReactElement {
  const field = useRef<HTMLTextAreaElement>(null);
  const { isOpen, problem } = own;
  // Opened by a click that asked for it: at first, and to change the text.
  useEffect(() => {
    if (isOpen) field.current?.focus({ preventScroll: true });
  }, [isOpen]);
  useEffect(() => {
    if (problem?.at === 'text') field.current?.focus();
  }, [problem]);
  if (own.isOpen || own.written === null) return <OwnText own={own} ref={field} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">{words.used(own.written)}</p>
      <Button variant="outline" size="sm" onClick={own.open}>
        {words.edit}
      </Button>
    </div>
  );
}
