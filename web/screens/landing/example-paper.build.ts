import { abstractById } from '#domain/engine/fixtures/abstracts.ts';

const { title, url } = abstractById('arctic-plants');

/** The paper of the live example: doi.org/10.1371/journal.pone.0116586, CC BY 4.0. */
export const examplePaper = { title, url: url ?? '' };

/** The sentence of its abstract that the posts lead with, as one click on it makes them: the one with the figures. */
export const exampleLead = 9;
