import { type Behaviour, garbages } from '#testing/model-server/behaviours.ts';
import { ModelServer } from '#testing/model-server/model-server.ts';
import type { Fault, Outcome } from '../fault.ts';
import { modelEnv, startModel } from '../model.ts';
import { mayComeAgain, Person, type Said, send } from '../person.ts';
import { pause, type Scene, type TestDatabase } from '../scene.ts';

const writing = 'server/routes/writing.test.ts';
const sdk = 'server/adapters/language-model/sdk-model.test.ts';

export const modelService: readonly Fault[] = [
  {
    number: 13,
    title: 'Model service says 429 with Retry-After',
    cause: 'once, then always',
    alsoIn: [
      { file: writing, name: 'fault 13: waits as told and tries again; fault 15: tries three times in all' },
    ],
    run: async (scene) => {
      const at = await place(scene);
      at.model.next({ does: 'status', status: 429, retryAfter: 2 });
      const answered = await at.ask();
      scene.check(answered?.status === 200, `one 429 came to ${answered?.status}`);
      const [first, second] = at.model.writings;
      const waited = (second?.at ?? 0) - (first?.at ?? 0);
      scene.check(waited >= 2000, `it came again after ${Math.round(waited)} ms, 2 s were asked for`);
      at.model.behave({ does: 'status', status: 429, retryAfter: 1 });
      const refused = await at.refused();
      const tries = at.model.writings.length - 2;
      scene.check(tries === 3, `${tries} tries instead of 3`);
      return at.outcome(`waited ${Math.round(waited)} ms; then ${tries} tries and ${refused?.status}`);
    },
  },
  {
    number: 14,
    title: 'Model service says 429 because the credit is spent',
    cause: 'an error of the code insufficient_quota',
    alsoIn: [{ file: writing, name: 'fault 14: is not tried again' }],
    run: async (scene) => {
      const at = await place(scene);
      at.model.behave({
        does: 'status',
        status: 429,
        code: 'insufficient_quota',
        message: 'insufficient_quota',
      });
      const refused = await at.refused();
      scene.check(at.model.writings.length === 1, `${at.model.writings.length} tries instead of 1`);
      const metrics = await send(`${at.url}/api/metrics`, 'GET');
      const counted =
        metrics?.text.includes('paperlark_model_requests_total{outcome="no-credit"} 1') === true;
      scene.check(counted, 'the metrics, by which operators are alarmed, do not tell');
      scene.check(refused?.text.includes('no credit') === true, `the words: ${refused?.text}`);
      return at.outcome('one try, told by its own name in words and metrics');
    },
  },
  {
    number: 15,
    title: 'Model service fails: 500, 502, 503, 529',
    cause: 'twice each, then without end until it is left alone',
    alsoIn: [
      {
        file: writing,
        name: 'fault 15: is left alone after failures in a row, and asked again after a rest',
      },
    ],
    run: failing,
  },
  {
    number: 16,
    title: 'Model service refuses connections, or its name is not known',
    cause: 'a port on which nobody listens; a host that no name service knows',
    alsoIn: [{ file: writing, name: 'fault 16: is told as that, refused connection and unknown name alike' }],
    run: unreachable,
  },
  broken(
    17,
    'Model service takes the request and never answers',
    'no headers; the limit is 1 s (LLM_FIRST_BYTE_MS)',
    { does: 'keep-silent' },
    [{ file: sdk, name: 'headers that never come are cut at the limit' }],
  ),
  broken(
    18,
    'Answer of the model stalls',
    'silence after the first words; the limit is 1 s (LLM_IDLE_MS)',
    { does: 'stall' },
    [{ file: sdk, name: 'a stream that stalls after its first words is ended by the silence' }],
  ),
  broken(19, 'Answer of the model breaks off', 'the connection is dropped half way', { does: 'drop' }, []),
  broken(
    20,
    'Error in the middle of the model’s answer',
    'an error event after status 200',
    { does: 'error-event' },
    [],
  ),
  {
    number: 21,
    title: 'Model answers rubbish',
    cause: `${garbages.join(', ')}; and posts over the limits`,
    alsoIn: [{ file: writing, name: 'that break a limit are cut by whole units' }],
    run: rubbish,
  },
  {
    number: 22,
    title: 'Client leaves while the model writes',
    cause: 'the connection is closed after the first words',
    alsoIn: [
      {
        file: writing,
        name: 'fault 22: leaving ends the request upstream, and gives back what was not told yet',
      },
    ],
    run: async (scene) => {
      const at = await place(scene);
      at.model.next({ does: 'wait', manner: 'good' });
      const leaving = new AbortController();
      const asked = at.person.post(at.url, 'left', {}, leaving.signal);
      await at.model.until((requests) => requests.length === 1);
      leaving.abort();
      await asked;
      const began = performance.now();
      await at.model.until(([request]) => request?.left === true);
      const ended = performance.now() - began;
      await scene.until('the post is given back', async () => (await at.person.used(at.url)) === 0);
      return at.outcome(
        `the request to the model was ended ${Math.round(ended)} ms after the client had left`,
      );
    },
  },
];

