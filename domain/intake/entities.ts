import { decodeHTMLStrict } from 'entities';
import type { TracedText } from './traced-text.ts';

/** Entities of HTML by name and by number as the signs they stand for; a name that HTML does not have stays as it is. */
export function readEntities(traced: TracedText): TracedText {
  if (!traced.text.includes('&')) return traced;
  return traced.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi, (entity) =>
    decodeHTMLStrict(entity),
  );
}
