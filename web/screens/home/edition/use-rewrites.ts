import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { queryKeys } from '#web/api/query-keys.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { askWriter, whyNot } from './ask-writer.ts';
import { answered, type DeskState, refused, waitingFor } from './desk-state.ts';
import type { RewriteAnswer } from './take-answer.ts';
import { words } from './words.ts';

type ChangeState = (change: (before: DeskState) => DeskState) => void;

/** Asks models for what the desk waits for, and lets those go for whom nobody waits any more. */
export function useRewrites(state: DeskState | null, change: ChangeState): void {
  const client = useQueryClient();
  const running = useRef(new Map<string, AbortController>());
  const rewrites = state?.rewrites;
  const ask = useEffectEvent((run: string, stop: AbortController) => {
    const { signal } = stop;
    if (state === null) return;
    askWriter(state.history.now, waitingFor(state, run), signal)
      .then(
        (answer) => {
          change((now) => answered(now, run, answer, unusableWords(answer)));
          const counted = answer.counted?.length ?? 0;
          if (counted > 0) toasts.add({ ...words.countedAnew(counted), duration: 8000 });
        },
        (error: unknown) => {
          if (!signal.aborted) change((now) => refused(now, run, whyNot(error)));
        },
      )
      .finally(() => {
        if (running.current.get(run) === stop) running.current.delete(run);
        // Posts that were not counted before are now.
        void client.invalidateQueries({ queryKey: queryKeys.team });
      });
  });
  useEffect(() => {
    const wanted = new Set(
      Object.values(rewrites ?? {}).flatMap((one) => (one.state === 'asked' ? [one.run] : [])),
    );
    for (const [run, stop] of running.current) if (!wanted.has(run)) stop.abort();
    for (const run of wanted) {
      if (running.current.has(run)) continue;
      const stop = new AbortController();
      running.current.set(run, stop);
      ask(run, stop);
    }
  }, [rewrites]);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stop of all.values()) stop.abort();
      all.clear();
    };
  }, []);
}

/** Why posts of an answer are not the model's. */
function unusableWords({ made, warnings }: RewriteAnswer): string {
  // Of what was taken back no model writes; the warnings say so.
  return made.writer === 'embedded' && warnings.length > 0 ? warnings.join(' ') : words.notUsable;
}
