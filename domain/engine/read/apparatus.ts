import type { Role } from '../fact-sheet.ts';

/** What came with a pasted page and says nothing of the work: its reader knows it for certain (`boilerplate.ts`). */
export function isApparatus(
  sentence: { readonly role: Role; readonly certainty: number } | undefined,
): boolean {
  return sentence?.role === 'other' && sentence.certainty === 1;
}
