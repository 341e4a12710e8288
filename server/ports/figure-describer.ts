import type { FinishedAltText } from '#domain/guard/finish-alt-text.ts';
import type { Figure } from '#domain/research/figure.ts';
import type { Result } from '#domain/result.ts';
import type { ModelAbout } from './language-model.ts';
import type { WriterRun } from './text-generator.ts';

/** Says in words what a figure shows. Fails with `generation_failed`, `unavailable` or `rate_limited`. */
export interface FigureDescriber {
  readonly about: ModelAbout;
  describe(
    request: DescribedFigure,
    run: Pick<WriterRun, 'signal' | 'userId' | 'share' | 'priority' | 'inBackground'>,
  ): Promise<Result<FinishedAltText>>;
}

export interface DescribedFigure {
  readonly figure: Figure;
  /** The text that the figure belongs to. */
  readonly inputText: string;
  readonly title: string | null;
}
