import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { applyCorrections } from '#domain/engine/corrections.ts';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { parseResearchText } from '#domain/research/research-text.ts';
import { type Draft, filledInfo, usedText } from './draft.ts';

type ReadSource = typeof import('#domain/engine/read/read-source.ts')['readSource'];

/** What the engine makes of the text, read in the browser. */
export interface Reading {
  /** 'short': not enough text yet. */
  readonly state: 'short' | 'loading' | 'ready' | 'failed';
  readonly sheet: FactSheet | null;
}

/** Reads the text as it is typed; typing goes before reading, and the reader is fetched with the first text. */
export function useReading(draft: Draft): Reading {
  const text = useDeferredValue(usedText(draft));
  const info = useDeferredValue(draft.info);
  const source = text;
  const enough = parseResearchText(text).ok;
  const reader = useReader(enough);
  const { finding, corrections, lookup } = draft;
  const sheet = useMemo(() => {
    if (!enough || typeof reader !== 'function') return null;
    const articleInfo = filledInfo({ info, lookup });
    return tryReading(() =>
      reader({
        text: source,
        ...(articleInfo && { info: articleInfo }),
        ...(finding !== null && { finding }),
      }),
    );
  }, [enough, reader, source, info, lookup, finding]);
  const corrected = useMemo(
    () => (sheet === null || sheet === 'failed' ? null : applyCorrections(sheet, corrections)),
    [sheet, corrections],
  );
  if (!enough) return { state: 'short', sheet: null };
  if (reader === 'failed' || sheet === 'failed') return { state: 'failed', sheet: null };
  return { state: corrected === null ? 'loading' : 'ready', sheet: corrected };
}

/** Reading is an extra here: a text that trips it must not take the form away. */
function tryReading(read: () => FactSheet): FactSheet | 'failed' {
  try {
    return read();
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

function useReader(wanted: boolean): ReadSource | 'failed' | null {
  const [reader, setReader] = useState<ReadSource | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted || reader !== null) return;
    let gone = false;
    import('#domain/engine/read/read-source.ts').then(
      ({ readSource }) => gone || setReader(() => readSource),
      () => gone || setReader('failed'),
    );
    return () => {
      gone = true;
    };
  }, [wanted, reader]);
  return reader;
}
