import { type Role, roles } from '#domain/engine/fact-sheet.ts';
import { headingRoles, readHeadings } from '#domain/engine/read/headings.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { type Json, readJson, readJsonLines, stringsOf } from './datasets.ts';
import { readCorpus, readRoles } from './finding-corpus.ts';

/** One abstract; each sentence with the roles that its annotation allows (several where the scheme is coarser than ours). */
export interface RoleExample {
  readonly id: string;
  readonly sentences: readonly string[];
  readonly allowed: readonly (readonly Role[])[];
}

/** PubMed abstracts whose printed headings are the labels (MIT). `isHeldOut` parts those that are never trained on. */
export function pubmedQa(): RoleExample[] {
  const examples: RoleExample[] = [];
  for (const [id, value] of Object.entries(readJson('pubmedqa/train.json'))) {
    const record = value as Json;
    const labels = stringsOf(record['LABELS']);
    const parts = stringsOf(record['CONTEXTS']).map((text, index) => ({
      text,
      allowed: strictRoles(labels[index] ?? ''),
    }));
    parts.push({ text: String(record['LONG_ANSWER']), allowed: ['conclusions'] });
    examples.push(
      exampleOf(
        id,
        parts.flatMap(({ text, allowed }) => splitSentences(text).map((s) => ({ text: s.text, allowed }))),
      ),
    );
  }
  return examples;
}

/** A heading that names one role labels every sentence under it with that role, as in the published evaluations. */
function strictRoles(label: string): readonly Role[] {
  const meant = headingRoles(label);
  return meant.length === 2 &&
    meant[0] === 'background' &&
    !/\b(?:AIM|OBJECTIVE|PURPOSE|GOAL|HYPOTHES|QUESTION)/i.test(label)
    ? ['background']
    : meant;
}

/** 91 abstracts, chosen by the digits of their ids alone. */
export function isHeldOut(id: string): boolean {
  return Number(id.slice(-3)) % 5 === 0;
}

const computerScience: Readonly<Record<string, readonly Role[]>> = {
  background: ['background'],
  objective: ['objective'],
  method: ['methods'],
  result: ['results', 'conclusions'],
  other: ['other'],
};

/** Computer science abstracts labelled by hand (Apache-2.0). */
export function csAbstruct(part: 'train' | 'dev'): RoleExample[] {
  return readJsonLines(`csabstruct/${part}.jsonl`).map((record) => {
    const labels = stringsOf(record['labels']);
    const sentences = stringsOf(record['sentences']);
    return exampleOf(
      String(record['abstract_id']),
      sentences.map((text, index) => ({ text, allowed: computerScience[labels[index] ?? ''] ?? roles })),
    );
  });
}

/** Open articles with printed headings (CC BY): the headings are the labels. */
export function openArticles(): RoleExample[] {
  return readJsonLines('plos-starter/abstracts.jsonl')
    .map((record) =>
      exampleOf(String(record['doi']), readHeadings(splitSentences(String(record['abstract'])))),
    )
    .filter((example) => example.allowed.some((allowed) => allowed.length < roles.length));
}

const letters: Readonly<Record<string, Role>> = {
  B: 'background',
  O: 'objective',
  M: 'methods',
  R: 'results',
  C: 'conclusions',
  X: 'other',
};

/** Abstracts of our own corpus (CC BY, CC0) whose sentences careful readers gave their roles. */
export function ownAbstracts(): RoleExample[] {
  const sentences = new Map(readCorpus().map(({ id, sentences }) => [id, stringsOf(sentences)]));
  return readRoles().map(({ id, roles: line }) => {
    const labels = String(line).match(/\([A-Z]+\)|[A-Z]/g) ?? [];
    return exampleOf(
      String(id),
      (sentences.get(id) ?? []).map((text, index) => ({
        text,
        allowed: [...(labels[index] ?? '')].flatMap((letter) => letters[letter] ?? []),
      })),
    );
  });
}

/** Biomedical abstracts labelled by hand; no licence stated, so for evaluation only. The first label counts. */
export function biorc(part: 'train' | 'dev'): RoleExample[] {
  return readJsonLines(`biorc800/${part}.jsonl`).map((record) => {
    const labels = Array.isArray(record['labels']) ? record['labels'] : [];
    return exampleOf(
      String(record['abstract_id']),
      stringsOf(record['sentences']).map((text, index) => ({
        text,
        allowed: [stringsOf(labels[index])[0]?.toLowerCase() as Role],
      })),
    );
  });
}

function exampleOf(
  id: string,
  sentences: readonly { text: string; allowed: readonly Role[] }[],
): RoleExample {
  return {
    id,
    sentences: sentences.map(({ text }) => text),
    allowed: sentences.map(({ allowed }) => allowed),
  };
}
