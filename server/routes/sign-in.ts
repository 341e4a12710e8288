import { signInCallbackPath } from '#contract/pages.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Handler } from '../http/call.ts';
import type { CodeFlow } from '../ports/sign-in.ts';

export const getSignIn: Handler<'getSignIn'> = async ({ signIn }) => ok(signIn);

export const beginSignIn: Handler<'beginSignIn'> = async (deps, { body }) => {
  const way = wayOf(deps, body.origin);
  return way.ok ? way.value.codeFlow.begin(way.value.redirectUri) : way;
};

export const finishSignIn: Handler<'finishSignIn'> = async (deps, { body }) => {
  const way = wayOf(deps, body.origin);
  if (!way.ok) return way;
  const { codeFlow, redirectUri } = way.value;
  const idToken = await codeFlow.finish({ ...body, redirectUri });
  return idToken.ok ? ok({ idToken: idToken.value }) : idToken;
};

export const sandboxGoogle: Handler<'sandboxGoogle'> = async (deps, { body }) => {
  const { sandboxGoogle: google } = deps;
  if (google === null) return fail('not_found', 'Nobody stands in for Google on this server.');
  if (!isMailAddress(body.email)) return fail('invalid_request', 'This is not an email address.');
  return ok({ idToken: await google.signIn({ email: body.email, name: body.name ?? '' }) });
};

/** Back to one of our own pages only, whatever the request says. */
function wayOf(
  { codeFlow, settings }: AppDeps,
  origin: string,
): Result<{ readonly codeFlow: CodeFlow; readonly redirectUri: string }> {
  if (codeFlow === null) return fail('not_found', 'Nobody signs in by OpenID Connect on this server.');
  if (!settings.origins.includes(origin))
    return fail('not_found', `This is not the address that people sign in at: it is ${settings.publicUrl}`);
  return ok({ codeFlow, redirectUri: origin + signInCallbackPath });
}
