import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Json } from './datasets.ts';

/** One in ten, by the id alone as our corpus spells it, so that a corpus that grows keeps what it froze. */
export function isFrozen(id: string): boolean {
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % 10 === 0;
}

export function readCorpus(): Json[] {
  return readRecords('factsheets.jsonl');
}

/** What a second reader, who saw none of the first one's work, wrote about abstracts of the frozen tenth. */
export function readSecondReaders(): Json[] {
  return readRecords('second-readers.jsonl');
}

/** What a work found, sentence by sentence, in the own words of readers in its authors' place. */
export function readOwnWords(): Json[] {
  return readRecords('own-words.jsonl');
}

/** More abstracts, without fact sheets: the sentence to lead with (null without a result) and the role of each. */
export function readAbstracts(): Json[] {
  return readRecords('abstracts.jsonl');
}

/** What another reader, who saw none of the first one's work, made of some of these. */
export function readAbstractsTwice(): Json[] {
  return readRecords('abstracts-twice.jsonl');
}

/** Of abstracts of PubMedQA: the sentence that leads, its evidence (both by where they start) and who was studied. */
export function readPubMedNotes(): Json[] {
  return readRecords('pubmedqa.jsonl');
}

/** One-sentence claims about abstracts of the corpora, supported by them or not. None is of the frozen tenth. */
export function readClaims(): Json[] {
  return readRecords('claims.jsonl');
}

/** The role of each sentence of some abstracts, none of the frozen tenth: one letter each, two in brackets where it plays two. */
export function readRoles(): Json[] {
  return readRecords('roles.jsonl');
}

/** Abstracts as editors told them in up to three sentences, by deletion and naming alone. */
export function readTold(): Json[] {
  return readRecords('told.jsonl');
}

/** Those of them that stand in no other corpus, with their own title and sentences. None is of the frozen tenth. */
export function readToldAlone(): Json[] {
  return readTold().filter(({ sentences }) => sentences !== undefined);
}

/** Of told abstracts the words of the title that name what it is about, null where none do. */
export function readTopics(): Json[] {
  return readRecords('topics.jsonl');
}

/** Of abstracts of PubMedQA: the sentences that editors would lead with, by where they start in its parts joined by blanks. */
export function readLeads(): Json[] {
  return readRecords('leads.jsonl');
}

/** The letters that readers gave each sentence of a record, the stronger first: "B(OM)R" -> ["B", "OM", "R"]. */
export function roleLetters(record: Json): string[] {
  const labels = String(record['roles']).match(/\([A-Z]+\)|[A-Z]/g) ?? [];
  return labels.map((label) => label.replace(/[()]/g, ''));
}

function readRecords(name: string): Json[] {
  const file = new URL(`../../corpus/${name}`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Json => JSON.parse(line));
}
