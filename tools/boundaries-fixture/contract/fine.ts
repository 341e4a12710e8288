import { text } from '#domain/posts/reads-file.ts';
export const one = text;
