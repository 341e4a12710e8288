import { useCallback, useEffect, useRef, useState } from 'react';
import type { Team } from '#contract/types.ts';
import { readPrivate, writePrivate } from '#web/api/private-storage.ts';
import { changeDraft, type Draft, emptyDraft, parseDraft } from './draft.ts';
import { hasChosen, rememberChoices, rememberedChoices } from './remembered.ts';

export type ChangeDraft = (change: Partial<Draft>) => void;

/**
 * The form's content, kept in this tab until the person signs out; tone, platforms and "we" are there the next time too. Who chose
 * nothing yet begins with what their team says.
 */
export function useDraft(userId: string, ofTeam: Team['defaults']): readonly [Draft, ChangeDraft] {
  const name = `draft.${userId}`;
  const [draft, setDraft] = useState(() => {
    const kept = readPrivate(name);
    return kept === null ? { ...emptyDraft, ...rememberedChoices(userId) } : parseDraft(kept);
  });
  const isNew = useRef(!hasChosen(userId));
  useEffect(() => {
    // Once: what the person changes meanwhile is theirs.
    if (!isNew.current || ofTeam === null) return;
    isNew.current = false;
    setDraft((now) => ({ ...now, ...startOf(ofTeam) }));
  }, [ofTeam]);
  useEffect(() => writePrivate(name, draft), [name, draft]);
  const { tone, platforms, author } = draft;
  useEffect(() => rememberChoices(userId, { tone, platforms, author }), [userId, tone, platforms, author]);
  const change = useCallback((change: Partial<Draft>) => {
    if (change.tone !== undefined || change.platforms !== undefined) isNew.current = false;
    setDraft((now) => changeDraft(now, change));
  }, []);
  return [draft, change] as const;
}

function startOf({ tone, platforms }: NonNullable<Team['defaults']>): Partial<Draft> {
  return { ...(tone !== null && { tone }), ...(platforms.length > 0 && { platforms }) };
}
