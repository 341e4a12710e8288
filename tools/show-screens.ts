// `node tools/show-screens.ts [NAME …]`: pictures of every screen and state, or of those named, in three widths and both
// themes, as a page to look through.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runStep } from './run.ts';
import { buildWebIfStale } from './web-build.ts';

const names = process.argv.slice(2);
await buildWebIfStale();
const filter = names.length > 0 ? ['-g', `^(?:.* )?(?:${names.join('|')})$`] : [];
const step = await runStep('pictures', ['playwright', 'test', ...filter], {
  show: true,
  env: { E2E_SHOTS: '1' },
});

const folder = join(root, 'test-results', 'shots');
const page = join(folder, 'index.html');
writeFileSync(page, pageOf(readdirSync(folder).filter((file) => file.endsWith('.png'))));
console.log(`\nLook through them: ${page}`);
process.exitCode = step.passed ? 0 : 1;

/** One row a screen; its pictures are links to themselves. */
function pageOf(files: readonly string[]): string {
  const byScreen = Map.groupBy(files.toSorted(), (file) => file.replace(/-\d+-(?:light|dark)\.png$/, ''));
  const rows = [...byScreen].map(
    ([screen, pictures]) =>
      `<section id="${screen}"><h2>${screen}</h2><div>${pictures.map(figure).join('')}</div></section>`,
  );
  const links = [...byScreen.keys()].map((screen) => `<a href="#${screen}">${screen}</a>`).join(' ');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Paperlark</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; } nav { columns: 12rem; } nav a { display: block; }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; } figure { margin: 0; flex: none; }
img { height: 26rem; width: 18rem; object-fit: cover; object-position: top; border: 1px solid #999; }
</style><h1>Screens of Paperlark</h1><nav>${links}</nav>${rows.join('\n')}</html>\n`;
}

function figure(file: string): string {
  const [width, theme] = file.replace('.png', '').split('-').slice(-2);
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${width} px, ${theme}</figcaption></figure>`;
}
