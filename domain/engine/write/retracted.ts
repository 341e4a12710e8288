import type { FactSheet } from '../fact-sheet.ts';
import { withoutStop } from './phrases.ts';
import type { Reference } from './reference.ts';
import type { WriteRequest } from './write-request.ts';

/** The only post a retracted article can have: that it was retracted, and which one it is. */
export function writeRetraction(
  sheet: FactSheet,
  request: WriteRequest,
  reference: Reference | null,
): string {
  const title = withoutStop(
    (sheet.title ?? request.info.title ?? '').replace(
      /^\W*(?:retracted|withdrawn|retraction)\b[\s:.\-–\]]*(?:article[\s:]*)?/i,
      '',
    ),
  );
  const named =
    title === ''
      ? 'This article has been retracted.'
      : `This article has been retracted: "${shortened(title)}".`;
  const place = request.info.journal === undefined ? '' : ` Published in ${request.info.journal.trim()}.`;
  const end =
    reference === null
      ? ''
      : request.platform === 'instagram'
        ? `\n\n${reference.id === null ? 'Link' : `${reference.id}, link`} in bio.`
        : ` The record: ${reference.link}`;
  return `${named}${place}${end}`;
}

/** A title that would crowd out the link ends at a whole word. */
function shortened(title: string): string {
  return title.length <= 150 ? title : `${title.slice(0, 147).replace(/\s+\S*$/, '')} …`;
}
