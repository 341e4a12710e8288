import { describe, expect, it } from 'vitest';
import { isPagePath } from './pages.ts';

describe('isPagePath', () => {
  it.each([
    '/',
    '/login',
    '/login/',
    '/pricing',
    '/privacy',
    '/terms',
    '/imprint',
    '/home',
    '/chat/What-was-found-1795000000000',
    '/chat/%C3%BC',
    '/account',
    '/join/q1-_',
    '/team-dashboard',
    '/admin/generate-trial',
    '/redeem-trial',
    '/runs',
    '/runs/7b0f3b3e-0f43-4c3e-9a51-2f0f6a0f8a11',
  ])('knows %s', (path) => {
    expect(isPagePath(path)).toBe(true);
  });

  it.each(['/nowhere', '/join', '/join/a/b', '/admin', '/chat', '/chat/', '/chat/a/b', '/login/x', '/Home'])(
    'does not know %s',
    (path) => {
      expect(isPagePath(path)).toBe(false);
    },
  );
});
