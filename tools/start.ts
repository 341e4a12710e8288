// `npm start`: builds what is stale, then serves everything on one origin.
import { startServer } from '../server/main.ts';
import { buildWebIfStale } from './web-build.ts';

if ((await buildWebIfStale()) === 'built') console.log('Built the web app.');
await startServer();
