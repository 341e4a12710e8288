import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../chromium.ts';
import { layouts } from './layouts.ts';
import { flatDocument, wordLayouts } from './word-layouts.ts';

// Makes the files under test: `node testing/documents/make-documents.ts`. Needs Chromium and LibreOffice Writer.
const files = fileURLToPath(new URL('./files/', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'documents-'));

const browser = await chromium.launch({ executablePath: chromiumPath() });
const page = await browser.newPage();
await page.setViewportSize({ width: 800, height: 1100 });
for (const [name, { html, head, foot }] of Object.entries(layouts)) {
  await page.setContent(html);
  await page.pdf({
    path: join(files, `${name}.pdf`),
    format: 'A4',
    margin: { top: '22mm', bottom: '20mm', left: '20mm', right: '20mm' },
    displayHeaderFooter: true,
    tagged: false,
    outline: false,
    headerTemplate: head ?? '<span></span>',
    footerTemplate: foot ?? '<span></span>',
  });
}
await page.setContent(
  '<canvas width="900" height="300"></canvas><script>const c=document.querySelector("canvas").getContext("2d");c.font="40px serif";c.fillText("A page that was scanned",20,80)</script>',
);
await page.pdf({ path: join(files, 'scanned.pdf'), format: 'A4' });
await page.setContent('<p></p>');
await page.pdf({ path: join(files, 'blank.pdf'), format: 'A4' });
await browser.close();

for (const [name, layout] of Object.entries(wordLayouts)) {
  writeFileSync(join(work, `${name}.fodt`), flatDocument(layout));
  convert(name, 'pdf', 'pdf');
}
for (const [name, style] of [
  ['styled', 'Title'],
  ['unstyled', 'Standard'],
] as const) {
  const { abstract } = wordLayouts['footnotes'] ?? { abstract: '' };
  writeFileSync(join(work, `${name}.fodt`), flatDocument({ title: style, abstract }));
  convert(name, 'docx', 'docx');
}
const password = (name: string, value: string): string => `"${name}":{"type":"string","value":"${value}"}`;
const short = flatDocument({ title: 'Title', abstract: '', light: true });
writeFileSync(
  join(work, 'locked.fodt'),
  short.replace(/<office:text>.*<\/office:text>/s, '<office:text><text:p>Locked.</text:p></office:text>'),
);
convert(
  'locked',
  `pdf:writer_pdf_Export:{"EncryptFile":{"type":"boolean","value":"true"},${password('DocumentOpenPassword', 'secret')}}`,
  'pdf',
);
rmSync(work, { recursive: true });

function convert(name: string, to: string, ending: string): void {
  execFileSync('soffice', ['--headless', '--convert-to', to, '--outdir', work, join(work, `${name}.fodt`)], {
    stdio: 'ignore',
  });
  execFileSync('cp', [join(work, `${name}.${ending}`), join(files, `${name}.${ending}`)]);
}
