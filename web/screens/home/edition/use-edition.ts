import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import { readPrivate, writePrivate } from '#web/api/private-storage.ts';
import { toasts } from '#web/ui/toast-store.ts';
import type { Kept, Made } from '../use-generate.ts';
import {
  type Edition,
  type EditionPost,
  type Engine,
  editionOf,
  editPost,
  nextOpening,
  previewPost,
  rewritePost,
  type Steer,
  steerEdition,
} from './edition.ts';
import { keepable, parseEdition } from './parse-edition.ts';
import { advance, begin, type History, settle, undo } from './past.ts';
import { type Saving, useSaving } from './use-saving.ts';
import { words } from './words.ts';

/** The posts on the screen and all that one can do to them. */
export interface EditionDesk {
  readonly edition: Edition | null;
  /** True for posts that were there before a reload: they do not type themselves again. */
  readonly restored: boolean;
  readonly saving: Saving;
  readonly saveAgain: () => void;
  readonly canUndo: boolean;
  /** Takes the last step back and answers the edition that is shown then. */
  readonly undo: () => Edition | null;
  readonly steer: (steer: Steer) => void;
  readonly edit: (platform: PlatformId, text: string) => void;
  readonly doneEditing: () => void;
  readonly reopen: (platform: PlatformId) => void;
  readonly reset: (platform: PlatformId) => void;
  readonly setTone: (platform: PlatformId, tone: ToneId) => void;
  /** Null until the engine is loaded. */
  readonly preview: ((platform: PlatformId, tone: ToneId) => EditionPost) | null;
}

/** `kept`: how far the posts that were made are on their way into the history. */
export function useEdition(userId: string, made: Made | null, kept: Kept): EditionDesk {
  const name = `edition.${userId}`;
  const [restored] = useState(() => parseEdition(readPrivate(name)));
  const [history, setHistory] = useState<History | null>(() =>
    restored === null ? null : begin(restored.edition),
  );
  const [shown, setShown] = useState(made);
  const fresh = useMemo(
    () => (made === null ? null : editionOf(made.request, made.sessionId, made.answer, made.onDevice)),
    [made],
  );
  if (made !== shown) {
    setShown(made);
    if (fresh !== null) setHistory(begin(fresh));
  }
  const edition = history?.now ?? null;
  const { saving, saveAgain } = useSaving(edition, {
    fresh,
    kept,
    restored: restored?.isSaved === true ? restored.edition : null,
  });
  useEffect(() => {
    if (edition !== null) writePrivate(name, keepable(edition, saving === 'saved'));
  }, [name, edition, saving]);
  const engine = useEngine(edition !== null);
  const step = useCallback(
    (kind: string | null, take: (engine: Engine, now: Edition) => Edition) => {
      const apply = (using: Engine): void =>
        setHistory((before) => (before === null ? null : advance(before, take(using, before.now), kind)));
      if (engine === null) loadEngine().then(apply, tellNotLoaded);
      else apply(engine);
    },
    [engine],
  );
  return {
    edition,
    restored: fresh === null,
    saving,
    saveAgain,
    canUndo: (history?.past.length ?? 0) > 0,
    undo: () => {
      if (history === null) return null;
      const before = undo(history);
      setHistory(before);
      return before.now;
    },
    steer: (steer) => step(null, (using, now) => steerEdition(using, now, steer)),
    edit: (platform, text) => step(`edit ${platform}`, (using, now) => editPost(using, now, platform, text)),
    doneEditing: () => setHistory((now) => (now === null ? null : settle(now))),
    reopen: (platform) => step(null, (using, now) => nextOpening(using, now, platform)),
    reset: (platform) => step(null, (using, now) => rewritePost(using, now, platform, {})),
    setTone: (platform, tone) => step(null, (using, now) => rewritePost(using, now, platform, { tone })),
    preview:
      engine === null || edition === null
        ? null
        : (platform, tone) => previewPost(engine, edition, platform, tone),
  };
}

/** The writer and the checker, fetched when there is something to put right. */
function useEngine(wanted: boolean): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    if (!wanted || engine !== null) return;
    let gone = false;
    loadEngine().then(
      (loaded) => gone || setEngine(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, engine]);
  return engine;
}

async function loadEngine(): Promise<Engine> {
  const [{ generatePosts }, { checkWithGiven }] = await Promise.all([
    import('#domain/engine/generate.ts'),
    import('#domain/grounding/check-with-given.ts'),
  ]);
  return { generatePosts, checkWithGiven };
}

function tellNotLoaded(): void {
  toasts.add({ ...words.notLoaded, variant: 'destructive', duration: 8000 });
}
