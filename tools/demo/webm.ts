/** One encoded picture. Times are in milliseconds from the start. */
export interface EncodedFrame {
  readonly time: number;
  readonly isKey: boolean;
  readonly data: Uint8Array;
}

interface Film {
  readonly width: number;
  readonly height: number;
  /** Milliseconds. */
  readonly duration: number;
  /** In order; the first is a key frame. */
  readonly frames: readonly EncodedFrame[];
}

/** Packs VP9 frames into a WebM file that can be sought: one cluster per key frame, and cues that name them (RFC 9559). */
export function writeWebm({ width, height, duration, frames }: Film): Uint8Array {
  const clusters = clustersOf(frames);
  const info = element(0x1549a966, [
    unsigned(0x2ad7b1, 1_000_000),
    float(0x4489, duration),
    text(0x4d80, 'Paperlark'),
    text(0x5741, 'Paperlark'),
  ]);
  const video = element(0xe0, [unsigned(0xb0, width), unsigned(0xba, height)]);
  const track = element(0xae, [
    unsigned(0xd7, 1),
    unsigned(0x73c5, 1),
    unsigned(0x83, 1),
    text(0x86, 'V_VP9'),
    video,
  ]);
  const tracks = element(0x1654ae6b, [track]);
  // Positions in the cues have a fixed width, so that the cues are as long whatever they say.
  const cuesLength = cuesOf(clusters.map(({ time }) => ({ time, position: 0 }))).length;
  let position = info.length + tracks.length + cuesLength;
  const cues = clusters.map(({ time, bytes }) => {
    const cue = { time, position };
    position += bytes.length;
    return cue;
  });
  const header = element(0x1a45dfa3, [
    unsigned(0x4286, 1),
    unsigned(0x42f7, 1),
    unsigned(0x42f2, 4),
    unsigned(0x42f3, 8),
    text(0x4282, 'webm'),
    unsigned(0x4287, 4),
    unsigned(0x4285, 2),
  ]);
  return joined([
    header,
    element(0x18538067, [info, tracks, cuesOf(cues), ...clusters.map(({ bytes }) => bytes)]),
  ]);
}

function clustersOf(
  frames: readonly EncodedFrame[],
): { readonly time: number; readonly bytes: Uint8Array }[] {
  const groups: EncodedFrame[][] = [];
  for (const frame of frames) {
    const group = groups.at(-1);
    if (group === undefined || frame.isKey) groups.push([frame]);
    else group.push(frame);
  }
  return groups.map((group) => {
    const time = group[0]?.time ?? 0;
    const blocks = group.map((frame) => simpleBlock(frame, frame.time - time));
    return { time, bytes: element(0x1f43b675, [unsigned(0xe7, time), ...blocks]) };
  });
}

function simpleBlock({ isKey, data }: EncodedFrame, sinceCluster: number): Uint8Array {
  const head = new Uint8Array([0x81, (sinceCluster >> 8) & 0xff, sinceCluster & 0xff, isKey ? 0x80 : 0]);
  return element(0xa3, [head, data]);
}

function cuesOf(cues: readonly { readonly time: number; readonly position: number }[]): Uint8Array {
  const points = cues.map(({ time, position }) =>
    element(0xbb, [unsigned(0xb3, time, 4), element(0xb7, [unsigned(0xf7, 1), unsigned(0xf1, position, 8)])]),
  );
  return element(0x1c53bb6b, points);
}

function element(id: number, parts: readonly Uint8Array[]): Uint8Array {
  const body = joined(parts);
  return joined([bytesOf(id, Math.ceil(id.toString(16).length / 2)), sizeOf(body.length), body]);
}

/** Sizes are always written in eight bytes. */
function sizeOf(length: number): Uint8Array {
  const size = bytesOf(length, 8);
  size[0] = 0x01;
  return size;
}

function unsigned(id: number, value: number, width = Math.max(1, Math.ceil(value.toString(16).length / 2))) {
  return element(id, [bytesOf(value, width)]);
}

function float(id: number, value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, [bytes]);
}

function text(id: number, value: string): Uint8Array {
  return element(id, [new TextEncoder().encode(value)]);
}

/** Big-endian. */
function bytesOf(value: number, width: number): Uint8Array {
  return Uint8Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** (width - 1 - at)) % 256);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
