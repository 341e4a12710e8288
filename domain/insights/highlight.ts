import type { FactSheet } from '../engine/fact-sheet.ts';
import { withoutPastedTitle } from '../engine/read/behind-title.ts';
import { bodySlots } from '../engine/write/body-slots.ts';
import { conditionsOf } from '../engine/write/conditions.ts';
import { fill } from '../engine/write/fill.ts';
import { leadSlots } from '../engine/write/lead-slots.ts';
import { gatherMaterial } from '../engine/write/material.ts';
import { noticeFor } from '../engine/write/notices.ts';
import { isTakenBack, writeRetraction } from '../engine/write/retracted.ts';
import { voices } from '../engine/write/tones/voices.ts';
import type { Part } from '../engine/write/voice.ts';
import { workLine } from '../engine/write/work-line.ts';
import type { WriteRequest } from '../engine/write/write-request.ts';
import type { ToneId } from '../posts/tones.ts';
import type { ArticleInfo } from '../research/article-info.ts';

/**
 * A highlight as a journal's news pages print it, two paragraphs parted by a blank line: the question, what was found and
 * where it comes from; then what the authors conclude, in their name, and the limit that they state. In the publisher's
 * frame, whatever the tone: it is a page of news. A tone for readers from outside explains the terms of the field. From the sheet alone; empty for a text without a sentence.
 */
export function writeHighlight(given: FactSheet, info: ArticleInfo = {}, tone: ToneId = 'publisher'): string {
  const sheet = withoutPastedTitle(given);
  const request: WriteRequest = { tone, platform: 'linkedin', seed: 0, author: false, info };
  if (sheet.finding.text === '') return '';
  if (isTakenBack(sheet)) return writeRetraction(sheet, request, null);
  const lineFor = lineWriter(sheet, request);
  const paragraphs: string[] = [];
  for (const parts of shape) {
    let paragraph = '';
    for (const part of parts) {
      const line = lineFor(part, [...paragraphs, paragraph].join(' '));
      if (line !== '') paragraph = paragraph === '' ? line : `${paragraph} ${line}`;
    }
    if (paragraph !== '') paragraphs.push(paragraph);
  }
  return paragraphs.join('\n\n');
}

type Element = Part | 'question' | 'finding' | 'preprint';

const shape: readonly (readonly Element[])[] = [
  ['question', 'finding', 'basis', 'number', 'more'],
  ['authors', 'limit', 'notice', 'preprint', 'work'],
];

/** Gives the line for an element, or nothing where the sheet has none or it has been said. */
function lineWriter(sheet: FactSheet, request: WriteRequest): (part: Element, said: string) => string {
  const voice = voices[request.tone];
  const material = gatherMaterial(sheet);
  const conditions = conditionsOf(sheet, request);
  const opening = material.openings[0];
  const first = opening === undefined ? '' : (leadSlots(sheet, material, opening, voice, request)['F'] ?? '');
  const finding = [first, ...material.told].join(' ');
  const slots = bodySlots(sheet, material, finding, voice, request);
  const fixed: Readonly<Partial<Record<Element, string>>> = {
    question: slots['Q'] ?? '',
    finding,
    preprint: conditions.has('preprint') ? 'A preprint.' : '',
  };
  return (part, said) => {
    if (part === 'notice') return noticeFor(sheet, said);
    if (part === 'work') return workLine(sheet, request.info.title, said);
    const own = fixed[part];
    if (own !== undefined) return own;
    const lines = voices.publisher.say[part as Part] ?? [];
    return (
      lines.flatMap((line) => fill(line, slots, conditions) ?? []).find((line) => !said.includes(line)) ?? ''
    );
  };
}
