import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '#web/app/when-idle.ts';
import { firstExample } from './example.build.ts';
import type { ExampleTone } from './tones-shown.ts';
import type { Example } from './write-example.ts';

export interface LiveExample {
  /** The chosen tone; the post may still be that of the last one. */
  readonly tone: ExampleTone;
  readonly example: Example;
  /** Milliseconds that writing took here; null for the post that came with the page. */
  readonly took: number | null;
  readonly state: 'ready' | 'writing' | 'failed';
  readonly choose: (tone: ExampleTone) => void;
}

/** The live example: the engine is fetched when the browser has nothing better to do, or when a tone is chosen. */
export function useExample(): LiveExample {
  const [tone, setTone] = useState<ExampleTone>(firstExample.tone as ExampleTone);
  const [written, setWritten] = useState<{ readonly example: Example; readonly took: number | null }>({
    example: firstExample,
    took: null,
  });
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        loadWriter().catch(() => undefined);
      }),
    [],
  );
  const choose = useCallback((next: ExampleTone) => {
    setTone(next);
    setFailed(false);
    loadWriter().then(
      ({ writeExample }) => {
        const start = performance.now();
        const example = writeExample(next);
        setWritten({ example, took: Math.max(1, Math.round(performance.now() - start)) });
      },
      () => setFailed(true),
    );
  }, []);
  const isWritten = written.example.tone === tone;
  return { tone, ...written, state: isWritten ? 'ready' : failed ? 'failed' : 'writing', choose };
}

function loadWriter(): Promise<typeof import('./write-example.ts')> {
  return import('./write-example.ts');
}
