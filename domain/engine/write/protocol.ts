import type { FactSheet } from '../fact-sheet.ts';

/** A plan without results: said to be one, or titled one with a finding in the future tense. */
export function isProtocol(sheet: FactSheet): boolean {
  if (sheet.genre === 'protocol' || sheet.marks.includes('protocol')) return true;
  return /\bprotocol\b/i.test(sheet.title ?? '') && /\b(?:will|aims? to|is to)\b/.test(sheet.finding.text);
}
