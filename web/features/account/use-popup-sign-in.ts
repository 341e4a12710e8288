import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PopupClosed } from '#web/api/popup.ts';
import { signInWithPopup } from '#web/api/sign-in.ts';
import type { PopupSignIn } from '#web/api/sign-in-types.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { isQuiet, popupFailure } from './popup-failure.ts';
import { words } from './popup-words.ts';

/** Signing in by a window of the provider. */
export interface PopupProgress {
  readonly name: string;
  /** The window is open; the page can be used all the same. */
  readonly isOpen: boolean;
  /** The person is through with the window, and is being signed in. */
  readonly isFinishing: boolean;
  readonly error: string | null;
  /** To be called while a click is handled: browsers open windows only then. */
  readonly start: () => void;
  /** Takes back what was said: another way is tried. */
  readonly forget: () => void;
}

type Phase = 'none' | 'open' | 'finishing';

/** Null where no window signs people in. */
export function usePopupSignIn(popup: PopupSignIn | null): PopupProgress | null {
  const client = useQueryClient();
  const [phase, setPhase] = useState<Phase>('none');
  const [error, setError] = useState<string | null>(null);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  if (popup === null) return null;

  async function start(chosen: PopupSignIn): Promise<void> {
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    const isMine = (): boolean => current.current === mine;
    setError(null);
    setPhase('open');
    try {
      await signInWithPopup(client, chosen, {
        signal: mine.signal,
        onClosed: () => isMine() && setPhase('none'),
        onAnswer: () => isMine() && setPhase('finishing'),
      });
    } catch (cause) {
      if (!isMine() || cause instanceof PopupClosed) return;
      setError(popupFailure(cause, chosen.name));
      if (!isQuiet(cause)) toasts.add({ title: words.failedTitle, variant: 'destructive', duration: 6000 });
    } finally {
      if (isMine()) setPhase('none');
    }
  }
  return {
    name: popup.name,
    isOpen: phase === 'open',
    isFinishing: phase === 'finishing',
    error,
    start: () => void start(popup),
    forget: () => setError(null),
  };
}
