/** A picture made small enough to be sent: base64, and an address to show it. */
export interface ShrunkPicture {
  readonly base64: string;
  readonly address: string;
}

interface PictureLimits {
  /** Longest side in pixels. */
  readonly side: number;
  readonly bytes: number;
  /** Colour below it; without one it stays see-through, in PNG. */
  readonly ground?: string;
}

/** A type with its quality from 0 to 1, from sharpest to smallest; lines and letters stay clear in PNG. */
const encodings = [
  ['image/png', 1],
  ['image/jpeg', 0.92],
  ['image/jpeg', 0.75],
  ['image/jpeg', 0.5],
] as const;

/**
 * Draws the picture anew, within the limits. What a camera wrote into the file (place, device) does not come
 * along. Null where the browser cannot read it, or it
 * cannot be made small enough.
 */
export async function shrinkPicture(
  file: Blob,
  { side, bytes, ground }: PictureLimits,
): Promise<ShrunkPicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (context === null) return null;
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const [type, quality] of ground === undefined ? encodings.slice(0, 1) : encodings) {
    const blob = await canvas.convertToBlob({ type, quality });
    if (blob.size > bytes) continue;
    const address = await addressOf(blob);
    return { address, base64: address.slice(address.indexOf(',') + 1) };
  }
  return null;
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
