import { finishAltText } from '#domain/guard/finish-alt-text.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { writeFigurePrompt } from '#domain/prompts/figure-prompt.ts';
import { fail, ok } from '#domain/result.ts';
import type { FigureDescriber } from '../../ports/figure-describer.ts';
import type { Tokens } from '../../ports/tokens.ts';
import { type AskingDeps, askModel } from './ask-model.ts';

export interface FigureDescriberDeps extends AskingDeps {
  readonly tokens: Pick<Tokens, 'create'>;
  /** Longest time for an answer, in milliseconds. */
  readonly longestMs: number;
}

/** Alt text by a model that sees pictures, checked against the text that the figure belongs to. */
export function createFigureDescriber(deps: FigureDescriberDeps): FigureDescriber {
  return {
    about: deps.model.about,
    async describe({ figure, inputText, title }, run) {
      const sentences = splitSentences(inputText);
      const prompt = writeFigurePrompt({
        figure,
        sentences: sentences.map(({ text }) => text),
        title,
        nonce: deps.tokens.create(),
      });
      const question = { ...run, deadline: AbortSignal.timeout(deps.longestMs) };
      const answer = await askModel(deps, question, prompt);
      if (!answer.ok) return answer;
      const finished = finishAltText({ sentences, info: title === null ? {} : { title } }, answer.value);
      if (finished !== null) return ok(finished);
      return fail(
        'generation_failed',
        'The model could not make out what this picture shows. Try a sharper or larger one.',
      );
    },
  };
}
