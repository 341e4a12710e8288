import { parseArgs } from 'node:util';
import { readInput } from '#contract/read-input.ts';
import { generatePostsBody } from '#contract/schemas/posts.ts';
import { type Generated, generatePosts } from '#domain/engine/generate.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { countUnsupported } from '#domain/grounding/marked.ts';
import { sayUnsupported } from '#domain/grounding/say-mark.ts';
import { defaultPlatform, platformIds, platforms } from '#domain/posts/platforms.ts';
import { postLength } from '#domain/posts/post-length.ts';
import { defaultTone, toneIds } from '#domain/posts/tones.ts';
import { infoOf } from '#domain/research/info-of-record.ts';
import { shortenAbstract } from '#domain/research/shorten-abstract.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { lookUp } from '../look-up.ts';
import { markLines } from '../mark-lines.ts';
import { readText } from '../read-text.ts';
import { reportFailure } from '../report.ts';
import { runJsonl } from '../run-jsonl.ts';
import type { Terminal } from '../terminal.ts';

const help = `Usage
  paperlark generate [FILE or -] [options]   posts on standard output
  paperlark generate --doi X [FILE] [options] the article is looked up first; a file's text is used instead of its abstract
  paperlark generate --jsonl                 one request a line on standard input, one answer a line

Options
  --tone T             one of: ${toneIds.join(', ')} (default ${defaultTone})
  --platforms P,P      some of: ${platformIds.join(', ')}, or all (default ${defaultPlatform})
  --doi X              DOI or PubMed number of the article: fills the fields below, and the text
  --title, --journal, --year, --pi, --lab, --publisher, --funders, --url
                       what is known about the article
  --author             you are an author: "we" is allowed
  --finding F          number of the source sentence that is the finding (from 0), or your own wording of it:
                       its first sentence leads, others follow where there is room
  --seed N             another seed, other openings; the same seed, the same posts
  --json               everything as JSON: posts, grounding, fact sheet, evidence, warnings
  --jsonl              lines of {id?, inputText, tone?, platforms?, articleInfo?, author?, seed?, finding?}
                       answer lines {id, generatedContent, grounding, factSheet, sure, evidence, warnings}
                       or {id, error: {code, message}}

Example
  paperlark generate abstract.txt --tone policy-brief --platforms twitter,linkedin
`;

export const generateCommand: Command = { summary: 'Posts from an abstract', help, run };

async function run(args: readonly string[], terminal: Terminal) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.jsonl === true) {
    return runJsonl(terminal, generateFrom);
  }
  const json = values.json === true;
  const request = await readRequest(positionals, values, terminal);
  if (!request.ok) return reportFailure(terminal, request.failure, json);
  const generated = generateFrom(request.value);
  if (!generated.ok) return reportFailure(terminal, generated.failure, json);
  await (json
    ? terminal.out.write(`${JSON.stringify(generated.value, null, 2)}\n`)
    : print(generated.value, terminal));
  return exitCodes.done;
}

const options = {
  tone: { type: 'string' },
  platforms: { type: 'string' },
  title: { type: 'string' },
  journal: { type: 'string' },
  year: { type: 'string' },
  pi: { type: 'string' },
  lab: { type: 'string' },
  publisher: { type: 'string' },
  funders: { type: 'string' },
  url: { type: 'string' },
  doi: { type: 'string' },
  author: { type: 'boolean' },
  finding: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
  jsonl: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** The text of the file or of the look-up, with what is known of the article; what was typed wins over what was found. */
async function readRequest(
  positionals: readonly string[],
  values: Values,
  terminal: Terminal,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  if (values.doi === undefined) {
    const text = await readSourceText(positionals, terminal);
    return text.ok ? ok(requestFrom(text.value, values)) : text;
  }
  const found = await lookUp(values.doi, 'doi');
  if (!found.ok) return found;
  const [file] = positionals;
  const text =
    file === undefined
      ? ok(shortenAbstract(found.value.abstract ?? ''))
      : await readText(file, terminal.stdin);
  if (!text.ok) return text;
  for (const { text: notice } of found.value.notices) await terminal.err.write(`note: ${notice}\n`);
  const { articleInfo, ...rest } = requestFrom(text.value, values);
  const known = infoOf(found.value);
  return ok({ ...rest, articleInfo: { ...known, ...(articleInfo as object) } });
}

async function readSourceText(positionals: readonly string[], terminal: Terminal): Promise<Result<string>> {
  const [file, extra] = positionals;
  if (extra !== undefined)
    return usage(`One file at a time, please: "${extra}" is one too many. For many sources use --jsonl.`);
  if (file === undefined && terminal.stdin.isTTY === true)
    return usage('Name a file, or pipe the text in. See paperlark generate --help.');
  return readText(file ?? '-', terminal.stdin);
}

function usage(message: string): Result<never> {
  return { ok: false, failure: { code: 'invalid_request', message } };
}

/** The request of the options, in the shape that a line of --jsonl has; the schema judges both. */
function requestFrom(inputText: string, values: Values): Readonly<Record<string, unknown>> {
  const { title, journal, year, pi, lab, publisher, funders, url } = values;
  const named = values.platforms
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return withoutUndefined({
    inputText,
    tone: values.tone,
    platforms: named?.includes('all') === true ? [...platformIds] : named,
    articleInfo: withoutUndefined({ title, journal, year, pi, labOrInstitute: lab, publisher, funders, url }),
    author: values.author,
    seed: values.seed === undefined ? undefined : asNumber(values.seed),
    finding: values.finding === undefined ? undefined : asNumber(values.finding),
  });
}

/** A whole number where the words are one, else the words. */
function asNumber(printed: string): number | string {
  return /^\d+$/.test(printed) ? Number(printed) : printed;
}

function withoutUndefined(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function generateFrom(request: Readonly<Record<string, unknown>>): Result<Generated> {
  const { id: _, ...body } = request;
  const read = readInput(generatePostsBody, body);
  return read.ok ? ok(generatePosts(read.value)) : read;
}

/** What of a post its source does not support; empty for most. */
function unsupportedLines(label: string, sentences: readonly GroundedSentence[] = []): string {
  const unsupported = sentences.filter((sentence) => countUnsupported([sentence]) > 0);
  return unsupported.length === 0
    ? ''
    : `${label}: ${sayUnsupported(unsupported)}\n${unsupported.map(markLines).join('\n')}\n`;
}

async function print(generated: Generated, terminal: Terminal): Promise<void> {
  const posts = platformIds.flatMap((id) =>
    generated.generatedContent[id] === undefined ? [] : [{ id, text: generated.generatedContent[id] }],
  );
  for (const { id, text } of posts) {
    const { label, limit } = platforms[id];
    const heading = posts.length > 1 ? `── ${label} (${postLength(id, text)} of ${limit})\n` : '';
    await terminal.out.write(`${heading}${text}\n${posts.length > 1 ? '\n' : ''}`);
  }
  for (const { id } of posts)
    await terminal.err.write(unsupportedLines(platforms[id].label, generated.grounding[id]));
  await terminal.err.write(`${generated.evidence.text}\n`);
  for (const warning of generated.warnings) await terminal.err.write(`note: ${warning}\n`);
}
