import { freePort } from '#server/lifecycle.ts';
import { startFirebaseStandIn } from '#testing/firebase-stand-in.ts';
import type { FaultName } from '#testing/metadata-services/faults.ts';
import { startMetadataServices } from '#testing/metadata-services/metadata-services.ts';
import type { Fault, Outcome } from '../fault.ts';
import { paddleEnv, startPaddle } from '../paddle.ts';
import { at, Person, type Said, send } from '../person.ts';
import { adminEmail, type Scene } from '../scene.ts';

const billing = 'server/routes/billing.test.ts';

export const services: readonly Fault[] = [
  {
    number: 23,
    title: 'Metadata services fail',
    cause: 'not found, silent, 504, cut, rubbish: each of all services at once',
    alsoIn: [
      {
        file: 'server/routes/lookups.test.ts',
        name: 'every look-up is answered truthfully where all are: %s',
      },
      {
        file: 'server/routes/lookups.test.ts',
        name: 'another service steps in for Crossref, and the missing notices are told',
      },
    ],
    run: failMetadata,
  },
  {
    number: 24,
    title: 'Payment service down when somebody cancels',
    cause: 'its API answers 503 with a page',
    alsoIn: [{ file: billing, name: 'says so, changes nothing, and other pages work' }],
    run: cancelWithoutPaddle,
  },
  {
    number: 25,
    title: 'Payment events that never come',
    cause:
      'none is sent; timers of the server run 60 times as fast, so that ten minutes are ten seconds; then a restart',
    alsoIn: [{ file: billing, name: 'makes up for notifications that never came' }],
    run: loseEvents,
  },
  {
    number: 26,
    title: 'Payment events of somebody unknown, or too early',
    cause: 'in reverse order, without a buyer; the buyer is named by a later one',
    alsoIn: [{ file: billing, name: 'comes to the same in every order, with any event told again' }],
    run: eventsTooEarly,
  },
  {
    number: 28,
    title: 'Keys of the sign-in service cannot be had',
    cause: 'its keys answer 503 while tokens come, old and new; then it changes its key',
    alsoIn: [
      {
        file: 'server/adapters/identity/remote-keys.test.ts',
        name: 'keeps the keys seen last while the issuer does not answer, up to the hard limit',
      },
    ],
    run: silenceKeys,
  },
];

const elife = '/api/doi/metadata?doi=10.7554/eLife.01567';

async function failMetadata(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const stand = await startMetadataServices();
  scene.afterwards(() => stand.stop());
  const said: Record<string, Said> = {};
  const times: string[] = [];
  const look = async (name: string, path: string, fault?: FaultName): Promise<void> => {
    const server = await scene.server({ ...stand.environment(fault), DATABASE_URL: database.url });
    await person.signIn(server.url);
    const began = performance.now();
    said[name] = await person.get(server.url, path);
    times.push(`${name} ${said[name]?.status} after ${Math.round(performance.now() - began)} ms`);
    await server.end('SIGTERM');
  };
  const first = await scene.server({ DATABASE_URL: database.url });
  const person = await Person.signUp(first.url, adminEmail);
  await first.end('SIGTERM');
  await look('not found', '/api/doi/metadata?doi=10.7554/eLife.99999999');
  for (const fault of ['slow', 'down', 'cut', 'garbage'] as const) await look(fault, elife, fault);
  scene.check(said['not found']?.status === 404, `not found: ${said['not found']?.text}`);
  for (const fault of ['slow', 'down', 'cut', 'garbage']) {
    const text = said[fault]?.text ?? '';
    scene.check(said[fault]?.status === 503, `${fault}: ${said[fault]?.status}`);
    scene.check(/That says nothing about the .*paste the text yourself/.test(text), `${fault}: ${text}`);
  }
  const words = new Set(Object.values(said).map((one) => String(at(one?.body, 'message'))));
  scene.check(words.size >= 4, `only ${words.size} different messages: ${[...words].join(' | ')}`);
  await look('well again', elife);
  scene.check(said['well again']?.status === 200, `well again: ${said['well again']?.text}`);
  return { lost: 0, doubled: 0, recoveredMs: null, seen: times.join(', ') };
}

async function subscriptionOf(person: Person, url: string): Promise<unknown> {
  return at((await person.get(url, '/api/me'))?.body, 'user', 'subscription');
}

async function cancelWithoutPaddle(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const paddle = await startPaddle(scene);
  const server = await scene.server({ ...paddleEnv(paddle), DATABASE_URL: database.url });
  paddle.listener = server.url;
  const person = await Person.signUp(server.url);
  await paddle.buy(person, server.url);
  const before = JSON.stringify(await subscriptionOf(person, server.url));
  const subscriptionId = at(await subscriptionOf(person, server.url), 'paddleSubscriptionId');
  const cancel = () =>
    person.send(server.url, 'POST', '/api/subscription/cancel-subscription', { body: { subscriptionId } });
  paddle.away = true;
  const refused = await cancel();
  scene.check(refused?.status === 503 && refused.retryAfter !== null, `refusal: ${refused?.status}`);
  scene.check(refused?.text.includes('Nothing was changed') === true, `words: ${refused?.text}`);
  scene.check(JSON.stringify(await subscriptionOf(person, server.url)) === before, 'something changed here');
  paddle.away = false;
  const began = performance.now();
  const done = await cancel();
  const recoveredMs = performance.now() - began;
  scene.check(done?.status === 200 && at(done.body, 'cancelsAt') !== null, `cancelled: ${done?.text}`);
  const again = await cancel();
  scene.check(again?.status === 200 || again?.status === 409, `cancelled twice: ${again?.text}`);
  const [row] = await database.query<{ n: number }>(
    `select count(*)::int as n from mails where template = 'plan-cancelled'`,
  );
  return {
    lost: 0,
    doubled: Math.max(0, (row?.n ?? 0) - 1),
    recoveredMs,
    seen: `refused with words, nothing changed; then cancelled, ${row?.n} mail about it`,
  };
}

