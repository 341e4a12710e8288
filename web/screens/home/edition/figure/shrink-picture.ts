import { figureLimits } from '#domain/research/figure.ts';

/** A picture made small enough to be sent: base64, and an address to show it. */
export interface ShrunkPicture {
  readonly base64: string;
  readonly address: string;
}

/** From sharpest to smallest; lines and letters stay clear in PNG. */
const encodings = [
  ['image/png', 1],
  ['image/jpeg', 0.92],
  ['image/jpeg', 0.75],
  ['image/jpeg', 0.5],
] as const;

/**
 * Draws the picture anew, on white and within the limits of a request. What a camera wrote into the file (place, device)
 * does not come along. Null where the browser cannot read it.
 */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, figureLimits.side / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const [type, quality] of encodings) {
    const blob = await canvas.convertToBlob({ type, quality });
    if (blob.size > figureLimits.bytes) continue;
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
