import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '#testing/databases.ts';
import { adminEmail, makeApp, type TestApp } from '#testing/make-app.ts';

const newEmail = () => `${randomUUID()}@example.org`;
const inquiry = () => ({
  name: 'Ada Lovelace',
  email: newEmail(),
  organization: 'Analytical Society',
  phone: '+44 20 7946 0000',
  message: 'Hello,\n\nwe would like to see it.\n\nOrganization size: 11-50',
});
const answer = { message: 'Thank you for your inquiry! Our sales team will contact you shortly.' };

describe.each(databaseKinds)('writing to sales, on %s', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ database });
  });
  afterAll(() => test.close());

  const send = (payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url: '/api/contact', payload, headers });
  const openForm = async () => (await test.app.inject({ url: '/api/contact/form' })).json();
  const stored = async (email: string) => {
    const { headers } = await test.signIn({ email: adminEmail });
    const list = await test.app.inject({ url: '/api/contact?limit=200', headers });
    return list.json().filter((one: { email: string }) => one.email === email);
  };
  const mailsAbout = async (email: string) =>
    (await test.deps.database.mail.list(1000)).filter(({ to, replyTo }) => to === email || replyTo === email);

  it('stores it, mails it to sales and says so to whoever wrote', async () => {
    const { formToken } = await openForm();
    test.clock.advance(3000);
    const body = inquiry();
    const sent = await send({ ...body, formToken, referral: '' });
    expect([sent.statusCode, sent.json()]).toEqual([200, answer]);
    expect(await stored(body.email)).toEqual([
      {
        ...body,
        id: expect.any(String),
        userId: null,
        proven: true,
        createdAt: test.clock.now().toISOString(),
      },
    ]);
    const mails = await mailsAbout(body.email);
    const [toSales, receipt] = ['contact', 'contact-received'].map((name) =>
      mails.find(({ template }) => template === name),
    );
    expect(toSales).toMatchObject({ to: 'sales@paperlark.example', replyTo: body.email });
    expect(toSales?.text).toContain('> we would like to see it.');
    expect(toSales?.text).toContain('Organization size: 11-50');
    expect(receipt).toMatchObject({ to: body.email, replyTo: 'sales@paperlark.example' });
    // Whoever typed somebody else's address must not be able to write to them.
    expect(receipt?.text).not.toContain('see it');
  });

  it('takes the call as older clients send it, and knows who is signed in', async () => {
    const body = { ...inquiry(), phone: undefined };
    const { headers, person } = await test.signIn();
    // However quick they are.
    const { formToken } = await openForm();
    expect((await send({ ...body, formToken }, headers)).statusCode).toBe(200);
    const me = (await test.app.inject({ url: '/api/me', headers })).json().user;
    expect(await stored(body.email)).toMatchObject([{ userId: me.id, phone: null, proven: true }]);
    expect(person.email).not.toBe(body.email);
    const anonymous = inquiry();
    expect((await send(anonymous)).statusCode).toBe(200);
    expect(await stored(anonymous.email)).toMatchObject([{ userId: null, proven: false }]);
  });

  it.each([
    ['fills in the field that people do not see', async () => ({ referral: 'https://spam.example' })],
    ['makes a form up', async () => ({ formToken: `${Date.now().toString(36)}.${'x'.repeat(43)}` })],
  ])('gives a robot that %s the same answer, and keeps nothing', async (_what, trick) => {
    const body = inquiry();
    const sent = await send({ ...body, ...(await trick()) });
    expect([sent.statusCode, sent.json()]).toEqual([200, answer]);
    expect(await stored(body.email)).toEqual([]);
    expect(await mailsAbout(body.email)).toEqual([]);
  });

  it('asks whoever is as quick as a robot to send it once more, and takes it then', async () => {
    const body = { ...inquiry(), formToken: (await openForm()).formToken };
    const refused = await send(body);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      429,
      '2',
      'That was quicker than we can tell from a robot, so nothing was sent yet. Please send it once more.',
    ]);
    expect(await stored(body.email)).toEqual([]);
    test.clock.advance(2000);
    expect((await send(body)).json()).toEqual(answer);
    expect(await stored(body.email)).toMatchObject([{ proven: true }]);
  });

  it('keeps the size of the organization, where it comes as a field', async () => {
    const body = { ...inquiry(), message: 'Hello', organizationSize: '51-200' };
    expect((await send(body)).statusCode).toBe(200);
    expect(await stored(body.email)).toMatchObject([{ message: 'Hello\n\nOrganization size: 51-200' }]);
  });

  it('does not lose what was written on a page that stood open for days', async () => {
    const { formToken } = await openForm();
    test.clock.advance(48 * 3_600_000);
    const body = inquiry();
    await send({ ...body, formToken });
    expect(await stored(body.email)).toMatchObject([{ proven: false }]);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['no address', { email: '' }],
    ['an address that is none', { email: 'ada' }],
    ['two addresses', { email: 'a@example.org, b@example.org' }],
    ['another header', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['no organization', { organization: undefined }],
    ['no message', { message: '\n\n' }],
    ['a size that is none', { organizationSize: 'lots' }],
    ['a message without end', { message: 'x'.repeat(5001) }],
    ['a name without end', { name: 'x'.repeat(121) }],
  ])('refuses %s', async (_what, change) => {
    const sent = await send({ ...inquiry(), ...change });
    expect([sent.statusCode, sent.json().code]).toEqual([400, 'invalid_request']);
  });

  it('shows inquiries to admins only, not even to this machine', async () => {
    const { headers } = await test.signIn();
    expect((await test.app.inject({ url: '/api/contact', headers })).statusCode).toBe(403);
    expect((await test.app.inject({ url: '/api/contact' })).statusCode).toBe(401);
  });
});

