import { expect, it } from 'vitest';
import { readPaper } from '#domain/documents/read-paper.ts';
import type { DocumentReader } from '#server/ports/document-reader.ts';
import { documentFile } from '../documents/files.ts';
import { paper } from '../documents/paper.ts';

interface Files {
  /** Files that hold the paper under test, each in another layout. */
  readonly papers: readonly string[];
  /** One of them that is whole. */
  readonly whole: string;
}

/** What everybody who reads files does: the paper comes out word for word, and what is broken is told. */
export function documentReaderSuite(reader: DocumentReader, { papers, whole }: Files): void {
  it.each(papers)('reads %s word for word', async (name) => {
    const opened = await reader.read(documentFile(name));
    if (!opened.ok) throw new Error(opened.failure.message);
    const found = readPaper(opened.value.text);
    expect(found).toMatchObject({ title: paper.title, authors: paper.authors });
    expect(withoutHeadings(found.abstract)).toBe(paper.abstract);
    expect(found.conclusions).toBe(paper.conclusions);
    expect(found.limits).toBe(paper.limits);
  });

  it('says that a file is damaged which breaks off or was overwritten', async () => {
    const bytes = documentFile(whole);
    const broken = [bytes.subarray(0, 400), bytes.map((byte, at) => (at > 200 ? byte ^ 0x5a : byte))];
    for (const one of broken)
      expect(await reader.read(one)).toMatchObject({
        ok: false,
        failure: { code: 'invalid_request', message: expect.stringContaining('damaged') },
      });
  });

  it('leaves the bytes as they were', async () => {
    const bytes = documentFile(whole);
    const before = Buffer.from(bytes).toString('base64');
    await reader.read(bytes);
    expect(Buffer.from(bytes).toString('base64')).toBe(before);
  });
}

function withoutHeadings(abstract: string | null): string {
  return (abstract ?? '').replace(/(?:Background|Methods|Results|Conclusions): /g, '').replace(/\s+/g, ' ');
}
