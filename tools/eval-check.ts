/**
 * Measures grounding: plants one fault of each kind into faithful sentences and counts what is found, and counts flags
 * on the faithful sentences themselves. Input: the annotated fact sheets (`plain` and `compressed` findings, written by
 * people). `--half even|odd` takes one half only, so that the other stays unseen while rules are tuned; `--show KIND`
 * prints what went wrong (misses of a kind, or `false` for false alarms).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CheckSource, checkPost } from '#domain/grounding/check-post.ts';
import { type FlagType, flagTypes } from '#domain/grounding/grounded-sentence.ts';
import { cleanText } from '#domain/language/clean-text.ts';
import { plantFault } from './plant-fault.ts';

interface Sheet {
  readonly title: string | null;
  readonly sentences: readonly string[];
  readonly plain: string | null;
  readonly compressed: string | null;
}

const { values: options } = parseArgs({
  options: { half: { type: 'string' }, show: { type: 'string' }, on: { type: 'string' } },
});
const folder = process.env['PAPERLARK_DATASETS'] ?? '../shared/datasets';
const all = ['biomedical-160', 'mixed-160'].flatMap((file) =>
  readFileSync(join(folder, 'factsheets', `${file}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line): Sheet => JSON.parse(line)),
);
const sheets = all.filter(
  (_, at) => options.half === undefined || at % 2 === (options.half === 'even' ? 0 : 1),
);
const texts = sheets.flatMap((sheet, at) => {
  const source: CheckSource = {
    sentences: sheet.sentences.map((text) => ({ text: cleanText(text) })),
    info: { title: sheet.title ?? undefined },
  };
  const fields =
    options.on === undefined ? (['plain', 'compressed'] as const) : [options.on as 'plain' | 'compressed'];
  return fields.flatMap((field) => {
    const text = sheet[field];
    return text === null || text === undefined ? [] : [{ field, text: cleanText(text), source, at }];
  });
});

function flagsOf(source: CheckSource, text: string): FlagType[] {
  return checkPost(source, text).sentences.flatMap((sentence) => sentence.flags.map((flag) => flag.type));
}

const clean = texts.map((one) => ({ ...one, flags: flagsOf(one.source, one.text) }));
reportFalseAlarms();
for (const kind of flagTypes) reportDetection(kind);

function reportFalseAlarms(): void {
  for (const field of ['plain', 'compressed'] as const) {
    const own = clean.filter((one) => one.field === field);
    if (own.length === 0) continue;
    const flagged = own.filter((one) => one.flags.length > 0);
    const byType = flagTypes
      .map((type) => [type, own.filter((one) => one.flags.includes(type)).length] as const)
      .filter(([, count]) => count > 0);
    console.log(
      `false alarms, ${field}: ${percent(flagged.length, own.length)} (${flagged.length} of ${own.length}; ${byType.map(([type, count]) => `${type} ${count}`).join(', ')})`,
    );
    if (options.show !== 'false') continue;
    for (const { text, source, flags } of flagged) {
      console.log(`\n  [${flags.join(', ')}] ${text}`);
      for (const sentence of checkPost(source, text).sentences) {
        console.log(`    ${sentence.flags.map((flag) => flag.detail).join(' ')} support:`);
        for (const index of sentence.support) console.log(`      ${index}: ${source.sentences[index]?.text}`);
      }
    }
  }
}

function reportDetection(kind: FlagType): void {
  let planted = 0;
  let named = 0;
  let anyNew = 0;
  for (const [at, { text, source, flags }] of clean.entries()) {
    const other = clean[(at + 37) % clean.length]?.text ?? '';
    const faulty = plantFault(kind, text, {
      source: source.sentences.map((sentence) => sentence.text).join(' '),
      other,
      seed: at,
    });
    if (faulty === null) continue;
    planted += 1;
    const found = flagsOf(source, faulty);
    if (found.includes(kind)) named += 1;
    if (found.length > flags.length || found.includes(kind)) anyNew += 1;
    else if (options.show === kind) console.log(`\n  missed: ${faulty}\n    from: ${text}`);
  }
  console.log(
    `${kind.padEnd(12)} planted ${String(planted).padStart(4)}  flagged as such ${percent(named, planted)}  flagged at all ${percent(anyNew, planted)}`,
  );
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(1)} %`;
}
