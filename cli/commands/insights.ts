import { parseArgs } from 'node:util';
import { readInput } from '#contract/read-input.ts';
import { suggestHashtagsBody, writeHighlightBody } from '#contract/schemas/insights.ts';
import { readSource } from '#domain/engine/read/read-source.ts';
import { suggestHashtags } from '#domain/insights/hashtags.ts';
import { writeHighlight } from '#domain/insights/highlight.ts';
import { abstractOr } from '#domain/research/research-text.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { reportFailure } from '../report.ts';
import { runJsonl } from '../run-jsonl.ts';
import { readSourceText } from '../source-file.ts';
import type { Terminal } from '../terminal.ts';

type Request = Readonly<Record<string, unknown>>;

export const hashtagsCommand: Command = command({
  name: 'hashtags',
  summary: 'Hashtags from the words of an abstract',
  answer: '{hashtags: [text]}, best first',
  insight: (request) => {
    const read = readInput(suggestHashtagsBody, request);
    if (!read.ok) return read;
    const { inputText, articleInfo } = read.value;
    return ok({ hashtags: suggestHashtags(readSource({ text: inputText, info: articleInfo })) });
  },
  print: ({ hashtags }) => hashtags.join(' '),
});

export const highlightCommand: Command = command({
  name: 'highlight',
  summary: 'A News & Views paragraph on an abstract',
  answer: '{highlight: text}',
  insight: (request) => {
    const read = readInput(writeHighlightBody, request);
    if (!read.ok) return read;
    const { inputText, abstract, articleInfo, tone } = read.value;
    const sheet = readSource({ text: abstractOr(inputText, abstract), info: articleInfo });
    return ok({ highlight: writeHighlight(sheet, articleInfo, tone) });
  },
  print: ({ highlight }) => highlight,
});

interface Insight<Answer extends object> {
  readonly name: string;
  readonly summary: string;
  readonly answer: string;
  readonly insight: (request: Request) => Result<Answer>;
  readonly print: (answer: Answer) => string;
}

function command<Answer extends object>({ name, summary, answer, insight, print }: Insight<Answer>): Command {
  const help = `Usage
  paperlark ${name} [FILE or -] [--title …] [--url …] [--json]
  paperlark ${name} --jsonl      lines of {id?, inputText, articleInfo?}

Answer
  ${answer}

Examples
  paperlark ${name} abstract.txt
  paperlark ${name} paper.pdf --json
`;
  return { summary, help, run };

  async function run(args: readonly string[], terminal: Terminal) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.jsonl === true) {
      return runJsonl(terminal, ({ id: _, ...request }) => insight(request));
    }
    const json = values.json === true;
    const [file, extra] = positionals;
    if (extra !== undefined || (file === undefined && terminal.stdin.isTTY === true)) {
      const message = `Name one file, or pipe the text in. See paperlark ${name} --help.`;
      return reportFailure(terminal, { code: 'invalid_request', message }, json);
    }
    const text = await readSourceText(file ?? '-', terminal.stdin);
    if (!text.ok) return reportFailure(terminal, text.failure, json);
    const { title, url } = values;
    const articleInfo = { ...(title === undefined ? {} : { title }), ...(url === undefined ? {} : { url }) };
    const found = insight({ inputText: text.value, articleInfo });
    if (!found.ok) return reportFailure(terminal, found.failure, json);
    await terminal.out.write(`${json ? JSON.stringify(found.value, null, 2) : print(found.value)}\n`);
    return exitCodes.done;
  }
}

const options = {
  title: { type: 'string' },
  url: { type: 'string' },
  json: { type: 'boolean' },
  jsonl: { type: 'boolean' },
} as const;
