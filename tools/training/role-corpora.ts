import { type Role, roles } from '#domain/engine/fact-sheet.ts';
import { headingRoles, readHeadings } from '#domain/engine/read/headings.ts';
import type { Field } from '#domain/engine/read/role-field.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { isFrozen, readAbstracts, readCorpus, readRoles, roleLetters } from './corpus.ts';
import { hasDataset, type Json, readJson, readJsonLines, stringsOf } from './datasets.ts';

/** One abstract; each sentence with the roles that its annotation allows (several where the scheme is coarser than ours). */
export interface RoleExample {
  readonly id: string;
  readonly field: Field;
  readonly sentences: readonly string[];
  readonly allowed: readonly (readonly Role[])[];
}

/** PubMed abstracts whose printed headings are the labels (MIT). `isHeldOut` parts those that are never trained on. */
export function pubmedQa(): RoleExample[] {
  return Object.entries(readJson('pubmedqa/train.json')).map(([id, record]) => headedExample(id, record));
}

/** The official test abstracts, by either of the names that they come under; none where they are kept apart. */
export function pubmedQaTest(): RoleExample[] {
  if (hasDataset('pubmedqa/test.json'))
    return Object.entries(readJson('pubmedqa/test.json')).map(([id, record]) => headedExample(id, record));
  if (!hasDataset('pubmedqa/test_ground_truth.json') || !hasDataset('pubmedqa/ori_pqal.json')) return [];
  const ids = readJson('pubmedqa/test_ground_truth.json');
  return Object.entries(readJson('pubmedqa/ori_pqal.json'))
    .filter(([id]) => id in ids)
    .map(([id, record]) => headedExample(id, record));
}

function headedExample(id: string, value: unknown): RoleExample {
  const record = value as Json;
  const labels = stringsOf(record['LABELS']);
  const parts = stringsOf(record['CONTEXTS']).map((text, index) => ({
    text,
    allowed: strictRoles(labels[index] ?? ''),
  }));
  parts.push({ text: String(record['LONG_ANSWER']), allowed: ['conclusions'] });
  return exampleOf(
    id,
    'life',
    parts.flatMap(({ text, allowed }) => splitSentences(text).map((s) => ({ text: s.text, allowed }))),
  );
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

/** The official test part less the abstracts that are also in the other two (32 of 226). */
export function csAbstructTest(): RoleExample[] {
  const keyOf = ({ sentences }: RoleExample): string =>
    sentences
      .join(' ')
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .slice(0, 200);
  const known = new Set([...csAbstruct('train'), ...csAbstruct('dev')].map(keyOf));
  return csAbstruct('test').filter((example) => !known.has(keyOf(example)));
}

const computerScience: Readonly<Record<string, readonly Role[]>> = {
  background: ['background'],
  objective: ['objective'],
  method: ['methods'],
  result: ['results', 'conclusions'],
  other: ['other'],
};

/** Computer science abstracts labelled by hand (Apache-2.0). */
export function csAbstruct(part: 'train' | 'dev' | 'test'): RoleExample[] {
  const file = `csabstruct/${part}.jsonl`;
  return (part === 'test' && !hasDataset(file) ? [] : readJsonLines(file)).map((record, place) => {
    const labels = stringsOf(record['labels']);
    const sentences = stringsOf(record['sentences']);
    return exampleOf(
      // The set's own ids are all the same.
      `csabstruct:${part}:${place}`,
      'computing',
      sentences.map((text, index) => ({ text, allowed: computerScience[labels[index] ?? ''] ?? roles })),
    );
  });
}

/** Open articles with printed headings (CC BY), none of the frozen tenth: the headings are the labels. */
export function openArticles(): RoleExample[] {
  return readJsonLines('plos-starter/abstracts.jsonl')
    .filter(({ doi }) => !isFrozen(String(doi)))
    .map((record) =>
      exampleOf(String(record['doi']), 'life', readHeadings(splitSentences(String(record['abstract'])))),
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

/** Abstracts of our own corpus (CC BY, CC0), none of the frozen tenth, whose sentences careful readers gave their roles. */
export function ownAbstracts(): RoleExample[] {
  const sheets = new Map(readCorpus().map((record) => [record['id'], record]));
  return [...readRoles().map((record) => ({ ...sheets.get(record['id']), ...record })), ...readAbstracts()]
    .filter(({ id }) => !isFrozen(String(id)))
    .map((record) => {
      const labels = roleLetters(record);
      return exampleOf(
        String(record['id']),
        lifeSources.has(String(record['source'])) ? 'life' : 'other',
        stringsOf(record['sentences']).map((text, index) => ({
          text,
          allowed: [...(labels[index] ?? '')].flatMap((letter) => letters[letter] ?? []),
        })),
      );
    });
}

const lifeSources = new Set(['plos', 'elife', 'europepmc']);

/** Biomedical abstracts labelled by hand; no licence stated, so for evaluation only. The first label counts. */
export function biorc(part: 'train' | 'dev' | 'test'): RoleExample[] {
  const file = `biorc800/${part}.jsonl`;
  return (part === 'test' && !hasDataset(file) ? [] : readJsonLines(file)).map((record) => {
    const labels = Array.isArray(record['labels']) ? record['labels'] : [];
    return exampleOf(
      String(record['abstract_id']),
      'life',
      stringsOf(record['sentences']).map((text, index) => ({
        text,
        allowed: [stringsOf(labels[index])[0]?.toLowerCase() as Role],
      })),
    );
  });
}

function exampleOf(
  id: string,
  field: Field,
  sentences: readonly { text: string; allowed: readonly Role[] }[],
): RoleExample {
  return {
    id,
    field,
    sentences: sentences.map(({ text }) => text),
    allowed: sentences.map(({ allowed }) => allowed),
  };
}

/** Where a reader gave a sentence two roles, the stronger one: what is taught. */
export function strongest(example: RoleExample): RoleExample {
  return { ...example, allowed: example.allowed.map((allowed) => allowed.slice(0, 1)) };
}

/**
 * Printed headings are looser than roles: an aim may stand under "Background", and an abstract that opens under "Objective"
 * with what is known opens with background. Taught as open between the two; measured as printed.
 */
export function loosened(example: RoleExample): RoleExample {
  const isOpen = example.allowed.map(([role, second], index) => {
    const text = example.sentences[index] ?? '';
    if (second !== undefined) return false;
    return role === 'background' ? namesAim.test(text) : role === 'objective' && index === 0 && !isOwn(text);
  });
  return {
    ...example,
    allowed: example.allowed.map((allowed, index) =>
      isOpen[index] === true ? ['background', 'objective'] : allowed,
    ),
  };
}

const namesAim =
  /\b(?:aim|aims|aimed|objective|purpose|goal)\b|^To \w+|\b(?:[Ww]e|(?:[Tt]his|[Tt]he (?:present|current)) (?:study|trial)) (?:\w+ly |therefore |thus )?(?:investigat|examin|assess|evaluat|compar|explor|determin|test|analy[sz]|stud[iy]|sought|hypothes)\w*|\bwas (?:undertaken|designed|conducted|performed|carried out) to\b/;

/** Whether a sentence speaks of this work or asks its question. */
function isOwn(text: string): boolean {
  return (
    namesAim.test(text) ||
    /\bwe\b|\bwhether\b|\b(?:this|the present|the current|our) (?:paper|study|trial|work|review|article)\b/i.test(
      text,
    )
  );
}