/** A fault after which the request is refused, nothing is counted and nothing kept; the next one is answered. */
function broken(
  number: number,
  title: string,
  cause: string,
  behaviour: Behaviour,
  alsoIn: NonNullable<Fault['alsoIn']>,
): Fault {
  return {
    number,
    title,
    cause,
    alsoIn,
    run: async (scene) => {
      const at = await place(scene, { LLM_FIRST_BYTE_MS: '1000' });
      at.model.next(behaviour);
      const began = performance.now();
      const refused = await at.refused();
      return at.outcome(`${refused?.status} after ${Math.round(performance.now() - began)} ms`);
    },
  };
}

interface Place {
  readonly model: ModelServer;
  readonly url: string;
  readonly person: Person;
  readonly database: TestDatabase;
  /** One request for a post. */
  ask(): Promise<Said>;
  /** The same, which must be refused in words, with nothing counted or kept. */
  refused(): Promise<Said>;
  /** Checks that all works again, and that exactly the posts that were answered are counted. */
  outcome(seen: string): Promise<Outcome>;
}

async function place(scene: Scene, more: Readonly<Record<string, string>> = {}): Promise<Place> {
  const database = await scene.database();
  const { model, env } = await startModel(scene);
  const server = await scene.server({ ...env, ...more, DATABASE_URL: database.url });
  const person = await Person.signUp(server.url);
  return placeAt(scene, { model, url: server.url, person, database });
}

function placeAt(scene: Scene, at: Pick<Place, 'model' | 'url' | 'person' | 'database'>): Place {
  let [asked, answered] = [0, 0];
  const ask = async (): Promise<Said> => {
    asked += 1;
    const said = await at.person.post(at.url, `post-${asked}`);
    if (said?.status === 200) answered += 1;
    return said;
  };
  return {
    ...at,
    ask,
    async refused() {
      const said = await ask();
      const isClear =
        said?.status === 502 || (said?.status === 503 && mayComeAgain({ ...said, retryAfter: 0 }));
      scene.check(isClear, `instead of a refusal: ${said?.status} ${said?.text.slice(0, 200)}`);
      scene.check(
        said?.text.includes('not counted') === true,
        `the words do not say that nothing was counted: ${said?.text}`,
      );
      scene.check((await at.person.used(at.url)) === answered, 'a post that was not made is counted');
      const kept = await at.database.query('select 1 from replays');
      scene.check(kept.length === answered, 'something of the failure was kept');
      return said;
    },
    async outcome(seen) {
      at.model.reset();
      const recoveredMs = await scene.until(
        'a post is written',
        async () => (await ask())?.status === 200,
        250,
      );
      const used = await at.person.used(at.url);
      return { lost: Math.max(0, answered - used), doubled: Math.max(0, used - answered), recoveredMs, seen };
    },
  };
}

/** Failures in a row after which the service is left alone, and for how long, as in create-language-model.ts. */
const failuresInRow = 5;
const restSeconds = 30;

