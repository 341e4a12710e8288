import { type GgufTensor, type GgufValue, writeGguf } from './write-gguf.ts';

/** Sizes of the smallest model that is still a whole one. */
const width = 64;
const heads = 4;
const inner = 128;
const layers = 2;

/**
 * A language model of the Llama kind with a vocabulary of a few hundred pieces and weights drawn by lot: it runs through the
 * whole of a real inference library and writes nonsense. About a megabyte; the same bytes for the same `seed`.
 */
export function tinyModel({ seed = 1, contextLength = 16_384 } = {}): Uint8Array {
  const pieces = vocabulary();
  const draw = lot(seed);
  return writeGguf({ ...architecture(contextLength), ...tokenizer(pieces) }, tensors(pieces, draw));
}

function architecture(contextLength: number): Record<string, GgufValue> {
  return {
    'general.architecture': { kind: 'string', value: 'llama' },
    'general.name': { kind: 'string', value: 'Nonsense' },
    'general.file_type': { kind: 'uint32', value: 0 },
    'llama.context_length': { kind: 'uint32', value: contextLength },
    'llama.embedding_length': { kind: 'uint32', value: width },
    'llama.block_count': { kind: 'uint32', value: layers },
    'llama.feed_forward_length': { kind: 'uint32', value: inner },
    'llama.attention.head_count': { kind: 'uint32', value: heads },
    'llama.attention.head_count_kv': { kind: 'uint32', value: heads },
    'llama.rope.dimension_count': { kind: 'uint32', value: width / heads },
    'llama.attention.layer_norm_rms_epsilon': { kind: 'float32', value: 1e-5 },
  };
}

/** A piece of text, and how the tokenizer treats it: 1 plain, 2 unknown, 3 control, 6 a raw byte. */
interface Piece {
  readonly text: string;
  readonly kind: 1 | 2 | 3 | 6;
}

/** "▁" is a space. Longer pieces are built from shorter ones, so every step on the way is there too. */
function vocabulary(): Piece[] {
  const bytes = Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    kind: 6 as const,
  }));
  const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
  const syllables = [...'bcdfghlmnprstvw'].flatMap((first) => [...'aeiou'].map((second) => first + second));
  const plain = [
    '▁',
    ...signs,
    ...syllables,
    ...['th', 'the', 'in', 'ing', 'er', 'an', 'and', 're', 'on', 'st'],
  ];
  const spaced = [
    '▁t',
    '▁th',
    '▁the',
    '▁a',
    '▁o',
    '▁of',
    '▁i',
    '▁in',
    '▁s',
    '▁w',
    '▁p',
    '▁f',
    '▁d',
    '▁c',
    '▁n',
  ];
  return [
    { text: '<unk>', kind: 2 },
    { text: '<s>', kind: 3 },
    { text: '</s>', kind: 3 },
    ...bytes,
    ...[...new Set([...plain, ...spaced])].map((text) => ({ text, kind: 1 as const })),
  ];
}

function tokenizer(pieces: readonly Piece[]): Record<string, GgufValue> {
  return {
    'tokenizer.ggml.model': { kind: 'string', value: 'llama' },
    'tokenizer.ggml.tokens': { kind: 'array', of: 'string', value: pieces.map(({ text }) => text) },
    // Longer pieces are preferred.
    'tokenizer.ggml.scores': {
      kind: 'array',
      of: 'float32',
      value: pieces.map(({ text, kind }) => (kind === 1 ? [...text].length - 100 : 0)),
    },
    'tokenizer.ggml.token_type': { kind: 'array', of: 'int32', value: pieces.map(({ kind }) => kind) },
    'tokenizer.ggml.bos_token_id': { kind: 'uint32', value: 1 },
    'tokenizer.ggml.eos_token_id': { kind: 'uint32', value: 2 },
    'tokenizer.ggml.unknown_token_id': { kind: 'uint32', value: 0 },
    'tokenizer.ggml.add_bos_token': { kind: 'bool', value: true },
  };
}

function tensors(pieces: readonly Piece[], draw: () => number): GgufTensor[] {
  const table = (name: string, columns: number, rows: number, scale: number): GgufTensor => ({
    name,
    shape: [columns, rows],
    values: Float32Array.from({ length: columns * rows }, () => draw() * scale),
  });
  const norm = (name: string): GgufTensor => ({
    name,
    shape: [width],
    values: new Float32Array(width).fill(1),
  });
  const scale = 1 / Math.sqrt(width);
  const blocks = Array.from({ length: layers }, (_, index) => {
    const at = `blk.${index}`;
    return [
      norm(`${at}.attn_norm.weight`),
      ...['q', 'k', 'v', 'output'].map((part) => table(`${at}.attn_${part}.weight`, width, width, scale)),
      norm(`${at}.ffn_norm.weight`),
      table(`${at}.ffn_gate.weight`, width, inner, scale),
      table(`${at}.ffn_up.weight`, width, inner, scale),
      table(`${at}.ffn_down.weight`, inner, width, scale),
    ];
  });
  return [
    withConstant(table('token_embd.weight', width, pieces.length, 1)),
    ...blocks.flat(),
    norm('output_norm.weight'),
    withTilt(table('output.weight', width, pieces.length, scale), pieces),
  ];
}

/** Every token carries the same first number, which `withTilt` reads. */
function withConstant(table: GgufTensor): GgufTensor {
  for (let at = 0; at < table.values.length; at += width) table.values[at] = 6;
  return table;
}

/** Words become likelier than bytes, and the quotation mark so likely that a text ends some day. */
function withTilt(table: GgufTensor, pieces: readonly Piece[]): GgufTensor {
  pieces.forEach(({ text, kind }, row) => {
    table.values[row * width] = kind !== 1 ? -2 : text === '"' ? 0.6 : /^▁?\p{Ll}+$/u.test(text) ? 0.3 : -0.6;
  });
  return table;
}

/** Numbers of about the size 1, either way, from a seed (a linear congruential generator; twelve draws make one). */
function lot(seed: number): () => number {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => Array.from({ length: 12 }, uniform).reduce((sum, one) => sum + one, -6);
}
