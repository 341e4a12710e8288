import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSdkModel } from '#server/adapters/language-model/sdk-model.ts';
import { randomTokens } from '#server/adapters/system/random-tokens.ts';
import { systemClock } from '#server/adapters/system/system-clock.ts';
import type { ClaimVerifier } from '#server/ports/claim-verifier.ts';
import type { ModelUsageStore } from '#server/ports/model-usage.ts';
import { openWorkshopHere } from '#server/workshop-here.ts';
import { hangGuard, runsOut } from '#testing/hang-guard.ts';
import { modelSettings, noLimits } from '#testing/model-app.ts';
import type { Behaviour } from '#testing/model-server/behaviours.ts';
import { ModelServer } from '#testing/model-server/model-server.ts';
import { claimOf, claimVerifierSuite, verifierRun } from '#testing/suites/claim-verifier.ts';
import { createVerifierByWords } from '#testing/verifier-by-words.ts';
import { createCachedVerifier } from './cached-verifier.ts';
import { createModelVerifier, type ModelVerifierDeps } from './model-verifier.ts';

const server = new ModelServer();
let baseUrl: string;
beforeAll(async () => {
  baseUrl = await server.listen();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const outcomes: string[] = [];
const unlimited: ModelUsageStore = {
  take: async () => 'taken',
  settle: async () => undefined,
  ofDay: async () => ({ requests: 0, input: 0, output: 0, costMicros: 0 }),
  switchedOff: async () => null,
  switch: async () => undefined,
};

function byModel(more: Partial<ModelVerifierDeps> = {}): ClaimVerifier {
  outcomes.length = 0;
  return createModelVerifier({
    model: createSdkModel({ ...modelSettings, baseUrl }),
    workshop: openWorkshopHere(),
    database: { modelUsage: unlimited },
    clock: systemClock,
    tokens: randomTokens,
    limits: noLimits,
    longestMs: hangGuard,
    longestInBackgroundMs: hangGuard,
    count: (outcome) => outcomes.push(outcome),
    ...more,
  });
}

describe('a verifier by words', () => claimVerifierSuite(createVerifierByWords));
describe('a model as a verifier', () => claimVerifierSuite(byModel));
describe('a verifier that remembers', () =>
  claimVerifierSuite(() => createCachedVerifier(createVerifierByWords(), 100)));
describe('a model that is remembered', () => claimVerifierSuite(() => createCachedVerifier(byModel(), 100)));

const claims = [claimOf('Exercise may reduce knee pain.'), claimOf('We asked 249 adults.')];

describe('a model as a verifier, when it', () => {
  it.each<[string, Behaviour, string]>([
    ['has too much to do', { does: 'status', status: 429 }, 'busy'],
    ['has no credit', { does: 'status', status: 429, code: 'insufficient_quota' }, 'no-credit'],
    ['fails', { does: 'status', status: 500 }, 'failed'],
    ['breaks off', { does: 'drop' }, 'cut'],
    ['answers with a page', { does: 'garbage', kind: 'html' }, 'garbled'],
    ['answers in prose', { does: 'garbage', kind: 'prose' }, 'ok'],
    ['answers half an object', { does: 'garbage', kind: 'truncated' }, 'ok'],
    ['answers nothing', { does: 'garbage', kind: 'empty' }, 'garbled'],
    ['answers other fields', { does: 'garbage', kind: 'wrong-keys' }, 'ok'],
  ])('%s, says nothing and is not asked again', async (_what, behaviour, outcome) => {
    server.behave(behaviour);
    expect(await byModel().entails(claims, verifierRun())).toEqual([null, null]);
    expect(outcomes).toEqual([outcome]);
    expect(server.requests).toHaveLength(1);
  });

  it('keeps silent, is waited for no longer than its share', async () => {
    server.behave({ does: 'keep-silent' });
    expect(await byModel({ longestMs: runsOut }).entails(claims, verifierRun())).toEqual([null, null]);
    const inBackground = verifierRun({ inBackground: true });
    expect(await byModel({ longestInBackgroundMs: runsOut }).entails(claims, inBackground)).toEqual([
      null,
      null,
    ]);
    expect(outcomes).toEqual(['slow']);
  });

  it('is left by the person, is let go at once', async () => {
    server.behave({ does: 'keep-silent' });
    const person = new AbortController();
    const asked = byModel().entails(claims, verifierRun({ signal: person.signal }));
    await server.until((requests) => requests.length === 1);
    person.abort();
    expect(await asked).toEqual([null, null]);
    await server.until(([request]) => request?.left === true);
  });

  it('has no budget left, is not asked', async () => {
    const full = async () => 'user-cap' as const;
    const verifier = byModel({ database: { modelUsage: { ...unlimited, take: full } } });
    expect(await verifier.entails(claims, verifierRun())).toEqual([null, null]);
    expect(server.requests).toEqual([]);
  });

  it('is asked about many claims, gets several in one request, and one that fails costs no other', async () => {
    const many = Array.from({ length: 20 }, (_, at) => claimOf(`We asked 249 adults, ${at}.`));
    server.next({ does: 'status', status: 500 });
    const verdicts = await byModel().entails(many, verifierRun());
    expect(server.requests).toHaveLength(2);
    const none = verdicts.filter((one) => one === null).length;
    expect([8, 12]).toContain(none);
  });
});

describe('what is remembered', () => {
  it('is not asked again: of a changed post the new sentence alone', async () => {
    const inner = createVerifierByWords();
    const verifier = createCachedVerifier(inner, 100);
    const [one, other] = claims;
    const first = await verifier.entails(claims, verifierRun());
    const fresh = claimOf('Adults may exercise.');
    const second = await verifier.entails([...claims, fresh], verifierRun());
    expect(second.slice(0, 2)).toEqual(first);
    expect(inner.asked).toEqual([[one, other], [fresh]]);
  });

  it('is asked anew beside other sentences', async () => {
    const inner = createVerifierByWords();
    const verifier = createCachedVerifier(inner, 100);
    const claim = claimOf('Adults may exercise.');
    await verifier.entails([claim], verifierRun());
    await verifier.entails([{ ...claim, evidence: claim.evidence.slice(1) }], verifierRun());
    expect(inner.asked).toHaveLength(2);
  });

  it('is no answer that did not come, and no more than there is room for', async () => {
    const inner = createVerifierByWords();
    const verifier = createCachedVerifier(inner, 1);
    await verifier.entails(claims, verifierRun({ signal: AbortSignal.abort() }));
    await verifier.entails(claims, verifierRun());
    await verifier.entails(claims, verifierRun());
    expect(inner.asked.map((asked) => asked.length)).toEqual([2, 1]);
  });
});
