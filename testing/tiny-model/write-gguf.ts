/** A value of a model file's head: a text, a truth, a whole number, a fraction, or a list of one kind. */
export type GgufValue =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'uint32' | 'int32' | 'float32'; readonly value: number }
  | { readonly kind: 'array'; readonly of: 'string'; readonly value: readonly string[] }
  | { readonly kind: 'array'; readonly of: 'int32' | 'float32'; readonly value: readonly number[] };

/** A table of numbers; `shape` with the row length first, as the format has it. */
export interface GgufTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** Codes of the format, version 3. */
const kinds = { int32: 5, uint32: 4, float32: 6, bool: 7, string: 8, array: 9 } as const;
const alignment = 32;

/** A model file as GGUF, version 3: the head, the names and places of the tensors, the tensors as 32-bit floats. */
export function writeGguf(
  head: Readonly<Record<string, GgufValue>>,
  tensors: readonly GgufTensor[],
): Uint8Array {
  const entries = Object.entries(head);
  const parts: Buffer[] = [
    Buffer.from('GGUF', 'ascii'),
    uint32(3),
    uint64(tensors.length),
    uint64(entries.length),
    ...entries.flatMap(([name, value]) => [text(name), valueBytes(value)]),
  ];
  let place = 0;
  for (const { name, shape, values } of tensors) {
    const code32BitFloat = uint32(0);
    parts.push(text(name), uint32(shape.length), ...shape.map(uint64), code32BitFloat, uint64(place));
    place += padded(values.byteLength);
  }
  const described = Buffer.concat(parts);
  const data = tensors.map(({ values }) => {
    const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]);
  });
  return Buffer.concat([described, Buffer.alloc(padded(described.length) - described.length), ...data]);
}

function padded(length: number): number {
  return Math.ceil(length / alignment) * alignment;
}

function valueBytes(entry: GgufValue): Buffer {
  if (entry.kind !== 'array') return Buffer.concat([uint32(kinds[entry.kind]), plainBytes(entry)]);
  const items =
    entry.of === 'string' ? entry.value.map(text) : entry.value.map((one) => number(entry.of, one));
  return Buffer.concat([uint32(kinds.array), uint32(kinds[entry.of]), uint64(entry.value.length), ...items]);
}

function plainBytes(entry: Exclude<GgufValue, { kind: 'array' }>): Buffer {
  if (entry.kind === 'string') return text(entry.value);
  if (entry.kind === 'bool') return Buffer.from([entry.value ? 1 : 0]);
  return number(entry.kind, entry.value);
}

function number(kind: 'uint32' | 'int32' | 'float32', value: number): Buffer {
  const bytes = Buffer.alloc(4);
  if (kind === 'float32') bytes.writeFloatLE(value);
  else if (kind === 'int32') bytes.writeInt32LE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([uint64(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  return number('uint32', value);
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
