import { enableCompileCache, flushCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

// A thread of the workshop. What was compiled is kept where the server keeps its own; the rest is loaded after this is said.
const { compiled }: { readonly compiled: string | undefined } = workerData;
if (compiled !== undefined) enableCompileCache(compiled);
const { createCardRenderer } = await import('./adapters/cards/drawing-renderer.ts');
const { createDocumentReader } = await import('./adapters/documents/document-reader.ts');
const { createRecordPrinter } = await import('./adapters/records/pdf-printer.ts');
const { workInThread } = await import('./adapters/workshop/thread.ts');
const { createWorks } = await import('./adapters/workshop/works.ts');
if (compiled !== undefined) flushCompileCache();

/** Does what it is told to (`server/adapters/workshop/lane.ts` asks for it by this name). */
export const work = workInThread(
  createWorks(createCardRenderer(), createDocumentReader(), createRecordPrinter()),
);
