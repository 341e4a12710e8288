import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#contract/client.ts';
import type { Metadata } from '#contract/types.ts';
import type { LookupKind } from '#domain/research/identifiers/read-identifier.ts';
import { api } from '#web/api/api.ts';
import { type FailureWords, failureWords } from '#web/api/failure-words.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { changeDraft, type Draft } from '../draft.ts';
import type { ChangeDraft } from '../use-draft.ts';
import { words } from '../words.ts';
import { changesOf } from './changes-of-record.ts';
import { words as toldWords } from './told-words.ts';

export interface LookupRun {
  /** The field that is being fetched; null while none is. */
  readonly running: LookupKind | null;
  /** What went wrong, by field. */
  readonly errors: Partial<Record<LookupKind, string>>;
  /** `then` gets the form as it is with what was found; it is not called where nothing was. */
  readonly start: (kind: LookupKind, paste: string, then?: (filled: Draft) => void) => void;
  readonly reset: () => void;
}

interface Asked {
  readonly kind: LookupKind;
  readonly paste: string;
  readonly then?: ((filled: Draft) => void) | undefined;
}

/** Fetches a record and fills the form with it; what stood there comes back with one click. */
export function useLookup(draft: Draft, change: ChangeDraft): LookupRun {
  const stop = useRef<AbortController>(undefined);
  const run = useMutation({
    mutationFn: ({ kind, paste }: Asked) => {
      stop.current?.abort();
      stop.current = new AbortController();
      return calls[kind](paste.trim(), stop.current.signal);
    },
    onSuccess: (found, { kind, paste, then }) => {
      // The number itself is no text of the work.
      const before = draft.text.trim() === paste.trim() ? { ...draft, text: '' } : draft;
      const changes = changesOf(found, before);
      change(changes);
      tellLoaded(kind, found, undoOf(draft, change));
      then?.(changeDraft(draft, changes));
    },
    onError: (error, { kind }) => {
      if (error.name === 'AbortError') return;
      toasts.add({ ...wordsOf(error, kind), variant: 'destructive', duration: 8000 });
    },
  });
  const failed = run.error !== null && run.error.name !== 'AbortError' && run.variables !== undefined;
  return {
    running: run.isPending ? (run.variables?.kind ?? null) : null,
    errors: failed ? { [run.variables.kind]: wordsOf(run.error, run.variables.kind).description } : {},
    start: (kind, paste, then) => run.mutate({ kind, paste, then }),
    reset: () => {
      stop.current?.abort();
      run.reset();
    },
  };
}

type Call = (paste: string, signal: AbortSignal) => Promise<Metadata>;

const calls: Readonly<Record<LookupKind, Call>> = {
  doi: (doi, signal) => api.call('getDoiMetadata', { query: { doi } }, { signal }),
  un: (id, signal) => api.call('getUnMetadata', { query: { id } }, { signal }),
  dataset: (doi, signal) => api.call('getDatasetMetadata', { query: { doi } }, { signal }),
  patent: (id, signal) => api.call('getPatentMetadata', { query: { id } }, { signal }),
};

/** The server's own sentence says best what a service did; "busy" of the server itself is something else. */
function wordsOf(error: Error, kind: LookupKind): FailureWords {
  const fallback = toldWords.failed[kind];
  if (error instanceof ApiError && error.title !== null)
    return { title: error.title, description: error.message };
  return failureWords(error, fallback);
}

function tellLoaded(kind: LookupKind, found: Metadata, undo: () => void): void {
  const stop = found.notices.find(({ weight }) => weight === 'stop');
  toasts.add({
    // Nothing is green over a paper that was retracted.
    title: stop === undefined ? toldWords.loaded[kind] : toldWords.loadedWithNotice,
    description: stop?.text ?? found.title ?? found.identifier,
    variant: stop === undefined ? 'success' : 'default',
    action: { label: words.undo, run: undo },
  });
}

/** Puts back what a fetch or "Clear All" replaces. */
export function undoOf(
  { text, used, info, infoOpen, lookup, finding }: Draft,
  change: ChangeDraft,
): () => void {
  return () => change({ text, used, info, infoOpen, lookup, finding });
}
