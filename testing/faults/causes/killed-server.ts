import { writeTable } from '#domain/runs/table.ts';
import { trialAbstract } from '#testing/abstracts.ts';
import type { Fault, Outcome } from '../fault.ts';
import { startModel } from '../model.ts';
import { paddleEnv, startPaddle } from '../paddle.ts';
import { at, Person, type Said } from '../person.ts';
import { adminEmail, pause, type Scene, type TestDatabase } from '../scene.ts';

/** Posts of a month on the free plan. */
const freePosts = 5;

export const killedServer: readonly Fault[] = [
  {
    number: 1,
    title: 'Server killed after it had reserved the posts',
    cause: 'SIGKILL while the model is asked; PostgreSQL, then the embedded database',
    run: async (scene) => {
      const shared = await killWhileAsking(scene, (await scene.database()).url);
      const embedded = await killWhileAsking(scene, null);
      return {
        lost: shared.lost + embedded.lost,
        doubled: shared.doubled + embedded.doubled,
        recoveredMs: shared.recoveredMs,
        seen: `on PostgreSQL, where other servers may be at work, the key is free after its lease; on the embedded database after ${Math.round(embedded.recoveredMs ?? 0)} ms`,
      };
    },
  },
  {
    number: 2,
    title: 'Server killed after the model’s answer, before the commit',
    cause: 'the last statement of the transaction is held back on its way, then SIGKILL',
    run: async (scene) => {
      const database = await scene.database();
      const gate = await scene.gate();
      const { model, env } = await startModel(scene);
      const first = await scene.server({ ...env, DATABASE_URL: gate.url(database.name) });
      const person = await Person.signUp(first.url);
      const held = gate.trap(/update "replays" set "answer"/, 'keep-question');
      const asked = person.post(first.url, 'key');
      await held;
      await first.end('SIGKILL');
      await asked;
      scene.check(model.requests.length === 1, 'the model was not asked once before the kill');
      const second = await scene.server({ ...env, DATABASE_URL: database.url });
      return afterKill(scene, person, second.url, 'answer written, nothing committed, nothing charged');
    },
  },
  {
    number: 3,
    title: 'Server killed between taking a payment event and saying so',
    cause: 'the commit is done, its answer held back, then SIGKILL; all events sent again, twice',
    alsoIn: [{ file: 'server/routes/billing.test.ts', name: 'takes each event once, also ten at a time' }],
    run: killBetweenEventAndAnswer,
  },
  {
    number: 4,
    title: 'Server killed while it works on a queue',
    cause: 'SIGKILL with four rows of a run in work; for mails see the tests named',
    alsoIn: [
      { file: 'server/mail.test.ts', name: 'sends once what no mail server had taken yet, on %s' },
      { file: 'server/runs.test.ts', name: 'makes every draft once, and counts each post once' },
    ],
    run: killWhileWorking,
  },
];

