import { sandboxPath } from '#contract/pages.ts';
import { aboutWriter } from './about-writer.ts';
import type { Config } from './config.ts';

const payments = {
  off: 'off',
  sandbox: 'sandbox (a stand-in: no money moves)',
  paddle: 'Paddle Billing',
} as const;

const mails = {
  off: 'none: mail waits, nobody can confirm an address or reset a password, and a sign-up tells whether an address has an account (SMTP_URL sends it)',
  outbox: 'sandbox (a stand-in: nothing is sent; read it at URL/sandbox/outbox)',
  smtp: 'SMTP',
} as const;

/** What a start prints: where it is, what each part is, how to become admin. */
export function announce(config: Config, url: string, sandboxKey: string | null = null): string {
  const database = config.database.kind === 'pglite' ? `embedded, in ${config.dataDir}` : 'PostgreSQL';
  const admins =
    config.adminEmails.length > 0
      ? `sign up as ${config.adminEmails.join(' or ')}`
      : 'start with ADMIN_EMAILS=you@example.org and sign up with that address';
  return `
  Paperlark is at ${url}   (API: ${url}/api/docs)${sandboxWords(url, sandboxKey)}

  database    ${database}
  sign-in     ${signInWords(config)}
  writer      ${writerWords(config.generator)}${capWords(config.generator)}
  check       ${checkWords(config)}
  payment     ${payments[config.payment.kind]}
  mail        ${mails[config.mail.kind].replace('URL/', `${url}/`)}
  inquiries   ${config.mail.salesEmail === null ? 'stored, mailed to nobody (SALES_EMAIL)' : `stored, and mailed to ${config.mail.salesEmail}`}
  admin       ${admins}

  Ctrl-C stops it.

`;
}

/** The address to open, with the key that stays out of every log: browsers tell nobody what stands behind "#". */
function sandboxWords(url: string, key: string | null): string {
  if (key === null) return '';
  return `
  Open it with    ${url}${sandboxPath}#${key}
                  (this key opens the sandbox: its mails, test cards and the stand-in for Google; keep it to yourself)`;
}

/** Who vouches for people. */
function signInWords({ identity, sandbox }: Config): string {
  if (identity.kind === 'firebase') return `Firebase Authentication, project ${identity.projectId}`;
  if (identity.kind === 'oidc') return `${identity.name}: OpenID Connect at ${identity.issuer}`;
  const google = identity.google === null ? '' : ' and Google';
  if (!sandbox) return `embedded: email and password${google}`;
  return `embedded: email and password${google || ' and a stand-in for Google'} (sandbox: signing in with the key confirms an address)`;
}

/** Which writer, and who could read what it is sent. */
function writerWords(generator: Config['generator']): string {
  const about = aboutWriter(generator);
  if (about === null) return 'embedded, offline';
  const { provider, model, host, reach } = about;
  return `${model} ${provider === 'local' ? 'on' : 'at'} ${host}: ${reaches[reach]}`;
}

/** What stands beside the exact rules: what it is sent goes where the writer's texts go. */
function checkWords({ generator, verifier }: Config): string {
  const others = [
    ...(generator.kind === 'embedded' ? [] : ['the model that writes']),
    ...(verifier === 'none' ? [] : ['the learned verifier, on this machine']),
  ];
  return ['exact rules', ...others].join(', ');
}

/** What everybody together may use in a day: a bill must not come as a surprise, nor a refusal. */
function capWords(generator: Config['generator']): string {
  if (generator.kind === 'embedded') return '';
  const { tokensPerDay, costMicrosPerDay } = generator.limits;
  const caps = [
    ...(costMicrosPerDay === null ? [] : [`${costMicrosPerDay / 1_000_000} US dollars (LLM_BUDGET_PER_DAY)`]),
    ...(tokensPerDay === null ? [] : [`${tokensPerDay.toLocaleString('en')} tokens (LLM_TOKENS_PER_DAY)`]),
  ];
  return `
  at most     ${caps.length === 0 ? 'NO CAP on what it may use (LLM_TOKENS_PER_DAY, LLM_BUDGET_PER_DAY)' : `${caps.join(', ')} a day; 0 lifts a cap`}`;
}

const reaches = {
  'this-machine': 'texts stay on this machine',
  network: 'texts go to that machine in your network',
  internet: 'TEXTS GO THERE, over the internet',
} as const;

/** All problems at once, so that one look is enough to put them right. */
export function describeProblems(problems: readonly string[]): string {
  return `Paperlark cannot start with this configuration:\n${problems.map((problem) => `  - ${problem}\n`).join('')}See docs/configuration.md.\n`;
}
