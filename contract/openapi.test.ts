import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { endpointNames, endpoints } from './endpoints.ts';
import { identityCalls } from './identity-calls.ts';
import { openApi, openApiFile } from './openapi.ts';

describe('OpenAPI', () => {
  it('is checked in as the table says (node tools/write-openapi.ts writes it)', () => {
    expect(readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8')).toBe(openApiFile());
  });

  it('has every call with a success and its refusals', () => {
    const document = JSON.parse(JSON.stringify(openApi()));
    for (const name of endpointNames) {
      const { method, path } = endpoints[name];
      const operation = document.paths[path][method.toLowerCase()];
      expect(operation.operationId).toBe(name);
      expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
      expect(operation.responses['500'].content['application/json'].schema.$ref).toBe(
        '#/components/schemas/Failure',
      );
    }
  });

  it('says of every request what is needed, and what counts where nothing is said', () => {
    const document = JSON.parse(JSON.stringify(openApi()));
    for (const name of endpointNames) {
      const { method, path, body, query }: Endpoint = endpoints[name];
      const operation = document.paths[path][method.toLowerCase()];
      const schema = operation.requestBody?.content['application/json'].schema;
      for (const [field, one] of Object.entries(body?.shape ?? {})) {
        const mayMiss = z.safeParse(one, undefined).success;
        expect([name, field, (schema.required ?? []).includes(field)]).toEqual([name, field, !mayMiss]);
      }
      for (const [field, one] of Object.entries(query?.shape ?? {})) {
        const said = operation.parameters.find((parameter: { name: string }) => parameter.name === field);
        expect([name, said.required]).toEqual([name, !z.safeParse(one, undefined).success]);
      }
    }
    const { properties, additionalProperties } =
      document.paths['/api/posts'].post.requestBody.content['application/json'].schema;
    expect([properties.platforms.default, properties.tone.default]).toEqual([['twitter'], 'edgy']);
    expect(additionalProperties).toBe(false);
    expect(document.paths['/api/chats'].get.parameters[0]).toMatchObject({
      name: 'limit',
      required: false,
      schema: { default: 50 },
    });
  });

  it('has the calls by which a script gets its token', () => {
    const document = JSON.parse(JSON.stringify(openApi()));
    const signUp = document.paths['/api/identity/sign-up/email'].post;
    expect(signUp.requestBody.content['application/json'].schema.required).toEqual([
      'email',
      'password',
      'name',
    ]);
    for (const { method, path, withGoogle } of identityCalls) {
      const operation = document.paths[`/api/identity${path}`]?.[method.toLowerCase()];
      expect([path, operation === undefined]).toEqual([path, withGoogle === true]);
    }
  });

  it('says the limits of the text, the tones and the platforms', () => {
    const document = JSON.parse(JSON.stringify(openApi()));
    const { properties } = document.paths['/api/posts'].post.requestBody.content['application/json'].schema;
    expect(properties.inputText).toMatchObject({ type: 'string', minLength: 50, maxLength: 2500 });
    expect(properties.tone.enum).toHaveLength(11);
    expect(properties.platforms.items.enum).toEqual([
      ...['twitter', 'linkedin', 'facebook', 'instagram'],
      ...['bluesky', 'mastodon', 'threads'],
    ]);
  });
});
