import { platforms } from '#domain/posts/platforms.ts';
import { withoutStanding } from '#domain/research/title-standing.ts';
import type { FactSheet } from '../fact-sheet.ts';
import { withoutStop } from './phrases.ts';
import type { Reference } from './reference.ts';
import type { WriteRequest } from './write-request.ts';

/** Whether the only post that can be made is one that says what became of the article. */
export function isTakenBack(sheet: FactSheet): boolean {
  return sheet.marks.includes('retracted') || sheet.marks.includes('withdrawn');
}

/** The only post a retracted or withdrawn article can have: that it was, and which one it is. */
export function writeRetraction(
  sheet: FactSheet,
  request: WriteRequest,
  reference: Reference | null,
): string {
  const title = withoutStop(withoutStanding(sheet.title ?? request.info.title ?? ''));
  const fate = `This article has been ${sheet.marks.includes('retracted') ? 'retracted' : 'withdrawn'}`;
  const named = title === '' ? `${fate}.` : `${fate}: "${shortened(title)}".`;
  const place = request.info.journal === undefined ? '' : ` Published in ${request.info.journal.trim()}.`;
  const end =
    reference === null
      ? ''
      : !platforms[request.platform].linksWork
        ? `\n\n${reference.id === null ? 'Link' : `${reference.id}, link`} in bio.`
        : ` Details: ${reference.link}`;
  return `${named}${place}${end}`;
}

/** A title that would crowd out the link ends at a whole word. */
function shortened(title: string): string {
  return title.length <= 150 ? title : `${title.slice(0, 147).replace(/\s+\S*$/, '')} …`;
}
