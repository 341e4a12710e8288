import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { Kept } from '../use-generate.ts';
import type { Edition } from './edition.ts';
import { saveEdition } from './save-edition.ts';

/** 'full': there is no room left. 'here': written on the device, and in no history. */
export type Saving = 'saved' | 'saving' | 'waiting' | 'full' | 'here';

/** What is known of the history before anything is changed. */
interface Known {
  /** What the last generation made, and how far that is. */
  readonly fresh: Edition | null;
  readonly kept: Kept;
  /** What was saved before the page was loaded again, or before it was opened again. */
  readonly restored: Edition | null;
}

/** After this rest from changing, the posts are saved. */
const rest = 800;

/**
 * Saves what the history does not have yet. "Saved" is said of the very edition that was saved, and of no other. What could not
 * be saved waits in this tab, until it is asked for or the connection is back.
 */
export function useSaving(
  edition: Edition | null,
  { fresh, kept, restored }: Known,
): { readonly saving: Saving; readonly saveAgain: () => void } {
  const client = useQueryClient();
  const [saved, setSaved] = useState(restored);
  const [refused, setRefused] = useState<{ readonly edition: Edition; readonly why: 'full' | 'waiting' }>();
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Edition | null>(null);
  const [opened, setOpened] = useState(restored);
  if (restored !== opened) {
    setOpened(restored);
    if (restored !== null) setSaved(restored);
  }
  if (kept === 'saved' && known !== fresh) {
    setKnown(fresh);
    setSaved(fresh);
  }
  const isSaved = edition === saved;
  const isUnderWay = kept === 'saving';
  // A new attempt is a reason to run again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (edition === null || isSaved || isUnderWay || staysHere(edition)) return;
    setRefused(undefined);
    const timer = setTimeout(() => {
      saveEdition(client, edition).then(
        () => setSaved(edition),
        (error: unknown) => {
          const isFull = error instanceof ApiError && error.code === 'storage_full';
          setRefused({ edition, why: isFull ? 'full' : 'waiting' });
        },
      );
    }, rest);
    return () => clearTimeout(timer);
  }, [edition, isSaved, isUnderWay, client, attempt]);
  const saveAgain = useCallback(() => setAttempt((now) => now + 1), []);
  useEffect(() => {
    addEventListener('online', saveAgain);
    return () => removeEventListener('online', saveAgain);
  }, [saveAgain]);
  const notSaved = refused?.edition === edition ? refused?.why : undefined;
  const onServer = isSaved ? 'saved' : (notSaved ?? 'saving');
  return { saving: edition !== null && staysHere(edition) ? 'here' : onServer, saveAgain };
}

/** What was written on the device and kept by an earlier build says it by its writer alone. */
function staysHere({ made, onDevice }: Pick<Edition, 'made' | 'onDevice'>): boolean {
  return onDevice === true || made.writer === 'browser';
}
