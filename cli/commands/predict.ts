import { parseArgs } from 'node:util';
import { readInput } from '#contract/read-input.ts';
import { predictPostsBody } from '#contract/schemas/insights.ts';
import { metrics, usualFollowers } from '#domain/insights/engagement-base.ts';
import { type Predictions, predictPosts } from '#domain/insights/predict.ts';
import { isPlatformId, type PlatformId, platformIds, platforms } from '#domain/posts/platforms.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { readText } from '../read-text.ts';
import { reportFailure } from '../report.ts';
import { runJsonl } from '../run-jsonl.ts';
import type { Terminal } from '../terminal.ts';

const help = `Usage
  paperlark predict --post FILE --platform P [--post FILE --platform P …] [--followers N] [--json]
  paperlark predict --jsonl      lines of {id?, content: {platform: text}, followers?}

An estimate from published figures, with a wide range and the reasons: not tested, no promise, never citations.

Options
  --post FILE      a post as a text file; "-" is standard input
  --platform P     where it goes, in the order of the posts: ${platformIds.join(', ')}
  --followers N    size of the account (default ${usualFollowers})
  --json           {predictions, ranges, reasons, notEstimated, followers, model}
  --jsonl          the same with the line's id, or {id, error: {code, message}}

Example
  paperlark predict --post x.txt --platform twitter --followers 2500
`;

export const predictCommand: Command = {
  summary: 'What posts may get, with ranges and reasons',
  help,
  run,
};

type Request = Readonly<Record<string, unknown>>;

async function run(args: readonly string[], terminal: Terminal) {
  const { values } = parseArgs({ args: [...args], options });
  if (values.jsonl === true) {
    return runJsonl(terminal, ({ id: _, ...request }) => predictFrom(request));
  }
  const json = values.json === true;
  const content = await readPosts(values.post ?? [], values.platform ?? [], terminal);
  if (!content.ok) return reportFailure(terminal, content.failure, json);
  const { followers } = values;
  const found = predictFrom({
    content: content.value,
    ...(followers === undefined
      ? {}
      : { followers: /^\d+$/.test(followers) ? Number(followers) : followers }),
  });
  if (!found.ok) return reportFailure(terminal, found.failure, json);
  await terminal.out.write(json ? `${JSON.stringify(found.value, null, 2)}\n` : inWords(found.value));
  return exitCodes.done;
}

const options = {
  post: { type: 'string', multiple: true },
  platform: { type: 'string', multiple: true },
  followers: { type: 'string' },
  json: { type: 'boolean' },
  jsonl: { type: 'boolean' },
} as const;

function predictFrom(request: Request): Result<Predictions> {
  const read = readInput(predictPostsBody, request);
  if (!read.ok) return read;
  const { content, followers, inputText } = read.value;
  return predictPosts({ content, followers, source: inputText });
}

/** The posts by platform: the first file is for the first platform, and so on. */
async function readPosts(
  files: readonly string[],
  names: readonly string[],
  terminal: Terminal,
): Promise<Result<Partial<Record<PlatformId, string>>>> {
  if (files.length === 0 || files.length !== names.length)
    return fail('invalid_request', 'Give each --post its --platform. See paperlark predict --help.');
  const content: Partial<Record<PlatformId, string>> = {};
  for (const [index, file] of files.entries()) {
    const name = names[index];
    if (!isPlatformId(name))
      return fail('invalid_request', `"${name}" is no platform: give one of ${platformIds.join(', ')}.`);
    if (content[name] !== undefined) return fail('invalid_request', `Give one post for ${name}, not two.`);
    const text = await readText(file, terminal.stdin);
    if (!text.ok) return text;
    content[name] = text.value;
  }
  return ok(content);
}

function inWords({ predictions, ranges, reasons, notEstimated, followers }: Predictions): string {
  const parts = platformIds.flatMap((platform) => {
    const numbers = predictions[platform];
    if (numbers === undefined) return [];
    const lines = metrics.flatMap((metric) => {
      const range = ranges[platform]?.[metric];
      if (range === undefined) return [];
      return `  ${metric.padEnd(12)} ${String(numbers[metric]).padStart(8)}   (${range.low} to ${range.high})`;
    });
    const why = (reasons[platform] ?? []).map(({ text, effect }) => `  ${effect} it: ${text}`);
    return [[`── ${platforms[platform].label}`, ...lines, ...why].join('\n')];
  });
  const without = notEstimated.map(
    (id) =>
      `── ${platforms[id].label}\n  No estimate: no published figures tell what an account of a given size gets there.`,
  );
  if (parts.length === 0) return `${without.join('\n\n')}\n`;
  const note = `An estimate for an account with ${followers} followers: not tested, no promise.`;
  return `${[...parts, ...without, note].join('\n\n')}\n`;
}
