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
import { ok, type Result } from '#domain/result.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { type KnownSource, lookedUpSource, sourceOfFile } from '../known-source.ts';
import { markLines } from '../mark-lines.ts';
import { reportFailure } from '../report.ts';
import { runJsonl } from '../run-jsonl.ts';
import { partHelp, partOption } from '../source-file.ts';
import type { Terminal } from '../terminal.ts';
import { verifyGenerated } from '../verified.ts';
import { readVerifier, verifierHelp, verifierOption } from '../verify.ts';

const help = `Usage
  paperlark generate [FILE or -] [options]   posts on standard output
  paperlark generate --doi X [FILE] [options] the article is looked up first; a file's text is used instead of its abstract
  paperlark generate --jsonl                 one request a line on standard input, one answer a line

FILE is plain text, a PDF or a Word file (.docx); what a paper says of itself fills the fields below.

Options
  --tone T             one of: ${toneIds.join(', ')} (default ${defaultTone})
  --platforms P,P      some of: ${platformIds.join(', ')}, or all (default ${defaultPlatform})
  --doi X              DOI or PubMed number of the article: fills the fields below, and the text
  --title, --journal, --year, --pi, --lab, --publisher, --funders, --url
                       what is known about the article
  ${partHelp}
  --no-lookup          the DOI that a PDF or Word file names is not looked up
  --author             you are an author: "we" is allowed
  --finding F          number of the source sentence that is the finding (from 0), or your own wording of it:
                       its first sentence leads, others follow where there is room
  ${verifierHelp}
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
  const verifier = readVerifier(values.verifier);
  if (!verifier.ok) return reportFailure(terminal, verifier.failure, values.json === true);
  if (values.jsonl === true) {
    return runJsonl(terminal, (line) => generateFrom(line, verifier.value));
  }
  const json = values.json === true;
  const request = await readRequest(positionals, values, terminal);
  if (!request.ok) return reportFailure(terminal, request.failure, json);
  const generated = await generateFrom(request.value, verifier.value);
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
  part: partOption,
  'no-lookup': { type: 'boolean' },
  author: { type: 'boolean' },
  finding: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
  jsonl: { type: 'boolean' },
  verifier: verifierOption,
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** The text of the file or of the look-up, with what is known of the article; what was typed wins over what was found. */
async function readRequest(
  positionals: readonly string[],
  values: Values,
  terminal: Terminal,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const source = await readSource(positionals, values, terminal);
  if (!source.ok) return source;
  const { text, info, notes } = source.value;
  for (const note of notes) await terminal.err.write(`note: ${note}\n`);
  const { articleInfo, ...rest } = requestFrom(text, values);
  return ok({ ...rest, articleInfo: { ...info, ...(articleInfo as object) } });
}

async function readSource(
  positionals: readonly string[],
  values: Values,
  terminal: Terminal,
): Promise<Result<KnownSource>> {
  const [file, extra] = positionals;
  if (extra !== undefined)
    return usage(`One file at a time, please: "${extra}" is one too many. For many sources use --jsonl.`);
  if (values.doi !== undefined) return lookedUpSource(values.doi, file, terminal.stdin);
  if (file === undefined && terminal.stdin.isTTY === true)
    return usage('Name a file, or pipe the text in. See paperlark generate --help.');
  return sourceOfFile(file ?? '-', terminal.stdin, {
    part: values.part,
    looksUp: values['no-lookup'] !== true,
  });
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

async function generateFrom(
  request: Readonly<Record<string, unknown>>,
  verifier: string,
): Promise<Result<Generated>> {
  const { id: _, ...body } = request;
  const read = readInput(generatePostsBody, body);
  if (!read.ok) return read;
  const generated = generatePosts(read.value);
  return ok(verifier === 'none' ? generated : await verifyGenerated(generated));
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
