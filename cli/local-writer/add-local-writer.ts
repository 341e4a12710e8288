import { basename, join, resolve } from 'node:path';
import { fail, ok, type Result } from '#domain/result.ts';
import { installedAddon, problemOfFile } from '#server/adapters/language-model/local/check-local-model.ts';
import { addon, addonDirOf } from '#server/adapters/language-model/local/settings.ts';
import { agrees } from '../ask.ts';
import type { Terminal } from '../terminal.ts';
import { fetchModel, inMb, problemOfAddress, type WantedFile } from './fetch-model.ts';
import { installAddon, type RunNpm } from './install-addon.ts';

export interface LocalWriterChoice {
  /** A GGUF file that is there. */
  readonly file: string | null;
  /** Or where to fetch one, with its checksum. */
  readonly download: string | null;
  readonly sha256: string | null;
  /** Agreed to beforehand. */
  readonly yes: boolean;
  readonly dataDir: string;
}

/** Gets all that a model on this server needs; nothing is fetched that was not agreed to. Answers the model's file. */
export async function addLocalWriter(
  terminal: Terminal,
  choice: LocalWriterChoice,
  runNpm?: RunNpm,
): Promise<Result<string>> {
  const wanted = wantedFile(choice);
  if (!wanted.ok) return wanted;
  const { file, fetched } = wanted.value;
  const problem = fetched === null ? await problemOfFile(file) : null;
  if (problem !== null) return fail('not_found', problem);
  const addonDir = addonDirOf(choice.dataDir);
  const hasAddon = (await installedAddon(addonDir)) === addon.version;
  const plans = [
    ...(hasAddon
      ? []
      : [
          `${addon.name} ${addon.version} will be installed by npm into ${addonDir} (about 85 MB; no script is run).`,
        ]),
    ...(fetched === null ? [] : [`${fetched.url.href} will be fetched to ${file}.`]),
  ];
  if (plans.length > 0 && !choice.yes) {
    await terminal.err.write(`${plans.join('\n')}\n`);
    if (!(await agrees(terminal, 'Go on?')))
      return fail(
        'invalid_request',
        'Nothing was installed or fetched. To agree without being asked, say --yes.',
      );
  }
  if (!hasAddon) {
    await terminal.err.write(`Installing ${addon.name} ${addon.version}…\n`);
    const installed = await installAddon(addonDir, runNpm);
    if (!installed.ok) return installed;
  }
  if (fetched === null) return ok(file);
  const got = await fetchModel(fetched, { onProgress: progressOn(terminal) });
  if (!got.ok) return got;
  const wrong = await problemOfFile(file);
  return wrong === null ? ok(file) : fail('invalid_request', wrong);
}

function wantedFile({
  file,
  download,
  sha256,
  dataDir,
}: LocalWriterChoice): Result<{ readonly file: string; readonly fetched: WantedFile | null }> {
  if (file !== null && download !== null)
    return fail('invalid_request', 'Say --file or --download, not both.');
  if (file !== null) return ok({ file: resolve(file), fetched: null });
  const url = download !== null && URL.canParse(download) ? new URL(download) : null;
  if (url === null)
    return fail('invalid_request', '--download must be an address, as https://example.org/model.gguf');
  const problem = problemOfAddress(url);
  if (problem !== null) return fail('invalid_request', problem);
  const sum = sha256?.toLowerCase() ?? '';
  if (!/^[\da-f]{64}$/.test(sum))
    return fail(
      'invalid_request',
      'A download needs --sha256: the checksum (64 hex digits) that its publisher gives. Without it nobody knows what came.',
    );
  const name = decodeURIComponent(basename(url.pathname)).replace(/[^\w.-]/g, '-');
  if (!/\.gguf$/i.test(name))
    return fail('invalid_request', `${url.pathname} is no GGUF file: its name must end in .gguf.`);
  const to = join(dataDir, 'models', name);
  return ok({ file: to, fetched: { url, sha256: sum, to } });
}

/** At a terminal one line that changes; elsewhere a line for every tenth. */
function progressOn(terminal: Terminal): (done: number, total: number | null) => void {
  let told = -1;
  return (done, total) => {
    const share = total === null ? done / 1e8 : done / total;
    const step = Math.floor(share * (terminal.err.isTTY ? 100 : 10));
    if (step === told) return;
    told = step;
    const of = total === null ? '' : ` of ${inMb(total)}, ${Math.floor(share * 100)}%`;
    void terminal.err.write(
      `${terminal.err.isTTY ? '\r' : ''}Fetched ${inMb(done)}${of}${terminal.err.isTTY && done !== total ? '' : '\n'}`,
    );
  };
}
