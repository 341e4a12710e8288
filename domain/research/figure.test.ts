import { describe, expect, it } from 'vitest';
import { figureTypeOf } from './figure.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('figureTypeOf', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n more', 'image/png'],
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ])('knows %j', (text, type) => expect(figureTypeOf(bytes(text))).toBe(type));

  it.each([
    '',
    '\x89PNG',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'GIF89a',
    'RIFF\x10\x00\x00\x00WAVE',
    '%PDF-1.7',
  ])('takes nothing else: %j', (text) => expect(figureTypeOf(bytes(text))).toBeNull());
});
