import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '#domain/result.ts';
import { partOption } from '../source-file.ts';
import { readVerifier, verifierOption } from '../verify.ts';
import { type FailOn, failOns } from './checked.ts';
import { type Format, formatNames } from './formats/formats.ts';

/** What a command line of `check` asks for. */
export interface CheckJob {
  /** Where the source is: a file, "-", or an identifier. Null where each line of --jsonl brings its own. */
  readonly source: { readonly file: string } | { readonly identifier: string } | null;
  /** Files, or "-" for standard input. */
  readonly posts: readonly string[];
  readonly part: string | undefined;
  readonly verifier: 'learned' | 'none';
  readonly format: Format;
  readonly failOn: FailOn;
  /** Requests come as lines on standard input. */
  readonly lines: boolean;
  /** `check SOURCE POST`, whose answer is that of one post. */
  readonly isPair: boolean;
}

const options = {
  source: { type: 'string' },
  doi: { type: 'string' },
  part: partOption,
  format: { type: 'string' },
  'fail-on': { type: 'string' },
  json: { type: 'boolean' },
  jsonl: { type: 'boolean' },
  verifier: verifierOption,
} as const;

/** Whether an answer is to be JSON, also where the rest of the line is wrong. */
export function wantsJson(args: readonly string[]): boolean {
  return args.includes('--json') || args.includes('--format=json');
}

/** Reads a command line; throws what the parser throws, fails on what contradicts itself. */
export function readJob(args: readonly string[], pipesIn: boolean): Result<CheckJob> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const verifier = readVerifier(values.verifier);
  if (!verifier.ok) return verifier;
  const format = oneOf('--format', values.format ?? (values.json === true ? 'json' : 'text'), formatNames);
  if (!format.ok) return format;
  const source = readSourceOption(values);
  if (!source.ok) return source;
  const lines = values.jsonl === true;
  const isPair = source.value === null && !lines;
  const failOn = oneOf('--fail-on', values['fail-on'] ?? (isPair || lines ? 'never' : 'flagged'), failOns);
  if (!failOn.ok) return failOn;
  const rest = {
    part: values.part,
    verifier: verifier.value,
    format: format.value,
    failOn: failOn.value,
    lines,
    isPair,
  };
  if (isPair) return pairOf(positionals, rest);
  const posts = positionals.length === 0 && pipesIn && !lines ? ['-'] : positionals;
  const wrong = whatIsWrong(source.value, posts, lines);
  return wrong === null ? ok({ ...rest, source: source.value, posts }) : fail('invalid_request', wrong);
}

function readSourceOption(values: {
  readonly source?: string | undefined;
  readonly doi?: string | undefined;
}): Result<CheckJob['source']> {
  if (values.source !== undefined && values.doi !== undefined)
    return fail('invalid_request', 'Give either --source or --doi, not both.');
  if (values.source !== undefined) return ok({ file: values.source });
  return ok(values.doi === undefined ? null : { identifier: values.doi });
}

function pairOf(
  [source, post, extra]: readonly string[],
  rest: Omit<CheckJob, 'source' | 'posts'>,
): Result<CheckJob> {
  if (source === undefined || post === undefined || extra !== undefined)
    return fail(
      'invalid_request',
      'Name two files: SOURCE POST, or the source with --source or --doi and any number of posts. See paperlark check --help.',
    );
  return ok({ ...rest, source: { file: source }, posts: [post] });
}

function whatIsWrong(source: CheckJob['source'], posts: readonly string[], lines: boolean): string | null {
  const fromInput = posts.filter((post) => post === '-').length + (isInput(source) ? 1 : 0);
  if (lines && posts.length > 0)
    return `With --jsonl the posts are lines of standard input, not "${posts[0]}".`;
  if (lines && isInput(source))
    return 'With --jsonl standard input has the posts: name a file with --source.';
  if (lines) return null;
  if (posts.length === 0) return 'Name the posts to check, or pipe one in. See paperlark check --help.';
  return fromInput > 1 ? 'Standard input ("-") can be read once: give the others as files.' : null;
}

function isInput(source: CheckJob['source']): boolean {
  return source !== null && 'file' in source && source.file === '-';
}

function oneOf<Name extends string>(option: string, given: string, names: readonly Name[]): Result<Name> {
  const found = names.find((name) => name === given);
  return found === undefined
    ? fail('invalid_request', `${option} can be ${names.join(', ')}, not "${given}".`)
    : ok(found);
}
