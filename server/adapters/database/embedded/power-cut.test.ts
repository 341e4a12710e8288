import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutPower } from '#testing/power-cuts/cut-power.ts';
import { type Recording, record } from '#testing/power-cuts/recording.ts';
import { randomOf } from '#testing/random.ts';
import { databaseTemplate } from '../template.ts';
import { makeDatabaseFolder } from './make-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'paperlark-cuts-'));

describe('the embedded database after a power cut', () => {
  let recording: Recording;
  beforeAll(async () => {
    const base = join(folder, 'base');
    const cache = fileURLToPath(new URL('../../../../.cache', import.meta.url));
    await makeDatabaseFolder(base, await databaseTemplate(cache));
    recording = await record(base, join(folder, 'recorded'), 60);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('was waited for by everybody who was told of a write', () => {
    expect(recording.promised).toHaveLength(60);
    expect(recording.events.filter(({ kind }) => kind === 'sync').length).toBeGreaterThan(10);
  });

  // Many more by `node testing/power-cuts/run.ts`.
  it.each([0.05, 0.4, 0.75, 1])(
    'has all that was promised, and opens, where it fell at %d of the way',
    async (share) => {
      const cut = Math.floor(recording.events.length * share);
      const random = randomOf(Math.round(share * 100));
      const { lost, problem } = await cutPower(recording, cut, random, join(folder, 'cut'));
      expect({ lost, problem }).toEqual({ lost: 0, problem: null });
    },
  );
});

describe('who writes', () => {
  it('alone waits for the disk once a write', async () => {
    const base = join(folder, 'base-of-one');
    const cache = fileURLToPath(new URL('../../../../.cache', import.meta.url));
    await makeDatabaseFolder(base, await databaseTemplate(cache));
    const { events, promised } = await record(base, join(folder, 'one'), 100, 1);
    const syncs = events.filter(({ kind, path }) => kind === 'sync' && path.includes('pg_wal'));
    // A tenth of the writes put pages in their place first, and large rows need new ones: these wait as well.
    expect(syncs.length).toBeLessThan(promised.length * 1.5);
  });

  it('at the same time as others shares the waits for the disk', async () => {
    const base = join(folder, 'base-of-many');
    const cache = fileURLToPath(new URL('../../../../.cache', import.meta.url));
    await makeDatabaseFolder(base, await databaseTemplate(cache));
    const { promised } = await record(base, join(folder, 'many'), 200);
    // Those who are told at the same moment waited for the same thing; six writers share most waits.
    const moments = new Set(promised.map(({ from }) => from));
    expect(promised).toHaveLength(200);
    expect(moments.size).toBeLessThan(promised.length);
  });
});
