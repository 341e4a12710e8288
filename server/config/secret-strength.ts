import { deflateRawSync } from 'node:zlib';

const shortest = 32;
const fewestCharacters = 8;
/** What 16 random bytes in hex cannot be packed into; a short text that is repeated can. */
const leastPacked = 24;

/** What is wrong with a secret as keys are made of it, as the end of a sentence; null where nothing is. */
export function weaknessOf(secret: string): string | null {
  if (secret.trim() === '') return 'is empty';
  if (secret.length < shortest) return `must have ${shortest} characters or more`;
  if (new Set(secret).size < fewestCharacters) return 'must be random: it repeats too few characters';
  if (deflateRawSync(secret).length < leastPacked) return 'must be random: it repeats itself';
  return null;
}
