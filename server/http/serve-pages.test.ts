import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from './send-page.ts';
import { filledIn } from './serve-pages.ts';
import { serveWeb } from './serve-web.ts';

let webRoot: string;
let app: FastifyInstance;
const address = 'https://posts.example.org';

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'paperlark-pages-'));
  mkdirSync(join(webRoot, 'pages'));
  writeFileSync(join(webRoot, 'index.html'), 'the app');
  writeFileSync(join(webRoot, 'pages/index.html'), '<link href="https://paperlark.invalid/">landing');
  writeFileSync(
    join(webRoot, 'pages/pricing.html'),
    '<link href="https://paperlark.invalid/pricing">pricing',
  );
  writeFileSync(join(webRoot, 'pages/home.html'), '<meta name="robots" content="noindex" />the generator');
  app = Fastify();
  await serveWeb(app, webRoot, { publicUrl: address, hasPasswords: true, takesMoney: false });
});

afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

describe('the drawn pages', () => {
  it.each([
    ['/', `<link href="${address}/">landing`],
    ['/pricing', `<link href="${address}/pricing">pricing`],
  ])('are at %s, with the address of this server', async (url, body) => {
    const response = await app.inject({ url });
    expect(response.body).toBe(body);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('are sent whole each time: what a browser kept would have an older nonce', async () => {
    const headers = { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() };
    const response = await app.inject({ url: '/pricing', headers });
    expect([response.statusCode, response.headers['etag']]).toEqual([200, undefined]);
  });

  it('carry the nonce in what runs and in what is loaded for it, and in nothing else', () => {
    const html =
      '<script src="/theme.js"></script><link rel="modulepreload" crossorigin href="/a.js"><link rel="stylesheet" href="/a.css"><script type="module" src="/b.js"></script><script type="application/ld+json">{}</script><p>&lt;script&gt;</p>';
    expect(pageOf(html)('N')).toBe(
      html
        .replace('<script src', '<script nonce="N" src')
        .replace('"modulepreload"', '"modulepreload" nonce="N"')
        .replace('<script type="module"', '<script nonce="N" type="module"'),
    );
  });

  it('are not there under the names of their files', async () => {
    expect((await app.inject({ url: '/pages/pricing.html' })).statusCode).toBe(404);
  });

  it('answer HEAD', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
  });
});

it('leaves the pages that are drawn with a password field to the app where nobody signs in with one', async () => {
  for (const name of ['login', 'signup'])
    writeFileSync(join(webRoot, 'pages', `${name}.html`), 'a password field');
  const elsewhere = Fastify();
  await serveWeb(elsewhere, webRoot, { publicUrl: address, hasPasswords: false, takesMoney: false });
  for (const url of ['/login', '/signup']) expect((await elsewhere.inject({ url })).statusCode).toBe(404);
  expect((await elsewhere.inject({ url: '/pricing' })).statusCode).toBe(200);
  await elsewhere.close();
});

it('says on the document itself when real money moves, and only then', () => {
  const html = '<html lang="en"><body>';
  const served = { publicUrl: address, hasPasswords: true };
  expect(filledIn(html, { ...served, takesMoney: false })).toBe(html);
  expect(filledIn(html, { ...served, takesMoney: true })).toBe('<html data-payment="real" lang="en"><body>');
});

describe('what crawlers are told', () => {
  it('lists the pages that may be found', async () => {
    const { body, headers } = await app.inject({ url: '/sitemap.xml' });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...body.matchAll(/<loc>(.*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${address}/`,
      `${address}/pricing`,
    ]);
  });

  it('names the list', async () => {
    expect((await app.inject({ url: '/robots.txt' })).body).toContain(`Sitemap: ${address}/sitemap.xml`);
  });
});
