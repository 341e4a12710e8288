import type { Evidence } from '../engine/evidence.ts';
import type { GenerateRequest } from '../engine/generate.ts';
import type { Made, Written } from '../engine/written.ts';
import { checkPost } from '../grounding/check-post.ts';
import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import { sourceSentences } from '../grounding/source-sentences.ts';
import { type PlatformId, platformIds } from '../posts/platforms.ts';
import type { ArticleInfo } from '../research/article-info.ts';
import { infoOf } from '../research/info-of-record.ts';
import type { Notice } from '../research/notices.ts';
import { parseResearchText, researchTextLimits } from '../research/research-text.ts';
import { shortenAbstract } from '../research/shorten-abstract.ts';
import { fail, ok, type Result } from '../result.ts';
import { type AskedRow, shortLine } from './run-row.ts';

/** Posts of one row with all that one must know before they go out. Kept as JSON. */
export interface RowDraft {
  /** The text that every sentence is held to. */
  readonly source: string;
  readonly info: ArticleInfo;
  readonly posts: Partial<Record<PlatformId, string>>;
  readonly grounding: Partial<Record<PlatformId, readonly GroundedSentence[]>>;
  readonly evidence: Evidence;
  readonly warnings: readonly string[];
  readonly notices: readonly DraftNotice[];
  readonly made: Made;
  /** Platforms whose post a person changed. */
  readonly byHand: readonly PlatformId[];
}

/** What a look-up knows of the work. */
export type FoundWork = Parameters<typeof infoOf>[0] & {
  readonly abstract: string | null;
  readonly notices: readonly DraftNotice[];
};

/** As look-ups tell it. */
export type DraftNotice = Omit<Notice, 'type'> & { readonly type: string };

export interface RowRequest {
  readonly request: GenerateRequest;
  readonly notices: readonly DraftNotice[];
  /** What the person should know of how the text came about. */
  readonly notes: readonly string[];
}

/** What to write for a row; fails where there is no text to write from. What the person gave wins over what was found. */
export function requestOfRow(asked: AskedRow, found: FoundWork | null): Result<RowRequest> {
  const own = asked.isTeaser ? null : asked.abstract;
  const text = own ?? found?.abstract ?? asked.abstract;
  if (text === null)
    return fail(
      'content_too_short',
      'No abstract is on record for this work. Put it into a column named "abstract" and run the row again.',
    );
  const whole = text.trim();
  const short = shortenAbstract(whole);
  const inputText = parseResearchText(short);
  if (!inputText.ok)
    return fail('content_too_short', 'The text that there is for this work is too short to write from.');
  const notes =
    short === whole
      ? []
      : [
          `The abstract is longer than ${researchTextLimits.max.toLocaleString('en')} characters: its end was left out.`,
        ];
  const { tone, platforms } = asked;
  const request = { inputText: inputText.value, tone, platforms, articleInfo: infoOfRow(asked, found) };
  return ok({ request, notices: found?.notices ?? [], notes });
}

function infoOfRow(asked: AskedRow, found: FoundWork | null): ArticleInfo {
  const given = {
    title: asked.title,
    journal: asked.journal,
    year: asked.year,
    pi: asked.author,
    url: asked.url,
  };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  return { ...(found === null ? {} : infoOf(found)), ...known };
}

export function draftOf({ request, notices, notes }: RowRequest, written: Written): RowDraft {
  return {
    source: request.inputText,
    info: request.articleInfo ?? {},
    posts: written.generatedContent,
    grounding: written.grounding,
    evidence: written.evidence,
    warnings: [...written.warnings, ...notes],
    notices,
    made: written.made,
    byHand: [],
  };
}

/** The draft with a person's own wording of some posts, held to the source anew. */
export function editDraft(draft: RowDraft, texts: Partial<Record<PlatformId, string | undefined>>): RowDraft {
  const changed = platformIds.filter((id) => texts[id] !== undefined && texts[id] !== draft.posts[id]);
  if (changed.length === 0) return draft;
  const source = { sentences: sourceSentences(draft.source), info: draft.info };
  const posts = { ...draft.posts };
  const grounding = { ...draft.grounding };
  for (const id of changed) {
    const text = texts[id] ?? '';
    posts[id] = text;
    grounding[id] = checkPost(source, text).sentences;
  }
  const byHand = platformIds.filter((id) => draft.byHand.includes(id) || changed.includes(id));
  return { ...draft, posts, grounding, byHand };
}

/** Sentences that say more than the source, in all posts. */
export function flaggedSentences({ grounding }: Pick<RowDraft, 'grounding'>): number {
  return platformIds.flatMap((id) => grounding[id] ?? []).filter(({ flags }) => flags.length > 0).length;
}

/** The name that a row gets once its work is known. */
export function titleOfDraft({ info }: Pick<RowDraft, 'info'>): string | null {
  return info.title === undefined || info.title === '' ? null : shortLine(info.title);
}
