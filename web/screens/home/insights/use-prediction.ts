import { useMutation } from '@tanstack/react-query';
import type { GenerateAnswer, OutputOf } from '#contract/types.ts';
import { parseResearchText } from '#domain/research/research-text.ts';
import { api } from '#web/api/api.ts';
import { type FailureWords, failureWords } from '#web/api/failure-words.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { type Draft, usedText } from '../draft.ts';
import { words } from './words.ts';

export type Posts = GenerateAnswer['generatedContent'];
export type Prediction = OutputOf<'predictPosts'>;

export interface PredictionRun {
  readonly running: boolean;
  /** For the posts on the screen; null before the first answer, while one is under way, and once other posts are there. */
  readonly answer: Prediction | null;
  readonly start: (draft: Draft, followers: number) => void;
}

interface Question {
  readonly posts: Posts;
  readonly draft: Draft;
  readonly followers: number;
}

/** What the posts on the screen may get, for an account of a stated size. */
export function usePrediction(posts: Posts | null): PredictionRun {
  const run = useMutation({
    mutationFn: askPrediction,
    onSuccess: (answer) => {
      if (isEmpty(answer)) tell(words.noPrediction);
    },
    onError: (error) => tell(failureWords(error, words.predictFailed)),
  });
  const isOfThese = run.variables?.posts === posts;
  return {
    running: run.isPending,
    answer: run.data === undefined || isEmpty(run.data) || !isOfThese ? null : run.data,
    start: (draft, followers) => {
      if (posts === null || !hasPost(posts)) tell(words.noPosts);
      else run.mutate({ posts, draft, followers });
    },
  };
}

export function hasPost(posts: Posts): boolean {
  return Object.values(posts).some((post) => post !== undefined && post.trim() !== '');
}

/** The text goes along where it is one: its own words of praise are then no praise in a post. */
function askPrediction({ posts, draft, followers }: Question): Promise<Prediction> {
  const text = parseResearchText(usedText(draft));
  const body = { content: posts, followers, tone: draft.tone, ...(text.ok && { inputText: text.value }) };
  return api.call('predictPosts', { body });
}

function isEmpty({ predictions = {}, notEstimated = [] }: Partial<Prediction>): boolean {
  return Object.keys(predictions).length + notEstimated.length === 0;
}

function tell({ title, description }: FailureWords): void {
  toasts.add({ title, description, variant: 'destructive', duration: 8000 });
}
