import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { evaluateAtBuild } from './evaluate-at-build.ts';
import { headTags } from './head-tags.ts';

type DrawPages = typeof import('../../web/prerender.tsx')['drawPages'];

/**
 * Draws the public pages into files of their own below `pages/`, so that they can be read before and without JavaScript.
 * The server fills in its address where they say https://paperlark.invalid.
 */
export function prerender(): Plugin {
  let root = '';
  let outDir = '';
  let screenPreloads = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      screenPreloads = preloadsOf(Object.values(bundle).filter((output) => output.type === 'chunk'));
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // A build that failed before leaves nothing to draw into.
        if (!existsSync(join(outDir, 'landing.html'))) return;
        const fonts = fontPreloads(readdirSync(join(outDir, 'assets')));
        const read = (name: string): string =>
          readFileSync(join(outDir, name), 'utf8').replace('<title>', () => `${fonts}\n    <title>`);
        const app = read('index.html');
        // For pages that only the person signed in sees.
        const hidden = app.replace('<title>', '<meta name="robots" content="noindex" />\n    <title>');
        const documents = { landing: read('landing.html'), app };
        const drawPages = await buildDrawing(root);
        mkdirSync(join(outDir, 'pages'), { recursive: true });
        for (const { path, head, document, html } of await drawPages()) {
          const page =
            head === null
              ? hidden.replace('<title>', () => `${screenPreloads}\n    <title>`)
              : documents[document].replace(/<title>.*?<\/title>/, () => headTags(head));
          writeFileSync(
            join(outDir, 'pages', `${path.slice(1) || 'index'}.html`),
            page.replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
          );
        }
        writeFileSync(join(outDir, 'index.html'), hidden);
        rmSync(join(outDir, 'landing.html'));
      },
    },
  };
}

/** The two fonts that every page begins with; the browser would learn of them from the style sheet, one trip later. */
function fontPreloads(assets: readonly string[]): string {
  const names = ['inter-latin-wght-normal', 'newsreader-latin-wght-normal'];
  const files = names.map((name) => {
    const file = assets.find((asset) => asset.startsWith(`${name}-`));
    if (file === undefined) throw new Error(`The build has no font ${name}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}" />`;
  });
  return files.join('\n    ');
}

/** The code of the generator: the browser would learn of it when the app runs, one trip later. */
function preloadsOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const screen = chunks.find(({ facadeModuleId }) =>
    facadeModuleId?.endsWith('/web/screens/home/home-screen.tsx'),
  );
  if (screen === undefined) throw new Error('The build has no generator');
  const importsOf = (file: string): readonly string[] =>
    chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
  const files = new Set([screen.fileName]);
  for (const file of files) for (const more of importsOf(file)) files.add(more);
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`).join('\n    ');
}

/** The app once more, for Node. */
async function buildDrawing(root: string): Promise<DrawPages> {
  const outDir = join(root, '.cache', 'prerender');
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [evaluateAtBuild(), react()],
    build: { ssr: 'web/prerender.tsx', outDir, emptyOutDir: true, minify: false },
  });
  const drawing: { drawPages: DrawPages } = await import(
    `${pathToFileURL(join(outDir, 'prerender.js')).href}?built=${process.hrtime.bigint()}`
  );
  return drawing.drawPages;
}
