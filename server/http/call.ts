import type { EndpointName } from '#contract/endpoints.ts';
import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import type { Result } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Caller } from '../usecases/caller.ts';
import type { ServerEvent } from './server-events.ts';

/** A request as a route sees it: read and checked, without the HTTP framework. */
export type Call<Name extends EndpointName> = ParsedInputOf<Name> & {
  /** Null only where the endpoint's access lets nobody in particular call. */
  readonly caller: Caller | null;
  /** Of the machine that calls, as far as proxies can be trusted. */
  readonly address: string;
  readonly sessionToken: string | null;
  readonly header: (name: string) => string | null;
  /** Ends when the client leaves before it was answered. */
  readonly signal: AbortSignal;
  /** Tells an event to a caller who asked for a stream; null for any other. */
  readonly emit: ((event: ServerEvent) => void) | null;
  /** Sets the session cookie; null takes it away. */
  readonly setSession: (token: string | null) => void;
};

/** A call of an endpoint that only lets signed-in people through. */
export type SignedInCall<Name extends EndpointName> = Call<Name> & { readonly caller: Caller };

/** Binds one endpoint to its use case. */
export type Handler<Name extends EndpointName> = (
  deps: AppDeps,
  call: Call<Name>,
) => Promise<Result<OutputOf<Name> | null>>;

/** For endpoints with access "signed-in": the caller is known to be there. */
export function forCaller<Name extends EndpointName>(
  handle: (deps: AppDeps, call: SignedInCall<Name>) => Promise<Result<OutputOf<Name> | null>>,
): Handler<Name> {
  return (deps, call) => {
    const { caller } = call;
    if (caller === null) throw new Error('A signed-in endpoint was reached without a caller.');
    return handle(deps, { ...call, caller });
  };
}
