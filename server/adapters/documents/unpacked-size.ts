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

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1)
    if (view.getUint32(at, true) === endSign) return at;
  return null;
}
