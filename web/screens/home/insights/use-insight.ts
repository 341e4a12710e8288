import { useMutation } from '@tanstack/react-query';
import type { ToneId } from '#domain/posts/tones.ts';
import { api } from '#web/api/api.ts';
import { type FailureWords, failureWords } from '#web/api/failure-words.ts';
import { useUpgradeAction } from '#web/features/plans/use-upgrade-action.ts';
import { type NewToast, toasts } from '#web/ui/toast-store.ts';
import { type Draft, filledInfo, usedText } from '../draft.ts';
import { findObstacle } from '../validate-draft.ts';
import { words } from './words.ts';

export interface InsightRun<Answer> {
  readonly running: boolean;
  /** Null before the first answer, and while the next one is under way. */
  readonly answer: Answer | null;
  readonly start: (draft: Draft) => void;
}

/** Tags for the draft's text. */
export function useHashtags(): InsightRun<readonly string[]> {
  return useInsight({
    ask: async (body) => (await api.call('suggestHashtags', { body })).hashtags,
    isEmpty: (hashtags) => hashtags.length === 0,
    empty: words.noHashtags,
    failed: words.hashtagsFailed,
  });
}

/** A News & Views paragraph on the draft's text. */
export function useHighlight(): InsightRun<string> {
  return useInsight({
    ask: async (body) => (await api.call('writeHighlight', { body })).highlight,
    isEmpty: (highlight) => highlight.trim() === '',
    empty: words.noHighlight,
    failed: words.highlightFailed,
  });
}

interface InsightInput {
  readonly inputText: string;
  readonly tone: ToneId;
  readonly articleInfo?: NonNullable<ReturnType<typeof filledInfo>>;
}

interface Insight<Answer> {
  readonly ask: (input: InsightInput) => Promise<Answer>;
  readonly isEmpty: (answer: Answer) => boolean;
  readonly empty: FailureWords;
  readonly failed: FailureWords;
}

function useInsight<Answer>({ ask, isEmpty, empty, failed }: Insight<Answer>): InsightRun<Answer> {
  const upgradeAction = useUpgradeAction();
  const run = useMutation({
    mutationFn: (draft: Draft) => ask(inputOf(draft)),
    onSuccess: (answer) => {
      if (isEmpty(answer)) tell(empty);
    },
    onError: (error) => tell(failureWords(error, failed), upgradeAction(error)),
  });
  return {
    running: run.isPending,
    answer: run.data === undefined || isEmpty(run.data) ? null : run.data,
    start: (draft) => {
      const obstacle = findObstacle({ ...draft, platforms: ['twitter'] });
      if (obstacle === null) run.mutate(draft);
      else tell(obstacle);
    },
  };
}

function inputOf(draft: Draft): InsightInput {
  const articleInfo = filledInfo(draft);
  return {
    inputText: usedText(draft),
    tone: draft.tone,
    ...(articleInfo !== undefined && { articleInfo }),
  };
}

function tell({ title, description }: FailureWords, more: Pick<NewToast, 'action'> = {}): void {
  toasts.add({ title, description, ...more, variant: 'destructive', duration: 8000 });
}
