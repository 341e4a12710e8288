import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { OutputOf } from '#contract/types.ts';
import { api } from '#web/api/api.ts';
import { type FailureWords, failureWords } from '#web/api/failure-words.ts';
import { namedSource, type Problem, problemIn, type Texts } from './named-source.ts';
import { words } from './words.ts';

export type Checked = OutputOf<'checkAsVisitor'>;

export interface Check {
  readonly texts: Texts;
  readonly change: (texts: Partial<Texts>) => void;
  readonly problem: Problem | null;
  readonly isChecking: boolean;
  /** Of what was in the fields when it was asked for. */
  readonly checked: Checked | null;
  /** Another for every check that was asked for. */
  readonly round: number;
  readonly failure: FailureWords | null;
  readonly submit: (asked: Texts) => void;
  /** Empties the fields, and forgets what was found. */
  readonly clear: () => void;
}

const empty: Texts = { post: '', paper: '' };

/** What is pasted stands in this page alone: not in its address, not in the browser's storage. */
export function useCheck(): Check {
  const [texts, setTexts] = useState(empty);
  const [problem, setProblem] = useState<Problem | null>(null);
  const stop = useRef<AbortController>(undefined);
  const run = useMutation({
    mutationFn: async ({ post, paper }: Texts) => {
      stop.current?.abort();
      stop.current = new AbortController();
      const named = await namedSource(paper);
      if ('why' in named) {
        setProblem(named);
        return null;
      }
      return api.call('checkAsVisitor', { body: { ...named, post } }, { signal: stop.current.signal });
    },
    gcTime: 0,
  });
  useEffect(() => () => stop.current?.abort(), []);
  return {
    texts,
    problem,
    isChecking: run.isPending,
    checked: run.data ?? null,
    round: run.submittedAt,
    failure: run.error === null || run.error.name === 'AbortError' ? null : wordsOf(run.error),
    change(changed) {
      setTexts((now) => ({ ...now, ...changed }));
      setProblem(null);
    },
    submit(asked) {
      const found = problemIn(asked);
      setProblem(found);
      if (found === null && !run.isPending) run.mutate(asked);
    },
    clear() {
      stop.current?.abort();
      run.reset();
      setTexts(empty);
      setProblem(null);
    },
  };
}

/** The server's own sentence says best what a service did, and how long to wait. */
function wordsOf(error: Error): FailureWords {
  const said = failureWords(error, words.failed);
  if (!(error instanceof ApiError)) return said;
  if (error.code === 'rate_limited' && error.retryAfter !== null)
    return { ...said, description: `${error.message} ${words.wait(error.retryAfter)}` };
  // The box is red already.
  return error.title === null ? said : { title: error.title.replace('❌ ', ''), description: error.message };
}
