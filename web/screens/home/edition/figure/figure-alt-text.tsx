import { useQuery } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { figureTypes } from '#domain/research/figure.ts';
import { writerQuery } from '#web/api/queries.ts';
import { PostActions } from '#web/features/posts/post-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Edition } from '../edition.ts';
import { type FigureDesk, useFigure } from './use-figure.ts';
import { words } from './words.ts';

/** Alt text for a figure that the person brings, by a model that sees pictures; says so where there is none. */
export function FigureAltText({ edition }: { readonly edition: Edition }): ReactElement | null {
  const { data: writer } = useQuery(writerQuery);
  const desk = useFigure(edition);
  if (writer === undefined) return null;
  const { figures } = writer;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <h5 className="text-sm font-medium">{words.title}</h5>
      {figures === null ? (
        <p className="text-sm text-ink-soft">{words.none}</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{words.goes[figures.reach](figures.model, figures.host)}</p>
          <Chooser desk={desk} />
          <Described desk={desk} />
        </>
      )}
    </div>
  );
}

function Chooser({ desk }: { readonly desk: FigureDesk }): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={input}
        type="file"
        accept={figureTypes.join(',')}
        className="hidden"
        aria-label={words.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) desk.choose(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="outline"
        size="sm"
        aria-disabled={desk.busy || undefined}
        onClick={() => desk.busy || input.current?.click()}
      >
        <ImageUp aria-hidden="true" />
        {desk.chosen === null ? words.choose : words.another}
      </Button>
      {desk.busy && (
        <Button variant="ghost" size="sm" onClick={desk.cancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  );
}

function Described({
  desk: { chosen, described, busy, unreadable },
}: {
  readonly desk: FigureDesk;
}): ReactElement {
  return (
    <>
      {chosen !== null && (
        <img
          src={chosen.address}
          alt={described?.altText ?? words.preview(chosen.name)}
          className="max-h-60 self-start rounded-sm border border-line"
        />
      )}
      <div role="status" className="text-sm">
        {unreadable && <p>{words.unreadable}</p>}
        {busy && (
          <>
            <p className="sr-only">{words.reading}</p>
            <Skeleton className="h-10 w-full" />
          </>
        )}
        {described !== null && (
          <>
            <p>{described.altText}</p>
            <p className="mt-1 text-ink-soft">
              {words.byModel}
              {described.toCompare.length > 0 && ` ${words.compare(described.toCompare)}`}
            </p>
          </>
        )}
      </div>
      {described !== null && <PostActions what={words.what} text={described.altText} />}
    </>
  );
}
