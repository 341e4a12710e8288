import type { Endpoint } from '#contract/endpoint.ts';
import { endpointNames, endpoints } from '#contract/endpoints.ts';
import { readJson } from '#contract/read-input.ts';
import { cardSizes } from '#domain/cards/card-kinds.ts';
import { altTextOf, buildCard } from '#domain/cards/share-card.ts';
import { readPaper } from '#domain/documents/read-paper.ts';
import { givenStatements } from '#domain/engine/corrections.ts';
import { readRequest } from '#domain/engine/generate.ts';
import { placedSentences } from '#domain/engine/read/placed-sentences.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { sourceSentences } from '#domain/engine/read/source-sentences.ts';
import { checkSentences } from '#domain/grounding/check-post.ts';
import { reportCheck } from '#domain/grounding/report-check.ts';
import { leakFinder } from '#domain/guard/find-leak.ts';
import { finishAltText } from '#domain/guard/finish-alt-text.ts';
import { readVerdicts } from '#domain/guard/read-verdicts.ts';
import { suggestHashtags } from '#domain/insights/hashtags.ts';
import { writeHighlight } from '#domain/insights/highlight.ts';
import { predictPosts } from '#domain/insights/predict.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { writeFigurePrompt } from '#domain/prompts/figure-prompt.ts';
import { toldTexts } from '#domain/prompts/told-texts.ts';
import { ok } from '#domain/result.ts';
import { readDraft } from '#domain/runs/draft.ts';
import { editDraft } from '#domain/runs/edit-draft.ts';
import { type ExportRow, exportRun } from '#domain/runs/export-run.ts';
import { readUpload } from '#domain/runs/read-upload.ts';
import { requestOfRow } from '#domain/runs/request-of-row.ts';
import type { AskedRow } from '#domain/runs/run-row.ts';
import { writingSteps } from '#domain/writing/writing-steps.ts';
import type { CardRenderer } from '../../ports/card-renderer.ts';
import type { DocumentReader } from '../../ports/document-reader.ts';
import type { RecordPrinter } from '../../ports/record-printer.ts';
import type {
  AltTextRequest,
  CardRequest,
  SourceRequest,
  StoredExportRow,
  VerdictsRequest,
  Works,
} from '../../ports/workshop.ts';
import { briefVerifier, pickClaims, settlePosts, settleWritten } from './verifier-works.ts';

/** All the works, by the rules of the domain. */
export function createWorks(
  renderer: CardRenderer,
  documents: DocumentReader,
  printer: RecordPrinter,
): Works {
  return {
    ...writingSteps,
    checkPost: ({ source, info, post }) =>
      ok(
        checkSentences({ sentences: sourceSentences(source), ...(info === undefined ? {} : { info }) }, post),
      ),
    splitSource: ({ text }) => ok(sourceSentences(text).map((sentence) => sentence.text)),
    reportCheck: ({ source, post, concluded }) => ok(reportCheck(post, placedSentences(source), concluded)),
    pickClaims,
    briefVerifier,
    readVerdicts: readVerdictsOf,
    settlePosts,
    settleWritten,
    suggestHashtags: (asked) => ok(suggestHashtags(sheetOf(asked))),
    writeHighlight: (asked) => ok(writeHighlight(sheetOf(asked), asked.info, asked.tone)),
    predictPosts,
    drawCards: (asked) => drawCards(renderer, asked),
    briefFigure: ({ inputText, ...asked }) =>
      ok(writeFigurePrompt({ ...asked, sentences: splitSentences(inputText).map(({ text }) => text) })),
    finishAltText: (asked) => ok(altTextFor(asked)),
    readDocument: ({ file }) => readDocument(documents, file),
    readUpload: ({ text, defaults }) => readUpload(text, defaults),
    requestOfRow: ({ row, found }) => requestOfRow(row, found),
    editDraft: ({ draft, posts }) => ok(editDraft(draft, posts)),
    exportRun: ({ format, rows, plan }) => ok(exportRun(format, rows.map(readRow), plan)),
    printRecord: async ({ record }) =>
      ok({ pdf: Buffer.from(await printer.print(record)).toString('base64') }),
    readBody,
  };
}

/** We wrote the JSON ourselves. */
function readRow({ asked, draft, ...row }: StoredExportRow): ExportRow {
  const what: AskedRow | null = asked === null ? null : JSON.parse(asked);
  return { ...row, identifier: what?.identifier ?? null, tone: what?.tone ?? null, draft: readDraft(draft) };
}

const readBody: Works['readBody'] = ({ endpoint, bytes }) => {
  const { body }: Endpoint = endpoints[endpointNames.find((name) => name === endpoint) ?? 'getHealth'];
  if (body === undefined) throw new Error(`${endpoint} is no endpoint with a body.`);
  return readJson(body, bytes);
};

function sheetOf({ text, info }: SourceRequest) {
  return readSource({ text, info });
}

function altTextFor({ inputText, title, prompt, answer }: AltTextRequest) {
  const info = title === null ? {} : { title };
  const findLeak = leakFinder(toldTexts(prompt), [inputText, title ?? ''].join('\n'));
  return finishAltText({ sentences: splitSentences(inputText), info }, answer, findLeak);
}

function readVerdictsOf({ claims, prompt, answer }: VerdictsRequest) {
  const given = claims.flatMap(({ claim, evidence }) => [claim, ...evidence.map(({ text }) => text)]);
  return ok(readVerdicts(claims, answer, leakFinder(toldTexts(prompt), given.join('\n'))));
}

async function readDocument(documents: DocumentReader, file: string): ReturnType<Works['readDocument']> {
  const opened = await documents.read(Buffer.from(file, 'base64'));
  if (!opened.ok) return opened;
  const { kind, pages, pagesRead, text } = opened.value;
  return ok({ kind, pages, pagesRead, ...readPaper(text) });
}

async function drawCards(
  renderer: CardRenderer,
  { post, articleInfo, design, sizes, brand, ...asked }: CardRequest,
): ReturnType<Works['drawCards']> {
  const sheet = readRequest({ ...asked, articleInfo });
  const given = givenStatements(asked.finding, asked.corrections);
  const card = buildCard({ sheet, info: articleInfo, post, given });
  const cards = [];
  for (const size of new Set(sizes)) {
    const png = await renderer.render(card, { design, size, ...(brand !== null && { brand }) });
    cards.push({ size, ...cardSizes[size], png: Buffer.from(png).toString('base64') });
  }
  return ok({ cards, altText: altTextOf(card) });
}
