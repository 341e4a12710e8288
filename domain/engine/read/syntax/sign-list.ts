import { bucketOf } from './hashed-model.ts';

/**
 * The signs of one decision as buckets, one a template, in order. A list serves one kind of decision and is filled anew for each:
 * a sentence takes some fifty decisions of up to fifty signs.
 */
export class SignList {
  readonly buckets: Int32Array;
  readonly #first: number;
  #filled = 0;

  /** @param first number of the first template; each kind of decision has numbers of its own. */
  constructor(first: number, size: number) {
    this.#first = first;
    this.buckets = new Int32Array(size);
  }

  begin(): void {
    this.#filled = 0;
  }

  add(a: number, b = 0, c = 0): void {
    this.buckets[this.#filled] = bucketOf(this.#first + this.#filled, a, b, c);
    this.#filled += 1;
  }
}
