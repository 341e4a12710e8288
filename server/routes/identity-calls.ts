/** What of a call is handed to the embedded identity provider; whatever else is said is dropped. */
interface OpenCall {
  /** Of the JSON body. */
  readonly fields: readonly string[];
  /** Of the address. */
  readonly parameters: readonly string[];
}

const taking = (...fields: string[]): OpenCall => ({ fields, parameters: [] });

/** What of the provider can be reached; everything else of it is closed. */
const openCalls: Readonly<Record<string, OpenCall>> = {
  'POST /sign-up/email': taking('email', 'password', 'name'),
  'POST /sign-in/email': taking('email', 'password'),
  'POST /sign-out': taking(),
  'POST /request-password-reset': taking('email'),
  'POST /reset-password': taking('token', 'newPassword'),
  'POST /send-verification-email': taking('email'),
  'POST /verify-email': taking('token', 'password'),
  'GET /token': taking(),
  'GET /jwks': taking(),
  'POST /change-password': taking('currentPassword', 'newPassword'),
  'POST /two-factor/enable': taking('password'),
  'POST /two-factor/disable': taking('password'),
  'POST /two-factor/verify-totp': taking('code'),
  'POST /two-factor/verify-backup-code': taking('code'),
  'POST /two-factor/generate-backup-codes': taking('password'),
};

/** Open besides where Google signs people in. */
const googleCalls: Readonly<Record<string, OpenCall>> = {
  'POST /sign-in/social': taking(),
  'GET /callback/google': { fields: [], parameters: ['code', 'state', 'error', 'error_description', 'iss'] },
};

/** Null where there is no such call. */
export function openCall(method: string, path: string, hasGoogle: boolean): OpenCall | null {
  const call = `${method} ${path}`;
  if (Object.hasOwn(openCalls, call)) return openCalls[call] ?? null;
  return hasGoogle && Object.hasOwn(googleCalls, call) ? (googleCalls[call] ?? null) : null;
}
