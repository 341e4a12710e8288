export interface ZipEntry {
  /** With "/" between folders. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** The files as one ZIP archive, stored as they are (PKWARE APPNOTE 6.3: local headers, central directory, end record). */
export function zipFiles(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const path = new TextEncoder().encode(name);
    const common = [u16(20), u16(utf8), u16(0), u16(0), u16(firstDay), u32(crc32(content))];
    const sizes = [u32(content.length), u32(content.length), u16(path.length), u16(0)];
    const local = join([u32(0x04034b50), ...common, ...sizes, path, content]);
    directory.push(
      join([
        u32(0x02014b50),
        u16(20),
        ...common,
        ...sizes,
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(offset),
        path,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const index = join(directory);
  const count = u16(entries.length);
  const end = join([u32(0x06054b50), u16(0), u16(0), count, count, u32(index.length), u32(offset), u16(0)]);
  return join([...locals, index, end]);
}

/** Names are UTF-8. */
const utf8 = 0x0800;
/** 1 January 1980, the first day of the format: the archive tells no time. */
const firstDay = 0x0021;

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function u16(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff);
}

function u32(value: number): Uint8Array {
  return join([u16(value & 0xffff), u16(value >>> 16)]);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
