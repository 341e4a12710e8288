import type { SavedChat } from '#contract/types.ts';
import { parseObject } from '#domain/json.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import { type Draft, emptyDraft } from '../draft.ts';
import { words } from '../words.ts';
import { checked, type Engine } from './change-edition.ts';
import type { Edition } from './edition.ts';

/**
 * Saved posts as they stood: their texts, facts, corrections and edits. What was read and checked is read and checked anew, as it is
 * not saved. Null where they were saved without what that takes.
 */
export function reopenEdition(
  engine: Engine,
  { sessionId, messages, made, desk }: SavedChat,
): Edition | null {
  const said = (role: 'user' | 'assistant'): string =>
    messages.find((one) => one.role === role)?.content ?? '';
  const texts = parseObject(said('assistant')) ?? {};
  const platforms = platformIds.filter((platform) => typeof texts[platform] === 'string');
  if (desk === null || platforms.length === 0) return null;
  const request = { ...desk.request, inputText: said('user'), platforms };
  const { factSheet, evidence, warnings } = engine.generatePosts(request);
  const edition: Edition = {
    sessionId,
    request,
    posts: {},
    factSheet: factSheet as Edition['factSheet'],
    evidence,
    warnings,
    made: made ?? unknown,
    faithful: {},
  };
  const posts = platforms.map((platform) => {
    const {
      tone = request.tone,
      seed = request.seed ?? 0,
      byHand = false,
      stayed,
    } = desk.posts[platform] ?? {};
    const text = String(texts[platform]);
    const post = { text, tone, seed, byHand, ...(stayed === true && { stayed }), sentences: [] };
    return [platform, checked(engine, edition, post)] as const;
  });
  return { ...edition, posts: Object.fromEntries(posts) };
}

const unknown: Edition['made'] = {
  writer: 'embedded',
  model: null,
  host: null,
  promptVersion: null,
  repaired: [],
  replaced: [],
};

/** The form as these posts were asked with. */
export function draftOf({ request }: Pick<Edition, 'request'>): Draft {
  const { status = [], ...info } = request.articleInfo ?? {};
  return {
    ...emptyDraft,
    text: request.inputText,
    info: Object.fromEntries(Object.entries(info).filter(([, value]) => typeof value === 'string')),
    tone: request.tone,
    platforms: request.platforms,
    author: request.author === true,
    finding: request.finding ?? null,
    corrections: request.corrections ?? {},
    // A retraction stays one, though what the services said of it is not saved.
    lookup:
      status.length === 0
        ? null
        : {
            identifier: info.url ?? info.title ?? '',
            notices: status.map((type) => ({
              type,
              weight: type === 'retracted' || type === 'withdrawn' ? ('stop' as const) : ('note' as const),
              text: words.onRecord(type),
              url: null,
              source: words.sidebar.history,
            })),
            sources: {},
            licence: null,
            lookedUpAt: '',
            length: request.inputText.length,
          },
  };
}
