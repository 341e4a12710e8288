import { describe, expect, it } from 'vitest';
import { documentLimits } from '#domain/documents/document-limits.ts';
import { readPaper } from '#domain/documents/read-paper.ts';
import { documentFile } from '#testing/documents/files.ts';
import { layouts } from '#testing/documents/layouts.ts';
import { paper } from '#testing/documents/paper.ts';
import { wordLayouts } from '#testing/documents/word-layouts.ts';
import { documentReaderSuite } from '#testing/suites/document-reader.ts';
import { createDocumentReader } from './document-reader.ts';
import { pdfReader } from './pdf-reader.ts';
import { keepsItsSizes } from './unpacked-size.ts';
import { wordReader } from './word-reader.ts';

describe('PDF files', () => {
  const papers = [...Object.keys(layouts), ...Object.keys(wordLayouts)].map((name) => `${name}.pdf`);
  documentReaderSuite(pdfReader, { papers, whole: 'one-column.pdf' });

  it.each([
    ['one-column.pdf', paper.doi, paper.journal],
    ['over-a-page.pdf', paper.doi, paper.journal],
    ['bold-opening.pdf', '10.48550/arxiv.2401.01234', null],
  ])('name their DOI and their journal in their margins: %s', async (name, doi, journal) => {
    const opened = await pdfReader.read(documentFile(name));
    expect(opened.ok && readPaper(opened.value.text)).toMatchObject({ doi, journal });
  });

  it.each([
    ['locked.pdf', 'locked with a password'],
    ['scanned.pdf', 'pictures of pages'],
    ['blank.pdf', 'no text'],
  ])('say what to do where they cannot be read: %s', async (name, says) => {
    expect(await pdfReader.read(documentFile(name))).toMatchObject({
      ok: false,
      failure: { code: 'invalid_request', message: expect.stringContaining(says) },
    });
  });

  it('say how many of their pages were read', async () => {
    const opened = await pdfReader.read(documentFile('over-a-page.pdf'));
    expect(opened).toMatchObject({ ok: true, value: { kind: 'pdf', pages: 2, pagesRead: 2 } });
  });
});

describe('Word files', () => {
  documentReaderSuite(wordReader, { papers: ['styled.docx', 'unstyled.docx'], whole: 'styled.docx' });

  it('that say to unpack to more than is read are refused before they are', async () => {
    const bytes = Uint8Array.from(documentFile('styled.docx'));
    const view = new DataView(bytes.buffer);
    const entry = Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    view.setUint32(entry + 24, 2_000_000_000, true);
    expect(await wordReader.read(bytes)).toMatchObject({ ok: false, failure: { code: 'payload_too_large' } });
  });

  it('that unpack to more than they say are refused before they fill the memory', async () => {
    const bytes = Uint8Array.from(documentFile('styled.docx'));
    const view = new DataView(bytes.buffer);
    const name = Buffer.from(bytes).lastIndexOf('word/document.xml');
    expect(keepsItsSizes(bytes)).toBe(true);
    view.setUint32(name - 46 + 24, 100, true);
    expect(keepsItsSizes(bytes)).toBe(false);
    expect(await wordReader.read(bytes)).toMatchObject({ ok: false, failure: { code: 'invalid_request' } });
    // The place of the part itself beyond the end of the file.
    view.setUint32(name - 46 + 42, 0xfffffff0, true);
    expect(keepsItsSizes(bytes)).toBe(false);
  });

  it('that are another kind of zip file are told', async () => {
    const bytes = Buffer.from(documentFile('styled.docx'));
    const other = Buffer.from(
      bytes.toString('latin1').replaceAll('word/document.xml', 'xl/worksheet1.xml'),
      'latin1',
    );
    expect(await wordReader.read(other)).toMatchObject({
      ok: false,
      failure: { code: 'unsupported_media_type' },
    });
  });
});

describe('any file', () => {
  const reader = createDocumentReader();

  it.each(['two-columns.pdf', 'styled.docx'])('is read by what its bytes say it is: %s', async (name) => {
    expect(await reader.read(documentFile(name))).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing at all', new Uint8Array(), 'invalid_request', 'empty'],
    ['a picture', Buffer.from('\x89PNG\r\n'), 'unsupported_media_type', 'no PDF and no Word file'],
    ['an old Word file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'unsupported_media_type', 'old Word file'],
    ['what calls itself a PDF', Buffer.from('%PDF-1.7 and nothing else'), 'invalid_request', 'damaged'],
    ['too much', new Uint8Array(documentLimits.bytes + 1), 'payload_too_large', '20 MB'],
  ])('is refused with what to do: %s', async (_, bytes, code, says) => {
    expect(await reader.read(bytes)).toMatchObject({
      ok: false,
      failure: { code, message: expect.stringContaining(says), title: 'File Not Read' },
    });
  });
});
