import { gone } from './gone.ts';
export const x = gone;
