import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is shipped of the model, in a folder: parts of one file, since no host takes it whole, and what reads its figures. */
export interface Weights {
  readonly model: Uint8Array;
  readonly tokenizer: object;
  readonly figures: Figures;
}

/** How a score becomes a probability: the logistic function of `scale * score + shift`, set so that the bars of a verdict hold. */
export interface Figures {
  readonly scale: number;
  readonly shift: number;
  /** Share of what speaks against a claim from which on one word is said to be at fault. */
  readonly wordShare: number;
}

/** Those that come with the product. */
export const shippedWeights = fileURLToPath(new URL('./weights', import.meta.url));

/** Throws where a part is missing or damaged: it came with the product. */
export function readWeights(folder: string): Weights {
  const parts = readdirSync(folder)
    .filter((name) => name.startsWith('model.onnx.'))
    .sort();
  return {
    model: Buffer.concat(parts.map((name) => readFileSync(join(folder, name)))),
    tokenizer: JSON.parse(readFileSync(join(folder, 'tokenizer.json'), 'utf8')),
    figures: JSON.parse(readFileSync(join(folder, 'figures.json'), 'utf8')),
  };
}
