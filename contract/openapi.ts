import * as z from 'zod/mini';
import { type FailureCode, failures } from '#domain/failures.ts';
import { declaredFailures, type Endpoint } from './endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from './endpoints.ts';
import { type IdentityCall, identityCalls } from './identity-calls.ts';
import { jsonSchema } from './json-schema.ts';
import { failureAnswer } from './schemas/service.ts';

type Json = Readonly<Record<string, unknown>>;

/** The endpoint table as OpenAPI 3.1. */
export function openApi(): Json & { readonly openapi: string } {
  const paths: Record<string, Record<string, Json>> = {};
  for (const name of endpointNames) {
    const endpoint: Endpoint = endpoints[name];
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Paperlark',
      version: '1',
      description:
        'Turns research into posts whose every sentence is traced to the source. Sign in at /api/identity (sign-up/email, sign-in/email, token) and send the ID token as bearer.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: { ...paths, ...identityPaths() },
    components: {
      schemas: { Failure: jsonSchema(failureAnswer, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        identitySession: {
          type: 'http',
          scheme: 'bearer',
          description: 'The header "set-auth-token" that a sign-in answers.',
        },
      },
    },
  };
}

/** The text of docs/openapi.json, which a test holds against this. */
export function openApiFile(): string {
  return `${JSON.stringify(openApi(), null, 2)}\n`;
}

function operation(name: EndpointName, endpoint: Endpoint): Json {
  const body = endpoint.body;
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: securityOf(endpoint) }),
    parameters: [...parametersOf(endpoint, 'params'), ...parametersOf(endpoint, 'query'), ...headersOf(name)],
    ...(body ? { requestBody: bodyOf(body) } : {}),
    responses: { ...successOf(name, endpoint), ...refusalsOf(endpoint) },
  };
}

/** The calls of the embedded identity provider that scripts may need. */
function identityPaths(): Record<string, Record<string, Json>> {
  const shown = identityCalls.filter(({ withGoogle }) => !withGoogle);
  return Object.fromEntries(
    shown.map((call) => [
      `/api/identity${call.path}`,
      { [call.method.toLowerCase()]: identityOperation(call) },
    ]),
  );
}

function identityOperation({ path, summary, body, needsSession, output }: IdentityCall): Json {
  const content = { 'application/json': { schema: jsonSchema(output, 'output') } };
  const refusals = identityFailures.map((code) => [failures[code].status, code] as const);
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return {
    operationId: `identity${path.replaceAll('/', '-')}`,
    summary,
    ...(needsSession ? { security: [{ identitySession: [] }] } : {}),
    ...(body === undefined ? {} : { requestBody: bodyOf(body) }),
    responses: {
      200: { description: summary, content },
      ...Object.fromEntries(
        refusals.map(([status, description]) => [status, { description, content: failure }]),
      ),
    },
  };
}

/** Which of them the provider answers is its own: any may come. */
const identityFailures = [
  'invalid_request',
  'unauthenticated',
  'cross_site',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  'unavailable',
] as const satisfies readonly FailureCode[];

function bodyOf(body: z.ZodMiniObject): Json {
  return {
    required: true,
    content: { 'application/json': { schema: jsonSchema(body, 'input') } },
  };
}

function securityOf(endpoint: Endpoint): Json[] {
  const ways: Json[] = [{ bearer: [] }, { session: [] }, ...(endpoint.takesKey ? [{ key: [] }] : [])];
  return endpoint.access === 'optional' ? [{}, ...ways] : ways;
}

function parametersOf(endpoint: Endpoint, part: 'params' | 'query'): Json[] {
  const schema = endpoint[part];
  if (schema === undefined) return [];
  return Object.entries(schema.shape).map(([name, one]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || !z.safeParse(one, undefined).success,
    schema: jsonSchema(one, 'output'),
  }));
}

/** Headers that only one call reads. */
function headersOf(name: EndpointName): Json[] {
  if (name !== 'generatePosts') return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'Same key and same body within 24 hours: the first answer again, counted once.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    },
  ];
}

function successOf(name: EndpointName, endpoint: Endpoint): Json {
  const { output } = endpoint;
  if (output === null) return { 204: { description: 'Done' } };
  if (typeof output === 'string')
    return { 200: { description: endpoint.summary, content: { [output]: {} } } };
  const stream = name === 'generatePosts' ? { 'text/event-stream': {} } : {};
  return {
    200: {
      description: endpoint.summary,
      content: { 'application/json': { schema: jsonSchema(output, 'output') }, ...stream },
    },
  };
}

function refusalsOf(endpoint: Endpoint): Json {
  const codesByStatus = new Map<number, string[]>();
  for (const code of declaredFailures(endpoint)) {
    const { status } = failures[code];
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}
