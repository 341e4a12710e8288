// Records the demo film of the landing page from the product itself: `node tools/record-demo.ts`, then commit public/demo.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '#testing/chromium.ts';
import { sandboxHeadersOf, startServerProcess } from '#testing/server-process.ts';
import { encodeFilm, type ScreenPicture } from './demo/encode.ts';
import { showPointer } from './demo/pointer.ts';
import { type Cue, scenes, writeCaptions } from './demo/scenes.ts';
import { root } from './run.ts';
import { buildWebIfStale } from './web-build.ts';

const size = { width: 1280, height: 800 };
const framesPerSecond = 10;
const outDir = join(root, 'public/demo');

await buildWebIfStale();
const dataDir = mkdtempSync(join(tmpdir(), 'paperlark-demo-'));
const server = await startServerProcess({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags() });
try {
  const context = await browser.newContext({
    viewport: size,
    baseURL: server.url,
    extraHTTPHeaders: sandboxHeadersOf(server.url),
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  await signUp(context, server.url);
  const page = await context.newPage();
  await showPointer(page);
  const { pictures, cues } = await record(page);
  mkdirSync(outDir, { recursive: true });
  const film = await encodeFilm(await blankPage(context, server.url), pictures, {
    ...size,
    bitrate: 450_000,
  });
  writeFileSync(join(outDir, 'demo.webm'), film);
  writeFileSync(join(outDir, 'demo.vtt'), writeCaptions(cues));
  await page.screenshot({ path: join(outDir, 'demo.png') });
  const seconds = ((pictures.at(-1)?.time ?? 0) / 1000).toFixed(0);
  console.log(
    `public/demo/demo.webm: ${(film.length / 1e6).toFixed(2)} MB, ${seconds} s, ${pictures.length} pictures`,
  );
} finally {
  await browser.close();
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function record(page: Page): Promise<{ pictures: ScreenPicture[]; cues: Cue[] }> {
  const pictures: ScreenPicture[] = [];
  const cues: Cue[] = [];
  const protocol = await page.context().newCDPSession(page);
  let start = 0;
  protocol.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    void protocol.send('Page.screencastFrameAck', { sessionId });
    const at = (metadata.timestamp ?? 0) * 1000;
    start ||= at;
    const time = Math.round(at - start);
    const last = pictures.at(-1);
    if (last === undefined || time - last.time >= 1000 / framesPerSecond) pictures.push({ time, jpeg: data });
  });
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await protocol.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 90,
    maxWidth: size.width,
    maxHeight: size.height,
  });
  const now = (): number => (start === 0 ? 0 : Date.now() - start);
  for (const scene of scenes) {
    const from = now();
    await scene.act(page);
    await page.waitForTimeout(scene.rest);
    cues.push({ from, to: now(), text: scene.caption });
  }
  await protocol.send('Page.stopScreencast');
  const last = pictures.at(-1);
  if (last !== undefined) pictures.push({ ...last, time: Math.max(last.time + 100, Math.round(now())) });
  return { pictures, cues };
}

/** An empty document of our origin: encoders work in secure places only. */
async function blankPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(`${origin}/encode`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(`${origin}/encode`);
  return page;
}

async function signUp({ request }: BrowserContext, origin: string): Promise<void> {
  const headers = { Origin: origin, 'X-Requested-With': 'XMLHttpRequest' };
  const person = { email: 'ada@example.org', password: 'correct horse battery', name: 'Ada Lovelace' };
  const account = await request.post('/api/identity/sign-up/email', { headers, data: person });
  const { user } = await account.json();
  const { token } = await (await request.get('/api/identity/token', { headers })).json();
  await request.post('/api/auth/session', { headers, data: { idToken: token } });
  const profile = await request.post('/api/users', {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    data: { uid: user.id, email: person.email, firstName: 'Ada', lastName: 'Lovelace' },
  });
  if (!profile.ok()) throw new Error(`No account for the film: ${await profile.text()}`);
}