describe('floods of inquiries', () => {
  it('are held back by address, by machine and without a form, and say when to come back', async () => {
    const test = await makeApp({ settings: { rateLimitFactor: 1 } });
    const send = (payload: object, remoteAddress: string) =>
      test.app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress });
    const one = inquiry();
    const statuses = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push((await send(one, `203.0.113.${index}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    // One receipt a day, whoever types the address.
    const receipts = (await test.deps.database.mail.list(100)).filter(({ to }) => to === one.email);
    expect(receipts).toHaveLength(1);

    const fromOne = [];
    for (let index = 0; index < 6; index += 1)
      fromOne.push((await send(inquiry(), '198.51.100.1')).statusCode);
    expect(fromOne).toEqual([200, 200, 200, 200, 200, 429]);

    const formless = await Promise.all(
      Array.from({ length: 40 }, (_, index) => send(inquiry(), `192.0.2.${index}`)),
    );
    expect(formless.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30 - 8);
    const held = formless.find(({ statusCode }) => statusCode === 429);
    expect([held?.json().code, held?.headers['retry-after']]).toEqual(['rate_limited', '3600']);
    const { formToken } = (await test.app.inject({ url: '/api/contact/form' })).json();
    test.clock.advance(3000);
    expect((await send({ ...inquiry(), formToken }, '192.0.2.200')).statusCode).toBe(200);
    await test.close();
  });

  it('count a network of IPv6 as one machine, whose addresses use up nothing of all others', async () => {
    const test = await makeApp({ settings: { rateLimitFactor: 1 } });
    const send = (remoteAddress: string) =>
      test.app.inject({ method: 'POST', url: '/api/contact', payload: inquiry(), remoteAddress });
    const statuses = [];
    for (let index = 1; index <= 8; index += 1)
      statuses.push((await send(`2001:db8:7:7:${index}::${index}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await send('2001:db8:7:8::1')).statusCode).toBe(200);
    await test.close();
  });

  it('where nobody reads mail, inquiries are stored, and the receipt invites no answer', async () => {
    const test = await makeApp({ settings: { salesEmail: null, bookingUrl: 'https://calendly.com/x/y' } });
    const body = inquiry();
    await test.app.inject({ method: 'POST', url: '/api/contact', payload: body });
    expect(await test.deps.database.inquiries.list({ limit: 10, before: null })).toMatchObject([
      { email: body.email },
    ]);
    const mails = await test.deps.database.mail.list(10);
    expect(mails).toMatchObject([{ template: 'contact-received', replyTo: null }]);
    expect((await test.app.inject({ url: '/api/contact/form' })).json()).toMatchObject({
      bookingUrl: 'https://calendly.com/x/y',
      mailAddress: null,
    });
    await test.close();
  });
});
