// A model whose answers a person (or any capable reader) writes: node tools/hand-driven-model.ts FOLDER [port].
// GENERATOR=openai-compatible LLM_BASE_URL=http://127.0.0.1:4401/v1 LLM_MODEL=by-hand npm start asks it.
// Each prompt is written to FOLDER as NAME.prompt.txt; the answer is what NAME.answer.txt beside it holds, now or as soon as it
// is there. The name is made of what is asked, not of when: the same question asked again gets the same answer, so that one can
// let a question go, answer at leisure, and ask again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readAskedPosts } from '#testing/model-server/read-request.ts';
import { sendJson, sendText } from '#testing/model-server/wire.ts';

const [, , folder, port = '4401'] = process.argv;
if (folder === undefined) {
  console.error('Say where prompts and answers go: node tools/hand-driven-model.ts FOLDER [port]');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

createServer((request, response) => {
  serve(request, response, folder).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
}).listen(Number(port), '127.0.0.1', () =>
  console.log(`Prompts go to ${folder}; the model is at http://127.0.0.1:${port}/v1`),
);

async function serve(request: IncomingMessage, response: ServerResponse, into: string): Promise<void> {
  if (request.url === '/v1/models')
    return sendJson(response, 200, { object: 'list', data: [{ id: 'by-hand' }] });
  if (request.url !== '/v1/chat/completions')
    return sendJson(response, 404, { error: { message: 'not here' } });
  const body = await readAll(request);
  const asked = readAskedPosts(body);
  const prompt = textOf(body);
  const name = createHash('sha256').update(prompt).digest('hex').slice(0, 12);
  writeFileSync(join(into, `${name}.prompt.txt`), prompt);
  const answer = await answerOf(join(into, `${name}.answer.txt`), into, response);
  if (answer !== null) sendText(response, asked, answer);
}

/** What is asked, with the word of the fence (new in every request) put into one form. */
function textOf(body: string): string {
  const { messages }: { messages: readonly { readonly role: string; readonly content: string }[] } =
    JSON.parse(body);
  return messages
    .map(({ role, content }) => `=== ${role}\n${content}`)
    .join('\n\n')
    .replace(/DATA-[A-Za-z0-9]+/g, 'DATA-FENCE');
}

/** The answer once its file is there; null where the caller went away before. */
function answerOf(file: string, into: string, response: ServerResponse): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (answer: string | null): void => {
      watcher.close();
      resolve(answer);
    };
    const look = (): void => {
      if (existsSync(file) && readFileSync(file, 'utf8').trim() !== '') end(readFileSync(file, 'utf8'));
    };
    const watcher = watch(into, look);
    response.once('close', () => end(null));
    look();
  });
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
