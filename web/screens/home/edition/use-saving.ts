import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { type Edition, textsOf } from './edition.ts';
import { saveEdition } from './save-edition.ts';

/** 'full': there is no room left. 'here': written on the device, and in no history. */
export type Saving = 'saved' | 'saving' | 'waiting' | 'full' | 'here';

function staysHere({ made }: Pick<Edition, 'made'>): boolean {
  return made.writer === 'browser';
}

/** After this rest from changing, the posts are saved. */
const rest = 800;

/**
 * Saves the posts when they were changed. Without a connection they wait in this tab, and go when it is back. `saved` is the
 * edition that needs no saving: the one that came from the server; null where that was not saved.
 */
export function useSaving(
  edition: Edition | null,
  saved: Edition | null,
): { readonly saving: Saving; readonly saveAgain: () => void } {
  const client = useQueryClient();
  const [state, setState] = useState<Saving>('saved');
  const [attempt, setAttempt] = useState(0);
  const last = useRef(saved);
  useEffect(() => {
    last.current = saved;
    if (saved === null) setAttempt((now) => now + 1);
  }, [saved]);
  // A new attempt is a reason to run again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (edition === null || last.current === edition || staysHere(edition)) return;
    setState('saving');
    const timer = setTimeout(() => {
      const { sessionId, request, made } = edition;
      saveEdition(client, { sessionId, text: request.inputText, posts: textsOf(edition), made }).then(
        () => {
          last.current = edition;
          setState('saved');
        },
        (error: unknown) => {
          const isFull = error instanceof ApiError && error.code === 'storage_full';
          setState(isFull ? 'full' : 'waiting');
        },
      );
    }, rest);
    return () => clearTimeout(timer);
  }, [edition, client, attempt]);
  const saveAgain = useCallback(() => setAttempt((now) => now + 1), []);
  useEffect(() => {
    addEventListener('online', saveAgain);
    return () => removeEventListener('online', saveAgain);
  }, [saveAgain]);
  return { saving: edition !== null && staysHere(edition) ? 'here' : state, saveAgain };
}
