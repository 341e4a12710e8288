// Draws the icons and the link preview from the logo and the type of the product: `node tools/draw-pictures.ts`, then commit.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '#testing/chromium.ts';
import { root } from './run.ts';

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** On nothing, for icons that bring their own shape. */
  readonly transparent?: true;
  readonly body: string;
}

/** Any: the rounded sheet of the favicon. Maskable: full bleed, the bird inside the inner four fifths. */
const pictures: readonly Picture[] = [
  ...[192, 512].map((size) => icon(`icon-${size}.png`, size, { scale: 0.8, radius: 0.21 })),
  ...[192, 512].map((size) => icon(`maskable-${size}.png`, size, { scale: 0.56, radius: 0 })),
  icon('apple-touch-icon.png', 180, { scale: 0.7, radius: 0 }),
  preview(),
];

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags() });
mkdirSync(join(root, 'public/icons'), { recursive: true });
for (const { file, width, height, body, transparent = false } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>${styles()}</style>${body}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(root, 'public', file), omitBackground: transparent });
  await page.close();
  console.log(`public/${file}`);
}
await browser.close();

function icon(
  file: string,
  size: number,
  look: { readonly scale: number; readonly radius: number },
): Picture {
  const sheet = `display:grid;place-items:center;width:${size}px;height:${size}px;background:#fbf7ef;border-radius:${size * look.radius}px`;
  const body = `<div style="${sheet}"><div style="width:${size * look.scale}px">${lark()}</div></div>`;
  return {
    file: `icons/${file}`,
    width: size,
    height: size,
    body,
    ...(look.radius > 0 && { transparent: true }),
  };
}

function preview(): Picture {
  return {
    file: 'preview.png',
    width: 1200,
    height: 630,
    body: `<main>
  <p class="name"><span class="mark">${lark()}</span>Paper<b>lark</b></p>
  <h1>Posts that say what<br>your paper says.</h1>
  <p class="post">The percent of plants responsive to warming decreased from 57% (short-term) to 46% (long-term).</p>
  <svg class="thread" viewBox="0 0 90 60" fill="none"><path d="M6 46C46 46 44 14 84 14" stroke="#2b7a55" stroke-width="2.5"/><circle cx="6" cy="46" r="5" fill="#2b7a55"/><circle cx="84" cy="14" r="5" fill="#2b7a55"/></svg>
  <p class="source">The percent of plants responsive to warming decreased from 57% (short-term) to 46% (long-term).</p>
  <p class="line">Every sentence can be traced.</p>
</main>`,
  };
}

function lark(): string {
  return `<svg viewBox="0 0 48 48" fill="none"><path d="M3 37.5 24 33 45 37.5 24 46Z" fill="#fff" stroke="#1b2230" stroke-width="2" stroke-linejoin="round"/><path d="M24 33V46" stroke="#1b2230" stroke-width="2"/><g stroke="#c1421a" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"><path d="M7 28C16 29 25 27 31 20.5 34 17 37 15.5 42.5 16.5"/><path d="M25.5 25.5C19 22 13 14 12 4.5 21 6 28.5 12.5 31 20.5"/><path d="M36 16C34 12 34.5 7 38 3"/></g></svg>`;
}

function styles(): string {
  const face = (family: string, weight: string, file: string): string => {
    const data = readFileSync(join(root, 'node_modules', file)).toString('base64');
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  };
  return `${face('Newsreader', '400', '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2')}
${face('Newsreader', '600', '@fontsource/newsreader/files/newsreader-latin-600-normal.woff2')}
${face('Inter', '100 900', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')}
*{margin:0;box-sizing:border-box} svg{display:block;width:100%}
main{position:relative;width:1200px;height:630px;padding:64px 72px;background:#fbf7ef;color:#1b2230;font-family:Inter}
.name{display:flex;align-items:center;gap:14px;font:600 38px Newsreader} .name b{color:#c1421a;font-weight:600;margin-left:-14px} .mark{width:60px}
h1{margin-top:34px;font:600 80px/1.04 Newsreader;letter-spacing:-0.015em}
.post,.source{position:absolute;top:346px;width:456px;height:176px;padding:26px 28px;border:1px solid #e7dfd0;border-radius:12px;background:#fff;font-size:24px;line-height:1.4}
.post{left:72px;text-decoration:underline #2b7a55 2px;text-underline-offset:6px} .source{right:72px;background:#e6f3ec;font-family:Newsreader;font-size:26px;line-height:1.32}
.thread{position:absolute;left:534px;top:398px;width:132px}
.line{position:absolute;left:72px;bottom:46px;color:#4c5566;font-size:26px}`;
}
