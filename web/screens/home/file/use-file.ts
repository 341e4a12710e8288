import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { documentLimits } from '#domain/documents/document-limits.ts';
import { api } from '#web/api/api.ts';
import { failureWords } from '#web/api/failure-words.ts';
import type { FoundPaper } from './file-changes.ts';
import { words } from './words.ts';

export interface FileDesk {
  /** Name of the file that was given last; null where there is none. */
  readonly name: string | null;
  readonly busy: boolean;
  readonly found: FoundPaper | null;
  /** Why it was not read, in words. */
  readonly problem: string | null;
  readonly choose: (file: File) => void;
  /** Ends a reading, and forgets what was found. */
  readonly drop: () => void;
}

interface Asked {
  readonly file: File;
  readonly signal: AbortSignal;
}

/** Sends a file to be read; plain text is read here. */
export function useFile(onText: (text: string) => void): FileDesk {
  const [name, setName] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async ({ file, signal }: Asked): Promise<FoundPaper | null> => {
      if (file.size > documentLimits.bytes) throw new RangeError(words.tooLarge);
      if (isText(file)) {
        const text = await file.text();
        if (!signal.aborted) onText(text);
        return null;
      }
      return api.call('readDocument', { body: { file: await base64Of(file) } }, { signal });
    },
  });
  const stop = (): void => {
    running.current?.abort();
    reset();
  };
  return {
    name,
    busy: isPending,
    found: data ?? null,
    problem: problemOf(error),
    choose: (file) => {
      stop();
      running.current = new AbortController();
      setName(file.name);
      mutate({ file, signal: running.current.signal });
    },
    drop: () => {
      stop();
      setName(null);
    },
  };
}

function problemOf(error: Error | null): string | null {
  if (error === null || error.name === 'AbortError') return null;
  return error instanceof RangeError ? error.message : failureWords(error, words.failed).description;
}

function isText({ name, type }: File): boolean {
  return type === 'text/plain' || /\.(?:txt|md)$/i.test(name);
}

/** A data address is "data:TYPE;base64,…". */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new RangeError(words.failed.description));
    reader.readAsDataURL(file);
  });
}
