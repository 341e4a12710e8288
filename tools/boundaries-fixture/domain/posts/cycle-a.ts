export const a = 1; export { b } from './cycle-b.ts';
