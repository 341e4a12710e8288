import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { figureLimits } from '#domain/research/figure.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import { type ShrunkPicture, shrinkPicture } from '#web/features/pictures/shrink-picture.ts';
import { toasts } from '#web/ui/toast-store.ts';
import type { Edition } from '../edition.ts';
import { words } from './words.ts';

export interface ChosenFigure extends ShrunkPicture {
  readonly name: string;
}

export interface FigureDesk {
  readonly chosen: ChosenFigure | null;
  readonly described: OutputOf<'describeFigure'> | null;
  readonly busy: boolean;
  /** True where the file was no picture that the browser can read. */
  readonly unreadable: boolean;
  readonly choose: (file: File) => void;
  readonly cancel: () => void;
}

/** Sends a figure to be described; leaving or cancelling ends the request. */
export function useFigure({ request }: Edition): FigureDesk {
  const [chosen, setChosen] = useState<ChosenFigure | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: ({ picture, signal }: { readonly picture: ChosenFigure; readonly signal: AbortSignal }) =>
      api.call(
        'describeFigure',
        {
          body: {
            inputText: request.inputText,
            picture: picture.base64,
            ...(request.articleInfo !== undefined && { articleInfo: request.articleInfo }),
          },
        },
        { signal },
      ),
    onError: (error, { signal }) => {
      if (signal.aborted) return;
      const said = failureWords(error, words.failed);
      toasts.add({ ...said, description: error.message || said.description, variant: 'destructive' });
    },
  });
  const choose = async (file: File): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    reset();
    const picture = await shrinkPicture(file, { ...figureLimits, ground: 'white' });
    if (own.signal.aborted) return;
    setUnreadable(picture === null);
    setChosen(picture === null ? null : { ...picture, name: file.name });
    if (picture !== null) mutate({ picture: { ...picture, name: file.name }, signal: own.signal });
  };
  return {
    chosen,
    described: data ?? null,
    busy: isPending,
    unreadable,
    choose: (file) => void choose(file),
    cancel: () => {
      running.current?.abort();
      reset();
      setChosen(null);
    },
  };
}
