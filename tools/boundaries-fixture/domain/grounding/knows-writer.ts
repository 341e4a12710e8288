import type { Generated } from '../engine/generate.ts';
export type Leak = Generated;
