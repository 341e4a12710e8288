import { withPointedNamed } from '#domain/engine/write/story/name-pointed.ts';
import { openReference } from '#domain/engine/write/story/open-references.ts';
import { introduceShortForms } from '#domain/engine/write/story/short-forms.ts';
import { tell } from '#domain/engine/write/story/tell.ts';
import { wordF1 } from './facts-score.ts';
import type { ToldExample } from './told-corpus.ts';

/** Sentences that editors led with and that leave something to another, and what naming it does. */
interface PointedScore {
  readonly sentences: number;
  readonly named: number;
  /** Words shared with the editor's line (F1, 0 to 1) of those that are named: as printed, and named. */
  readonly before: number;
  readonly after: number;
}

/** How near to the editor's line the sentence comes that it is mainly made of, when what it points at is named. */
export function scorePointed(examples: readonly ToldExample[]): PointedScore {
  const open = examples.flatMap(({ sheet, lead }) => {
    const at = sheet.finding.sentence ?? -1;
    const told = tell(sheet, at);
    const text = told === null ? '' : introduceShortForms(told, '', sheet);
    const isOpen = told !== null && openReference(text, at, '', sheet) !== null;
    return isOpen ? [{ text, lead, named: withPointedNamed(text, at, sheet) }] : [];
  });
  const named = open.filter((one) => one.named !== null);
  const mean = (of: (one: (typeof named)[number]) => number): number =>
    named.reduce((sum, one) => sum + of(one), 0) / named.length;
  return {
    sentences: open.length,
    named: named.length,
    before: mean(({ text, lead }) => wordF1(text, lead)),
    after: mean(({ named: text, lead }) => wordF1(text ?? '', lead)),
  };
}
