import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { platformIds } from '../posts/platforms.ts';
import { readUpload, type Upload } from './read-upload.ts';
import { runLimits } from './run-limits.ts';
import { needsLookup, type RowDefaults } from './run-row.ts';
import { writeTable } from './table.ts';

const defaults: RowDefaults = { tone: 'edgy', platforms: ['twitter'] };
const abstract =
  'We measured the sleep of 120 nurses for a year. Nurses on fixed shifts slept 42 minutes longer than nurses on rotating shifts.';

function read(text: string): Upload {
  const upload = readUpload(text, defaults);
  if (!upload.ok) throw new Error(upload.failure.message);
  return upload.value;
}

describe('a list of identifiers', () => {
  it('takes one a line or several, remarks and empty lines, and says which line is none', () => {
    const { kind, rows } = read(
      '\uFEFF# spring issue\r\n10.7554/eLife.01567\r\n\r\nhttps://doi.org/10.1038/hdy.2013.26, 10.1101/2020.01.01.1\nPMID: 21876726\nnot a doi\n',
    );
    expect(kind).toBe('list');
    expect(rows.map(({ line, label, problem }) => [line, label, problem?.code ?? null])).toEqual([
      [2, '10.7554/eLife.01567', null],
      [4, 'https://doi.org/10.1038/hdy.2013.26', null],
      [4, '10.1101/2020.01.01.1', null],
      [5, 'PMID: 21876726', null],
      [6, 'not a doi', 'invalid_request'],
    ]);
    expect(rows[0]?.asked).toMatchObject({ identifier: '10.7554/eLife.01567', ...defaults });
    expect(rows[0]?.asked && needsLookup(rows[0].asked)).toBe(true);
  });

  it('writes a work once, however it is spelt, and says where', () => {
    const { rows } = read('10.7554/eLife.01567\nhttps://doi.org/10.7554/ELIFE.01567\n');
    expect(rows[1]).toMatchObject({
      asked: null,
      problem: { code: 'conflict', message: 'The same as line 1, and written there.' },
    });
  });
});

describe('a table', () => {
  it('takes its columns in any order and by several names', () => {
    const { kind, rows } = read(
      `Platforms;Abstract;Year;DOI;Tone;Article title\r\n"X, LinkedIn";"${abstract}";2024;;Policy brief;Sleep of nurses\r\nall;;;10.1/abc;;`,
    );
    expect(kind).toBe('table');
    expect(rows[0]).toMatchObject({
      line: 2,
      label: 'Sleep of nurses',
      asked: {
        abstract,
        tone: 'policy-brief',
        platforms: ['twitter', 'linkedin'],
        year: '2024',
        identifier: null,
      },
    });
    expect(rows[1]?.problem?.message).toMatch(/Not a DOI, UN symbol or patent number/);
  });

  it('says of each row what is wrong with it', () => {
    const { rows } = read(
      `abstract,tone,platforms,doi\n,,,\n"${abstract}",shouty,,\n"${abstract}",,myspace,\ntoo short,,,\n`,
    );
    expect(rows.map(({ problem }) => problem?.message)).toEqual([
      expect.stringContaining('"shouty" is no tone'),
      expect.stringContaining('"myspace" is no platform'),
      'The abstract has fewer than 50 characters. Give the whole of it.',
    ]);
    const empty = read(`doi,title\n,Only a title\n`);
    expect(empty.rows[0]?.problem?.message).toBe('This row has neither a DOI nor an abstract.');
  });

  it('drops an address that is none', () => {
    expect(read(`abstract,url\n"${abstract}",javascript:alert(1)`).rows[0]?.asked?.url).toBeNull();
  });
});

