// `npm start`: builds what is stale, then serves everything on one origin.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What was compiled is kept for the next start, in a folder of our own: one that others share could hold anything. The rest is
// loaded after this is said.
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));
const { startServer } = await import('../server/main.ts');
const { buildWebIfStale } = await import('./web-build.ts');

if ((await buildWebIfStale()) === 'built') console.log('Built the web app.');
await startServer();
// Not only at the end, which a server may not see coming.
flushCompileCache();
