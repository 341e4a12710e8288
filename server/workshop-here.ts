import { createCardRenderer } from './adapters/cards/drawing-renderer.ts';
import { createDocumentReader } from './adapters/documents/document-reader.ts';
import { createRecordPrinter } from './adapters/records/pdf-printer.ts';
import { createWorkshopHere } from './adapters/workshop/here.ts';
import { createWorks } from './adapters/workshop/works.ts';
import type { Workshop } from './ports/workshop.ts';

/** A workshop in this very thread, for tests and the terminal. A server has one in threads of its own (`workshop.ts`). */
export function openWorkshopHere(): Workshop {
  return createWorkshopHere(createWorks(createCardRenderer(), createDocumentReader(), createRecordPrinter()));
}
