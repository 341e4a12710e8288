import type { FaultKind, LanguageModel, ModelAnswer, ModelFault } from '../../ports/language-model.ts';

export interface Patience {
  /** Tries in all. */
  readonly tries: number;
  /** Longest pause between two tries, in milliseconds; a service that asks for more is left alone. */
  readonly longestPauseMs: number;
  /** 0 to 1; spreads tries of many requests apart. */
  readonly random: () => number;
  /** Resolves after so many milliseconds, at once where the signal ends. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Faults that another try may not meet. Nothing that a model had begun is begun anew: what it wrote may be on the screen. */
const passing: ReadonlySet<FaultKind> = new Set(['busy', 'failed', 'unreachable']);

/** Tries again where that can help: never sooner than the service asks, and further apart each time. */
export function createPatientModel(model: LanguageModel, patience: Patience): LanguageModel {
  return {
    about: model.about,
    async ask(prompt, run) {
      let begun = false;
      const onText = (text: string): void => {
        begun = true;
        run.onText(text);
      };
      let spent = { input: 0, output: 0 };
      for (let tried = 1; ; tried += 1) {
        const answer = await model.ask(prompt, { ...run, onText });
        spent = { input: spent.input + answer.usage.input, output: spent.output + answer.usage.output };
        const pause = begun || tried >= patience.tries ? null : pauseBefore(answer, tried, patience);
        if (pause === null) return { ...answer, usage: spent };
        await patience.sleep(pause, run.signal);
        if (run.signal.aborted) return { ok: false, fault: { kind: 'left' }, usage: spent };
      }
    },
  };
}

/** Milliseconds; null where another try makes no sense. */
function pauseBefore(answer: ModelAnswer, tried: number, patience: Patience): number | null {
  if (answer.ok || !passing.has(answer.fault.kind)) return null;
  const asked = askedPause(answer.fault);
  // Between half of it and all of it: those who failed together do not come back together.
  const own = 500 * 2 ** (tried - 1) * (0.5 + patience.random() / 2);
  const pause = Math.max(asked, own);
  return pause > patience.longestPauseMs ? null : pause;
}

function askedPause({ retryAfter }: ModelFault): number {
  return (retryAfter ?? 0) * 1000;
}

/** Sleeps in real time. */
export function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake, { once: true });
    if (signal.aborted) wake();
  });
}
