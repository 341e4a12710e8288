import { useCallback, useState } from 'react';
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
  /** Fetches the engine: somebody comes near. */
  readonly prepare: () => void;
}

/** The live example: the engine, most of the page's code, is fetched for those who come near it, and for nobody else. */
export function useExample(): LiveExample {
  const [tone, setTone] = useState<ExampleTone>(firstExample.tone as ExampleTone);
  const [written, setWritten] = useState<{ readonly example: Example; readonly took: number | null }>({
    example: firstExample,
    took: null,
  });
  const [failed, setFailed] = useState(false);
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
  return { tone, ...written, state: isWritten ? 'ready' : failed ? 'failed' : 'writing', choose, prepare };
}

function prepare(): void {
  loadWriter().catch(() => undefined);
}

function loadWriter(): Promise<typeof import('./write-example.ts')> {
  return import('./write-example.ts');
}
