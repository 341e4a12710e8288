import { abstractById } from '#domain/engine/fixtures/abstracts.ts';

/** The abstract of the live example, unchanged: only who writes from it needs it in one piece. */
export const exampleText = abstractById('arctic-plants').text;
