export const b = 1; export { a } from './cycle-a.ts';
