import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';

/** How a sentence of a post stands to its source: what the marks show. */
export type Standing = 'supported' | 'given' | 'framing' | 'check' | 'unsupported';

/** Framing states no fact; a claim nothing supports is unsupported; one with any other flag is to be checked. */
export function standingOf(sentence: GroundedSentence): Standing {
  if (sentence.flags.some((flag) => flag.type === 'unsupported')) return 'unsupported';
  if (sentence.flags.length > 0) return 'check';
  if (sentence.given === true) return 'given';
  if (sentence.kind === 'framing') return 'framing';
  return sentence.support.length > 0 ? 'supported' : 'unsupported';
}
