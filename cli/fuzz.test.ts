import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyTexts, hostileValues, naughtyStrings } from '#testing/fuzz/hostile-values.ts';
import { runCommand } from '#testing/run-command.ts';

// The same lines in every run; FUZZ_SEED and FUZZ_RUNS look further.
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const runs = Number(process.env['FUZZ_RUNS'] ?? 15);

const text = fc.oneof(
  fc.constant(
    'Exercise may help with pain. In a trial, 249 adults exercised or not; pain fell by 2.6 points.',
  ),
  fc.constantFrom(...naughtyStrings),
);
const lines: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  generate: fc.record(
    { inputText: text, tone: hostileValues, platforms: hostileValues },
    { requiredKeys: [] },
  ),
  read: fc.record({ inputText: text, sentences: hostileValues, title: hostileValues }, { requiredKeys: [] }),
  check: fc.record({ source: text, post: text }, { requiredKeys: [] }),
};

it.each(Object.keys(lines))('paperlark %s --jsonl answers every line, whatever it holds', async (command) => {
  const line = bodyTexts(lines[command] ?? fc.constant({})).map((one) => one.replace(/[\r\n]/g, ' '));
  const property = fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), async (input) => {
    const { code, out } = await runCommand([command, '--jsonl'], `${input.join('\n')}\n`);
    const printed = out.split('\n').filter((one) => one !== '');
    expect(printed).toHaveLength(input.filter((one) => one.trim() !== '').length);
    const answers = printed.map((one): object => JSON.parse(one));
    for (const answer of answers) expect(typeof answer).toBe('object');
    const failed = answers.filter((answer) => 'error' in answer);
    expect(code).toBe(answers.length > 0 && failed.length === answers.length ? 2 : 0);
  });
  await fc.assert(property, { seed, numRuns: runs });
});

it('no argument breaks the command line', async () => {
  const word = fc.oneof(
    fc.constantFrom(...naughtyStrings.filter((one) => one.length < 1000)),
    fc.constantFrom(
      'generate',
      'lookup',
      'check',
      '--json',
      '--tone',
      '--platforms',
      '--seed',
      '--doi',
      '-',
      '--',
    ),
  );
  const property = fc.asyncProperty(fc.array(word, { maxLength: 5 }), async (args) => {
    // What serves or asks other services is not for a fuzzer.
    if (args.some((one) => ['serve', 'lookup', '--doi', 'writer'].includes(one))) return;
    const { code, out, err } = await runCommand(args, 'too short');
    expect([0, 2, 3, 4]).toContain(code);
    expect(`${out}${err}`).not.toMatch(/node_modules|\n\s+at \w/);
  });
  await fc.assert(property, { seed, numRuns: runs * 4 });
});
