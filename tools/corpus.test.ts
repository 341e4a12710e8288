import { describe, expect, it } from 'vitest';
import { subjectLabels } from '#domain/engine/evidence.ts';
import { genres } from '#domain/engine/fact-sheet.ts';
import { stem } from '#domain/language/stem.ts';
import {
  isFrozen,
  readAbstracts,
  readAbstractsTwice,
  readClaims,
  readCorpus,
  readLeads,
  readOwnWords,
  readPubMedNotes,
  readRoles,
  readSecondReaders,
  readTold,
  readToldAlone,
  readTopics,
} from './training/corpus.ts';
import type { Json } from './training/datasets.ts';
import { stringsOf } from './training/datasets.ts';
import { isHeldOut } from './training/role-corpora.ts';
import { bareId, endingOf } from './training/work-names.ts';

const corpus = readCorpus();
const second = readSecondReaders();
const words = (text: unknown): string[] =>
  String(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether all words stand in the other text, in their order. */
function isDeletionOf(short: unknown, long: unknown): boolean {
  const left = words(long);
  return words(short).every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(0, at + 1);
    return at >= 0;
  });
}

/** What of a record's exact words and deletions is not as the guidelines say. */
function faultsOf(record: Json): string[] {
  const sentences = stringsOf(record['sentences']);
  const finding = record['finding'] as Json;
  const best = Number(finding['best']);
  const faults: string[] = [];
  if (sentences[best] === undefined) faults.push('best');
  if (record['compressed'] !== null && !isDeletionOf(record['compressed'], sentences[best]))
    faults.push('compressed');
  if (String(record['plain']).split(/\s+/).length > 25) faults.push('plain');
  for (const name of ['studied', 'design', 'limit']) {
    const span = record[name] as Json | null;
    if (span !== null && !sentences[Number(span['sentence'])]?.includes(String(span['text'])))
      faults.push(name);
  }
  for (const more of (record['more'] as readonly Json[] | undefined) ?? [])
    if (!isDeletionOf(more['compressed'], sentences[Number(more['sentence'])])) faults.push('more');
  return faults;
}

/** The sentence that carries a finding is another than the finding's. */
function carrierFaults(record: Json): string[] {
  const { best } = record['finding'] as { best: number };
  const sentences = stringsOf(record['sentences']);
  const support = record['support'] as Json | null;
  const isExact =
    support === null || sentences[Number(support['sentence'])]?.includes(String(support['text']));
  const all = [
    ...(record['supportAlso'] as number[]),
    ...(support === null ? [] : [Number(support['sentence'])]),
  ];
  return isExact === true && all.every((at) => sentences[at] !== undefined && at !== best) ? [] : ['support'];
}

/** Whether a line has one letter, or two in brackets, for each sentence. */
function isRoleLine(line: unknown, sentences: readonly string[] = []): boolean {
  const labels = String(line).match(/\([BOMRCX]{2}\)|[BOMRCX]/g) ?? [];
  return labels.join('') === line && labels.length === sentences.length;
}

interface Told {
  readonly text: string;
  readonly from: readonly number[];
}

