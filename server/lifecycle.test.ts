import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './lifecycle.ts';

it('chooses ports that can be opened and that no outgoing connection is given', async () => {
  for (let round = 0; round < 20; round++) {
    const port = await freePort('127.0.0.1');
    expect(port).toBeLessThan(32_768);
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    await new Promise((resolve) => server.close(resolve));
  }
});

it('says so where the address is not of this machine', async () => {
  await expect(freePort('192.0.2.1')).rejects.toThrow('EADDRNOTAVAIL');
});
