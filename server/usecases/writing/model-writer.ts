import type { StepsElsewhere } from '#domain/writing/steps.ts';
import { type Ask, writeWithModel } from '#domain/writing/write-with-model.ts';
import type { TextGenerator, WriterRun } from '../../ports/text-generator.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Workshop } from '../../ports/workshop.ts';
import { type AskingDeps, askModel } from './ask-model.ts';
import { orderOfRun } from './order-of-run.ts';

export interface ModelWriterDeps extends AskingDeps {
  readonly tokens: Pick<Tokens, 'create'>;
  readonly workshop: Workshop;
  /** Longest time for what is asked for at once, the repair included, in milliseconds. */
  readonly longestMs: number;
}

/** Posts by a model that this server asks, worked on in its threads. */
export function createModelWriter(deps: ModelWriterDeps): TextGenerator {
  const { provider: writer, model, host, prompts: size } = deps.model.about;
  return {
    generate: (request, run) =>
      writeWithModel({
        request,
        about: { writer, model, host },
        ask: askOf(deps, run),
        steps: stepsIn(deps.workshop, run),
        size,
        nonce: deps.tokens.create(),
        tell: run.tell,
        hasLeft: () => run.signal.aborted,
        told: run.told ?? [],
        anew: run.anew,
      }),
  };
}

function askOf(deps: ModelWriterDeps, run: WriterRun): Ask {
  let deadline = AbortSignal.timeout(deps.longestMs);
  return (prompt, { onText, onAsked }) => {
    // Something new is asked for; a repair has what time the first answer left.
    if (prompt.turns.length === 1) deadline = AbortSignal.timeout(deps.longestMs);
    const { share, userId, priority, signal } = run;
    const question = { userId: share ?? userId, priority, signal, deadline, onText, onAsked };
    return askModel(deps, question, prompt);
  };
}

function stepsIn(workshop: Workshop, run: WriterRun): StepsElsewhere {
  const order = orderOfRun(run);
  return {
    writePosts: (asked) => workshop.do('writePosts', asked, order),
    briefModel: (asked) => workshop.do('briefModel', asked, order),
    takePosts: (asked) => workshop.do('takePosts', asked, order),
    endAnswer: (asked) => workshop.do('endAnswer', asked, order),
    finishPosts: (asked) => workshop.do('finishPosts', asked, order),
  };
}
