import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { evaluateAtBuild } from './evaluate-at-build.ts';
import { headTags } from './head-tags.ts';

type DrawPages = typeof import('../../web/prerender.tsx')['drawPages'];
type DrawnPage = import('../../web/prerender.tsx').DrawnPage;

/**
 * Draws the public pages into files of their own below `pages/`, so that they can be read before and without JavaScript.
 * The server fills in its address where they say https://paperlark.invalid.
 */
export function prerender(): Plugin {
  let root = '';
  let outDir = '';
  let chunks: readonly Rolldown.OutputChunk[] = [];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // A build that failed before leaves nothing to draw into.
        if (!existsSync(join(outDir, 'landing.html'))) return;
        const fonts = fontPreloads(readdirSync(join(outDir, 'assets')));
        const read = (name: string): string =>
          withScripts(readFileSync(join(outDir, name), 'utf8'), outDir).replace(
            '<title>',
            () => `${fonts}\n    <title>`,
          );
        const app = read('index.html');
        // For pages that only the person signed in sees.
        const hidden = app.replace('<title>', '<meta name="robots" content="noindex" />\n    <title>');
        const documents = { landing: read('landing.html'), app };
        const drawPages = await buildDrawing(root);
        mkdirSync(join(outDir, 'pages'), { recursive: true });
        for (const drawn of await drawPages()) {
          const { path, head, document, html } = drawn;
          const page = withPreloads(
            head === null ? hidden : documents[document].replace(/<title>.*?<\/title>/, () => headTags(head)),
            preloadsOf(chunks, drawn),
          );
          writeFileSync(
            join(outDir, 'pages', `${path.slice(1) || 'index'}.html`),
            page.replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
          );
        }
        // With nothing to look at, all that draws it is wanted at once.
        const undrawn = withPreloads(hidden, { early: filesOf(chunks, []), late: [] });
        writeFileSync(join(outDir, 'index.html'), undrawn);
        rmSync(join(outDir, 'landing.html'));
      },
    },
  };
}

/** The two fonts that every page begins with; the browser would learn of them from the style sheet, one trip later. */
function fontPreloads(assets: readonly string[]): string {
  const names = ['inter-latin-wght-normal', 'newsreader-latin-600-normal'];
  const files = names.map((name) => {
    const file = assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith('.woff2'));
    if (file === undefined) throw new Error(`The build has no font ${name}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}" />`;
  });
  return files.join('\n    ');
}

/** What must run before the first paint (`public/*.js`): in the page itself it takes no trip of its own. */
function withScripts(page: string, outDir: string): string {
  return page.replace(/<script src="\/(\w+\.js)"><\/script>/g, (_, name: string) => {
    const code = readFileSync(join(outDir, name), 'utf8');
    return `<script>${code
      .replace(/^\s*\/\/.*\n/gm, '')
      .replace(/\s*\n\s*/g, ' ')
      .trim()}</script>`;
  });
}

/** The screens of the drawn pages that load theirs when the app runs. */
const screens: Readonly<Record<string, string>> = {
  '/check': 'check/check-screen.tsx',
  '/home': 'home/home-screen.tsx',
  '/login': 'login/login-screen.tsx',
  '/imprint': 'legal/imprint-screen.tsx',
  '/pricing': 'pricing/pricing-screen.tsx',
  '/privacy': 'legal/privacy-screen.tsx',
  '/signup': 'signup/signup-screen.tsx',
  '/terms': 'legal/terms-screen.tsx',
};

/** Web/main.ts takes the `media` away once the page is painted: until then only what every page builds on may hold the line. */
function withPreloads(page: string, { early, late }: Preloads): string {
  const isNew = (file: string): boolean => !page.includes(file);
  const tags = [
    ...early.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
    ...late
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" media="not all" crossorigin href="${file}" />`),
  ];
  return page.replace('<title>', () => [...tags, '<title>'].join('\n    '));
}

/** Files that the browser would learn of when the code before them runs, one trip later. */
interface Preloads {
  readonly early: readonly string[];
  readonly late: readonly string[];
}

/** Drawn as placeholders: what people come for comes with the code, which is not to wait for anything. */
const placeholders: ReadonlySet<string> = new Set(['/home']);

/** For a page that is drawn whole: early what all pages build on, late the rest. */
function preloadsOf(chunks: readonly Rolldown.OutputChunk[], { document, path }: DrawnPage): Preloads {
  if (document === 'landing') return { early: [], late: [] };
  const screen = screens[path];
  const files = filesOf(
    chunks,
    screen === undefined ? [] : [chunkAt(chunks, `/web/screens/${screen}`).fileName],
  );
  if (placeholders.has(path)) return { early: files, late: [] };
  const base = new Set(chunks.filter(({ name }) => name === 'base').map(({ fileName }) => `/${fileName}`));
  return {
    early: files.filter((file) => base.has(file)),
    late: files.filter((file) => !base.has(file)),
  };
}

/** The addresses of the app's code and of these files, with all that they import statically. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], screen: readonly string[]): readonly string[] {
  const files = new Set([...chunkAt(chunks, '/index.html').dynamicImports, ...screen]);
  for (const file of files)
    for (const more of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(more);
  return [...files].map((file) => `/${file}`);
}

/** The chunk that a module starts, by the end of the module's address. */
function chunkAt(chunks: readonly Rolldown.OutputChunk[], start: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(start));
  if (chunk === undefined) throw new Error(`The build has no chunk that starts at ${start}`);
  return chunk;
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
