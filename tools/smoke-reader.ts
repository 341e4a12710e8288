/**
 * Reads every abstract of the data sets and reports failures, unsound places, roles, how often the reader is sure, and speed.
 *   PAPERLARK_DATASETS=../shared/datasets node tools/smoke-reader.ts [how many, 1000]
 * Ends with 1 where a text threw or a place was wrong.
 */
import { readSource } from '#domain/engine/read/read-source.ts';
import { cleanText } from '#domain/language/clean-text.ts';
import { type Json, readJson, readJsonLines, readTable, stringsOf } from './training/datasets.ts';

interface Pasted {
  readonly title: string;
  readonly text: string;
}

function sources(): Pasted[] {
  const medical = Object.values(readJson('pubmedqa/train.json')).map((value) => {
    const record = value as Json;
    return {
      title: String(record['QUESTION']),
      text: [...stringsOf(record['CONTEXTS']), String(record['LONG_ANSWER'])].join(' '),
    };
  });
  const open = readJsonLines('plos-starter/abstracts.jsonl').map((record) => ({
    title: String(record['title']),
    text: String(record['abstract']),
  }));
  const arxiv = readTable('papertweet/author-tweets.csv').map((row) => ({
    title: row['title'] ?? '',
    text: row['abstract'] ?? '',
  }));
  return [...medical, ...open, ...arxiv.filter((_, index) => index % 7 === 3)];
}

const wanted = Number(process.argv[2] ?? 1000);
const all = sources();
const step = Math.max(1, Math.floor(all.length / wanted));
const picked = all.filter((_, index) => index % step === 0).slice(0, wanted);
const roles = new Map<string, number>();
const leads = new Map<string, number>();
const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);
let sure = 0;
let verbatim = 0;
let faults = 0;
const begun = process.cpuUsage().user;
for (const { title, text } of picked) {
  try {
    const sheet = readSource({ text, info: { title } });
    const clean = cleanText(text);
    for (const sentence of sheet.sentences) {
      count(roles, sentence.role);
      if (clean.slice(sentence.start, sentence.end).replaceAll('\n', ' ') !== sentence.text) faults += 1;
    }
    count(leads, sheet.sentences[sheet.finding.sentence ?? -1]?.role ?? 'none');
    if (sheet.sure) sure += 1;
    if (sheet.finding.verbatim) verbatim += 1;
  } catch (error) {
    faults += 1;
    console.error(title, error);
  }
}
const spent = (process.cpuUsage().user - begun) / 1000 / picked.length;
console.log(`${picked.length} abstracts, ${faults} faults, ${spent.toFixed(1)} ms of processor time each`);
console.log(`sure ${sure}, verbatim ${verbatim}`);
console.log('roles of sentences', Object.fromEntries(roles));
console.log('roles of findings', Object.fromEntries(leads));
process.exitCode = faults === 0 ? 0 : 1;
