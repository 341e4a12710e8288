/** Shares that sum to 1, in proportion to the power of each score; empty for none. */
export function softmax(scores: readonly number[]): number[] {
  // Not spread: a call takes some hundred thousand arguments at most.
  const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
