import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePaidApp, testWebhookSecret } from '#testing/test-payments.ts';
import { isSignedByPaddle, signAsPaddle } from '../adapters/payments/paddle-signature.ts';

/** The provider's own recordings, where a folder of them is named: they are not ours to copy. */
const folder = process.env['PAPERLARK_FIXTURES'];

describe.skipIf(folder === undefined)("the payment provider's own recordings", () => {
  const paddle = join(folder ?? '', 'paddle');

  it('are taken, every type of them, and stored once', async () => {
    const paid = await makePaidApp();
    const files = readdirSync(join(paddle, 'webhooks'));
    for (const file of files) {
      const body = readFileSync(join(paddle, 'webhooks', file), 'utf8');
      expect(await paid.send(body), file).toBe(200);
      expect(await paid.send(body, signAsPaddle(body, testWebhookSecret, paid.test.clock.now())), file).toBe(
        200,
      );
    }
    const rows = await paid.test.open.db.selectFrom('payment_events').selectAll().execute();
    expect(files.length).toBeGreaterThanOrEqual(57);
    expect(rows).toHaveLength(
      new Set(files.map((file) => JSON.parse(readFileSync(join(paddle, 'webhooks', file), 'utf8')).event_id))
        .size,
    );
    await paid.test.close();
  });

  it('have signatures that are judged as the provider judges them', () => {
    const { vectors } = JSON.parse(readFileSync(join(paddle, 'signature/vectors.json'), 'utf8'));
    const judged = vectors.map(
      ({ name, now, body, bodyFile, header, secret, secrets, expect: expected }: Vector) => {
        const text =
          body ?? readFileSync(join(paddle, 'signature', bodyFile ?? ''), 'utf8').replace(/\n$/, '');
        const given = isSignedByPaddle({
          body: new TextEncoder().encode(text),
          header,
          secrets: secrets ?? [secret ?? ''],
          now: new Date(now * 1000),
        });
        return [name, given, expected === true];
      },
    );
    expect(judged.length).toBe(15);
    for (const [name, given, expected] of judged) expect(given, name).toBe(expected);
  });
});

interface Vector {
  readonly name: string;
  readonly now: number;
  readonly body?: string;
  readonly bodyFile?: string;
  readonly header: string;
  readonly secret?: string;
  readonly secrets?: readonly string[];
  readonly expect: boolean | 'reject';
}
