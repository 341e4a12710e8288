import type { CheckSource } from '../grounding/check-post.ts';
import { checkWithGiven } from '../grounding/check-with-given.ts';
import type { GroundedSentence } from '../grounding/grounded-sentence.ts';
import { findShortForm, findTwoMeanings } from '../language/acronyms.ts';
import { findHype } from '../posts/hype.ts';
import type { PlatformId } from '../posts/platforms.ts';
import { type ToneId, tones } from '../posts/tones.ts';
import type { ArticleInfo } from '../research/article-info.ts';
import { applyCorrections, type Corrections, givenStatements } from './corrections.ts';
import { describeEvidence, type Evidence } from './evidence.ts';
import type { FactSheet, Mark } from './fact-sheet.ts';
import { sureOfLead } from './lead-trust.ts';
import { saysWe } from './own-finding.ts';
import { readSource } from './read/read-source.ts';
import { suggestTone } from './write/suggest-tone.ts';
import { writePost } from './write/write-post.ts';

/** What to generate, already accepted: the text by `parseResearchText`, tone and platforms by their tables. */
export interface GenerateRequest {
  readonly inputText: string;
  readonly tone: ToneId;
  readonly platforms: readonly PlatformId[];
  readonly articleInfo?: ArticleInfo | undefined;
  /** True where the person is an author: "we" is allowed. */
  readonly author?: boolean | undefined;
  /** Same request and seed, same posts. Default 0. */
  readonly seed?: number | undefined;
  /** Index of the source sentence that is the finding, or the person's own wording of it. */
  readonly finding?: number | string | undefined;
  /** Fields of the fact sheet that the person put right. */
  readonly corrections?: Corrections | undefined;
}

export interface Generated {
  readonly generatedContent: Partial<Record<PlatformId, string>>;
  readonly grounding: Partial<Record<PlatformId, GroundedSentence[]>>;
  readonly factSheet: FactSheet;
  /** False where the person should choose the finding. */
  readonly sure: boolean;
  readonly evidence: Evidence;
  /** What the person should know before posting, most serious first. */
  readonly warnings: string[];
}

/** Reads the source, writes one post per platform and checks each against the source. Pure and deterministic. */
export function generatePosts(request: GenerateRequest): Generated {
  const info = request.articleInfo ?? {};
  const factSheet = readRequest(request);
  const given = givenStatements(request.finding, request.corrections);
  const source = checkSourceOf(factSheet, info);
  const generatedContent: Generated['generatedContent'] = {};
  const grounding: Generated['grounding'] = {};
  const written: string[] = [];
  for (const platform of request.platforms) {
    const post = writePost(factSheet, {
      tone: request.tone,
      platform,
      seed: request.seed ?? 0,
      author: request.author === true || saysWe(request.finding),
      info,
    });
    generatedContent[platform] = post.text;
    grounding[platform] = [...checkWithGiven(source, given, post.text)];
    written.push(...post.warnings, ...praise(post.text), ...twoMeanings(factSheet, post.text));
  }
  return {
    generatedContent,
    grounding,
    factSheet,
    sure: factSheet.sure,
    evidence: describeEvidence(factSheet, info),
    warnings: [
      ...new Set([
        ...markWarnings(factSheet.marks),
        ...doubts(factSheet),
        ...misfit(factSheet, request.tone, info),
        ...written,
      ]),
    ],
  };
}

/** What of a request the fact sheet is read from. */
type Asked = Pick<GenerateRequest, 'inputText' | 'articleInfo' | 'finding' | 'corrections'>;

/** The fact sheet of a request: what the source says, as the person put it right. */
export function readRequest({ inputText, articleInfo, finding, corrections }: Asked): FactSheet {
  const key = JSON.stringify({ inputText, articleInfo, finding, corrections });
  const known = latest.get(key);
  const sheet = known ?? readAnew({ inputText, articleInfo, finding, corrections });
  // Put at the end: a Map keeps the order of insertion, and the first goes.
  latest.delete(key);
  latest.set(key, sheet);
  const oldest = latest.size > mostKept ? latest.keys().next().value : undefined;
  if (oldest !== undefined) latest.delete(oldest);
  return sheet;
}

/** The sources read last: who looks for the right tone asks for the same one again, and what hangs on the sheet is kept too. */
const latest = new Map<string, FactSheet>();
const mostKept = 8;

/** The same object for the same sheet, so that what is read of it for checking is read once; a sheet belongs to one `info`. */
function checkSourceOf(factSheet: FactSheet, info: ArticleInfo): CheckSource {
  const source = checkSources.get(factSheet) ?? { sentences: factSheet.sentences, info };
  checkSources.set(factSheet, source);
  return source;
}

const checkSources = new WeakMap<FactSheet, CheckSource>();

function readAnew(request: Asked): FactSheet {
  const sheet = sureOfLead(
    readSource({
      text: request.inputText,
      info: request.articleInfo ?? {},
      ...(request.finding === undefined ? {} : { finding: request.finding }),
    }),
  );
  return request.corrections === undefined ? sheet : applyCorrections(sheet, request.corrections);
}

const warningByMark: Readonly<Partial<Record<Mark, string>>> = {
  retracted: 'This article has been retracted.',
  withdrawn: 'This article has been withdrawn.',
  concern: 'The journal has published an expression of concern about this article: read it before you post.',
  corrected: 'This article has been corrected: check that the post still holds.',
  preprint: 'This is a preprint: it has not been peer-reviewed.',
  'in-animals': 'This is an animal study: it says nothing about people yet.',
  'in-vitro': 'This is laboratory work on cells or tissue: it says nothing about people yet.',
  protocol: 'This is a protocol: it has no results yet.',
};

function markWarnings(marks: readonly Mark[]): string[] {
  return (Object.keys(warningByMark) as Mark[]).flatMap((mark) =>
    marks.includes(mark) ? (warningByMark[mark] ?? []) : [],
  );
}

function doubts(sheet: FactSheet): string[] {
  if (sheet.sure) return [];
  return [sheet.doubt ?? 'We are not sure which sentence is the finding. Click the one that is.'];
}

/** The source's own praise, which a check lets pass because the source says it. */
function praise(post: string): string[] {
  return findHype(post).map(({ word }) => `The source praises itself ("${word}"). Drop the word if you can.`);
}

/** A short form that the source spells out in two ways, and the post in none. */
function twoMeanings(sheet: FactSheet, post: string): string[] {
  return findTwoMeanings(sheet.sentences)
    .filter(({ short }) => findShortForm(post, short) !== null)
    .map(
      ({ short, longs }) =>
        `The source uses ${short} for ${longs.join(' and for ')}. Say in the post which is meant.`,
    );
}

function misfit(sheet: FactSheet, tone: ToneId, info: ArticleInfo): string[] {
  const better = suggestTone(sheet, tone, info);
  return better === null
    ? []
    : [`${better.why} The tone ${tones[better.tone].label} may suit better than ${tones[tone].label}.`];
}
