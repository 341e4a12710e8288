import { describe, expect, it } from 'vitest';
import { headingFrom, paths, pathWithHeading } from './paths.ts';

describe('where one was heading', () => {
  it('survives the way through the login', () => {
    const chat = paths.chat('a b/ü?-1');
    expect(pathWithHeading(paths.login, paths.home)).toBe('/login');
    expect(headingFrom(pathWithHeading(paths.login, chat).slice('/login'.length))).toBe(chat);
  });

  it('takes a plan along', () => {
    const checkout = paths.checkout('PRO-month');
    expect(checkout).toBe('/pricing?plan=PRO-month');
    expect(headingFrom(pathWithHeading(paths.login, checkout).slice('/login'.length))).toBe(checkout);
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/login?next=/login',
    '',
    '/a b',
  ])('never leads to %j', (heading) => {
    expect(headingFrom(`?${new URLSearchParams({ next: heading })}`)).toBe('/home');
  });
});
