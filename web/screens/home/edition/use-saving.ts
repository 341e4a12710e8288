import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Edition, textsOf } from './edition.ts';
import { saveEdition } from './save-edition.ts';

/** 'here': written on the device, and in no history. */
export type Saving = 'saved' | 'saving' | 'waiting' | 'here';

function staysHere({ made }: Pick<Edition, 'made'>): boolean {
  return made.writer === 'browser';
}

/** After this rest from changing, the posts are saved. */
const rest = 800;

/**
 * Saves the posts when they were changed. Without a connection they wait in this tab, and go when it is back. `saved` is the
 * edition that needs no saving: the one that came from the server.
 */
export function useSaving(edition: Edition | null, saved: Edition | null): Saving {
  const client = useQueryClient();
  const [state, setState] = useState<Saving>('saved');
  const [attempt, setAttempt] = useState(0);
  const last = useRef(saved);
  useEffect(() => {
    if (saved !== null) last.current = saved;
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
        () => setState('waiting'),
      );
    }, rest);
    return () => clearTimeout(timer);
  }, [edition, client, attempt]);
  useEffect(() => {
    const again = (): void => setAttempt((now) => now + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return edition !== null && staysHere(edition) ? 'here' : state;
}
