import type { ToneId } from '#domain/posts/tones.ts';

/** The voices one can switch between in the live example; the first is shown first. */
export const exampleTones = ['edgy', 'publisher', 'casual', 'funny'] as const satisfies readonly ToneId[];
export type ExampleTone = (typeof exampleTones)[number];
