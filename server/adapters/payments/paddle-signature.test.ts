import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/any-text.ts';
import { isSignedByPaddle, signAsPaddle } from './paddle-signature.ts';

const secret = 'pdl_ntfset_01_secret';
const now = new Date(1_698_796_800_000);
const stamp = now.getTime() / 1000;
const body = '{"data":["1","2"]}';
const bytes = (text: string) => new TextEncoder().encode(text);
const hash = (text: string, key = secret, at = stamp) =>
  createHmac('sha256', key).update(`${at}:${text}`).digest('hex');
const check = (header: string | null, text = body, secrets: readonly string[] = [secret], at = now) =>
  isSignedByPaddle({ body: bytes(text), header, secrets, now: at });

describe('isSignedByPaddle', () => {
  it.each([
    ['its own', `ts=${stamp};h1=${hash(body)}`, true],
    ['any of several hashes', `ts=${stamp};h1=${'0'.repeat(64)};h1=${hash(body)};h2=x`, true],
    ['the first of several too', `ts=${stamp};h1=${hash(body)};h1=${'0'.repeat(64)}`, true],
    ['another secret', `ts=${stamp};h1=${hash(body, 'other')}`, false],
    ['another time', `ts=${stamp - 1};h1=${hash(body)}`, false],
    ['two times', `ts=${stamp};ts=${stamp};h1=${hash(body)}`, false],
    ['no time', `h1=${hash(body)}`, false],
    ['no hash', `ts=${stamp};h2=${hash(body)}`, false],
    ['no hexadecimal', `ts=${stamp};h1=not_a_hash`, false],
    ['half a hash', `ts=${stamp};h1=${hash(body).slice(0, 32)}`, false],
    ['nothing', null, false],
    ['empty', '', false],
  ])('judges %s', (_, header, expected) => {
    expect(check(header)).toBe(expected);
  });

  it('takes five seconds on either side, and no more', () => {
    const header = `ts=${stamp};h1=${hash(body)}`;
    const at = (seconds: number) => check(header, body, [secret], new Date(now.getTime() + seconds * 1000));
    expect([-6, -5, 0, 5, 6, 31_536_000].map(at)).toEqual([false, true, true, true, false, false]);
  });

  it('is over the bytes as they came', () => {
    const header = `ts=${stamp};h1=${hash(body)}`;
    expect(check(header, JSON.stringify(JSON.parse(body), null, 1))).toBe(false);
  });

  it('takes either secret while one is being changed', () => {
    expect(check(`ts=${stamp};h1=${hash(body, 'new')}`, body, [secret, 'new'])).toBe(true);
  });

  it('takes what the stand-in signs, and nothing that was changed afterwards', () => {
    fc.assert(
      fc.property(anyText(), fc.string({ minLength: 1 }), (text, more) => {
        const header = signAsPaddle(text, secret, now);
        expect(check(header, text)).toBe(true);
        expect(check(header, text + more)).toBe(false);
      }),
    );
  });
});
