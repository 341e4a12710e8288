import { lastSigns } from '#domain/keys/show-key.ts';
import type { Seal } from '../../ports/seal.ts';
import type { Handle } from './schema.ts';

/**
 * Takes out of the database what servers of before kept of API keys to show them again, and keeps the last signs of each; the keys go
 * on working, since they are found by their hash. Answers how many there were. Every start does it: a server of before may have made
 * more meanwhile.
 */
export async function emptySealedKeys(db: Handle, seal: Seal): Promise<number> {
  const rows = await db.selectFrom('api_keys').select(['id', 'sealed']).where('sealed', '!=', '').execute();
  for (const { id, sealed } of rows) {
    const text = seal.open(sealed);
    await db
      .updateTable('api_keys')
      .set({ sealed: '', last_four: text === null ? null : lastSigns(text) })
      .where('id', '=', id)
      // Whoever changed it meanwhile made another key of it.
      .where('sealed', '=', sealed)
      .execute();
  }
  return rows.length;
}
