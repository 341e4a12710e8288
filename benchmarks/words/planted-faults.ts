import { type CheckSource, checkPost } from '#domain/grounding/check-post.ts';
import { type FlagType, flagTypes } from '#domain/grounding/grounded-sentence.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { readCorpus, readOwnWords } from '../../tools/training/corpus.ts';
import { type Json, readJsonLines, stringsOf } from '../../tools/training/datasets.ts';
import { plantFault } from './plant-fault.ts';
import { percent, type Row } from './row.ts';

/** What a person retold of a source. */
export interface Retelling {
  readonly field: 'plain' | 'compressed' | 'own';
  readonly text: string;
  readonly source: CheckSource;
  /** Flags on the faithful text itself. */
  readonly flags: readonly FlagType[];
}

export interface PlantedOptions {
  /** One half of the abstracts only, so that the other stays unseen while rules are tuned. */
  readonly half?: 'even' | 'odd' | undefined;
  /** Prints what went wrong: misses of a kind, or "false" for false alarms. */
  readonly show?: string | undefined;
}

/**
 * Grounding: one fault of each kind is planted into faithful retellings written by people (`plain` and `compressed` of the
 * annotated fact sheets), and it is counted what `check` finds, and what it flags on the retellings themselves.
 */
export function plantedFaults({ half, show }: PlantedOptions = {}): Row[] {
  const sheets = ['biomedical-160', 'mixed-160'].flatMap((file) => readJsonLines(`factsheets/${file}.jsonl`));
  const known = new Set(sheets.map(({ id }) => id));
  return [
    ...rowsOf('retellings by people', retellingsOf(sheets, half), show),
    ...rowsOf(
      'retellings of our corpus by people',
      retellingsOf(
        readCorpus().filter(({ id }) => !known.has(id)),
        half,
      ),
      show,
    ),
    ...rowsOf('sentences in own words', ownWordsOf(ownWordsOfSet(false), half), show),
    ...rowsOf('sentences in own words, kept apart', ownWordsOf(ownWordsOfSet(true), half), show),
  ];
}

function rowsOf(whose: string, retellings: readonly Retelling[], show: string | undefined): Row[] {
  const told = [...new Set(retellings.map(({ field }) => field))];
  return [
    ...told.map((field) => falseAlarms(field, whose, retellings, show === 'false')),
    ...flagTypes.map((kind) => detection(kind, whose, retellings, show === kind)),
  ];
}

const fieldsTold = ['plain', 'compressed'] as const;

function retellingsOf(sheets: readonly Json[], half: PlantedOptions['half']): Retelling[] {
  return inHalf(sheets, half).flatMap((sheet) => fieldsTold.flatMap((field) => retellingOf(sheet, field)));
}

function retellingOf(sheet: Json, field: Retelling['field']): Retelling[] {
  const written = sheet[field];
  return typeof written === 'string' ? [readRetelling(sheet, field, written)] : [];
}

/** Sentences that nobody read while rules were made and the judge of support was taught. */
export function ownWordsApart(): Retelling[] {
  return ownWordsOf(ownWordsOfSet(true), undefined);
}

/** Those that rules were made and the judge of support was taught with, or those that nobody read while they were. */
function ownWordsOfSet(isApart: boolean): Json[] {
  return readOwnWords().filter(({ apart }) => (apart === true) === isApart);
}

/** Any part of an abstract, as its authors would tell somebody from another field: farther from its words than a finding retold. */
function ownWordsOf(works: readonly Json[], half: PlantedOptions['half']): Retelling[] {
  return inHalf(works, half).flatMap((work) =>
    stringsOf(work['own']).map((written) => readRetelling(work, 'own', written)),
  );
}

function inHalf(sheets: readonly Json[], half: PlantedOptions['half']): readonly Json[] {
  return sheets.filter((_, at) => half === undefined || at % 2 === (half === 'even' ? 0 : 1));
}

/** A sentence that somebody wrote about the work of a record (`title`, `sentences`). */
export function readRetelling(sheet: Json, field: Retelling['field'], written: string): Retelling {
  const text = cleanText(written);
  const title = sheet['title'];
  const source: CheckSource = {
    sentences: stringsOf(sheet['sentences']).map((sentence) => ({ text: cleanText(sentence) })),
    info: { title: typeof title === 'string' ? title : undefined },
  };
  return { field, text, source, flags: flagsOf(source, text) };
}

function flagsOf(source: CheckSource, text: string): FlagType[] {
  return checkPost(source, text).sentences.flatMap((sentence) => sentence.flags.map((flag) => flag.type));
}

function falseAlarms(
  field: Retelling['field'],
  whose: string,
  retellings: readonly Retelling[],
  isShown: boolean,
): Row {
  const own = retellings.filter((one) => one.field === field);
  const flagged = own.filter((one) => one.flags.length > 0);
  if (isShown) for (const one of flagged) print(`[${one.flags.join(', ')}]`, one.text, one.source);
  return {
    what: `check: false alarms, ${field}, %`,
    data: `${whose}, ${own.length}`,
    ours: percent(flagged.length, own.length),
    beside: 'bar 3',
  };
}

/** The retellings with one fault of the kind each, where they offer a place for it. */
export function plantInto(
  kind: FlagType,
  retellings: readonly Retelling[],
): { readonly text: string; readonly source: CheckSource }[] {
  return retellings.flatMap(({ text, source }, at) => {
    const faulty = plantFault(kind, text, {
      source: source.sentences.map((sentence) => sentence.text).join(' '),
      other: retellings[(at + 37) % retellings.length]?.text ?? '',
      seed: at,
    });
    return faulty === null ? [] : [{ text: faulty, source }];
  });
}

function detection(kind: FlagType, whose: string, retellings: readonly Retelling[], isShown: boolean): Row {
  const planted = plantInto(kind, retellings);
  const missed = planted.filter(({ text, source }) => !flagsOf(source, text).includes(kind));
  if (isShown) for (const { text, source } of missed) print('missed', text, source);
  return {
    what: `check: ${kind} found, %`,
    data: `planted faults in ${whose}, ${planted.length}`,
    ours: percent(planted.length - missed.length, planted.length),
    beside: 'bar 95',
  };
}

function print(what: string, text: string, source: CheckSource): void {
  console.log(`\n${what} ${text}`);
  for (const sentence of checkPost(source, text).sentences) {
    for (const flag of sentence.flags) console.log(`  ${flag.detail}`);
    for (const index of sentence.support) console.log(`  ${index}: ${source.sentences[index]?.text}`);
  }
}
