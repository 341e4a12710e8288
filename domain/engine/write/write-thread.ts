import type { PlatformId } from '#domain/posts/platforms.ts';
import { fitsPlatform } from '#domain/posts/post-length.ts';
import type { ArticleInfo } from '#domain/research/article-info.ts';
import type { FactSheet } from '../fact-sheet.ts';
import { saysWe } from '../own-finding.ts';
import { withoutPastedTitle } from '../read/behind-title.ts';
import { inVoice } from './common-slots.ts';
import { gatherMaterial, type Material } from './material.ts';
import { animalNotice } from './notices.ts';
import { upperStart, withoutStop } from './phrases.ts';
import { readReference } from './reference.ts';
import { isTakenBack } from './retracted.ts';
import { boundsFinding } from './told-kinds.ts';

/** With fewer separable facts than this a single post says it better (design guide section 2). */
const leastParts = 3;

/** Where posts are told one after the other. */
export type ThreadPlatform = Extract<PlatformId, 'twitter' | 'bluesky' | 'mastodon' | 'threads'>;

/**
 * The same facts as a thread, on X where no platform is named: the finding with its number, how it was studied, a second result, the limit with the
 * link. Each part stands alone, is numbered and within the limit. Null where the source gives fewer than three parts. Where an
 * `author` posts, or who wrote the finding says "we", the source's authors are "we".
 */
export function writeThread(
  given: FactSheet,
  info: ArticleInfo = {},
  author = false,
  platform: ThreadPlatform = 'twitter',
): readonly string[] | null {
  const fits: Fits = (part) => fitsPlatform(platform, part + numbering);
  const sheet = withoutPastedTitle(given);
  if (isTakenBack(sheet)) return null;
  const isOwn = sheet.finding.sentence === null;
  const isAuthor = author || (isOwn && saysWe(sheet.finding.text));
  const material = gatherMaterial(sheet);
  const told = sayable(material.told, fits);
  const first = firstPart(material, fits);
  if (first === null) return null;
  // A number that stands in the first part is not told again, and of a person's own words nothing is.
  const others = isOwn
    ? []
    : material.supporting.filter(({ sentence }) => sentence !== material.number?.sentence);
  const middle = [
    ...toldParts(told, fits),
    howPart(material, fits),
    ...others.slice(0, 2).map(({ text }) => stopped(text)),
  ];
  const parts = [
    first,
    ...middle,
    lastPart(sheet, told.some(boundsFinding) ? null : material.limit, info, fits),
  ].filter((part) => part !== null);
  const distinct = [...new Set(parts)].map((part) => inVoice(part, { author: isAuthor }));
  if (distinct.length < leastParts) return null;
  const numbered = distinct.map((part, at) => `${part}\n\n${at + 1}/${distinct.length}`);
  return numbered.every((part) => fitsPlatform(platform, part)) ? numbered : null;
}

/** Room for the numbering below a part. */
const numbering = '\n\n9/9';

type Fits = (part: string) => boolean;

function firstPart({ findings, number }: Material, fits: Fits): string | null {
  const finding = findings.find(fits);
  if (finding === undefined) return null;
  const withNumber = number !== null ? `${finding}\n\n${number.text}` : finding;
  return fits(withNumber) ? withNumber : finding;
}

/** What a person told behind their finding, in as few parts as hold it. */
function toldParts(told: readonly string[], fits: Fits): string[] {
  const parts: string[] = [];
  for (const sentence of told) {
    const joined = `${parts.at(-1) ?? ''} ${sentence}`.trim();
    if (fits(joined)) parts.splice(-1, 1, joined);
    else parts.push(sentence);
  }
  return parts;
}

/** Up to a sentence too long for a part: the next may lean on it. */
function sayable(told: readonly string[], fits: Fits): readonly string[] {
  const long = told.findIndex((sentence) => !fits(sentence));
  return long < 0 ? told : told.slice(0, long);
}

function howPart({ studied, design }: Material, fits: Fits): string | null {
  const lines = [
    design === null ? null : `Design: ${withoutStop(design)}.`,
    studied === null ? null : `Studied: ${withoutStop(studied)}.`,
  ].filter((line) => line !== null);
  const part = lines.join('\n');
  return lines.length > 0 && fits(part) ? part : null;
}

function lastPart(sheet: FactSheet, limit: string | null, info: ArticleInfo, fits: Fits): string | null {
  const link = readReference(info)?.link ?? null;
  const lines = [
    limit === null ? null : `Limit: ${withoutStop(limit)}.`,
    sheet.marks.includes('preprint') ? 'A preprint: not peer-reviewed.' : null,
    sheet.marks.includes('in-animals') ? animalNotice(sheet) : null,
    link,
  ].filter((line) => line !== null);
  const part = lines.join('\n');
  return lines.length > 0 && fits(part) ? part : null;
}

function stopped(text: string): string {
  return `${withoutStop(upperStart(text))}.`;
}
