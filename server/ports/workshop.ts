import type { CardBrand } from '#domain/cards/brand.ts';
import type { CardDesign, CardSize } from '#domain/cards/card-kinds.ts';
import type { DocumentKind } from '#domain/documents/document-limits.ts';
import type { ReadPaper } from '#domain/documents/read-paper.ts';
import type { Corrections } from '#domain/engine/corrections.ts';
import type { GenerateRequest } from '#domain/engine/generate.ts';
import type { Written } from '#domain/engine/written.ts';
import type { CheckedSentence, CheckResult } from '#domain/grounding/conclude-check.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import type { CheckReport } from '#domain/grounding/report-check.ts';
import type { ClaimToVerify, Verdict, VerifierKind } from '#domain/grounding/verdict.ts';
import type { FinishedAltText } from '#domain/guard/finish-alt-text.ts';
import type { Predictions, PredictRequest } from '#domain/insights/predict.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import type { ToneId } from '#domain/posts/tones.ts';
import type { FigurePromptRequest } from '#domain/prompts/figure-prompt.ts';
import type { PromptSize } from '#domain/prompts/prompt-request.ts';
import type { ClaimBatch } from '#domain/prompts/verify-prompt.ts';
import type { ModelPrompt } from '#domain/prompts/write-prompt.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';
import type { Result } from '#domain/result.ts';
import type { RowDraft, RowRequest } from '#domain/runs/draft.ts';
import type { ExportFormat } from '#domain/runs/export-formats.ts';
import type { ExportFile, ExportPlan, ExportRow } from '#domain/runs/export-run.ts';
import type { Upload } from '#domain/runs/read-upload.ts';
import type { FoundWork } from '#domain/runs/request-of-row.ts';
import type { AskedRow, RowDefaults } from '#domain/runs/run-row.ts';
import type { SignOffRecord } from '#domain/sign-off/record.ts';
import type { WritingSteps } from '#domain/writing/steps.ts';

/**
 * Where texts are worked on: reading, writing, checking, drawing, all whose time depends on what somebody sent. It is done
 * elsewhere than where requests are answered, in turns that are fair to all, and for a limited time each.
 */
export interface Workshop {
  /**
   * Fails with `too_slow` where the text takes longer than one may, `unavailable` where too many wait, the one who ordered it
   * has left, or what did the work broke. What the work itself throws is thrown here: a fault of ours.
   */
  do<Name extends WorkName>(
    name: Name,
    input: WorkInput<Name>,
    order: WorkOrder,
  ): Promise<Result<WorkOutput<Name>>>;
}

/** For whom something is done. */
export interface WorkOrder {
  /** Whoever waits for it, by the account's id: people take turns, however much one of them orders. */
  readonly by: string;
  /** Ends when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Nobody waits for it now: it is done when people leave room. */
  readonly inBackground: boolean;
}

/** All that is done there. Pure: the same input gives the same output, whoever does it. Input and output are plain data. */
export interface Works extends WritingSteps {
  /** The sentences of a post by the exact rules; `concludeCheck` says what follows for the whole. */
  checkPost(asked: CheckRequest): Result<readonly CheckedSentence[]>;
  /** The sentences of a source. */
  splitSource(asked: { readonly text: string }): Result<readonly string[]>;
  /** A check that was concluded, with places and source sentences. */
  reportCheck(asked: ReportRequest): Result<CheckReport>;
  /** What of posts a verifier is to look at, each claim once. */
  pickClaims(asked: PickRequest & { readonly verifier: VerifierKind }): Result<readonly ClaimToVerify[]>;
  /** What a model is to be asked about claims. */
  briefVerifier(asked: VerifierBriefRequest): Result<readonly ClaimBatch[]>;
  /** A model's verdicts on the claims of one request; null where it gave none that can be read. */
  readVerdicts(asked: VerdictsRequest): Result<readonly (Verdict | null)[]>;
  /** Posts with what a verifier said of their claims. */
  settlePosts(asked: PickRequest & Verdicts): Result<readonly (readonly GroundedSentence[])[]>;
  /** The same for a generation. */
  settleWritten(asked: WrittenRequest & Verdicts): Result<Written>;
  suggestHashtags(asked: SourceRequest): Result<readonly string[]>;
  writeHighlight(asked: SourceRequest & { readonly tone: ToneId }): Result<string>;
  predictPosts(asked: PredictRequest): Result<Predictions>;
  drawCards(asked: CardRequest): Promise<Result<DrawnCards>>;
  briefFigure(asked: FigureBriefRequest): Result<ModelPrompt>;
  finishAltText(asked: AltTextRequest): Result<FinishedAltText | null>;
  /** Takes a paper out of a file. */
  readDocument(asked: { readonly file: string }): Promise<Result<ReadFile>>;
  readUpload(asked: UploadRequest): Result<Upload>;
  requestOfRow(asked: { readonly row: AskedRow; readonly found: FoundWork | null }): Result<RowRequest>;
  editDraft(asked: { readonly draft: RowDraft; readonly posts: PostTexts }): Result<RowDraft>;
  exportRun(asked: ExportRequest): Result<ExportFile>;
  /** The record of a sign-off as a PDF. */
  printRecord(asked: { readonly record: SignOffRecord }): Promise<Result<{ readonly pdf: string }>>;
  /** Reads a large body by its endpoint's schema. */
  readBody(asked: BodyRequest): Result<unknown>;
}
export type WorkName = keyof Works;
export type WorkInput<Name extends WorkName> = Parameters<Works[Name]>[0];
export type WorkOutput<Name extends WorkName> =
  Awaited<ReturnType<Works[Name]>> extends Result<infer Output> ? Output : never;

