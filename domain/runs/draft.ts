import type { Evidence } from '../engine/evidence.ts';
import type { GenerateRequest } from '../engine/generate.ts';
import type { Made, Written } from '../engine/written.ts';
import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import { withMarks } from '../grounding/marked.ts';
import { type PlatformId, platformIds } from '../posts/platforms.ts';
import type { ArticleInfo } from '../research/article-info.ts';
import type { Notice } from '../research/notices.ts';
import { shortLine } from './run-row.ts';

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
  /** True where another sentence may be the finding: somebody has to look. */
  readonly unsure?: boolean;
}

/** As look-ups tell it. */
export type DraftNotice = Omit<Notice, 'type'> & { readonly type: string };

export interface RowRequest {
  readonly request: GenerateRequest;
  readonly notices: readonly DraftNotice[];
  /** What the person should know of how the text came about. */
  readonly notes: readonly string[];
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
    ...(!written.sure && { unsure: true }),
  };
}

/** A draft as it was kept: those of before there were marks get them. */
export function readDraft(json: string | null): RowDraft | null {
  if (json === null) return null;
  const draft: RowDraft = JSON.parse(json);
  const grounding = platformIds.flatMap((id) => {
    const sentences = draft.grounding[id];
    return sentences === undefined ? [] : [[id, withMarks(sentences)] as const];
  });
  return { ...draft, grounding: Object.fromEntries(grounding) };
}

/** Sentences that say more than the source, in all posts. */
export function flaggedSentences({ grounding }: Pick<RowDraft, 'grounding'>): number {
  return platformIds.flatMap((id) => grounding[id] ?? []).filter(({ mark }) => mark === 'flagged').length;
}

/** What somebody has to look at before a draft goes out: such sentences, and a doubt about the finding. */
export function flagsOf(draft: Pick<RowDraft, 'grounding' | 'unsure'>): number {
  return flaggedSentences(draft) + (draft.unsure === true ? 1 : 0);
}

/** The name that a row gets once its work is known. */
export function titleOfDraft({ info }: Pick<RowDraft, 'info'>): string | null {
  return info.title === undefined || info.title === '' ? null : shortLine(info.title);
}