describe('the annotated corpus', () => {
  it('gives every sentence of some abstracts its roles, none of the frozen tenth', () => {
    const sentencesOf = new Map(corpus.map(({ id, sentences }) => [id, stringsOf(sentences)]));
    const roles = readRoles();
    const faulty = roles.filter(
      ({ id, roles: line }) => !isRoleLine(line, sentencesOf.get(id)) || isFrozen(String(id)),
    );
    expect(faulty).toEqual([]);
    expect(new Set(roles.map(({ id }) => id)).size).toBe(roles.length);
  });

  it('has more abstracts with roles and a finding, under a licence that lets them ship', () => {
    const abstracts = readAbstracts();
    const faulty = abstracts.filter((record) => {
      const sentences = stringsOf(record['sentences']);
      const finding = record['finding'] as { best: number; also: number[] } | null;
      const chosen = finding === null ? [] : [finding.best, ...finding.also];
      const stands =
        chosen.every((at) => sentences[at] !== undefined) && new Set(chosen).size === chosen.length;
      const mayShip = record['licence'] === 'CC BY' || record['licence'] === 'CC0';
      return !isRoleLine(record['roles'], sentences) || !stands || !mayShip;
    });
    expect(faulty.map(({ id }) => id)).toEqual([]);
  });

  it('has the kind of each of them, and some of them read twice', () => {
    const abstracts = new Map(readAbstracts().map((record) => [record['id'], record]));
    const isKind = ({ genre, subjects, mood }: Json): boolean =>
      (genres as readonly unknown[]).includes(genre) &&
      String(subjects) in subjectLabels &&
      ['good', 'grave', 'neutral'].includes(String(mood));
    expect([...abstracts.values()].filter((record) => !isKind(record)).map(({ id }) => id)).toEqual([]);
    const twice = readAbstractsTwice();
    const faulty = twice.filter((record) => {
      const first = abstracts.get(record['id']);
      return (
        !isRoleLine(record['roles'], stringsOf(first?.['sentences'])) ||
        first?.['annotator'] === record['annotator']
      );
    });
    expect(faulty.map(({ id }) => id)).toEqual([]);
    expect(twice.length).toBeGreaterThan(30);
  });

  it('quotes exactly and shortens by deleting only', () => {
    const faulty = corpus
      .map((record) => [record['id'], faultsOf(record)] as const)
      .filter(([, faults]) => faults.length > 0);
    expect(faulty).toEqual([]);
    expect(corpus.length).toBeGreaterThanOrEqual(1000);
  });

  it('describes the further abstracts as exactly, with what carries their finding', () => {
    const sheets = readAbstracts().filter((record) => 'studied' in record);
    const faulty = sheets
      .map((record) => [record['id'], [...faultsOf(record), ...carrierFaults(record)]] as const)
      .filter(([, faults]) => faults.length > 0);
    expect(faulty).toEqual([]);
    expect(sheets.length).toBe(465);
  });

  it('notes of PubMedQA where a finding and its evidence begin, and who was studied', () => {
    const notes = readPubMedNotes();
    const isNote = ({ finding, evidence, studied }: Json): boolean =>
      Number.isInteger(finding) &&
      Array.isArray(evidence) &&
      evidence.every(Number.isInteger) &&
      !evidence.includes(finding) &&
      (studied === null || String(studied).length <= 400);
    expect(notes.filter((note) => !isNote(note)).map(({ id }) => id)).toEqual([]);
    expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
  });

  it('holds each work once, under whatever id and with whatever headings', () => {
    const works = [...corpus, ...readAbstracts(), ...readToldAlone(), ...readOwnWords()];
    const namesOf = [
      works.map(({ id }) => bareId(String(id))),
      works.map(({ sentences }) => endingOf(stringsOf(sentences))),
    ];
    for (const names of namesOf)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('tells other abstracts sentence by sentence, with no mark of a post', () => {
    const works = readOwnWords();
    const isSentence = (text: string): boolean => /[.!?]["’”)]?$/.test(text) && !/#|https?:/.test(text);
    const faulty = works.filter(
      ({ sentences, own, title }) =>
        stringsOf(sentences).length < 2 ||
        stringsOf(own).length < 1 ||
        !stringsOf(own).every(isSentence) ||
        title === '',
    );
    expect(faulty.map(({ own }) => stringsOf(own).filter((text) => !isSentence(text)))).toEqual([]);
    expect(works.length).toBe(575);
    expect(works.filter(({ apart }) => apart === true).length).toBe(128);
  });

  it('has claims about its abstracts, every kind often, and four supported and four not where a reader wrote a set', () => {
    const sentencesOf = new Map(
      [...corpus, ...readAbstracts(), ...readToldAlone(), ...readOwnWords()].map(({ id, sentences }) => [
        id,
        stringsOf(sentences),
      ]),
    );
    const claims = readClaims();
    const places = (one: Json): number[] => (one['sentence'] ?? []) as number[];
    const faulty = claims.filter(
      (one) =>
        isFrozen(String(one['id'])) ||
        (one['label'] === 'yes') !== (one['kind'] === null) ||
        places(one).some((at) => at >= 0 && sentencesOf.get(one['id'])?.[at] === undefined) ||
        !/^(?:\S+ ){1,39}\S+$/u.test(String(one['claim'])),
    );
    expect(faulty.map(({ claim }) => claim)).toEqual([]);
    // Those of readers 132 to 136 stand one by one beside a line that an editor wrote.
    const inSets = claims.filter(({ reader }) => Number(reader) < 132 || Number(reader) > 136);
    const counts = Map.groupBy(inSets, ({ id, label, reader }) => `${id} ${label} ${reader}`);
    expect([...counts.values()].every((same) => same.length === 4)).toBe(true);
    expect(counts.size).toBe(2 * (1936 + 536));
    const kinds = Map.groupBy(claims, ({ kind }) => kind);
    expect([...kinds.values()].every((same) => same.length > 700)).toBe(true);
    expect(claims.filter(({ apart }) => apart === true).length).toBe(1088);
  });

  it('tells some of its abstracts in up to three sentences, in the words of the source', () => {
    const works = new Map(
      [...corpus, ...readAbstracts(), ...readToldAlone()].map((record) => [record['id'], record]),
    );
    const all = readTold();
    const lines = all.flatMap((told) =>
      [told['lead'] as Told, ...(told['told'] as readonly Told[])].map((line) => ({ id: told['id'], line })),
    );
    const unknown = lines.filter(({ id, line }) => {
      const sentences = stringsOf(works.get(id)?.['sentences']);
      return line.from.length === 0 || line.from.some((at) => at !== -1 && sentences[at] === undefined);
    });
    expect(unknown.map(({ id }) => id)).toEqual([]);
    expect(all.filter(({ lead }) => (lead as Told).text.length > 200).map(({ id }) => id)).toEqual([]);
    const counts = lines.map(({ id, line }) => {
      const work = works.get(id);
      const held = new Set(words([work?.['title'], ...stringsOf(work?.['sentences'])].join(' ')).map(stem));
      const own = words(line.text);
      return { all: own.length, strange: own.filter((word) => !held.has(stem(word))).length };
    });
    const sum = (of: 'all' | 'strange'): number => counts.reduce((total, one) => total + one[of], 0);
    expect(sum('strange') / sum('all')).toBeLessThan(0.02);
    expect(all.length).toBeGreaterThan(1650);
  });

  it('tells some that stand nowhere else, none of the frozen tenth, and says what else could lead', () => {
    const faulty = readToldAlone().filter((told) => {
      const sentences = stringsOf(told['sentences']);
      const [best = -1] = (told['lead'] as Told).from;
      const also = told['also'] as readonly number[];
      const stands = [best, ...also].every((at) => sentences[at] !== undefined) && !also.includes(best);
      return !stands || told['licence'] !== 'CC0' || isFrozen(String(told['id']));
    });
    expect(faulty.map(({ id }) => id)).toEqual([]);
    expect(readToldAlone().length).toBeGreaterThan(1100);
  });

  it('names what a title is about in words of the title', () => {
    const titles = new Map(
      [...corpus, ...readAbstracts(), ...readToldAlone()].map(({ id, title }) => [id, String(title)]),
    );
    const topics = readTopics();
    const faulty = topics.filter(
      ({ id, topic }) =>
        topic !== null && titles.get(id)?.toLowerCase().includes(String(topic).toLowerCase()) !== true,
    );
    expect(faulty.map(({ id }) => id)).toEqual([]);
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    expect(topics.length).toBeGreaterThan(1650);
  });

  it('says of abstracts of PubMedQA where the sentence to lead with begins', () => {
    const leads = readLeads();
    const isPlace = (place: unknown): boolean => Number.isInteger(place) && Number(place) >= 0;
    const faulty = leads.filter(
      ({ best, also }) =>
        !isPlace(best) || !Array.isArray(also) || !also.every(isPlace) || also.includes(best),
    );
    expect(faulty.map(({ id }) => id)).toEqual([]);
    expect(new Set(leads.map(({ id }) => id)).size).toBe(368);
    // What measures the reader elsewhere teaches nothing here either.
    const teaching = leads.filter(({ teaches }) => teaches === true);
    expect(teaching.length).toBeGreaterThan(200);
    expect(teaching.filter(({ id }) => isHeldOut(String(id)))).toEqual([]);
  });

  it('stands under licences that let it ship', () => {
    expect([...new Set(corpus.map(({ licence }) => licence))].sort()).toEqual([
      'CC BY',
      'CC0',
      'US patent text',
    ]);
  });

  it('keeps about a tenth frozen', () => {
    const share = corpus.filter(({ id }) => isFrozen(String(id))).length / corpus.length;
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.14);
  });

  it('has a hundred abstracts of the frozen tenth read by a second reader as exactly', () => {
    const texts = new Map(corpus.map((record) => [record['id'], record['sentences']]));
    const faulty = second.filter(
      (record) => faultsOf({ ...record, sentences: texts.get(record['id']) }).length > 0,
    );
    expect(faulty.map(({ id }) => id)).toEqual([]);
    expect(second.length).toBeGreaterThanOrEqual(100);
    expect(second.filter(({ id }) => !isFrozen(String(id)))).toEqual([]);
  });

  it('has findings shortened and told plainly, two thousand of them', () => {
    const told = corpus.flatMap((record) => [
      record,
      ...((record['more'] as readonly Json[] | undefined) ?? []),
    ]);
    expect(told.filter(({ compressed, plain }) => compressed && plain).length).toBeGreaterThanOrEqual(2000);
  });
});
