import { fail, ok } from '#domain/result.ts';
import type { FigureDescriber } from '../../ports/figure-describer.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Workshop } from '../../ports/workshop.ts';
import { type AskingDeps, askModel } from './ask-model.ts';
import { orderOfRun } from './order-of-run.ts';

export interface FigureDescriberDeps extends AskingDeps {
  readonly tokens: Pick<Tokens, 'create'>;
  readonly workshop: Workshop;
  /** Longest time for an answer, in milliseconds. */
  readonly longestMs: number;
}

/** Alt text by a model that sees pictures, checked against the text that the figure belongs to. */
export function createFigureDescriber(deps: FigureDescriberDeps): FigureDescriber {
  return {
    about: deps.model.about,
    async describe({ figure, inputText, title }, run) {
      const order = orderOfRun(run);
      const asked = { figure, inputText, title, nonce: deps.tokens.create() };
      const prompt = await deps.workshop.do('briefFigure', asked, order);
      if (!prompt.ok) return prompt;
      const question = {
        ...run,
        userId: run.share ?? run.userId,
        deadline: AbortSignal.timeout(deps.longestMs),
      };
      const answer = await askModel(deps, question, prompt.value);
      if (!answer.ok) return answer;
      // The picture has been sent; what is looked for are the words.
      const { figure: _, ...words } = prompt.value;
      const wrote = { inputText, title, prompt: words, answer: answer.value };
      const finished = await deps.workshop.do('finishAltText', wrote, order);
      if (!finished.ok) return finished;
      if (finished.value !== null) return ok(finished.value);
      return fail(
        'generation_failed',
        'The model could not make out what this picture shows. Try a sharper or larger one.',
      );
    },
  };
}
