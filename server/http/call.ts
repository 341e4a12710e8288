import type { EndpointName, endpoints } from '#contract/endpoints.ts';
import type { OutputOf, ParsedInputOf } from '#contract/types.ts';
import type { Result } from '#domain/result.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Caller } from '../usecases/caller.ts';
import type { ServerEvent } from './server-events.ts';

/** A request as a route sees it: read and checked, without the HTTP framework. */
export type Call<Name extends EndpointName> = ParsedInputOf<Name> & {
  /** Null only where the endpoint's access lets nobody in particular call. */
  readonly caller: Caller | null;
  /** Where the call comes from, as far as proxies can be trusted (place-of.ts). */
  readonly place: string;
  /** By how much the limits of calls are wider for it. */
  readonly limitFactor: number;
  /** Keeps the key of the sandbox for this browser; false where it is another one, or the call is not of this machine. */
  readonly openSandbox: (key: string) => boolean;
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

/** What a handler answers: the output of the contract, or the JSON of it in pieces where it may be too large to be held. */
type AnswerOf<Name extends EndpointName> = (typeof endpoints)[Name] extends { readonly inPieces: true }
  ? AsyncIterable<string>
  : OutputOf<Name> | null;

/** Binds one endpoint to its use case. */
export type Handler<Name extends EndpointName> = (
  deps: AppDeps,
  call: Call<Name>,
) => Promise<Result<AnswerOf<Name>>>;

/** For endpoints with access "signed-in": the caller is known to be there. */
export function forCaller<Name extends EndpointName>(
  handle: (deps: AppDeps, call: SignedInCall<Name>) => Promise<Result<AnswerOf<Name>>>,
): Handler<Name> {
  return (deps, call) => {
    const { caller } = call;
    if (caller === null) throw new Error('A signed-in endpoint was reached without a caller.');
    return handle(deps, { ...call, caller });
  };
}
