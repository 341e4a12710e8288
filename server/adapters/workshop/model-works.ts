import { givenStatements } from '#domain/engine/corrections.ts';
import { type GenerateRequest, generatePosts, readRequest } from '#domain/engine/generate.ts';
import { isTakenBack } from '#domain/engine/write/retracted.ts';
import { writtenByEngine } from '#domain/engine/written.ts';
import { PostCollection } from '#domain/guard/collect-posts.ts';
import type { CollectedPosts } from '#domain/guard/collected-posts.ts';
import { guardSource } from '#domain/guard/guard-source.ts';
import { repairPrompt } from '#domain/prompts/repair-prompt.ts';
import { writePrompt } from '#domain/prompts/write-prompt.ts';
import { ok } from '#domain/result.ts';
import type { Works } from '../../ports/workshop.ts';

/*
 * A generation by a model, in steps that hold nothing between them: each begins from the request, whose source whoever works
 * here still knows (`readRequest`), and from the posts collected so far.
 */

export const briefModel: Works['briefModel'] = ({ request, platforms, nonce, size }) => {
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
  });
  return ok({ kind: 'ask', prompt });
};

export const takePosts: Works['takePosts'] = ({ request, posts, text }) => {
  const collection = collectionOf(request, posts);
  const done = collection.take(text);
  return ok({ posts: collection.collected(), done, next: collection.next() });
};

export const endAnswer: Works['endAnswer'] = ({ request, posts, text, prompt }) => {
  const collection = collectionOf(request, posts);
  const done = collection.take(text);
  const toRepair = collection.toRepair();
  const repair =
    toRepair.length === 0
      ? null
      : { platforms: toRepair.map(({ platform }) => platform), prompt: repairPrompt(prompt, toRepair) };
  return ok({ posts: collection.collected(), done, next: collection.next(), repair });
};

export const finishPosts: Works['finishPosts'] = ({ request, posts, repaired, about }) => {
  const collection = collectionOf(request, posts);
  if (repaired !== null) collection.takeRepair(repaired);
  const settled = collection.settle();
  const written = collection.isEmpty() ? null : collection.written(generatePosts(request), about);
  return ok({ settled, written });
};

function collectionOf(request: GenerateRequest, posts: CollectedPosts): PostCollection {
  const info = request.articleInfo ?? {};
  const given = givenStatements(request.finding, request.corrections);
  return new PostCollection(guardSource(readRequest(request), info, given), request.platforms, posts);
}
