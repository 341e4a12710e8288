import { describe, expect, it } from 'vitest';
import { writeWebm } from './webm.ts';

/** The elements of a stretch of EBML: ids in hex and where their bodies are. */
function elementsOf(bytes: Uint8Array, from = 0, to = bytes.length) {
  const found: { id: string; start: number; end: number; at: number }[] = [];
  for (let at = from; at < to; ) {
    const width = Math.clz32(bytes[at] ?? 0) - 23;
    const id = Buffer.from(bytes.slice(at, at + width)).toString('hex');
    const size = Buffer.from(bytes.slice(at + width + 1, at + width + 8)).readUIntBE(1, 6);
    const start = at + width + 8;
    found.push({ id, start, end: start + size, at });
    at = start + size;
  }
  return found;
}

const film = writeWebm({
  width: 1280,
  height: 800,
  duration: 7000,
  frames: [
    { time: 0, isKey: true, data: Uint8Array.of(1, 2, 3) },
    { time: 300, isKey: false, data: Uint8Array.of(4) },
    { time: 5000, isKey: true, data: Uint8Array.of(5, 6) },
  ],
});

describe('writeWebm', () => {
  it('is a header and a segment, and nothing is left over', () => {
    expect(elementsOf(film).map(({ id }) => id)).toEqual(['1a45dfa3', '18538067']);
    expect(elementsOf(film).at(-1)?.end).toBe(film.length);
  });

  it('starts a cluster at each key frame, where its cue says', () => {
    const segment = elementsOf(film)[1];
    const parts = elementsOf(film, segment?.start, segment?.end);
    expect(parts.map(({ id }) => id)).toEqual(['1549a966', '1654ae6b', '1c53bb6b', '1f43b675', '1f43b675']);
    const cues = elementsOf(film, parts[2]?.start, parts[2]?.end).map((cue) => {
      const [, track] = elementsOf(film, cue.start, cue.end);
      const [, position] = elementsOf(film, track?.start, track?.end);
      return Buffer.from(film).readUIntBE((position?.start ?? 0) + 2, 6);
    });
    const clusters = parts.filter(({ id }) => id === '1f43b675').map(({ at }) => at - (segment?.start ?? 0));
    expect(cues).toEqual(clusters);
  });

  it('holds the frames as they are, with their times', () => {
    const text = Buffer.from(film).toString('hex');
    expect(text).toContain('8100008001' + '0203');
    expect(text).toContain('81012c0004');
    expect(text).toContain('8100008005' + '06');
  });
});
