import type { Handle } from './schema.ts';

const ofSecret = 'app-secret';

/** The mark of the secret that this database was made with; null where none was kept yet. */
export async function readSecretMark(db: Handle): Promise<string | null> {
  const row = await db.selectFrom('secret_mark').select('mark').where('id', '=', ofSecret).executeTakeFirst();
  return row?.mark ?? null;
}

/**
 * Whether a secret is the one that this database was made with; the first one becomes it, and one that replaces it takes its
 * place where the `earlier` mark is given. With another, stored keys and codes could not be opened, and of two servers with a
 * secret each neither would believe the other's sessions.
 */
export async function isSecretOf(db: Handle, mark: string, earlier: string | null = null): Promise<boolean> {
  await db
    .insertInto('secret_mark')
    .values({ id: ofSecret, mark })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (earlier !== null)
    await db
      .updateTable('secret_mark')
      .set({ mark })
      .where('id', '=', ofSecret)
      .where('mark', '=', earlier)
      .execute();
  return (await readSecretMark(db)) === mark;
}
