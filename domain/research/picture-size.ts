import { figureTypeOf } from './figure.ts';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * How large a picture becomes when it is drawn, read from its head: a few kilobytes can say that they are gigabytes. Null for
 * what is none, or says no size (PNG 3, section 11.2.1; JPEG, ISO 10918-1 B.2.2; WebP, RFC 9649).
 */
export function pictureSizeOf(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = sizeIn(view, bytes);
  return size === null || size.width === 0 || size.height === 0 ? null : size;
}

/** Whether a picture can be drawn without harm: both sides at most `side` pixels. */
export function isDrawnWithin(bytes: Uint8Array, side: number): boolean {
  const size = pictureSizeOf(bytes);
  return size !== null && size.width <= side && size.height <= side;
}

function sizeIn(view: DataView, bytes: Uint8Array): PictureSize | null {
  switch (figureTypeOf(bytes)) {
    case 'image/png':
      return sizeOfPng(view);
    case 'image/jpeg':
      return sizeOfJpeg(view);
    case 'image/webp':
      return sizeOfWebp(view);
    case null:
      return null;
  }
}

function sizeOfPng(view: DataView): PictureSize | null {
  const header = 0x49_48_44_52; // "IHDR"
  if (view.byteLength < 24 || view.getUint32(12) !== header) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The largest that any frame says, whichever of them a program draws. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  let [width, height] = [0, 0];
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // The picture itself begins: no frame comes after.
    if (marker === 0xda || marker === 0xd9) break;
    if (isFrame(marker)) {
      height = Math.max(height, view.getUint16(at + 5));
      width = Math.max(width, view.getUint16(at + 7));
    }
    at += isAlone(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return { width, height };
}

/** SOF 0 to 15, without the tables and the extension that have numbers among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

function sizeOfWebp(view: DataView): PictureSize | null {
  if (view.byteLength < 30) return null;
  const kind = view.getUint32(12);
  if (kind === 0x56_50_38_58) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }; // "VP8X"
  if (kind === 0x56_50_38_20)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }; // "VP8 "
  if (kind !== 0x56_50_38_4c) return null; // "VP8L"
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
