import { longestPost } from '#contract/schemas/posts.ts';
import { deviceWords } from '#domain/accounts/device-words.ts';
import { buildCard } from '#domain/cards/share-card.ts';
import { chatLimits, chatSessionId, chatTitle } from '#domain/chats/chat.ts';
import { inquiryLimits } from '#domain/contact/inquiry.ts';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import { generatePosts, readRequest } from '#domain/engine/generate.ts';
import { placedSentences } from '#domain/engine/read/placed-sentences.ts';
import { sourceSentences } from '#domain/engine/read/source-sentences.ts';
import { writtenByEngine } from '#domain/engine/written.ts';
import { checkPost } from '#domain/grounding/check-post.ts';
import { checkWithGiven } from '#domain/grounding/check-with-given.ts';
import { reportCheck } from '#domain/grounding/report-check.ts';
import { claimsToVerify } from '#domain/guard/claims-to-verify.ts';
import { cleanPost } from '#domain/guard/clean-post.ts';
import { PostCollection } from '#domain/guard/collect-posts.ts';
import { leakFinder } from '#domain/guard/find-leak.ts';
import { finishAltText } from '#domain/guard/finish-alt-text.ts';
import { guardSource } from '#domain/guard/guard-source.ts';
import { readAnswer } from '#domain/guard/read-answer.ts';
import { readVerdicts } from '#domain/guard/read-verdicts.ts';
import { suggestHashtags } from '#domain/insights/hashtags.ts';
import { writeHighlight } from '#domain/insights/highlight.ts';
import { predictPosts } from '#domain/insights/predict.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { manyLines, plainName } from '#domain/mail/plain-text.ts';
import { platformIds } from '#domain/posts/platforms.ts';
import type { PromptSize } from '#domain/prompts/prompt-request.ts';
import { toldTexts } from '#domain/prompts/told-texts.ts';
import { verdictField, verifyPrompts } from '#domain/prompts/verify-prompt.ts';
import { writePrompt } from '#domain/prompts/write-prompt.ts';
import { articleInfoFields } from '#domain/research/article-info.ts';
import {
  lookupKinds,
  readIdentifier,
  recogniseIdentifier,
} from '#domain/research/identifiers/read-identifier.ts';
import { parseResearchText, researchTextLimits } from '#domain/research/research-text.ts';
import { shortenAbstract } from '#domain/research/shorten-abstract.ts';
import { draftOf } from '#domain/runs/draft.ts';
import { editDraft } from '#domain/runs/edit-draft.ts';
import { exportFormats } from '#domain/runs/export-formats.ts';
import { exportRun } from '#domain/runs/export-run.ts';
import { readUpload } from '#domain/runs/read-upload.ts';
import { runLimits } from '#domain/runs/run-limits.ts';
import { readTable } from '#domain/runs/table.ts';
import { cleanAffiliation } from '#server/adapters/metadata/clean/affiliation.ts';
import { personName } from '#server/adapters/metadata/clean/person-name.ts';
import { recordLine, recordText } from '#server/adapters/metadata/clean/record-text.ts';
import { trialAbstract } from '../abstracts.ts';
import { readEverySchema } from './every-schema.ts';

/** A pure function that reads what strangers hand to us, and the longest text that the contract lets through to it. */
export interface Reader {
  readonly most: number;
  readonly read: (text: string) => unknown;
}

/** As long as a source may be, of ordinary sentences. */
const usualSource = trialAbstract.repeat(9).slice(0, researchTextLimits.max);
const usualInfo = {
  title: 'Effect of exercise on pain in adults',
  url: 'https://doi.org/10.1234/abc',
} as const;

/** All that is known of an article, each field as long as it may be. */
function infoOf(text: string): Record<string, string> {
  return Object.fromEntries(articleInfoFields.map(({ name, max }) => [name, text.slice(0, max)]));
}

function asked(text: string, info: Record<string, string> = usualInfo) {
  return {
    inputText: text,
    tone: 'publisher',
    platforms: platformIds,
    articleInfo: info,
  } as const;
}

/** A source that is hostile itself, as long as one may be. */
function checkSource(text: string) {
  return { sentences: sourceSentences(text.slice(0, researchTextLimits.max)), info: infoOf(text) };
}

