import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ReadingReport, readReadingReport } from '#domain/contact/reading-report.ts';

/** A case of the form of the reports: what is asked, and what must and must not come out of it. */
interface ReportCase {
  readonly name: string;
  readonly kind: string;
  readonly sources: readonly string[];
  readonly how: 'generate';
  readonly right: string;
  readonly variants: readonly {
    readonly request: {
      readonly inputText: string;
      readonly tone: 'publisher';
      readonly platforms: readonly ['twitter', 'linkedin'];
    };
    readonly must: readonly string[];
    readonly must_not: readonly string[];
    readonly note: string;
  }[];
}

/** The case that a report is; "must" and "must_not" are left to whoever reads it. Null without the text: nothing can be run. */
export function caseOfReport(name: string, { wrong, read, source }: ReadingReport): ReportCase | null {
  if (source === null) return null;
  const note = read.map((one) => `${one.name}: ${one.text}`).join('; ');
  return {
    name,
    kind: 'a report of a person',
    sources: ['report'],
    how: 'generate',
    right: wrong,
    variants: [
      {
        request: { inputText: source, tone: 'publisher', platforms: ['twitter', 'linkedin'] },
        must: [],
        must_not: [],
        note: `Read as ${note}`,
      },
    ],
  };
}

// `node tools/report-to-case.ts NAME < message.txt > NAME.json`
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = 'report'] = process.argv.slice(2);
  const report = readReadingReport(readFileSync(0, 'utf8'));
  const found = report === null ? null : caseOfReport(name, report);
  if (found === null) {
    console.error(
      report === null
        ? 'This message holds no report of what was read wrong.'
        : 'The report came without the text: ask the person for it.',
    );
    process.exitCode = 2;
  } else console.log(JSON.stringify(found, null, 1));
}
