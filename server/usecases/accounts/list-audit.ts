import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import type { Stores } from '../../ports/stores.ts';

/** The log, newest first; `next` goes on where a page ends. */
export async function listAudit(
  { stores }: { readonly stores: Pick<Stores, 'audit'> },
  { actor, action, before, limit }: ParsedInputOf<'listAudit'>['query'],
): Promise<OutputOf<'listAudit'>> {
  const page = { actorId: actor ?? null, action: action ?? null, before: before ?? null };
  const lines = await stores.audit.list({ ...page, limit: limit + 1 });
  const shown = lines.slice(0, limit);
  return {
    entries: shown.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    next: lines.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
