import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { announce, describeProblems } from './announce.ts';
import { configurationPage } from './configuration-page.ts';
import { ownOrigins } from './own-origins.ts';
import { type Environment, readConfig } from './read-config.ts';
import { loadSecrets } from './secrets.ts';
import { settings, settingsOfMissingParts } from './settings.ts';

function configOf(env: Environment) {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.config;
}

function problemsOf(env: Environment): readonly string[] {
  const read = readConfig(env);
  return read.ok ? [] : read.problems;
}

/** All that Paddle needs. */
const paddle: Environment = {
  PAYMENT: 'paddle',
  PADDLE_API_KEY: 'pdl_sdbx_apikey_x',
  PADDLE_CLIENT_TOKEN: 'test_x',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_a, pdl_ntfset_b',
  PADDLE_PRICES: '{"PRO":{"month":"pri_m","year":"pri_y"},"BASIC_ANNUAL":"pri_b","SMALL_TEAM":"pri_t"}',
};

/** All that the two ways to sign in elsewhere need. */
const firebase: Environment = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'p-1', FIREBASE_API_KEY: 'AIza' };
const oidc: Environment = {
  IDENTITY: 'oidc',
  OIDC_ISSUER: 'https://id.example.org/realms/x',
  OIDC_CLIENT_ID: 'paperlark',
};
const keysHere = 'http://127.0.0.1:9/keys';

/** A model server on this machine. */
const ollama = {
  GENERATOR: 'openai-compatible',
  LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
  LLM_MODEL: 'qwen3:8b',
};

