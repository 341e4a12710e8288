import * as z from 'zod/mini';
import { factSheetSchema } from '#contract/schemas/fact-sheet.ts';
import { researchText } from '#contract/schemas/posts.ts';
import { describeEvidence } from '#domain/engine/evidence.ts';
import type { Field } from '#domain/engine/fact-sheet.ts';
import { readRequest } from '#domain/engine/generate.ts';
import { ok, type Result } from '#domain/result.ts';
import { citation } from './inputs.ts';
import { defineTool } from './tool.ts';

const told = z.object({ text: z.string(), source_sentence: z.nullable(z.number()) });
const toldOrNone = z.nullable(told);

const input = z.object({ text: researchText, citation });

const output = z.object({
  finding: told,
  /** False where a person should choose among the candidates. */
  sure: z.boolean(),
  doubt: z.nullable(z.string()),
  /** Best first; scores from 0 to 1 compare within one source. */
  candidates: z.array(z.object({ text: z.string(), source_sentence: z.number(), score: z.number() })),
  numbers: z.array(told),
  studied: toldOrNone,
  design: toldOrNone,
  limit: toldOrNone,
  /** What must be said wherever it is posted, such as that it is a preprint or was done in animals. */
  marks: factSheetSchema.shape.marks,
  evidence: z.string(),
  sentences: z.array(z.object({ number: z.number(), text: z.string(), role: z.string() })),
});
type Output = z.output<typeof output>;

export const readSourceTool = defineTool({
  name: 'read_source',
  title: 'Read a research text',
  does: 'Reads an abstract or the like into a fact sheet: its finding, the candidates and how sure the reader is, numbers, who or what was studied, design, limit, marks such as "preprint", and its numbered sentences. Call it first, and ask the person which candidate is the finding where "sure" is false.',
  input,
  output,
  run({ text, citation: info }): Result<Output> {
    const sheet = readRequest({ inputText: text, articleInfo: info });
    return ok({
      finding: { text: sheet.finding.text, source_sentence: sheet.finding.sentence },
      sure: sheet.sure,
      doubt: sheet.doubt,
      candidates: sheet.candidates.map(({ text: said, sentence, score }) => ({
        text: said,
        source_sentence: sentence,
        score,
      })),
      numbers: sheet.numbers.map(({ text: said, sentence }) => ({ text: said, source_sentence: sentence })),
      studied: toldField(sheet.studied),
      design: toldField(sheet.design),
      limit: toldField(sheet.limit),
      marks: [...sheet.marks],
      evidence: describeEvidence(sheet, info).text,
      sentences: sheet.sentences.map(({ index, text: said, role }) => ({ number: index, text: said, role })),
    });
  },
  say,
});

function toldField(field: Field | null): z.output<typeof toldOrNone> {
  return field === null ? null : { text: field.text, source_sentence: field.span?.sentence ?? null };
}

function say({ finding, sure, doubt, candidates, numbers, studied, design, limit, marks, evidence }: Output) {
  const place = (sentence: number | null) => (sentence === null ? '' : ` (source sentence ${sentence})`);
  const line = (name: string, one: Output['studied']) =>
    one === null ? [] : [`${name}: ${one.text}${place(one.source_sentence)}`];
  const choice = candidates.map(
    (one) => `- ${one.text}${place(one.source_sentence)}, ${one.score.toFixed(2)}`,
  );
  return [
    ...line('Finding', finding),
    sure ? 'Sure of it.' : `Not sure: ${doubt ?? 'a person should choose the finding.'}`,
    'Candidates, best first, with a score from 0 to 1:',
    ...choice,
    ...numbers.flatMap((one) => line('Number', one)),
    ...line('Studied', studied),
    ...line('Design', design),
    ...line('Limit', limit),
    ...(marks.length === 0 ? [] : [`Marks: ${marks.join(', ')}`]),
    evidence,
  ].join('\n');
}
