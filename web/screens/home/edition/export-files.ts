import { platforms } from '#domain/posts/platforms.ts';
import { type Edition, platformsOf, textsOf } from './edition.ts';
import type { ZipEntry } from './zip-files.ts';

/** The posts as files: one text to read, and everything as JSON. */
export function exportFiles(edition: Edition): ZipEntry[] {
  const bytes = new TextEncoder();
  const { request, factSheet, evidence, warnings, posts } = edition;
  const data = { request, posts, factSheet, evidence, warnings };
  return [
    { name: 'posts.txt', content: bytes.encode(plainText(edition)) },
    { name: 'posts.json', content: bytes.encode(`${JSON.stringify(data, null, 2)}\n`) },
  ];
}

function plainText(edition: Edition): string {
  const texts = textsOf(edition);
  const posts = platformsOf(edition).map((id) => `${platforms[id].label}\n\n${texts[id] ?? ''}\n`);
  return [...posts, `${edition.evidence.text}\n`].join('\n---\n\n');
}