const factor = 60;

async function loseEvents(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const paddle = await startPaddle(scene);
  const env = { ...paddleEnv(paddle), DATABASE_URL: database.url };
  const hurried = await scene.server({ ...env, HURRY: String(factor) }, ['testing/faults/hurried-timers.ts']);
  const person = await Person.signUp(hurried.url);
  const plan = async (url: string) => at((await person.get(url, '/api/teams/me'))?.body, 'planKey');
  await paddle.buy(person, hurried.url);
  scene.check((await plan(hurried.url)) === 'FREE', 'the plan was there without an event');
  const byRound = await scene.until('the plan is there', async () => (await plan(hurried.url)) === 'PRO');
  await hurried.end('SIGKILL');
  const other = await Person.signUp((await scene.server(env)).url);
  const second = await scene.server(env);
  await paddle.buy(other, second.url);
  await second.end('SIGKILL');
  const began = performance.now();
  const third = await scene.server(env);
  await scene.until('the plan is there', async () => {
    return at((await other.get(third.url, '/api/teams/me'))?.body, 'planKey') === 'PRO';
  });
  const byStart = performance.now() - began;
  const [row] = await database.query<{ events: number; payments: number }>(
    'select (select count(*)::int from payment_events) as events, (select count(*)::int from payments) as payments',
  );
  return {
    lost: paddle.sent().length - (row?.events ?? 0),
    doubled: Math.max(0, (row?.payments ?? 0) - 2),
    recoveredMs: byStart,
    seen: `${Math.round(byRound)} ms after the purchase by a round that comes every 10 minutes, hurried ${factor} times; ${Math.round(byStart)} ms after a start, the start included`,
  };
}

async function eventsTooEarly(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const paddle = await startPaddle(scene);
  const server = await scene.server({ ...paddleEnv(paddle), DATABASE_URL: database.url });
  const person = await Person.signUp(server.url);
  paddle.away = true;
  await paddle.buy(person, server.url);
  const events = paddle.sent();
  const reference = /"idToken":"[^"]+"/;
  for (const event of [...events].reverse()) {
    const status = await paddle.deliver(server.url, event.replace(reference, '"idToken":"nobody"'));
    scene.check(status === 200, `an event of nobody got ${status}`);
  }
  const plan = async () => at((await person.get(server.url, '/api/teams/me'))?.body, 'planKey');
  scene.check((await plan()) === 'FREE', 'somebody got a plan that nobody had bought');
  const [parked] = await database.query<{ n: number }>(
    'select count(*)::int as n from subscriptions where user_id is null',
  );
  scene.check(parked?.n === 1, 'the purchase was not kept');
  const activated = events.find((event) => event.includes('"subscription.activated"')) ?? '';
  const later = activated.replace(/"evt_\w+"/, '"evt_later0000001"');
  const began = performance.now();
  await paddle.deliver(server.url, later);
  await scene.until('the plan is there', async () => (await plan()) === 'PRO');
  const [row] = await database.query<{ subscriptions: number; payments: number }>(
    'select (select count(*)::int from subscriptions) as subscriptions, (select count(*)::int from payments) as payments',
  );
  return {
    lost: Math.max(0, 1 - (row?.payments ?? 0)),
    doubled: Math.max(0, (row?.payments ?? 0) - 1) + Math.max(0, (row?.subscriptions ?? 0) - 1),
    recoveredMs: performance.now() - began,
    seen: `${events.length} events of nobody are kept and open nothing; the first that names the buyer opens all of it`,
  };
}

async function silenceKeys(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const firebase = await startFirebaseStandIn();
  scene.afterwards(() => firebase.close());
  const clockPort = await freePort('127.0.0.1');
  const server = await scene.server(
    {
      DATABASE_URL: database.url,
      IDENTITY: 'firebase',
      FIREBASE_PROJECT_ID: firebase.projectId,
      FIREBASE_API_KEY: 'AIza-test',
      FIREBASE_KEYS_URL: firebase.keysUrl,
      CLOCK_PORT: String(clockPort),
    },
    ['testing/movable-clock.ts'],
  );
  const statusOf = async (uid: string): Promise<number | undefined> => {
    const token = await firebase.token({
      uid,
      email: `${uid}@example.org`,
      emailVerified: true,
      provider: 'password',
    });
    const headers = { authorization: `Bearer ${token}` };
    return (await send(`${server.url}/api/me`, 'GET', { headers }))?.status;
  };
  scene.check((await statusOf('ada')) === 200, 'a token of the first key is not taken');
  firebase.keys.areAway = true;
  scene.check((await statusOf('bob')) === 200, 'a token of a known key is not taken while the keys are away');
  await firebase.keys.change();
  // Keys are looked at anew every half minute: it is over.
  await send(`http://127.0.0.1:${clockPort}/${70 / 86_400}`, 'POST');
  const unknown = await statusOf('cleo');
  scene.check(unknown === 503, `a token of a key that may be new got ${unknown}, not 503`);
  firebase.keys.areAway = false;
  const recoveredMs = await scene.until('a token of the new key is taken', async () => {
    return (await statusOf('cleo')) === 200;
  });
  return {
    lost: 0,
    doubled: 0,
    recoveredMs,
    seen: 'known keys go on; a token of a new key gets 503, never 401, until the keys can be had',
  };
}