export interface BodyRequest {
  /** Name of its row in the endpoint table, which has a body. */
  readonly endpoint: string;
  readonly bytes: Uint8Array;
}

/** A paper as it was read from a file; `file` above is its base64. */
export interface ReadFile extends ReadPaper {
  readonly kind: DocumentKind;
  readonly pages: number | null;
  readonly pagesRead: number | null;
}

export type PostTexts = Partial<Record<PlatformId, string | undefined>>;

export interface CheckRequest {
  readonly source: string;
  readonly info: ArticleInfo | undefined;
  readonly post: string;
}

export interface ReportRequest {
  readonly source: string;
  readonly post: string;
  readonly concluded: CheckResult;
}

/** What the fact sheet of a source is read from. */
export type SourceOfPosts = Pick<GenerateRequest, 'inputText' | 'articleInfo' | 'finding' | 'corrections'>;

export interface PickRequest {
  readonly source: SourceOfPosts;
  readonly posts: readonly (readonly GroundedSentence[])[];
}

export type { ClaimBatch };

export interface VerifierBriefRequest {
  readonly claims: readonly ClaimToVerify[];
  /** Nobody can guess it: fences the claims and their sentences. */
  readonly nonce: string;
  readonly size: PromptSize;
}

export interface VerdictsRequest {
  readonly claims: readonly ClaimToVerify[];
  readonly prompt: ModelPrompt;
  readonly answer: string;
}

export interface WrittenRequest {
  readonly request: GenerateRequest;
  readonly written: Written;
}

export interface Verdicts {
  readonly verdicts: readonly (readonly [claim: string, verdict: Verdict])[];
}

export interface SourceRequest {
  readonly text: string;
  readonly info: ArticleInfo | undefined;
}

export interface CardRequest {
  readonly inputText: string;
  readonly articleInfo?: ArticleInfo | undefined;
  readonly finding?: number | string | undefined;
  readonly corrections?: Corrections | undefined;
  readonly post: string;
  readonly design: CardDesign;
  readonly sizes: readonly CardSize[];
  readonly brand: CardBrand | null;
}

export interface DrawnCards {
  readonly cards: readonly DrawnCard[];
  readonly altText: string;
}

export interface DrawnCard {
  readonly size: CardSize;
  readonly width: number;
  readonly height: number;
  /** In base64. */
  readonly png: string;
}

export type FigureBriefRequest = Omit<FigurePromptRequest, 'sentences'> & { readonly inputText: string };

export interface AltTextRequest {
  readonly inputText: string;
  readonly title: string | null;
  readonly prompt: ModelPrompt;
  readonly answer: string;
}

export interface UploadRequest {
  readonly text: string;
  readonly defaults: RowDefaults;
}

export interface ExportRequest {
  readonly format: ExportFormat;
  readonly rows: readonly StoredExportRow[];
  readonly plan: ExportPlan;
}

/** As it is stored: what was asked and the draft as JSON, which is read where the work is done. */
export type StoredExportRow = Pick<ExportRow, 'line' | 'label' | 'review' | 'problem'> & {
  readonly asked: string | null;
  readonly draft: string | null;
};
