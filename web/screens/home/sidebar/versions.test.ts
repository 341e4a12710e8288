import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { papersOf } from './versions.ts';

const chats = fc.array(fc.constantFrom('Sleep', 'Sharks', 'Storms'), { maxLength: 12 }).map((titles) =>
  titles.map((title, at) => ({
    sessionId: String(at),
    title,
    updatedAt: new Date(Date.UTC(2026, 10, 30, 0, 60 - at)).toISOString(),
    tone: null,
    platforms: [],
  })),
);

describe('the history by paper', () => {
  it('loses none, repeats none, and names each paper once, the newest first (property)', () => {
    fc.assert(
      fc.property(chats, (all) => {
        const papers = papersOf(all);
        const listed = papers.flatMap(({ newest, older }) => [newest, ...older]);
        expect(listed.toSorted((one, other) => Number(one.sessionId) - Number(other.sessionId))).toEqual(all);
        expect(new Set(papers.map(({ newest }) => newest.title)).size).toBe(papers.length);
        expect(papers.map(({ newest }) => newest.updatedAt)).toEqual(
          papers
            .map(({ newest }) => newest.updatedAt)
            .toSorted()
            .toReversed(),
        );
      }),
    );
  });
});
