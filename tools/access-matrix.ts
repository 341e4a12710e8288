// Prints who may call what, and writes it to docs/access.md.
import { writeFileSync } from 'node:fs';
import { accessPage } from '#contract/access-matrix.ts';

const page = accessPage();
writeFileSync(new URL('../docs/access.md', import.meta.url), page);
process.stdout.write(page);
