import * as z from 'zod/mini';
import type { FailureCode } from '#domain/failures.ts';
import { type Failure, fail, ok, type Result } from '#domain/result.ts';
import { oneLine } from './schemas/text.ts';
import { unknownField } from './unknown-field.ts';

/** Reads one part of a request by its schema; the first fault becomes a failure in words for the person. */
export function readInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>> {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (parsed.success) return withoutUnknown(schema, value, parsed.data);
  const issue = parsed.error.issues[0];
  if (issue === undefined) return fail('invalid_request', 'The request could not be read.');
  return { ok: false, failure: failureOfIssue(issue) };
}

/** Looked for in what is right otherwise: a misspelt field that is missing is told first. */
function withoutUnknown<Value>(schema: z.ZodMiniType, sent: unknown, value: Value): Result<Value> {
  const name = unknownField(schema, sent);
  if (name === null) return ok(value);
  return fail(
    'invalid_request',
    `"${toldName(name)}" is no field of this request. Please check how it is spelt.`,
  );
}

const longestName = 80;

/** A name that somebody made up, as far as one can read it: it goes to terminals and screens. */
function toldName(name: string): string {
  const plain = oneLine(name.slice(0, 2 * longestName));
  return plain.length > longestName ? `${plain.slice(0, longestName).toWellFormed()}…` : plain;
}

/** Why a body is none, in words. */
export const noJson = {
  empty: 'The request has no body; send a JSON object.',
  invalid: 'The request body is not valid JSON.',
} as const;

/** Reads a body from its bytes. */
export function readJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  bytes: Uint8Array,
): Result<z.output<Schema>> {
  if (bytes.byteLength === 0) return fail('invalid_request', noJson.empty);
  // A mark of the order of bytes is no JSON: some readers skip it and some do not.
  const value = parsed(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  return value === undefined ? fail('invalid_request', noJson.invalid) : readInput(schema, value);
}

/** JSON has no value that is undefined. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fields whose wrong value has a failure of its own. */
const codeByField: Readonly<Record<string, FailureCode>> = { tone: 'unknown_tone' };

function failureOfIssue(issue: z.core.$ZodIssue): Failure {
  if (issue.code === 'custom' && isFailure(issue.params?.['failure'])) return issue.params['failure'];
  const field = issue.path.map(String).join('.');
  if (field === '' && issue.input === undefined) return { code: 'invalid_request', message: noJson.empty };
  const code = codeByField[field] ?? 'invalid_request';
  return {
    code,
    message: field === '' ? `The request ${wordsOfIssue(issue)}` : `"${field}" ${wordsOfIssue(issue)}`,
  };
}

function wordsOfIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing.'
        : `must be ${typeWords[issue.expected] ?? issue.expected}.`;
    case 'too_big':
      return wordsOfTooBig(issue.origin, Number(issue.maximum));
    case 'too_small':
      return wordsOfTooSmall(issue.origin, Number(issue.minimum));
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return 'does not have the right form.';
    case 'invalid_union':
      return 'has the wrong type.';
    default:
      return 'is not valid.';
  }
}

function wordsOfTooBig(origin: string, most: number): string {
  if (origin === 'string') return `is longer than ${most} characters.`;
  if (origin === 'array') return `must not have more than ${entries(most)}.`;
  return `must not be more than ${most}.`;
}

function wordsOfTooSmall(origin: string, least: number): string {
  if (origin === 'string')
    return least === 1 ? 'must not be empty.' : `must have at least ${least} characters.`;
  if (origin === 'array') return `must have at least ${entries(least)}.`;
  return `must be at least ${least}.`;
}

function entries(count: number): string {
  return count === 1 ? 'one entry' : `${count} entries`;
}

/** What JSON calls a type, in words. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
