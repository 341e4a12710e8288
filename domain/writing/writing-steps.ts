import { givenStatements } from '../engine/corrections.ts';
import { type GenerateRequest, generatePosts, readRequest } from '../engine/generate.ts';
import { isTakenBack } from '../engine/write/retracted.ts';
import { writtenByEngine } from '../engine/written.ts';
import { PostCollection } from '../guard/collect-posts.ts';
import { guardSource } from '../guard/guard-source.ts';
import { repairPrompt } from '../prompts/repair-prompt.ts';
import { toldTexts } from '../prompts/told-texts.ts';
import { writePrompt } from '../prompts/write-prompt.ts';
import { ok } from '../result.ts';
import type { StepsElsewhere, TakeRequest, WritingSteps } from './steps.ts';

/** The steps themselves, for whoever does them: a thread of the server, or the page. Whoever works here still knows the source (`readRequest`). */
export const writingSteps: WritingSteps = {
  writePosts: ({ told, ...request }) => ok(writtenByEngine(generatePosts(request), told)),

  briefModel({ request, platforms, nonce, size, anew }) {
    const sheet = readRequest(request);
    // What was taken back gets one fixed sentence; no model is asked to word it.
    if (isTakenBack(sheet)) return ok({ kind: 'written', written: writtenByEngine(generatePosts(request)) });
    const prompt = writePrompt({
      sheet,
      info: request.articleInfo ?? {},
      tone: request.tone,
      platforms,
      author: request.author ?? false,
      nonce,
      size,
      findingChosen: request.finding !== undefined,
      ...anew,
    });
    return ok({ kind: 'ask', prompt });
  },

  takePosts(asked) {
    const collection = collectionOf(asked);
    const done = collection.take(asked.text);
    return ok({ posts: collection.collected(), done, next: collection.next() });
  },

  endAnswer({ isRepair, ...asked }) {
    const collection = collectionOf(asked);
    const done = isRepair ? collection.takeRepair(asked.text) : collection.take(asked.text);
    const toRepair = collection.toRepair();
    const platforms = toRepair.map(({ platform }) => platform);
    const repair = toRepair.length === 0 ? null : { platforms, prompt: repairPrompt(asked.prompt, toRepair) };
    return ok({ posts: collection.collected(), done, next: collection.next(), repair });
  },

  finishPosts({ request, posts, keepsFlagged, about }) {
    const collection = new PostCollection(sourceOf(request), request.platforms, posts);
    const settled = collection.settle({ keepsFlagged });
    return ok({ settled, written: collection.written(generatePosts(request), about) });
  },
};

/** The steps done at once, by whoever asks for them. */
export const stepsHere: StepsElsewhere = {
  writePosts: async (asked) => writingSteps.writePosts(asked),
  briefModel: async (asked) => writingSteps.briefModel(asked),
  takePosts: async (asked) => writingSteps.takePosts(asked),
  endAnswer: async (asked) => writingSteps.endAnswer(asked),
  finishPosts: async (asked) => writingSteps.finishPosts(asked),
};

function collectionOf({ request, platforms, posts, prompt }: TakeRequest): PostCollection {
  return new PostCollection(sourceOf(request, prompt), platforms, posts);
}

function sourceOf(request: GenerateRequest, prompt?: TakeRequest['prompt']) {
  const given = givenStatements(request.finding, request.corrections);
  const told = prompt === undefined ? null : toldTexts(prompt);
  return guardSource(readRequest(request), request.articleInfo ?? {}, given, told);
}