const onEveryPlatform = (text: string) => Object.fromEntries(platformIds.map((id) => [id, text]));
const usualSheet = () => readRequest(asked(usualSource));
const promptOf = (sheet: FactSheet, info: Record<string, string>, size: PromptSize) =>
  writePrompt({
    ...{ sheet, info, tone: 'publisher', platforms: platformIds, author: false, nonce: 'abc' },
    ...{ size, findingChosen: false },
  });
const told = () => toldTexts(promptOf(usualSheet(), usualInfo, 'full'));
const guard = () => guardSource(usualSheet(), usualInfo, [], told());
const defaults = { tone: 'publisher', platforms: ['twitter'] } as const;
const megabyte = 1024 * 1024;
const { title, journal } = { title: 500, journal: 200 };

export const readers: Readonly<Record<string, Reader>> = {
  'a post checked': {
    most: longestPost,
    read: (text) => checkPost({ sentences: sourceSentences(usualSource), info: usualInfo }, text),
  },
  'a post checked and reported': {
    most: longestPost,
    read: (text) => {
      const source = placedSentences(usualSource);
      return reportCheck(text, source, checkPost({ sentences: source, info: usualInfo }, text));
    },
  },
  'a post checked against a source of its kind': {
    most: longestPost,
    read: (text) => checkPost(checkSource(text), text),
  },
  'a post checked with what a person gave': {
    most: longestPost,
    read: (text) =>
      checkWithGiven(
        { sentences: sourceSentences(usualSource), info: usualInfo },
        [text.slice(0, 600)],
        text,
      ),
  },
  'a usual post checked against a hostile source': {
    most: researchTextLimits.max,
    read: (text) => checkPost(checkSource(text), usualSource.repeat(20)),
  },
  'posts generated': { most: researchTextLimits.max, read: (text) => generatePosts(asked(text)) },
  'posts generated with facts of an article': {
    most: researchTextLimits.max,
    read: (text) => generatePosts(asked(text, infoOf(text))),
  },
  'posts generated with a finding and corrections': {
    most: 600,
    read: (text) => {
      const own = text.slice(0, 300);
      return generatePosts({
        ...asked(usualSource),
        finding: text,
        corrections: { question: own, number: own, studied: own, design: own, limit: own },
      });
    },
  },
  'a prompt for a model': {
    most: researchTextLimits.max,
    read: (text) => {
      const info = infoOf(text);
      const sheet = readRequest(asked(text, info));
      return (['full', 'small'] as const).map((size) => toldTexts(promptOf(sheet, info, size)));
    },
  },
  'claims of a post for a verifier': {
    most: longestPost,
    read: (text) => {
      const claims = claimsToVerify(
        usualSheet(),
        [checkPost(checkSource(usualSource), text).sentences],
        'model',
      );
      return verifyPrompts(claims, { nonce: 'abc', size: 'full' });
    },
  },
  'verdicts of a model': {
    most: 40_000,
    read: (text) => {
      const field = verdictField(0);
      const answer = JSON.stringify({ [field]: { wrong: [text], supported: 1, better: text } });
      return [text, answer].map((said) =>
        readVerdicts(
          [{ claim: usualSource.slice(0, 600), evidence: [] }],
          said,
          leakFinder(told(), usualSource),
        ),
      );
    },
  },
  'a share card': {
    most: longestPost,
    read: (text) =>
      buildCard({ sheet: usualSheet(), info: usualInfo, post: text, given: [text.slice(0, 600)] }),
  },
  predictions: {
    most: longestPost,
    read: (text) => predictPosts({ content: onEveryPlatform(text), source: usualSource }),
  },
  'predictions for a hostile source': {
    most: longestPost,
    read: (text) =>
      predictPosts({ content: onEveryPlatform(text), source: text.slice(0, researchTextLimits.max) }),
  },
  hashtags: {
    most: researchTextLimits.max,
    read: (text) => suggestHashtags(readRequest(asked(text, infoOf(text)))),
  },
  'a highlight': {
    most: researchTextLimits.max,
    read: (text) => writeHighlight(readRequest(asked(text)), infoOf(text)),
  },
  'posts of a row edited': {
    most: longestPost,
    read: (text) => editDraft(usualDraft(), onEveryPlatform(text)),
  },
  'a run exported': { most: longestPost, read: (text) => exported(text) },
  'an upload': { most: runLimits.upload, read: (text) => readUpload(text, defaults) },
  'an upload of a table': {
    most: runLimits.upload,
    read: (text) => readUpload(`title,abstract\n${text}`, defaults),
  },
  'an upload of one cell': {
    most: runLimits.upload,
    read: (text) => readUpload(`title,abstract\na,"${text}`, defaults),
  },
  'an upload of a feed': {
    most: runLimits.upload,
    read: (text) => readUpload(`<rss><channel><item><title>a</title>${text}`, defaults),
  },
  'an upload of a feed’s text': {
    most: runLimits.upload,
    read: (text) => readUpload(`<rss><channel><item><description>${text}</description></item>`, defaults),
  },
  'an upload of a JSON feed': {
    most: runLimits.upload / 2,
    read: (text) =>
      readUpload(
        JSON.stringify({
          version: 'https://jsonfeed.org/version/1.1',
          items: [{ id: '1', content_html: text, title: text.slice(0, 100_000) }],
        }),
        defaults,
      ),
  },
  'every cell of a table': { most: runLimits.upload, read: (text) => readTable(text) },
  'an abstract of a row': { most: 20_000, read: (text) => shortenAbstract(text) },
  'a text taken in': { most: 50_000, read: (text) => cleanText(text) },
  'sentences of a text': { most: longestPost, read: (text) => splitSentences(text) },
  'a text to write from, before it is measured': { most: megabyte, read: (text) => parseResearchText(text) },
  'an identifier': {
    most: 2000,
    read: (text) => [recogniseIdentifier(text), ...lookupKinds.map((kind) => readIdentifier(text, kind))],
  },
  'identifiers on a line': {
    most: 100_000,
    read: (text) => readUpload(`10.1234/a 10.1234/b ${text}`, defaults),
  },
  'a model’s answer': {
    most: megabyte,
    read: (text) => [readAnswer(text, platformIds), readAnswer(`{"twitter": "${text}`, platformIds)],
  },
  'a post of a model cleaned': {
    most: longestPost,
    read: (text) => platformIds.map((platform) => cleanPost(guard(), platform, text)),
  },
  'posts of a model held to the source': {
    most: longestPost,
    read: (text) => {
      const posts = new PostCollection(guard(), platformIds);
      posts.take(JSON.stringify(onEveryPlatform(text)));
      posts.toRepair();
      posts.takeRepair(JSON.stringify(onEveryPlatform(`${text} `)));
      posts.settle({ keepsFlagged: true });
      return posts.written(generatePosts(asked(usualSource)), {
        ...{ writer: 'google', model: 'm', host: null, promptVersion: '1' },
      });
    },
  },
  'alt text of a model': {
    most: longestPost,
    read: (text) =>
      finishAltText(
        { sentences: sourceSentences(usualSource), info: usualInfo },
        JSON.stringify({ altText: text }),
        leakFinder(told(), usualSource),
      ),
  },
  'text of a record': { most: 2 * megabyte, read: (text) => recordText(text) },
  'a line of a record': { most: 2 * megabyte, read: (text) => recordLine(text) },
  'a name of a record': { most: 2 * megabyte, read: (text) => [personName(text), cleanAffiliation(text)] },
  'a chat’s title': {
    most: chatLimits.content,
    read: (text) => [chatTitle([{ role: 'user', content: text }]), chatSessionId(text, 1)],
  },
  'what a browser says of itself': { most: 16_384, read: (text) => deviceWords(text) },
  'an address of mail': { most: megabyte, read: (text) => isMailAddress(text) },
  'text in a mail': {
    most: megabyte,
    read: (text) => [manyLines(text.slice(0, inquiryLimits.message)), plainName(text)],
  },
  'every schema of the contract': { most: megabyte, read: readEverySchema },
};

function usualDraft() {
  const request = asked(usualSource);
  const written = writtenByEngine(generatePosts(request));
  return draftOf({ request, notices: [], notes: [] }, written);
}

function exported(text: string) {
  const draft = {
    ...usualDraft(),
    posts: onEveryPlatform(text),
    info: { title: text.slice(0, title), journal: text.slice(0, journal) },
  };
  const row = {
    line: 1,
    label: text.slice(0, 160),
    identifier: text.slice(0, 400),
    tone: 'publisher',
    review: 'open',
    draft,
    problem: null,
  } as const;
  const plan = { runId: 'a', now: new Date(0), from: '2026-01-01', time: '09:00' };
  return exportFormats.map((format) => exportRun(format, [row], plan));
}
