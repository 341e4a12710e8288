import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import { readPrivate, writePrivate } from '#web/api/private-storage.ts';
import { toasts } from '#web/ui/toast-store.ts';
import type { Kept, Made } from '../use-generate.ts';
import { type Engine, previewPost, type Steer } from './change-edition.ts';
import {
  type Change,
  type DeskState,
  edited,
  letGo,
  opened,
  type Rewrites,
  rewritten,
  steered,
  takenOwn,
  undone,
} from './desk-state.ts';
import { type Edition, type EditionPost, editionOf } from './edition.ts';
import { keepable, parseEdition } from './parse-edition.ts';
import { settle } from './past.ts';
import { useRewrites } from './use-rewrites.ts';
import { type Saving, useSaving } from './use-saving.ts';
import { words } from './words.ts';

/** The posts on the screen and all that one can do to them. */
export interface EditionDesk {
  readonly edition: Edition | null;
  /** Shows saved posts, in the place of those on the screen. */
  readonly open: (saved: Edition) => void;
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
  /** What models are asked for, and what they could not be. */
  readonly rewrites: Rewrites;
  /** Leaves a post as it is: its model is let go, and nothing is to be chosen any more. */
  readonly keep: (platform: PlatformId) => void;
  /** Has our own writer write a post whose model could not be had. */
  readonly takeOwn: (platform: PlatformId) => void;
  /** Null until the engine is loaded. */
  readonly preview: ((platform: PlatformId, tone: ToneId) => EditionPost) | null;
}

/** `kept`: how far the posts that were made are on their way into the history. */
export function useEdition(userId: string, made: Made | null, kept: Kept): EditionDesk {
  const name = `edition.${userId}`;
  const [restored] = useState(() => parseEdition(readPrivate(name)));
  const [state, setState] = useState<DeskState | null>(() =>
    restored === null ? null : opened(restored.edition),
  );
  const [shown, setShown] = useState(made);
  const [reopened, setReopened] = useState<Edition | null>(null);
  const fresh = useMemo(
    () => (made === null ? null : editionOf(made.request, made.sessionId, made.answer, made.onDevice)),
    [made],
  );
  if (made !== shown) {
    setShown(made);
    setReopened(null);
    if (fresh !== null) setState(opened(fresh));
  }
  const change = useCallback(
    (take: (before: DeskState) => DeskState) => setState((before) => (before === null ? null : take(before))),
    [],
  );
  useRewrites(state, change);
  const edition = state?.history.now ?? null;
  const { saving, saveAgain } = useSaving(edition, {
    fresh,
    kept,
    restored: reopened ?? (restored?.isSaved === true ? restored.edition : null),
  });
  useEffect(() => {
    if (edition !== null) writePrivate(name, keepable(edition, saving === 'saved'));
  }, [name, edition, saving]);
  const engine = useEngine(edition !== null);
  const runs = useRef(0);
  const step = useCallback(
    (take: (engine: Engine, before: DeskState, run: string) => DeskState) => {
      runs.current += 1;
      const run = String(runs.current);
      const apply = (using: Engine): void => change((before) => take(using, before, run));
      if (engine === null) loadEngine().then(apply, tellNotLoaded);
      else apply(engine);
    },
    [engine, change],
  );
  const rewrite = (platform: PlatformId, wanted: Change): void =>
    step((using, before, run) => rewritten(using, before, platform, { change: wanted, run }));
  return {
    edition,
    open: useCallback((saved) => {
      setReopened(saved);
      setState(opened(saved));
    }, []),
    restored: fresh === null || reopened !== null,
    saving,
    saveAgain,
    canUndo: (state?.history.past.length ?? 0) > 0,
    undo: () => {
      if (state === null) return null;
      const before = undone(state);
      setState(before);
      return before.history.now;
    },
    steer: (steer) => step((using, before, run) => steered(using, before, steer, run)),
    edit: (platform, text) => step((using, before) => edited(using, before, platform, text)),
    doneEditing: () => change((now) => ({ ...now, history: settle(now.history) })),
    reopen: (platform) => rewrite(platform, { otherwise: true }),
    reset: (platform) => rewrite(platform, {}),
    setTone: (platform, tone) => rewrite(platform, { tone }),
    rewrites: state?.rewrites ?? {},
    keep: (platform) => change((now) => letGo(now, platform)),
    takeOwn: (platform) => step((using, before) => takenOwn(using, before, platform)),
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

export async function loadEngine(): Promise<Engine> {
  const [{ generatePosts }, { checkWithGiven }] = await Promise.all([
    import('#domain/engine/generate.ts'),
    import('#domain/grounding/check-with-given.ts'),
  ]);
  return { generatePosts, checkWithGiven };
}

function tellNotLoaded(): void {
  toasts.add({ ...words.notLoaded, variant: 'destructive', duration: 8000 });
}
