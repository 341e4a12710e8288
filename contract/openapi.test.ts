import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpointNames, endpoints } from './endpoints.ts';
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

  it('says the limits of the text, the tones and the platforms', () => {
    const document = JSON.parse(JSON.stringify(openApi()));
    const { properties } = document.paths['/api/posts'].post.requestBody.content['application/json'].schema;
    expect(properties.inputText).toMatchObject({ type: 'string', minLength: 50, maxLength: 2500 });
    expect(properties.tone.enum).toHaveLength(11);
    expect(properties.platforms.items.enum).toEqual(['twitter', 'linkedin', 'facebook', 'instagram']);
  });
});