async function failing(scene: Scene): Promise<Outcome> {
  const at = await place(scene);
  for (const status of [500, 502, 503, 529]) {
    at.model.next({ does: 'status', status }, { does: 'status', status });
    const said = await at.ask();
    scene.check(said?.status === 200, `two times ${status} came to ${said?.status}`);
  }
  const before = at.model.writings.length;
  at.model.behave({ does: 'status', status: 500 });
  await at.refused();
  await at.refused();
  const resting = await at.refused();
  const asked = at.model.writings.length - before;
  scene.check(asked === failuresInRow, `the service was asked ${asked} times instead of ${failuresInRow}`);
  const wait = resting?.retryAfter ?? 0;
  scene.check(wait > 0 && wait <= restSeconds, `clients are told to come again after ${wait} s`);
  at.model.behave({ does: 'answer', manner: 'good' });
  const began = performance.now();
  await scene.until('the service is asked again', async () => {
    await pause(500);
    return (await at.person.post(at.url, 'post-rested'))?.status === 200;
  });
  const used = await at.person.used(at.url);
  return {
    lost: Math.max(0, 5 - used),
    doubled: Math.max(0, used - 5),
    recoveredMs: performance.now() - began,
    seen: `two failures are bridged; after ${asked} in a row clients are told at once to come again after ${wait} s, and the service is asked again by itself`,
  };
}

async function unreachable(scene: Scene): Promise<Outcome> {
  const database = await scene.database();
  const gone = new ModelServer();
  const address = await gone.listen();
  await gone.close();
  const unknown = await scene.server({ ...modelEnv('http://no-such-host/v1'), DATABASE_URL: database.url });
  const stranger = await Person.signUp(unknown.url);
  const said = await stranger.post(unknown.url, 'unknown');
  scene.check(said?.status === 503 && said.text.includes('cannot be reached'), `unknown name: ${said?.text}`);
  const server = await scene.server({ ...modelEnv(address), DATABASE_URL: database.url });
  const person = await Person.signUp(server.url);
  const refused = await person.post(server.url, 'refused');
  scene.check(
    refused?.status === 503 && refused.text.includes('cannot be reached'),
    `refused: ${refused?.text}`,
  );
  scene.check((await person.used(server.url)) === 0, 'a post that was not made is counted');
  const model = new ModelServer();
  await model.listen(Number(new URL(address).port));
  scene.afterwards(() => model.close());
  return placeAt(scene, { model, url: server.url, person, database }).outcome('503 each, the service named');
}

async function rubbish(scene: Scene): Promise<Outcome> {
  const at = await place(scene);
  const seen: string[] = [];
  for (const kind of garbages) {
    // Each time a service that has not failed before: five failures in a row would have it left alone.
    at.model.reset();
    at.model.next({ does: 'garbage', kind }, { does: 'garbage', kind });
    const person = await Person.signUp(at.url);
    const said = await person.post(at.url, kind);
    const used = await person.used(at.url);
    const asked = at.model.writings.length;
    seen.push(`${kind} ${said?.status}`);
    scene.check(asked <= 3, `${kind}: the model was asked ${asked} times`);
    scene.check(
      used === (said?.status === 200 ? 1 : 0),
      `${kind}: ${said?.status} and ${used} posts counted`,
    );
    scene.check(
      said?.status === 200 || said?.status === 502 || said?.status === 503,
      `${kind}: ${said?.text}`,
    );
    if (said?.status === 200) checkPost(scene, kind, said.text);
    await (await Person.signUp(at.url)).post(at.url, 'good');
  }
  at.model.reset();
  at.model.behave({ does: 'answer', manner: 'breaks-limits' });
  const long = await (await Person.signUp(at.url)).post(at.url, 'long');
  checkPost(scene, 'over the limit', long?.text ?? '');
  return at.outcome(`${seen.join(', ')}; over the limit ${long?.status}`);
}

/** A post that is answered must be one: within the limit of X. */
function checkPost(scene: Scene, kind: string, answer: string): void {
  const { data }: { data?: { generatedContent?: { twitter?: string } } } = JSON.parse(answer);
  const post = data?.generatedContent?.twitter ?? '';
  scene.check(post.length > 20 && post.length <= 280, `${kind}: a post of ${post.length} characters`);
}
