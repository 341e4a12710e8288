import { useCallback, useEffect, useState } from 'react';
import { readPrivate, writePrivate } from '#web/api/private-storage.ts';
import { changeDraft, type Draft, emptyDraft, parseDraft } from './draft.ts';
import { rememberChoices, rememberedChoices } from './remembered.ts';

export type ChangeDraft = (change: Partial<Draft>) => void;

/** The form's content, kept in this tab until the person signs out; tone, platforms and "we" are there the next time too. */
export function useDraft(userId: string): readonly [Draft, ChangeDraft] {
  const name = `draft.${userId}`;
  const [draft, setDraft] = useState(() => {
    const kept = readPrivate(name);
    return kept === null ? { ...emptyDraft, ...rememberedChoices(userId) } : parseDraft(kept);
  });
  useEffect(() => writePrivate(name, draft), [name, draft]);
  const { tone, platforms, author } = draft;
  useEffect(() => rememberChoices(userId, { tone, platforms, author }), [userId, tone, platforms, author]);
  const change = useCallback((change: Partial<Draft>) => setDraft((now) => changeDraft(now, change)), []);
  return [draft, change] as const;
}
