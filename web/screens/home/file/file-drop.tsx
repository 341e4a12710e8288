import { FileText } from 'lucide-react';
import { type DragEvent, lazy, type ReactElement, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Draft } from '../draft.ts';
import type { ChangeDraft } from '../use-draft.ts';
import { type FileDesk, useFile } from './use-file.ts';
import { words } from './words.ts';

/** Fetched with the first file. */
const FoundInFile = lazy(async () => ({ default: (await import('./found-in-file.tsx')).FoundInFile }));

interface FileDropProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  /** The text field, on which files can be dropped. */
  readonly children: ReactNode;
}

/** A place on which files can be dropped, a button that chooses one, and what was found in it. */
export function FileDrop({ draft, change, children }: FileDropProps): ReactElement {
  const desk = useFile((text) => change({ text }));
  const [over, setOver] = useState(false);
  const take = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    setOver(false);
    // A piece of text that is dropped goes into the field by itself.
    if (file === undefined) return;
    event.preventDefault();
    desk.choose(file);
  };
  const isFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return (
    <>
      {/* The button beside it does the same for whoever does not drag. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files on is nothing that one activates */}
      <div
        className={classNames('relative rounded-md', over && 'outline-2 outline-offset-4 outline-sky')}
        onDragOver={(event) => {
          if (!isFile(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={take}
      >
        {children}
        {over && (
          <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-md bg-sheet/90 text-lg">
            {words.drop}
          </p>
        )}
      </div>
      <Chooser desk={desk} />
      {desk.found !== null && (
        <Suspense fallback={<Skeleton className="h-60" />}>
          <FoundInFile
            key={desk.name}
            name={desk.name ?? ''}
            paper={desk.found}
            draft={draft}
            change={change}
            onDone={desk.drop}
          />
        </Suspense>
      )}
    </>
  );
}

function Chooser({ desk }: { readonly desk: FileDesk }): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <input
        ref={input}
        type="file"
        accept=".pdf,.docx,.txt,.md,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain"
        className="hidden"
        aria-label={words.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) desk.choose(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button variant="ghost" size="sm" className="-ml-3" onClick={() => input.current?.click()}>
        <FileText aria-hidden="true" />
        {desk.name === null ? words.choose : words.another}
      </Button>
      <span role="status">
        {desk.busy ? words.reading(desk.name ?? '') : desk.name === null ? words.hint : ''}
      </span>
      {desk.busy && (
        <Button variant="ghost" size="sm" onClick={desk.drop}>
          {words.cancel}
        </Button>
      )}
      <p role="alert" className={desk.problem === null ? 'sr-only' : 'w-full font-medium text-unsupported'}>
        {desk.problem}
      </p>
    </div>
  );
}
