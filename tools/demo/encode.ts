import type { Page } from '@playwright/test';
import { type EncodedFrame, writeWebm } from './webm.ts';

/** A picture of the screen: JPEG in base64, and milliseconds from the start. */
export interface ScreenPicture {
  readonly time: number;
  readonly jpeg: string;
}

export interface FilmFormat {
  readonly width: number;
  readonly height: number;
  /** Bits per second. */
  readonly bitrate: number;
}

/** Encodes pictures with the browser's own VP9 encoder: no other program is needed. The page must be of a secure origin. */
export async function encodeFilm(
  page: Page,
  pictures: readonly ScreenPicture[],
  format: FilmFormat,
): Promise<Uint8Array> {
  await page.evaluate(startEncoder, format);
  let lastKey = -keyEvery;
  for (const { time, jpeg } of pictures) {
    const key = time - lastKey >= keyEvery;
    if (key) lastKey = time;
    await page.evaluate(encodePicture, { time, jpeg, key });
  }
  const encoded = await page.evaluate(finishEncoding);
  const frames: EncodedFrame[] = encoded.map(({ time, isKey, data }) => ({
    time,
    isKey,
    data: Buffer.from(data, 'base64'),
  }));
  const duration = (pictures.at(-1)?.time ?? 0) + 500;
  return writeWebm({ ...format, duration, frames });
}

/** Milliseconds; below the 32 seconds that a cluster can span. */
const keyEvery = 5000;

interface EncoderState {
  readonly encoder: VideoEncoder;
  readonly chunks: { readonly time: number; readonly isKey: boolean; readonly data: string }[];
}

function startEncoder({ width, height, bitrate }: FilmFormat): void {
  const chunks: EncoderState['chunks'][number][] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      chunks.push({ time: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrate, latencyMode: 'quality' });
  Object.assign(globalThis, { film: { encoder, chunks } });
}

async function encodePicture(picture: ScreenPicture & { readonly key: boolean }): Promise<void> {
  const { film } = globalThis as unknown as { readonly film: EncoderState };
  const bytes = Uint8Array.from(atob(picture.jpeg), (char) => char.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const frame = new VideoFrame(bitmap, { timestamp: picture.time * 1000 });
  film.encoder.encode(frame, { keyFrame: picture.key });
  frame.close();
  bitmap.close();
}

async function finishEncoding(): Promise<EncoderState['chunks']> {
  const { film } = globalThis as unknown as { readonly film: EncoderState };
  await film.encoder.flush();
  return film.chunks;
}
