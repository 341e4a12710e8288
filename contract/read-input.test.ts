import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readInput } from './read-input.ts';
import { generateTrialTokenBody } from './schemas/trials.ts';

const refusalOf = (schema: z.ZodMiniType, value: unknown) => {
  const read = readInput(schema, value);
  return read.ok ? null : read.failure.message;
};

describe('a refusal', () => {
  const body = z.object({
    list: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(2))),
    count: z.optional(z.int()),
    on: z.optional(z.boolean()),
    text: z.optional(z.string().check(z.minLength(2))),
    inner: z.optional(z.object({ known: z.optional(z.string()) })),
    either: z.optional(z.union([z.string(), z.object({ name: z.string() })])),
    loose: z.optional(z.looseObject({})),
  });

  it.each([
    [{ list: [] }, '"list" must have at least one entry.'],
    [{ list: ['a', 'b', 'c'] }, '"list" must not have more than 2 entries.'],
    [{ list: 'a' }, '"list" must be a list.'],
    [{ count: 1.5 }, '"count" must be a whole number.'],
    [{ count: '1' }, '"count" must be a number.'],
    [{ on: 'yes' }, '"on" must be true or false.'],
    [{ text: 'a' }, '"text" must have at least 2 characters.'],
    [{ inner: [] }, '"inner" must be an object.'],
    [{ other: 1 }, '"other" is no field of this request. Please check how it is spelt.'],
    [{ inner: { other: 1 } }, '"inner.other" is no field of this request. Please check how it is spelt.'],
    [
      { either: { name: 'a', other: 1 } },
      '"either.other" is no field of this request. Please check how it is spelt.',
    ],
    [[], 'The request must be an object.'],
    [null, 'The request must be an object.'],
    [undefined, 'The request has no body; send a JSON object.'],
  ])('is in plain words: %j', (value, message) => {
    expect(refusalOf(body, value)).toBe(message);
  });

  it.each([
    ['y'.repeat(900_000), `"${'y'.repeat(80)}…" is no field`],
    ['a\u001b[31m\n\u202eb', '"a [31m b" is no field'],
    ['\ud800', '"\ufffd" is no field'],
  ])('names a field that somebody made up as far as one can read it', (name, said) => {
    expect(refusalOf(body, { [name]: 1 })).toContain(said);
  });

  it('leaves alone what takes anything', () => {
    expect(refusalOf(body, { loose: { any: { thing: 1 } }, either: { name: 'a' } })).toBeNull();
  });

  it('names the days of a trial as people do', () => {
    expect(refusalOf(generateTrialTokenBody, { days: 1.5 })).toBe('"days" must be a whole number.');
  });
});
