import { describe, expect, it } from 'vitest';
import { databaseKinds, openTestDatabase } from '#testing/databases.ts';
import { isSecretOf } from './secret-mark.ts';

describe.each(databaseKinds)('the mark of the secret on %s', (kind) => {
  it('is of the first secret, and of another only where that replaces it', async () => {
    const open = await openTestDatabase(kind);
    expect(await isSecretOf(open.db, 'first')).toBe(true);
    expect(await isSecretOf(open.db, 'other')).toBe(false);
    expect(await isSecretOf(open.db, 'second', 'stranger')).toBe(false);
    expect(await isSecretOf(open.db, 'second', 'first')).toBe(true);
    expect(await isSecretOf(open.db, 'second', 'first')).toBe(true);
    expect(await isSecretOf(open.db, 'first')).toBe(false);
    await open.close();
  });
});
