import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Ways to make markup, a script or a style of a text; React writes everything else as text. */
const markupMakers =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc|srcDoc|\beval\(|new Function\(|setTimeout\(\s*['"`]/;

const files = ['web', 'public'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.(?:tsx?|js)$/.test(name) && !name.includes('.test.')),
);

describe('the web app', () => {
  it('writes no text of anybody into a page as markup', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((name) => markupMakers.test(readFileSync(root + name, 'utf8')))).toEqual([]);
  });

  it('has no script or handler inside its documents, which the content policy would refuse', () => {
    for (const name of ['index.html', 'landing.html', 'sign-in-callback.html', 'public/offline.html']) {
      const html = readFileSync(root + name, 'utf8');
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|javascript:|<style|\sstyle=/);
    }
  });
});

describe('the search', () => {
  it.each(['<p dangerouslySetInnerHTML={x} />', 'node.innerHTML = text', 'eval(text)', "setTimeout('x')"])(
    'finds %s',
    (code) => expect(markupMakers.test(code)).toBe(true),
  );
});