describe('a feed', () => {
  const rss = `<?xml version="1.0"?><rdf:RDF xmlns:prism="p"><channel><title>Journal of Larks</title></channel>
    <item rdf:about="https://j.example/1"><title><![CDATA[Larks & <i>song</i>]]></title><link>https://j.example/1</link>
    <description>Published online: 20 November 2026</description><dc:identifier>doi:10.5555/larks.1</dc:identifier>
    <dc:creator>Ada Lovelace</dc:creator><dc:date>2026-11-20</dc:date></item></rdf:RDF>`;

  it('reads RSS of journals: DOI, title, journal, year and author', () => {
    const { kind, rows } = read(rss);
    expect(kind).toBe('feed');
    expect(rows[0]).toMatchObject({
      line: 1,
      label: 'Larks & song',
      asked: {
        identifier: 'doi:10.5555/larks.1',
        journal: 'Journal of Larks',
        year: '2026',
        author: 'Ada Lovelace',
        url: 'https://j.example/1',
        isTeaser: true,
      },
    });
  });

  it('reads Atom and JSON Feed, with HTML as text', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>J</title><entry><title>T</title>
      <link rel="self" href="https://x.example/self"/><link href="https://x.example/t"/><id>tag:x</id>
      <summary type="html">&lt;p&gt;${abstract}&lt;/p&gt;&lt;script&gt;bad()&lt;/script&gt;</summary></entry></feed>`;
    expect(read(atom).rows[0]?.asked).toMatchObject({
      abstract,
      url: 'https://x.example/t',
      isTeaser: false,
    });
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'J',
      items: [
        { id: '10.5555/abc', content_html: `<b>${abstract}</b>`, title: 'T', date_published: '2025-01-01' },
        3,
      ],
    });
    const { rows } = read(json);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.asked).toMatchObject({ identifier: '10.5555/abc', abstract, year: '2025', journal: 'J' });
  });

  it('takes the networks by their names, and all of them at once', () => {
    const of = (named: string) => read(`doi,platforms\n10.5555/1,${named}\n`).rows[0]?.asked?.platforms;
    expect(of('bsky; Mastodon; THREADS')).toEqual(['bluesky', 'mastodon', 'threads']);
    expect(of('all')).toEqual([...platformIds]);
  });

  it('expands no entity of its own', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}">]><rss><channel><item><title>&a;&a;</title><description>${abstract}</description></item></channel></rss>`;
    expect(read(bomb).rows[0]?.asked?.title).not.toContain('haha');
  });
});

describe('any upload', () => {
  it('is refused as a whole where it is empty, or has too many rows', () => {
    expect(readUpload(' \n', defaults)).toMatchObject({ ok: false, failure: { code: 'invalid_request' } });
    const many = Array.from({ length: runLimits.rows + 1 }, (_, n) => `10.5555/${n}`).join('\n');
    expect(readUpload(many, defaults)).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('2,000 rows at most, and this has more') },
    });
    expect(readUpload('x'.repeat(runLimits.upload + 1), defaults)).toMatchObject({
      ok: false,
      failure: { code: 'payload_too_large' },
    });
  });

  it('never throws, and every row says what it asks or why not', () => {
    const piece = fc.constantFrom(
      'doi,abstract\n',
      '10.5555/x',
      '<rss>',
      '<item>',
      '<title>',
      '</item>',
      '<![CDATA[',
      '&#x41;',
      '{"items":[',
      '"',
      '\n',
      ';',
      abstract,
      '<',
      '>',
      '&',
      '<link href="',
      '{"version":"https://jsonfeed.org/version/1","items":[{}]}',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
          anyText(),
        ),
        (text) => {
          const upload = readUpload(text, defaults);
          if (!upload.ok) return;
          for (const { asked, problem } of upload.value.rows)
            expect((asked === null) !== (problem === null)).toBe(true);
        },
      ),
    );
  });

  it('reads what our own table writer wrote', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '=', '"', ',', '\n', "'", 'é', ' '), maxLength: 30 });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (titles) => {
        const table = writeTable([
          ['title', 'abstract'],
          ...titles.map((title, n) => [title, `${abstract} ${n}`]),
        ]);
        expect(read(table).rows.map(({ asked }) => asked?.title ?? '')).toEqual(
          titles.map((title) => title.trim()),
        );
      }),
    );
  });
});

describe('an upload of nothing but line ends', () => {
  /** How many pieces are looked at, each of which is trimmed. */
  function piecesOf(upload: string): number {
    const trims = vi.spyOn(String.prototype, 'trim');
    try {
      expect(readUpload(upload, defaults).ok).toBe(false);
      return trims.mock.calls.length;
    } finally {
      trims.mockRestore();
    }
  }

  it.each(['\n', '\r', '\r\n'])('is looked through without a piece made of any of them: %j', (lineEnd) =>
    expect(piecesOf(lineEnd.repeat(20_000))).toBe(piecesOf(lineEnd)),
  );

  it('keeps the numbers of the lines that hold something', () => {
    expect(read('\r\n\n\r10.1234/abc\n\n10.1234/def').rows.map(({ line }) => line)).toEqual([4, 6]);
  });
});
