import { useEffect, useRef, useState } from 'react';
import { defaultPlatform, type PlatformId } from '#domain/posts/platforms.ts';
import { defaultTone, type ToneId } from '#domain/posts/tones.ts';
import { pause } from '#web/app/pause.ts';
import { handedOver } from '#web/features/take-up/handed-over.ts';
import { words } from './words.ts';
import type { OwnAnswer, OwnRequest } from './write-own.ts';

export type Written = Extract<OwnAnswer, { kind: 'written' }>;

export interface Problem {
  readonly at: 'text' | 'platforms';
  readonly why: string;
}

export interface Own {
  readonly text: string;
  readonly tone: ToneId;
  readonly platforms: readonly PlatformId[];
  /** The last posts; they stay until there are others. */
  readonly written: Written | null;
  /** How often a text was written about: changes of tone, lead or platforms are of the same round. */
  readonly round: number;
  /** Whether the text can be seen and changed; once there are posts that are sure of their finding, it makes room for them. */
  readonly isOpen: boolean;
  readonly isWriting: boolean;
  /** Why nothing was written; null where nothing is wrong. */
  readonly problem: Problem | null;
  readonly open: () => void;
  readonly type: (text: string) => void;
  /** Writes about the text, or another one. */
  readonly write: (text?: string) => void;
  /** Sets a choice, and writes anew where there are posts. */
  readonly choose: (change: Choice) => void;
}

type Choice = Partial<Pick<OwnRequest, 'tone' | 'platforms' | 'finding'>>;

interface State extends Pick<Own, 'written' | 'round' | 'isOpen' | 'isWriting' | 'problem'> {
  readonly request: OwnRequest;
}

/** A visitor's own text, written about in the browser: the engine is fetched when the place for the text opens, nothing is sent anywhere. */
export function useOwn(): Own {
  const [state, setState] = useState(firstState);
  const latest = useRef(0);
  useEffect(() => void loadWriter().catch(() => undefined), []);
  const { request, written } = state;
  async function run(asked: OwnRequest, isNewRound: boolean): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    setState((before) => ({ ...before, request: asked, isWriting: true, problem: null }));
    const answer = await answerTo(asked);
    // Somebody may have asked again while the writer was loaded.
    if (mine === latest.current) setState((before) => afterAnswer(before, answer, isNewRound));
  }
  return {
    ...state,
    ...request,
    open: () => setState((before) => ({ ...before, isOpen: true })),
    // Another text has other sentences.
    type: (text) =>
      setState((before) => ({
        ...before,
        request: { ...before.request, text, finding: null },
        problem: null,
      })),
    write: (text = request.text) =>
      void run({ ...request, text, finding: text === request.text ? request.finding : null }, true),
    choose(change) {
      const asked = { ...request, ...change };
      if (written === null) setState((before) => ({ ...before, request: asked, problem: null }));
      else void run(asked, false);
    },
  };
}

function afterAnswer(before: State, answer: OwnAnswer, isNewRound: boolean): State {
  const done = { ...before, isWriting: false };
  if (answer.kind === 'refused') {
    const problem = { at: answer.at, why: answer.why };
    return { ...done, problem, isOpen: before.isOpen || answer.at === 'text' };
  }
  if (!isNewRound) return { ...done, written: answer };
  return { ...done, written: answer, round: before.round + 1, isOpen: !answer.generated.sure };
}

function firstState(): State {
  return { request: firstRequest(), written: null, round: 0, isOpen: true, isWriting: false, problem: null };
}

/** What was on its way to the generator, for somebody who came back; else what the generator begins with. */
function firstRequest(): OwnRequest {
  const kept = handedOver();
  return {
    text: kept?.text ?? '',
    tone: kept?.tone ?? defaultTone,
    platforms: kept === null || kept.platforms.length === 0 ? [defaultPlatform] : kept.platforms,
    finding: null,
  };
}

async function answerTo(request: OwnRequest): Promise<OwnAnswer> {
  if (request.platforms.length === 0)
    return { kind: 'refused', at: 'platforms', why: words.refused.noPlatform };
  const writer = await loadWriter().catch(() => null);
  if (writer === null) return { kind: 'refused', at: 'text', why: words.refused.failed };
  // What is being done is shown before it is done.
  await pause();
  try {
    return writer.writeOwn(request);
  } catch (error) {
    // Nobody else learns of it, for nothing is sent.
    console.error(error);
    return { kind: 'refused', at: 'text', why: words.refused.unread };
  }
}

function loadWriter(): Promise<typeof import('./write-own.ts')> {
  return import('./write-own.ts');
}
