import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { takenUp } from '#web/features/take-up/take-up.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { undoOf } from './lookup/use-lookup.ts';
import type { ChangeDraft } from './use-draft.ts';
import { words } from './words.ts';

/** Puts the text of a saved chat into the form, once, and opens it; what stood there comes back with one click. */
export function useTakenUp(draft: Draft, change: ChangeDraft, open: () => void): void {
  const text = takenUp(useLocation().state);
  const navigate = useNavigate();
  // What stood there is looked at when the text comes, not again when it has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (text === null) return;
    const { info, lookup, finding, corrections } = emptyDraft;
    change({ text, info, lookup, finding, corrections });
    open();
    if (draft.text.trim() !== '' && draft.text.trim() !== text.trim())
      toasts.add({ title: words.takenUp, action: { label: words.undo, run: undoOf(draft, change) } });
    void navigate(paths.home, { replace: true, state: null });
  }, [text, change, navigate]);
}
