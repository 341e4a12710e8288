import type { Port } from '#server/ports/port.ts';
export type Leak = Port;
