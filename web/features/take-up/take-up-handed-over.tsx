import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isObject } from '#domain/json.ts';
import { readPrivate, writePrivate } from '#web/api/private-storage.ts';
import { paths } from '#web/app/paths.ts';
import { forgetHandedOver, type HandedOver, handedOver } from './handed-over.ts';
import { takingUp } from './take-up.ts';

interface TakeUpHandedOverProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/** Before the generator opens: what somebody tried on the landing page is put into its form, and leaves the storage that brought it. */
export function TakeUpHandedOver({ userId, children }: TakeUpHandedOverProps): ReactNode {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(handedOver);
  useEffect(() => {
    if (draft === null) return;
    keepChoices(userId, draft);
    forgetHandedOver();
    // As a saved text is taken up: what stood in the form comes back with one click.
    void navigate(paths.home, { replace: true, state: takingUp(draft.text) });
    setDraft(null);
  }, [draft, userId, navigate]);
  return draft === null ? children : null;
}

/** Tone and platforms go where the form of the generator keeps them (`web/screens/home/use-draft.ts`). */
function keepChoices(userId: string, { tone, platforms }: HandedOver): void {
  const name = `draft.${userId}`;
  const kept = readPrivate(name);
  writePrivate(name, { ...(isObject(kept) && kept), tone, ...(platforms.length > 0 && { platforms }) });
}
