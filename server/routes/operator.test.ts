import { afterEach, expect, it } from 'vitest';
import { makeApp, type TestApp } from '#testing/make-app.ts';

let test: TestApp;
afterEach(() => test.close());

const told = async () => (await test.app.inject({ url: '/api/operator' })).json();

it('says that nobody has said who runs the installation, and who gets nothing', async () => {
  test = await makeApp();
  expect(await told()).toEqual({
    name: null,
    address: null,
    contact: null,
    model: null,
    payment: null,
    keepsPasswords: false,
  });
});

it('says who runs it, to anybody', async () => {
  const operator = { name: 'Example University', address: '1 Example Street', contact: 'data@example.org' };
  test = await makeApp({ settings: { operator } });
  expect(await told()).toMatchObject(operator);
});
