import { build } from '#testing/build.ts';
export const x = build;
