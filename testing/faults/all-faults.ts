import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clock } from './causes/clock.ts';
import { database } from './causes/database.ts';
import { disk } from './causes/disk.ts';
import { embeddedDatabase } from './causes/embedded-database.ts';
import { hostile } from './causes/hostile.ts';
import { killedServer } from './causes/killed-server.ts';
import { life } from './causes/life.ts';
import { modelService } from './causes/model.ts';
import { nodes } from './causes/nodes.ts';
import { services } from './causes/services.ts';
import type { Fault, PinnedTest } from './fault.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every fault of docs/faults.md, in its order. */
export const allFaults: readonly Fault[] = [
  ...killedServer,
  ...database,
  ...disk,
  ...modelService,
  ...services,
  ...clock,
  ...life,
  ...hostile,
  ...nodes,
  ...embeddedDatabase,
].sort((one, other) => one.number - other.number);

/** A test that was renamed or removed holds nothing any more. */
export function isThere({ file, name }: PinnedTest): boolean {
  const path = join(root, file);
  return existsSync(path) && readFileSync(path, 'utf8').includes(`'${name}'`);
}
