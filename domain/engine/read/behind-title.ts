import type { FactSheet, Field, Finding, SourceSentence } from '../fact-sheet.ts';

/**
 * A sheet that was read without the title pasted above its text, with the title back as its first sentence: every place in the
 * source is one sentence further. Read so, a pasted title says no more and no less than one that is given beside the text.
 */
export function behindTitle(sheet: FactSheet, title: SourceSentence): FactSheet {
  return withSentences(
    sheet,
    [title, ...sheet.sentences.map((one) => ({ ...one, index: one.index + 1 }))],
    1,
  );
}

/**
 * The sheet as writers want it: without the title that was pasted above its text, which they have beside it. The same sheet
 * where none was pasted, and where the person leads with it.
 */
export function withoutPastedTitle(sheet: FactSheet): FactSheet {
  const [first, ...rest] = sheet.sentences;
  if (
    first === undefined ||
    first.role !== 'other' ||
    first.text !== sheet.title ||
    sheet.finding.sentence === 0
  )
    return sheet;
  const known = bodies.get(sheet);
  if (known !== undefined) return known;
  const body = withSentences(
    sheet,
    rest.map((one) => ({ ...one, index: one.index - 1 })),
    -1,
  );
  bodies.set(sheet, body);
  return body;
}

const bodies = new WeakMap<FactSheet, FactSheet>();

function withSentences(sheet: FactSheet, sentences: readonly SourceSentence[], by: 1 | -1): FactSheet {
  const moved = <Placed extends { readonly sentence: number }>(one: Placed): Placed =>
    // What only the title defines stands in no sentence, and stays there.
    one.sentence < 0 ? one : { ...one, sentence: one.sentence + by };
  const movedField = (field: Field | null): Field | null =>
    field === null || field.span === null ? field : { ...field, span: moved(field.span) };
  const movedFinding = (finding: Finding): Finding =>
    finding.sentence === null ? finding : { ...finding, sentence: finding.sentence + by };
  return {
    ...sheet,
    sentences,
    question: movedField(sheet.question),
    studied: movedField(sheet.studied),
    design: movedField(sheet.design),
    limit: movedField(sheet.limit),
    authorsConclude: movedField(sheet.authorsConclude),
    gap: movedField(sheet.gap),
    finding: movedFinding(sheet.finding),
    supporting: sheet.supporting.map(movedFinding),
    candidates: sheet.candidates.map(moved),
    numbers: sheet.numbers.map(moved),
    acronyms: sheet.acronyms.map(moved),
  };
}
