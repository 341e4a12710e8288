import { inflateRawSync } from 'node:zlib';

/** Signs at which parts of a zip file begin (APPNOTE 6.3.10, sections 4.3.12 and 4.3.16). */
const entrySign = 0x02014b50;
const endSign = 0x06054b50;
const endLength = 22;
const longestComment = 65_535;

/** Bytes that a zip file says it unpacks to, and whether it holds a file of this name; null where it is no whole zip file. */
export function lookIntoZip(
  bytes: Uint8Array,
  name: string,
): { readonly unpacked: number; readonly holds: boolean } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  let holds = false;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySign) return null;
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    unpacked += view.getUint32(at + 24, true);
    const from = at + 46;
    holds ||= new TextDecoder().decode(bytes.subarray(from, from + (nameLength ?? 0))) === name;
    at = from + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return { unpacked, holds };
}

/**
 * Whether every part unpacks to no more than it says: what says less would fill the memory of whoever trusts it. To be asked where
 * all that is said is little enough. `bytes` are of a whole zip file.
 */
export function keepsItsSizes(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return false;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  try {
    for (let entry = 0; entry < count; entry += 1) {
      const [packed = 0, said = 0] = [20, 24].map((place) => view.getUint32(at + place, true));
      const local = view.getUint32(at + 42, true);
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const part = bytes.subarray(from, from + packed);
      // Deflated; what is stored as it is cannot grow.
      if (view.getUint16(at + 10, true) === 8) inflateRawSync(part, { maxOutputLength: Math.max(1, said) });
      at += 46 + [28, 30, 32].reduce((sum, place) => sum + view.getUint16(at + place, true), 0);
    }
    return true;
  } catch {
    // It grew beyond what it says, or stands where nothing is.
    return false;
  }
}

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1)
    if (view.getUint32(at, true) === endSign) return at;
  return null;
}
