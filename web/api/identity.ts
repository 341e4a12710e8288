/** What the identity provider said, for the person to read. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Whether the password was all that it takes. */
export async function signInWithEmail(credentials: Credentials): Promise<SignInStep> {
  return stepOf(await callIdentity('POST', 'sign-in/email', { ...credentials }));
}

export type SignInStep = 'signed-in' | 'second-factor';

function stepOf(answer: unknown): SignInStep {
  const isHalf = typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer;
  return isHalf ? 'second-factor' : 'signed-in';
}

/** Ends a sign-in that waits for the second factor, or turns the second factor on for somebody signed in. */
export async function sendCode(code: string): Promise<void> {
  await callIdentity('POST', 'two-factor/verify-totp', { code });
}

export async function sendRecoveryCode(code: string): Promise<void> {
  await callIdentity('POST', 'two-factor/verify-backup-code', { code });
}

export interface SecondFactorSetup {
  /** What an authenticator app reads. */
  readonly otpauth: string;
  readonly recoveryCodes: readonly string[];
}

/** What the app and the person have to keep; it counts once `sendCode` was right. */
export async function beginSecondFactor(password: string): Promise<SecondFactorSetup> {
  const answer = await callIdentity('POST', 'two-factor/enable', { password });
  return { otpauth: textIn(answer, 'totpURI') ?? '', recoveryCodes: textsIn(answer, 'backupCodes') };
}

export async function endSecondFactor(password: string): Promise<void> {
  await callIdentity('POST', 'two-factor/disable', { password });
}

/** Ten new ones; the old ones end. */
export async function makeRecoveryCodes(password: string): Promise<readonly string[]> {
  return textsIn(await callIdentity('POST', 'two-factor/generate-backup-codes', { password }), 'backupCodes');
}

/** Everybody else who is signed in is signed out by it. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await callIdentity('POST', 'change-password', { currentPassword, newPassword });
}

/** False where nobody is signed in by it: a mail says what comes next. */
export async function signUpWithEmail(account: Credentials & { readonly name: string }): Promise<boolean> {
  return textIn(await callIdentity('POST', 'sign-up/email', { ...account }), 'token') !== null;
}

/** Where to sign in with Google; the browser comes back to our callback document, which tells `flow`. */
export async function beginGoogle(flow: string): Promise<string> {
  return textIn(await callIdentity('POST', 'sign-in/social', { flow }), 'url') ?? '';
}

/** Ends the provider's own session. */
export async function endIdentitySession(): Promise<void> {
  await callIdentity('POST', 'sign-out', {});
}

/** A signed ID token for whoever the provider's session belongs to. */
export async function fetchIdToken(): Promise<string> {
  const answer = await callIdentity('GET', 'token');
  const token = textIn(answer, 'token');
  if (token === null) throw new IdentityError(502, 'Failed to retrieve authentication token');
  return token;
}

/** Asks for a mail with a link; answers alike whoever has the address. */
export async function requestPasswordReset(email: string): Promise<void> {
  await callIdentity('POST', 'request-password-reset', { email });
}

/** `token` is the secret of the mailed link. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await callIdentity('POST', 'reset-password', { token, newPassword });
}

export async function sendVerificationMail(email: string): Promise<void> {
  await callIdentity('POST', 'send-verification-email', { email });
}

/** Confirms the address and signs in; `token` is the secret of the mailed link. */
export async function verifyAddress(token: string, password: string): Promise<SignInStep> {
  return stepOf(await callIdentity('POST', 'verify-email', { token, password }));
}

const base = '/api/identity';

async function callIdentity(
  method: 'GET' | 'POST',
  path: string,
  body?: Record<string, string>,
): Promise<unknown> {
  const response = await fetch(`${base}/${path}`, {
    method,
    credentials: 'include',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new IdentityError(response.status, textIn(answer, 'message') ?? `Error ${response.status}`);
  return answer;
}

function textIn(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' && found !== '' ? found : null;
}

function textsIn(value: unknown, key: string): readonly string[] {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return [];
  const found: unknown = Reflect.get(value, key);
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}
