import { abstractById } from '#domain/engine/fixtures/abstracts.ts';

const { text, title, url } = abstractById('arctic-plants');

/** The paper of the live example: doi.org/10.1371/journal.pone.0116586, CC BY 4.0, unchanged. */
export const examplePaper = { text, title, url: url ?? '' };
