import { useCallback, useEffect, useState } from 'react';
import { readPrivate, writePrivate } from '#web/api/private-storage.ts';
import { changeDraft, type Draft, parseDraft } from './draft.ts';

export type ChangeDraft = (change: Partial<Draft>) => void;

/** The form's content, kept in this tab until the person signs out. */
export function useDraft(userId: string): readonly [Draft, ChangeDraft] {
  const name = `draft.${userId}`;
  const [draft, setDraft] = useState(() => parseDraft(readPrivate(name)));
  useEffect(() => writePrivate(name, draft), [name, draft]);
  const change = useCallback((change: Partial<Draft>) => setDraft((now) => changeDraft(now, change)), []);
  return [draft, change] as const;
}
