import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, testOrigin } from '#testing/make-app.ts';
import { keepRedirectsHere } from './own-redirects.ts';

/** Names of parameters and fields that the library, or another one day, sends people to. */
const names = [
  'callbackURL',
  'redirectTo',
  'errorCallbackURL',
  'newUserCallbackURL',
  'redirect',
  'next',
  'url',
  'returnTo',
];

/** Ways to write "elsewhere" that some reader takes for a path of ours. */
const spelling = fc
  .tuple(
    fc.constantFrom(
      '',
      '/',
      '/.',
      '/..',
      '/a/..',
      '/%2e',
      '/%2e%2e',
      '/./.',
      '/a/b/../..',
      '/%2E%2e/x/..',
      '\\',
      '/\\',
      '\t/',
      '/\t',
      '/\n',
      ' ',
    ),
    fc.constantFrom(
      '//',
      '///',
      '/\\',
      '\\/',
      '\\\\',
      '/\t/',
      '//\n',
      'https://',
      'http:',
      'https:/',
      'hTTps:',
      'javascript:',
      'data:text/html,',
      '//user@',
      '//posts.example.org@',
    ),
    fc.constantFrom(
      'evil.example',
      'evil.example:443',
      '%65vil.example',
      '\uFF45vil.example',
      'evil.example#',
      'evil.example?',
      '[::1]',
      '0x7f.1',
    ),
    fc.constantFrom('', '/', '/login', '/..//', '?x=1', '#x', '%00', '/%0d%0aSet-Cookie:a=b'),
  )
  .map((parts) => parts.join(''));

/** As a browser does. */
const leadsElsewhere = (location: string) =>
  !URL.canParse(location, `${testOrigin}/api/x`) ||
  new URL(location, `${testOrigin}/api/x`).origin !== testOrigin;

describe('a redirect', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    keepRedirectsHere(app, [testOrigin]);
    app.get('/to', async (request, reply) => {
      const { to } = request.query as { to: string };
      // Written as it is: what a framework makes safe is not what is tried here.
      return reply.code(302).header('location', to).header('set-cookie', 'a=b').send('on your way');
    });
    await app.ready();
  });
  afterAll(() => app.close());

  const follow = (to: string) => app.inject({ url: `/to?${new URLSearchParams({ to })}` });

  it('leads to no other site, however its address is written (property)', async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(spelling, async (to) => {
        const { statusCode, headers } = await follow(to);
        // A header cannot hold every character: that is a fault before anybody is sent anywhere.
        if (statusCode === 500) return;
        if (leadsElsewhere(to)) {
          refused += 1;
          expect([statusCode, headers.location, headers['set-cookie']]).toEqual([400, undefined, undefined]);
        } else expect([statusCode, headers.location]).toEqual([302, to]);
      }),
      { numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(50);
  });

  it.each([
    '//evil.example/login',
    '///evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('to %s is none', async (to) => expect((await follow(to)).statusCode).toBe(400));

  it.each(['/login', '/sign-in/callback?flow=1', `${testOrigin}/home`, '?x=1'])('to %s is one', async (to) =>
    expect((await follow(to)).headers['location']).toBe(to),
  );
});

describe('the calls of the identity provider', () => {
  const gets = [
    '/verify-email',
    '/reset-password/x',
    '/callback/google',
    '/token',
    '/jwks',
    '/error',
    '/sign-out',
  ];
  const posts = ['/request-password-reset', '/sign-in/email', '/sign-in/social', '/send-verification-email'];
  const morePosts = ['/verify-email', '/sign-out', '/reset-password', '/callback/google', '/sign-up/email'];

  it('send nobody to another site, whatever parameter says so in whatever spelling (property)', async () => {
    const test = await makeApp({ signsInWith: 'embedded-identity', google: 'google' });
    await fc.assert(
      fc.asyncProperty(
        spelling,
        fc.constantFrom(...names),
        fc.constantFrom(...gets),
        async (to, name, path) => {
          const said = new URLSearchParams({ token: 'x', code: 'c', state: 's', error: 'e', [name]: to });
          const answer = await test.app.inject({ url: `/api/identity${path}?${said}` });
          const { location } = answer.headers;
          if (location !== undefined) expect(leadsElsewhere(String(location))).toBe(false);
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 100 },
    );
    await test.close();
  });

  it('hand no such parameter on, though a library would follow all that it gets (property)', async () => {
    const handed: string[] = [];
    const test = await makeApp({
      identity: () => ({
        identity: {
          provesFirst: false,
          ownerOfSecrets: async () => null,
          handle: async (request) => {
            const { search } = new URL(request.url);
            handed.push(decodeURIComponent(search) + (await request.text()));
            return new Response(null, { status: 302, headers: { location: '//evil.example/login' } });
          },
        },
        signIn: { kind: 'embedded', google: 'google', mails: true },
      }),
    });
    const paths = [...posts, ...morePosts].filter((path) => !/request-|send-/.test(path));
    await fc.assert(
      fc.asyncProperty(
        spelling,
        fc.constantFrom(...names),
        fc.constantFrom(...paths),
        async (to, name, path) => {
          handed.length = 0;
          const url = `/api/identity${path}?${new URLSearchParams({ [name]: to })}`;
          const payload = { email: 'ada@example.org', password: 'a long passphrase', [name]: to };
          const answer = await test.app.inject({ method: 'POST', url, payload });
          expect(handed.filter((text) => text.includes('evil') || text.includes(name))).toEqual([]);
          expect(answer.headers.location).toBeUndefined();
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 150 },
    );
    await test.close();
  });
});
