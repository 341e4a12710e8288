// Writes docs/openapi.json from the endpoint table.
import { writeFileSync } from 'node:fs';
import { openApiFile } from '#contract/openapi.ts';

writeFileSync(new URL('../docs/openapi.json', import.meta.url), openApiFile());
