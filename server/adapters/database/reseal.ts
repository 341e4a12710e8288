import type { Seal } from '../../ports/seal.ts';
import type { Handle } from './schema.ts';

/** Seals with the key of now what the key before it had sealed; answers how many texts. Can be broken off and begun again. */
export async function reseal(db: Handle, seal: Seal): Promise<number> {
  let count = 0;
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'sealed'])
    .where('sealed', 'is not', null)
    .execute();
  for (const { id, sealed } of rows) {
    const text = sealed === null || seal.isCurrent(sealed) ? null : seal.open(sealed);
    if (text === null) continue;
    // Whoever changed it meanwhile sealed it with the key of now.
    const changed = await db
      .updateTable('mails')
      .set({ sealed: seal.close(text) })
      .where('id', '=', id)
      .where('sealed', '=', sealed)
      .returning('id')
      .executeTakeFirst();
    if (changed !== undefined) count += 1;
  }
  return count;
}