/** On a database of its own where the address is null. */
async function killWhileAsking(scene: Scene, databaseUrl: string | null): Promise<Outcome> {
  const { model, env: modelEnv } = await startModel(scene);
  const env = {
    ...modelEnv,
    DATA_DIR: scene.folder(),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  const first = await scene.server(env);
  const person = await Person.signUp(first.url);
  model.next({ does: 'keep-silent' });
  const asked = person.post(first.url, 'key');
  await model.until((requests) => requests.length === 1);
  scene.check((await person.used(first.url)) === 1, 'nothing was reserved while the model was asked');
  await first.end('SIGKILL');
  await asked;
  const second = await scene.server(env);
  return afterKill(scene, person, second.url, '');
}

/** The same request again until it is answered, and then as many others as the plan has posts left. */
async function afterKill(scene: Scene, person: Person, url: string, seen: string): Promise<Outcome> {
  let said: Said = null;
  const recoveredMs = await scene.until(
    'the repeated request is answered',
    async () => {
      said = await person.post(url, 'key');
      const isFine = said?.status === 200 || (said?.status === 409 && said.retryAfter !== null);
      scene.check(isFine, `the repeated request got ${said?.status} ${said?.text}`);
      return said?.status === 200;
    },
    200,
  );
  const repeated = await person.post(url, 'key');
  scene.check(repeated?.text === at(said, 'text'), 'a repeated request got another answer');
  const used = await person.used(url);
  for (let number = 1; number < freePosts; number += 1) {
    const more = await person.post(url, `more-${number}`);
    scene.check(more?.status === 200, `post ${number + 1} of the month got ${more?.status}: posts were lost`);
  }
  scene.check(
    (await person.post(url, 'too-many'))?.status === 402,
    'there were more posts than the plan has',
  );
  return { lost: Math.max(0, 1 - used), doubled: Math.max(0, used - 1), recoveredMs, seen };
}

async function killBetweenEventAndAnswer(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const gate = await scene.gate();
  const paddle = await startPaddle(scene);
  const first = await scene.server({ ...paddleEnv(paddle), DATABASE_URL: gate.url(database.name) });
  const person = await Person.signUp(first.url);
  await paddle.buy(person, first.url);
  const events = paddle.sent();
  const fatal = events.findIndex((event) => event.includes('"transaction.completed"'));
  for (const event of events.slice(0, fatal)) await paddle.deliver(first.url, event);
  const committed = gate.trapCommitAfter(/insert into "payment_events"/, 'keep-answer');
  const unanswered = paddle.deliver(first.url, events[fatal] ?? '');
  await committed;
  await first.end('SIGKILL');
  scene.check((await unanswered) === null, 'the event was answered before the kill');
  const second = await scene.server({ ...paddleEnv(paddle), DATABASE_URL: database.url });
  const started = performance.now();
  for (const event of [...events, ...events]) {
    const status = await paddle.deliver(second.url, event);
    scene.check(status === 200, `an event sent again got ${status}`);
  }
  const recoveredMs = performance.now() - started;
  scene.check(at((await person.get(second.url, '/api/teams/me'))?.body, 'planKey') === 'PRO', 'no plan');
  return {
    ...(await effects(database, events.length)),
    recoveredMs,
    seen: `${events.length} events, each sent two or three times`,
  };
}

/** One row an event, one payment, one mail. */
async function effects(database: TestDatabase, events: number) {
  const [row] = await database.query<{ events: number; payments: number; mails: number }>(
    `select (select count(*)::int from payment_events) as events, (select count(*)::int from payments) as payments,
     (select count(*)::int from mails where template = 'plan-started') as mails`,
  );
  const counts = [(row?.events ?? 0) - events, (row?.payments ?? 0) - 1, (row?.mails ?? 0) - 1];
  return {
    lost: counts.reduce((sum, count) => sum + Math.max(0, -count), 0),
    doubled: counts.reduce((sum, count) => sum + Math.max(0, count), 0),
  };
}

const rows = 12;

async function killWhileWorking(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const { model, env: modelEnv } = await startModel(scene);
  const env = { ...modelEnv, DATABASE_URL: database.url };
  const first = await scene.server(env);
  await database.query(logDrafts);
  const person = await Person.signUp(first.url, adminEmail);
  model.next(...Array.from({ length: 4 }, () => ({ does: 'keep-silent' }) as const));
  const upload = writeTable([
    ['title', 'abstract'],
    ...Array.from({ length: rows }, (_, row) => [
      `Trial ${row}`,
      trialAbstract.replace('249', `${200 + row}`),
    ]),
  ]);
  const begun = await person.send(first.url, 'POST', '/api/runs', {
    body: { upload, platforms: ['twitter'] },
  });
  scene.check(begun?.status === 200, `the run was not begun: ${begun?.text}`);
  await model.until((requests) => requests.length === 4);
  await first.end('SIGKILL');
  const second = await scene.server(env);
  const run = `/api/runs/${at(begun?.body, 'id')}`;
  const recoveredMs = await scene.until(
    'all rows are done',
    async () => at((await person.get(second.url, run))?.body, 'counts', 'done') === rows,
    200,
  );
  await pause(500);
  const [row] = await database.query<{ drafts: number; different: number; used: number; reserved: number }>(
    `select count(*)::int as drafts, count(distinct line_order)::int as different,
     (select sum(used)::int from usage_months) as used, (select count(*)::int from usage_reservations) as reserved from draft_log`,
  );
  scene.check(row?.reserved === 0, 'posts are still reserved');
  return {
    lost: rows - (row?.different ?? 0),
    doubled: (row?.drafts ?? 0) - (row?.different ?? 0) + Math.abs((row?.used ?? 0) - rows),
    recoveredMs,
    seen: `${row?.drafts} drafts of ${rows} rows, ${row?.used} posts counted`,
  };
}

/** What is written, as the database sees it: every row that turns into a draft, each time it does. */
const logDrafts = `
  create table draft_log (line_order integer);
  create function log_draft() returns trigger language plpgsql as $$
    begin insert into draft_log values (new.line_order); return new; end $$;
  create trigger log_drafts after update on run_rows for each row
    when (new.state = 'done') execute function log_draft();`;
