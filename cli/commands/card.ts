import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { readInput } from '#contract/read-input.ts';
import { drawCardsBody } from '#contract/schemas/cards.ts';
import { cardDesigns, cardSizeNames } from '#domain/cards/card-kinds.ts';
import { altTextOf, buildCard } from '#domain/cards/share-card.ts';
import { givenStatements } from '#domain/engine/corrections.ts';
import { generatePosts, readRequest } from '#domain/engine/generate.ts';
import { defaultTone, toneIds } from '#domain/posts/tones.ts';
import { requireSomethingToRead } from '#domain/research/research-text.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { createCardRenderer } from '#server/adapters/cards/drawing-renderer.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { makeFolder } from '../out-folder.ts';
import { readText } from '../read-text.ts';
import { reportFailure } from '../report.ts';
import { readSourceText } from '../source-file.ts';
import type { Terminal } from '../terminal.ts';

const help = `Usage
  paperlark card --post FILE --out DIR [options]            pictures for a post; "-" is standard input
  paperlark card SOURCE --out DIR [--post FILE] [options]   the same, with what its source says beside it

Writes card-wide.png (1200 x 628), card-square.png (1080 x 1080) and alt.txt into DIR. A card shows only what the post, the
source or the citation says; what does not fit is left out as a whole.

Options
  --post FILE      the post that the picture goes with; without it one is written from SOURCE
  --tone T         the tone of that post: one of ${toneIds.join(', ')} (default ${defaultTone})
  --design D       one of: ${cardDesigns.join(', ')} (default paper)
  --size S         ${cardSizeNames.join(' or ')} (default both)
  --finding F      number of the source sentence that is the finding (from 0), or your own wording of it
  --title, --journal, --year, --url
                   what is known about the article
  --json           {files, altText} on standard output

Example
  paperlark card abstract.txt --post post.txt --out cards --design night
`;

export const cardCommand: Command = { summary: 'Share cards for a post', help, run };

const options = {
  out: { type: 'string' },
  post: { type: 'string' },
  tone: { type: 'string' },
  design: { type: 'string' },
  size: { type: 'string' },
  finding: { type: 'string' },
  title: { type: 'string' },
  journal: { type: 'string' },
  year: { type: 'string' },
  url: { type: 'string' },
  json: { type: 'boolean' },
} as const;

async function run(args: readonly string[], terminal: Terminal) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const json = values.json === true;
  const request = await readRequestOf(positionals, values, terminal);
  if (!request.ok) return reportFailure(terminal, request.failure, json);
  const drawn = await drawInto(values.out ?? '.', request.value);
  if (!drawn.ok) return reportFailure(terminal, drawn.failure, json);
  const { files, altText } = drawn.value;
  await terminal.out.write(json ? `${JSON.stringify({ files, altText })}\n` : `${files.join('\n')}\n`);
  return exitCodes.done;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
type Request = Parameters<typeof buildCard>[0] & Pick<ReadBody, 'design' | 'sizes'>;
type ReadBody = Extract<ReturnType<typeof readBody>, { readonly ok: true }>['value'];

async function readRequestOf(
  positionals: readonly string[],
  values: Values,
  terminal: Terminal,
): Promise<Result<Request>> {
  const [file = values.post, extra] = positionals;
  if (file === undefined || extra !== undefined)
    return fail(
      'invalid_request',
      'Name a post with --post, or one file with the source text. See paperlark card --help.',
    );
  if (values.out === undefined)
    return fail('invalid_request', 'Say where the pictures go: --out DIR. See paperlark card --help.');
  if (values.tone !== undefined && !(toneIds as readonly string[]).includes(values.tone))
    return fail('unknown_tone', `There is no tone "${values.tone}". Choose one of: ${toneIds.join(', ')}.`);
  const inputText = await (values.post === file ? readText : readSourceText)(file, terminal.stdin);
  if (!inputText.ok) return inputText;
  const something = requireSomethingToRead(inputText.value);
  if (!something.ok) return something;
  const post = await readPost(file, inputText.value, values, terminal);
  if (!post.ok) return post;
  const body = readBody(inputText.value, post.value, values, positionals.length > 0);
  if (!body.ok) return body;
  const { finding, articleInfo, design, sizes } = body.value;
  const asked = { inputText: body.value.inputText, finding, articleInfo };
  const sheet = readRequest(asked);
  const tone = toneIds.find((one) => one === values.tone) ?? defaultTone;
  const written =
    values.post === undefined
      ? generatePosts({ ...asked, tone, platforms: ['instagram'] }).generatedContent.instagram
      : body.value.post;
  return ok({
    sheet,
    info: articleInfo,
    post: written ?? '',
    given: givenStatements(finding),
    design,
    sizes,
  });
}

/** A post that is all there is was read already: standard input is read once. */
async function readPost(
  file: string,
  text: string,
  { post }: Values,
  terminal: Terminal,
): Promise<Result<string>> {
  if (post === undefined) return ok('-');
  return post === file ? ok(text) : readText(post, terminal.stdin);
}

/** A post that stands for its own source may be shorter than an abstract. */
const drawPostBody = z.safeExtend(drawCardsBody, { inputText: drawCardsBody.shape.post });

function readBody(inputText: string, post: string, values: Values, hasSource: boolean) {
  const { title, journal, year, url, finding, design, size } = values;
  const info = Object.entries({ title, journal, year, url }).filter(([, value]) => value !== undefined);
  return readInput(hasSource ? drawCardsBody : drawPostBody, {
    inputText,
    post,
    articleInfo: Object.fromEntries(info),
    ...(finding !== undefined && { finding: /^\d+$/.test(finding) ? Number(finding) : finding }),
    ...(design !== undefined && { design }),
    ...(size !== undefined && { sizes: [size] }),
  });
}

async function drawInto(folder: string, { design, sizes, ...input }: Request) {
  await makeFolder(folder);
  const card = buildCard(input);
  const renderer = createCardRenderer();
  const files: string[] = [];
  for (const size of new Set(sizes)) {
    const png = await renderer.render(card, { design, size });
    const path = join(folder, `card-${size}.png`);
    await writeFile(path, png);
    files.push(path);
  }
  const altText = altTextOf(card);
  const path = join(folder, 'alt.txt');
  await writeFile(path, `${altText}\n`);
  return ok({ files: [...files, path], altText });
}
