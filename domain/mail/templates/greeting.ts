import { plainName } from '../plain-text.ts';

export function greet(name: string): string {
  const plain = plainName(name);
  return plain === '' ? 'Hello,' : `Hello ${plain},`;
}