describe('readConfig', () => {
  it('reads what Paddle needs, and takes the stand-in in the sandbox only', () => {
    expect(configOf(paddle).payment).toEqual({
      kind: 'paddle',
      environment: 'sandbox',
      apiUrl: 'https://sandbox-api.paddle.com',
      apiKey: 'pdl_sdbx_apikey_x',
      clientToken: 'test_x',
      webhookSecrets: ['pdl_ntfset_a', 'pdl_ntfset_b'],
      prices: [
        { id: 'pri_m', plan: 'PRO', interval: 'month' },
        { id: 'pri_y', plan: 'PRO', interval: 'year' },
        { id: 'pri_b', plan: 'BASIC', interval: 'year' },
        { id: 'pri_t', plan: 'SMALL_TEAM', interval: 'year' },
      ],
    });
    expect(configOf({}).payment).toEqual({ kind: 'sandbox' });
    expect(configOf({ SANDBOX: 'off' }).payment).toEqual({ kind: 'off' });
  });

  it('reads who runs the installation, as far as it is said', () => {
    expect(configOf({}).operator).toEqual({ name: null, address: null, contact: null });
    const said = { OPERATOR_NAME: ' Example University ', OPERATOR_CONTACT: 'https://example.org/data' };
    expect(configOf(said).operator).toEqual({
      name: 'Example University',
      address: null,
      contact: 'https://example.org/data',
    });
  });

  it('reads who carries mail: a server, else the outbox in the sandbox, else nobody', () => {
    expect(configOf({}).mail).toEqual({ kind: 'outbox', salesEmail: null, bookingUrl: null });
    expect(configOf({ SANDBOX: 'off', SALES_EMAIL: 'sales@example.org' }).mail).toEqual({
      kind: 'off',
      salesEmail: 'sales@example.org',
      bookingUrl: null,
    });
    const from = 'Paperlark <hello@example.org>';
    expect(
      configOf({ SMTP_URL: 'smtps://us%40er:p%3Aw@mail.example.org', MAIL_FROM: from }).mail,
    ).toMatchObject({
      kind: 'smtp',
      host: 'mail.example.org',
      port: 465,
      tls: 'from-start',
      user: 'us@er',
      password: 'p:w',
      from: { name: 'Paperlark', address: 'hello@example.org' },
    });
    const tlsOf = (url: string) => configOf({ SMTP_URL: url, MAIL_FROM: 'a@example.org' }).mail;
    expect(tlsOf('smtp://mail.example.org')).toMatchObject({ port: 587, tls: 'required', user: null });
    for (const here of ['localhost', '127.0.0.1', '[::1]'])
      expect(tlsOf(`smtp://${here}:2525`)).toMatchObject({ tls: 'none' });
    expect(tlsOf('smtp://127.0.0.1.example.org')).toMatchObject({ tls: 'required' });
  });

  it('never repeats the password of a mail server', () => {
    expect(problemsOf({ SMTP_URL: 'smtps://u:secret-password@mail/x' }).join()).not.toContain('secret');
  });

  it('reads who signs people in, and says it at the start without the secrets', () => {
    expect(configOf({}).identity).toEqual({ kind: 'embedded', google: null });
    expect(configOf({ GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 'secret-of-google' }).identity).toEqual({
      kind: 'embedded',
      google: { clientId: 'g', clientSecret: 'secret-of-google' },
    });
    expect(configOf(firebase).identity).toEqual({
      kind: 'firebase',
      projectId: 'p-1',
      apiKey: 'AIza',
      authDomain: 'p-1.firebaseapp.com',
      password: true,
      google: true,
      keysUrl: expect.stringMatching(/^https:\/\/www\.googleapis\.com\//),
    });
    expect(
      configOf({ ...firebase, FIREBASE_METHODS: 'google', FIREBASE_KEYS_URL: keysHere }).identity,
    ).toMatchObject({
      password: false,
      google: true,
      keysUrl: keysHere,
    });
    const config = configOf({ ...oidc, OIDC_CLIENT_SECRET: 'secret-of-ours', OIDC_EMAILS_VERIFIED: 'on' });
    expect(config.identity).toEqual({
      kind: 'oidc',
      issuer: 'https://id.example.org/realms/x',
      clientId: 'paperlark',
      clientSecret: 'secret-of-ours',
      name: 'id.example.org',
      emailsVerified: true,
    });
    expect(configOf({ ...oidc, OIDC_ISSUER: 'http://localhost:8080' }).identity).toMatchObject({
      name: 'localhost',
    });
    expect(announce(config, 'x')).toContain('OpenID Connect at https://id.example.org/realms/x');
    expect(announce(config, 'x')).not.toContain('secret-of-ours');
    expect(announce(configOf(firebase), 'x')).toContain('Firebase Authentication, project p-1');
  });

  it('needs nothing', () => {
    expect(configOf({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://127.0.0.1:8080',
      database: { kind: 'pglite' },
      sandbox: true,
      trustProxy: false,
      shutdownGraceMs: 20_000,
      adminEmails: [],
    });
  });

  it('takes an empty variable for one that is not there', () => {
    expect(configOf(Object.fromEntries(Object.keys(settings).map((name) => [name, ' '])))).toEqual(
      configOf({}),
    );
  });

  it('reads what it is told', () => {
    const config = configOf({
      HOST: '0.0.0.0',
      PORT: '80',
      PUBLIC_URL: 'https://posts.example.org/',
      DATABASE_URL: 'postgres://u:p@db/x',
      DATABASE_POOL: '50',
      ADMIN_EMAILS: 'Ada@example.org, bob@example.org',
      TRUST_PROXY: '2',
      APP_SECRET: 'correct horse battery staple 0123456789',
    });
    expect(config).toMatchObject({
      publicUrl: 'https://posts.example.org',
      database: { kind: 'postgres', pool: 50, isPooled: false },
      adminEmails: ['ada@example.org', 'bob@example.org'],
      trustProxy: 2,
      sandbox: false,
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '1e3' }, 'PORT'],
    [{ PUBLIC_URL: 'posts.example.org' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://example.org/app' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://u:secret-password@db/x' }, 'DATABASE_URL'],
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET'],
    [{ APP_SECRET: 'a'.repeat(40) }, 'APP_SECRET'],
    [{ ADMIN_EMAILS: 'ada' }, 'ADMIN_EMAILS'],
    [{ IDENTITY: 'keycloak' }, 'IDENTITY'],
    [{ IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'p-1' }, 'FIREBASE_API_KEY'],
    [{ ...firebase, FIREBASE_PROJECT_ID: 'P 1' }, 'FIREBASE_PROJECT_ID'],
    [
      { ...firebase, FIREBASE_AUTH_DOMAIN: "evil.example; script-src 'unsafe-inline'" },
      'FIREBASE_AUTH_DOMAIN',
    ],
    [{ ...firebase, FIREBASE_METHODS: 'phone' }, 'FIREBASE_METHODS'],
    [{ ...firebase, FIREBASE_KEYS_URL: 'https://keys.example.org' }, 'FIREBASE_KEYS_URL'],
    [{ ...firebase, FIREBASE_KEYS_URL: keysHere, PUBLIC_URL: 'https://x.example.org' }, 'FIREBASE_KEYS_URL'],
    [{ ...firebase, FIREBASE_KEYS_URL: keysHere, HOST: '0.0.0.0' }, 'FIREBASE_KEYS_URL'],
    [{ ...firebase, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ ...firebase, GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_ID'],
    [{ ...firebase, OIDC_NAME: 'x' }, 'OIDC_NAME'],
    [{ FIREBASE_PROJECT_ID: 'p-1' }, 'FIREBASE_PROJECT_ID'],
    [{ OIDC_ISSUER: 'https://id.example.org' }, 'OIDC_ISSUER'],
    [{ GOOGLE_CLIENT_ID: 'g' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'secret-of-google' }, 'GOOGLE_CLIENT_ID'],
    [{ ...oidc, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
    [{ ...oidc, OIDC_ISSUER: '' }, 'OIDC_ISSUER'],
    [{ ...oidc, OIDC_ISSUER: 'http://id.example.org' }, 'OIDC_ISSUER'],
    [{ ...oidc, OIDC_ISSUER: 'http://127.0.0.1.example.org' }, 'OIDC_ISSUER'],
    [{ ...oidc, OIDC_ISSUER: 'https://id.example.org/?x=1' }, 'OIDC_ISSUER'],
    [{ ...oidc, OIDC_EMAILS_VERIFIED: 'yes' }, 'OIDC_EMAILS_VERIFIED'],
    [{ ...oidc, OIDC_NAME: 'x'.repeat(61) }, 'OIDC_NAME'],
    [{ GENERATOR: 'remote' }, 'GENERATOR'],
    [{ GENERATOR: 'local' }, 'LOCAL_MODEL'],
    [{ ...ollama, LOCAL_MODEL: 'm.gguf' }, 'LOCAL_MODEL'],
    [{ GENERATOR: 'local', LOCAL_MODEL: 'm.gguf', LLM_MODEL: 'm' }, 'LLM_MODEL'],
    [{ GENERATOR: 'local', LOCAL_MODEL: 'm.gguf', LOCAL_MODEL_THREADS: 'all' }, 'LOCAL_MODEL_THREADS'],
    [{ ...ollama, LLM_PROMPTS: 'tiny' }, 'LLM_PROMPTS'],
    [{ GENERATOR: 'openai-compatible', LLM_MODEL: 'm' }, 'LLM_BASE_URL'],
    [{ ...ollama, LLM_MODEL: '' }, 'LLM_MODEL'],
    [{ ...ollama, LLM_MODEL: 'two words' }, 'LLM_MODEL'],
    [{ ...ollama, LLM_FIGURE_MODEL: 'two words' }, 'LLM_FIGURE_MODEL'],
    [{ LLM_FIGURE_MODEL: 'm' }, 'LLM_FIGURE_MODEL'],
    [{ ...ollama, LLM_BASE_URL: 'http://models.example.org/v1' }, 'LLM_BASE_URL'],
    [{ ...ollama, LLM_BASE_URL: 'http://u:secret-password@127.0.0.1/v1' }, 'LLM_BASE_URL'],
    [{ ...ollama, LLM_BASE_URL: 'https://api.openai.com/v1' }, 'LLM_API_KEY'],
    [{ ...ollama, LLM_API_KEY: 'a key' }, 'LLM_API_KEY'],
    [{ ...ollama, LLM_TIMEOUT_MS: '0' }, 'LLM_TIMEOUT_MS'],
    [{ ...ollama, LLM_BUDGET_PER_DAY: '5' }, 'LLM_BUDGET_PER_DAY'],
    [{ ...ollama, LLM_PRICE_INPUT: '$3' }, 'LLM_PRICE_INPUT'],
    [{ GENERATOR: 'anthropic', LLM_MODEL: 'm' }, 'LLM_API_KEY'],
    [{ GENERATOR: 'google', LLM_MODEL: 'm' }, 'LLM_API_KEY'],
    [{ LLM_MODEL: 'm' }, 'LLM_MODEL'],
    [{ LLM_API_KEY: 'k' }, 'LLM_API_KEY'],
    [{ LOCAL_MODEL: 'm.gguf' }, 'LOCAL_MODEL'],
    [{ PAYMENT: 'cash' }, 'PAYMENT'],
    [{ PAYMENT: 'sandbox', SANDBOX: 'off' }, 'PAYMENT'],
    [{ ...paddle, PADDLE_API_KEY: 'pdl_live_apikey_x' }, 'PADDLE_API_KEY'],
    [{ ...paddle, PADDLE_CLIENT_TOKEN: '' }, 'PADDLE_CLIENT_TOKEN'],
    [{ ...paddle, PADDLE_WEBHOOK_SECRET: '' }, 'PADDLE_WEBHOOK_SECRET'],
    [{ ...paddle, PADDLE_PRICES: '{' }, 'PADDLE_PRICES'],
    [{ ...paddle, PADDLE_PRICES: '{"GOLD":{"month":"pri_1"}}' }, 'PADDLE_PRICES'],
    [{ ...paddle, PADDLE_API_URL: 'http://paddle.example.org' }, 'PADDLE_API_URL'],
    [{ CROSSREF_URL: 'http://crossref.example.org' }, 'CROSSREF_URL'],
    [{ METADATA_CONTACT: 'nobody' }, 'METADATA_CONTACT'],
    [{ EPO_OPS_KEY: 'k' }, 'EPO_OPS_SECRET'],
    [{ SANDBOX: 'maybe' }, 'SANDBOX'],
    [{ SANDBOX: 'on', HOST: '0.0.0.0' }, 'SANDBOX'],
    [{ SANDBOX: 'on', PUBLIC_URL: 'http://127.0.0.1:8080' }, 'SANDBOX'],
    [{ SANDBOX: 'on', TRUST_PROXY: '1' }, 'SANDBOX'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY'],
    [{ SHUTDOWN_GRACE_MS: '-1' }, 'SHUTDOWN_GRACE_MS'],
    [{ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'http://mail', MAIL_FROM: 'a@example.org' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail/x', MAIL_FROM: 'a@example.org' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Paperlark <hello>' }, 'MAIL_FROM'],
    [{ SALES_EMAIL: 'a@example.org, b@example.org' }, 'SALES_EMAIL'],
    [{ BOOKING_URL: 'http://calendly.com/x' }, 'BOOKING_URL'],
    [{ OPERATOR_CONTACT: 'ask us' }, 'OPERATOR_CONTACT'],
    [{ OPERATOR_CONTACT: 'javascript:alert(1)' }, 'OPERATOR_CONTACT'],
    [{ BOOKING_URL: 'javascript:alert(1)' }, 'BOOKING_URL'],
  ])('refuses %j', (env, name) => {
    const problems = problemsOf(env);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} `));
  });

  it.each([
    [
      'with prices',
      { LLM_PRICE_OUTPUT: '15' },
      10_000_000,
      10_000_000,
      '10 US dollars (LLM_BUDGET_PER_DAY), 10,000,000 tokens',
    ],
    ['without prices', {}, 10_000_000, null, 'at most     10,000,000 tokens (LLM_TOKENS_PER_DAY) a day'],
    [
      'lifted for money',
      { LLM_PRICE_INPUT: '3', LLM_BUDGET_PER_DAY: '0' },
      10_000_000,
      null,
      '10,000,000 tokens',
    ],
    [
      'lifted altogether',
      { LLM_BUDGET_PER_DAY: '0', LLM_TOKENS_PER_DAY: '0' },
      null,
      null,
      'NO CAP on what it may use',
    ],
  ])(
    'caps what all may use in a day, unless that is lifted: %s',
    (_how, env, tokensPerDay, costMicrosPerDay, says) => {
      const config = configOf({ ...ollama, ...env });
      expect(config.generator).toMatchObject({ limits: { tokensPerDay, costMicrosPerDay } });
      expect(announce(config, 'x')).toContain(says);
    },
  );

  it('reads a model with its limits, and says at the start where texts go', () => {
    const read = readConfig({
      ...ollama,
      LLM_PRICE_INPUT: '3',
      LLM_PRICE_OUTPUT: '15',
      LLM_BUDGET_PER_DAY: '2.50',
      LLM_TOKENS_PER_USER: '0',
    });
    if (!read.ok) throw new Error(read.problems.join());
    expect(read.config.generator).toMatchObject({
      kind: 'model',
      settings: {
        provider: 'openai-compatible',
        baseUrl: 'http://127.0.0.1:11434/v1',
        model: 'qwen3:8b',
        apiKey: null,
      },
      limits: { tokensPerUser: null, costMicrosPerDay: 2_500_000, priceInput: 3, priceOutput: 15 },
    });
    expect(announce(read.config, 'http://here')).toContain(
      'qwen3:8b at 127.0.0.1:11434: texts stay on this machine',
    );
    expect(announce(read.config, 'http://here')).toContain(
      '2.5 US dollars (LLM_BUDGET_PER_DAY), 10,000,000 tokens (LLM_TOKENS_PER_DAY) a day',
    );
    const away = readConfig({ GENERATOR: 'anthropic', LLM_MODEL: 'claude', LLM_API_KEY: 'sk-ant-secret' });
    if (!away.ok) throw new Error(away.problems.join());
    expect(announce(away.config, 'http://here')).toContain(
      'claude at api.anthropic.com: TEXTS GO THERE, over the internet',
    );
    expect(announce(away.config, 'http://here')).not.toContain('secret');
  });

  it('reads a model on this server, and waits for it as long as a slow machine needs', () => {
    const read = readConfig({ GENERATOR: 'local', LOCAL_MODEL: '/models/small.gguf', DATA_DIR: '/data' });
    if (!read.ok) throw new Error(read.problems.join());
    expect(read.config.generator).toMatchObject({
      kind: 'local',
      settings: { file: '/models/small.gguf', addonDir: '/data/addons/local-model', totalMs: 180_000 },
    });
    expect(announce(read.config, 'http://here')).toContain(
      'small on this server: texts stay on this machine',
    );
  });

  it('lists all problems at once and repeats no password', () => {
    const problems = problemsOf({
      PORT: 'x',
      SANDBOX: 'x',
      DATABASE_URL: 'db:secret-password',
      LLM_API_KEY: 'sk-secret',
    });
    expect(problems).toHaveLength(4);
    expect(describeProblems(problems)).not.toMatch(/secret-password|sk-secret/);
  });

  it('knows every variable of a part that is not there by one name only', () => {
    const names = [...Object.keys(settings), ...settingsOfMissingParts.flatMap((part) => part.names)];
    expect(new Set(names).size).toBe(names.length);
    for (const [key, setting] of Object.entries(settings)) expect(setting.name).toBe(key);
  });

  // Of two areas with the same name the later would silently replace the earlier.
  it('knows every variable of every area, each name once', async () => {
    const folder = new URL('./settings/', import.meta.url);
    const areas: Record<string, object>[] = await Promise.all(
      readdirSync(folder).map((file) => import(new URL(file, folder).href)),
    );
    const names = areas.flatMap((area) => Object.values(area).flatMap((rows) => Object.keys(rows)));
    expect(names.sort()).toEqual(Object.keys(settings).sort());
  });

  it('believes proxies by number or address', () => {
    expect(
      ['off', '1', 'loopback', '10.0.0.0/8, 192.168.1.1'].map(
        (TRUST_PROXY) => configOf({ TRUST_PROXY }).trustProxy,
      ),
    ).toEqual([false, 1, 'loopback', '10.0.0.0/8, 192.168.1.1']);
  });
});

describe('ownOrigins', () => {
  it('takes every name of this machine on loopback, and the public address alone elsewhere', () => {
    expect(ownOrigins('http://127.0.0.1:8080', '127.0.0.1', 8080)).toEqual([
      'http://127.0.0.1:8080',
      'http://localhost:8080',
      'http://[::1]:8080',
    ]);
    expect(ownOrigins('https://posts.example.org', '0.0.0.0', 80)).toEqual(['https://posts.example.org']);
  });
});

describe('loadSecrets', () => {
  it('makes one secret for a folder, readable by its owner only, and finds it again', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'paperlark-secret-'));
    const all = await Promise.all(Array.from({ length: 5 }, () => loadSecrets(null, join(dir, 'data'))));
    expect(new Set(all.map((one) => one.identity)).size).toBe(1);
    const file = join(dir, 'data', 'app-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toHaveLength(43);
    expect(all[0]?.identity).not.toBe(readFileSync(file, 'utf8'));
    rmSync(dir, { recursive: true });
  });

  it.each([
    ['is empty', '', 'is empty'],
    ['holds blanks', ' '.repeat(43), 'is empty'],
    ['holds one sign', 'x', 'must have 32 characters or more'],
    ['holds one sign again and again', 'a'.repeat(43), 'must be random'],
    ['holds a short text again and again', 'abcdefghij'.repeat(5), 'must be random'],
  ])('makes no keys of a file that %s, and leaves it as it is', async (_, content, why) => {
    const dir = mkdtempSync(join(tmpdir(), 'paperlark-secret-'));
    const file = join(dir, 'app-secret');
    writeFileSync(file, content);
    await expect(loadSecrets(null, dir)).rejects.toThrow(`The secret in ${file} ${why}`);
    expect(readFileSync(file, 'utf8')).toBe(content);
    rmSync(dir, { recursive: true });
  });

  it('makes the same keys of the same given secret, without a file', async () => {
    const secret = 'correct horse battery staple 0123456789';
    expect(await loadSecrets(secret, '/nowhere')).toEqual(await loadSecrets(secret, '/elsewhere'));
  });
});

describe('docs/configuration.md', () => {
  it('is what the settings say (node tools/write-configuration.ts writes it)', () => {
    const file = new URL('../../docs/configuration.md', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(configurationPage());
  });

  it('is not the only place: the start says where it is and how to become admin', () => {
    expect(announce(configOf({}), 'http://127.0.0.1:8080')).toMatch(
      /http:\/\/127\.0\.0\.1:8080[\s\S]*embedded[\s\S]*ADMIN_EMAILS=/,
    );
    expect(announce(configOf({}), 'http://127.0.0.1:8080')).toContain('http://127.0.0.1:8080/sandbox/outbox');
    expect(announce(configOf({}), 'http://127.0.0.1:8080', 'key')).toContain(
      'http://127.0.0.1:8080/sandbox/open#key',
    );
    expect(announce(configOf({ SANDBOX: 'off' }), 'x')).toContain('mail waits');
    expect(announce(configOf({ ADMIN_EMAILS: 'ada@example.org' }), 'x')).toContain(
      'sign up as ada@example.org',
    );
  });
});
