import type { Generated } from '../../domain/engine/generate.ts';
export type Posts = Generated;
