import { useEffect, useState } from 'react';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import type { Result } from '#domain/result.ts';
import type { Upload } from '#domain/runs/read-upload.ts';

/** What the server will make of an upload, read here by the same code; null while it is read, or where there is none. */
export function useUpload(
  text: string,
  tone: ToneId,
  platforms: readonly PlatformId[],
): Result<Upload> | null {
  const [read, setRead] = useState<Result<Upload> | null>(null);
  useEffect(() => {
    if (text.trim() === '') {
      setRead(null);
      return undefined;
    }
    let gone = false;
    // Not with every letter: a large table takes a moment.
    const timer = setTimeout(async () => {
      const { readUpload } = await import('#domain/runs/read-upload.ts');
      if (!gone) setRead(readUpload(text, { tone, platforms }));
    }, 250);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [text, tone, platforms]);
  return read;
}
