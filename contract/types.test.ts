import { readdirSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FactSheet } from '#domain/engine/fact-sheet.ts';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { endpointNames, endpoints } from './endpoints.ts';
import type { GenerateAnswer, InputOf, OutputOf } from './types.ts';

describe('derived types', () => {
  it('carries the domain types through the wire', () => {
    expectTypeOf<FactSheet>().toExtend<GenerateAnswer['factSheet']>();
    expectTypeOf<GenerateAnswer['factSheet']>().toExtend<FactSheet>();
    expectTypeOf<Partial<Record<PlatformId, readonly GroundedSentence[]>>>().toExtend<
      GenerateAnswer['grounding']
    >();
  });

  it('asks for the parts that a call has, and no other', () => {
    expectTypeOf<keyof InputOf<'putChat'>>().toEqualTypeOf<'params' | 'body'>();
    expectTypeOf<keyof InputOf<'getMe'>>().toEqualTypeOf<never>();
    expectTypeOf<OutputOf<'logout'>>().toEqualTypeOf<Record<string, never>>();
    expectTypeOf<OutputOf<'getDocs'>>().toEqualTypeOf<string>();
    expectTypeOf<OutputOf<'getMe'>['user']['role']>().toEqualTypeOf<'user' | 'admin'>();
  });
});

describe('endpoint table', () => {
  // Of two areas with the same name the later would silently replace the earlier.
  it('has every row of every area, each name once', async () => {
    const folder = new URL('./endpoints/', import.meta.url);
    const areas: Record<string, object>[] = await Promise.all(
      readdirSync(folder).map((file) => import(new URL(file, folder).href)),
    );
    const names = areas.flatMap((area) => Object.values(area).flatMap((rows) => Object.keys(rows)));
    expect(names.sort()).toEqual([...endpointNames].sort());
  });

  it('names every method and path once', () => {
    const keys = endpointNames.map((name) => `${endpoints[name].method} ${endpoints[name].path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('declares a schema for the parameters that a path names', () => {
    for (const name of endpointNames) {
      const endpoint = endpoints[name];
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect('params' in endpoint ? Object.keys(endpoint.params.shape) : []).toEqual(named);
    }
  });
});
