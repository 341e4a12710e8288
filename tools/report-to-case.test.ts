import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { writeReadingReport } from '#domain/contact/reading-report.ts';

const script = fileURLToPath(new URL('report-to-case.ts', import.meta.url));
const report = {
  wrong: 'The number is of the other group.',
  read: [{ name: 'Finding', text: 'Naps cut errors by 18%.' }],
  source: 'Nurses are tired. Naps cut errors by 18%.',
};

describe('a report that became a case', () => {
  it('has the form of the cases', () => {
    const out = execFileSync(process.execPath, [script, 'naps'], { input: writeReadingReport(report) });
    expect(JSON.parse(String(out))).toEqual({
      name: 'naps',
      kind: 'a report of a person',
      sources: ['report'],
      how: 'generate',
      right: report.wrong,
      variants: [
        {
          request: { inputText: report.source, tone: 'publisher', platforms: ['twitter', 'linkedin'] },
          must: [],
          must_not: [],
          note: 'Read as Finding: Naps cut errors by 18%.',
        },
      ],
    });
  });

  it.each([
    ['no report', 'Hello, what does a team cost?', 'holds no report'],
    ['a report without its text', writeReadingReport({ ...report, source: null }), 'without the text'],
  ])('is none of %s, and says so', (_, input, says) => {
    const { status, stderr } = spawnSync(process.execPath, [script, 'x'], { input });
    expect([status, String(stderr)]).toEqual([2, expect.stringContaining(says)]);
  });
});
