import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { overBudget, type WeighedChunk } from './budgets.ts';

function chunk(fileName: string, kilobytes: number, imports: readonly string[] = []): WeighedChunk {
  // Hex of random bytes packs to half its length, and a little more.
  const code = randomBytes(kilobytes * 1000).toString('hex');
  return { fileName, facadeModuleId: `/src/${fileName}`, imports, code };
}

describe('overBudget', () => {
  const chunks = [
    chunk('page.html', 10, ['shared.js', 'button.js']),
    chunk('button.js', 10, ['shared.js']),
    chunk('shared.js', 30),
    chunk('engine.js', 500),
  ];

  it('counts what is imported statically, once', () => {
    const weights: number[] = [];
    expect(
      overBudget(chunks, [{ page: 'small', roots: ['page.html'], limit: 60 }], (_, kB) => weights.push(kB)),
    ).toEqual([]);
    expect(weights[0]).toBeGreaterThan(50);
  });

  it('says which page is too heavy', () => {
    const [said] = overBudget(chunks, [{ page: 'small', roots: ['page.html'], limit: 40 }]);
    expect(said).toMatch(/^The small page needs \d+\.\d kB of JavaScript \(gzip\); its budget is 40 kB\.$/);
  });

  it('does not pass a page that is not there', () => {
    expect(() => overBudget(chunks, [{ page: 'gone', roots: ['gone.html'], limit: 40 }])).toThrow(
      'gone.html',
    );
  });
});
