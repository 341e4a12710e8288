import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDrawnWithin, pictureSizeOf } from './picture-size.ts';

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const png = (width: number, height: number) =>
  new Uint8Array([
    0x89,
    ...ascii('PNG\r\n\u001a\n'),
    ...u32(13),
    ...ascii('IHDR'),
    ...u32(width),
    ...u32(height),
  ]);
const frame = (width: number, height: number, marker = 0xc0) => [
  0xff,
  marker,
  ...u16(11),
  8,
  ...u16(height),
  ...u16(width),
  1,
  1,
  0x11,
  0,
];
const note = [0xff, 0xe0, ...u16(4), 0, 0];
const jpeg = (...parts: number[][]) =>
  new Uint8Array([0xff, 0xd8, ...parts.flat(), 0xff, 0xda, ...Array<number>(8).fill(0)]);
const webp = (kind: string, rest: number[]) =>
  new Uint8Array([
    ...ascii('RIFF'),
    0,
    0,
    0,
    0,
    ...ascii(`WEBP${kind}`),
    0,
    0,
    0,
    0,
    ...rest,
    ...Array<number>(10).fill(0),
  ]);

const side = fc.integer({ min: 1, max: 16_383 });

describe('the size of a picture', () => {
  it('is what its head says, for every kind and size (property)', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const lossless = (width - 1) | ((height - 1) << 14);
        const little = (value: number) => [value & 255, (value >>> 8) & 255];
        const pictures = [
          png(width, height),
          jpeg(note, frame(width, height)),
          jpeg([0xff], note, frame(width, height, 0xc2)),
          webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width), ...little(height)]),
          webp('VP8L', [0x2f, ...little(lossless), ...little(lossless >>> 16)]),
          webp('VP8X', [0, 0, 0, 0, ...little(width - 1), 0, ...little(height - 1), 0]),
        ];
        for (const picture of pictures) expect(pictureSizeOf(picture)).toEqual({ width, height });
      }),
    );
  });

  it('is the largest that a JPEG says anywhere: a small frame hides no large one', () => {
    expect(pictureSizeOf(jpeg(frame(10, 10), frame(60_000, 60_000)))).toEqual({
      width: 60_000,
      height: 60_000,
    });
  });

  it('is not there for what is no picture, is cut off or says none, and nothing breaks it (property)', () => {
    expect(pictureSizeOf(png(0, 5))).toBeNull();
    expect(pictureSizeOf(jpeg(note))).toBeNull();
    expect(pictureSizeOf(new TextEncoder().encode('<svg width="5" height="5"/>'))).toBeNull();
    const heads = fc.constantFrom(png(5, 5), jpeg(frame(5, 5)), webp('VP8X', []), new Uint8Array());
    fc.assert(
      fc.property(heads, fc.nat(40), fc.uint8Array({ maxLength: 60 }), (head, cut, tail) => {
        const size = pictureSizeOf(new Uint8Array([...head.slice(0, cut), ...tail]));
        expect(size === null || (size.width > 0 && size.height > 0)).toBe(true);
      }),
    );
  });

  it('has to fit', () => {
    expect(isDrawnWithin(png(1024, 1024), 1024)).toBe(true);
    expect(isDrawnWithin(png(1025, 1), 1024)).toBe(false);
    expect(isDrawnWithin(png(1, 4_000_000_000), 1024)).toBe(false);
  });
});
