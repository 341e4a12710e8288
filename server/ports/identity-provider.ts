/** An identity provider that lives in this process: it answers its own HTTP calls below /api/identity. */
export interface IdentityProvider {
  handle(request: Request): Promise<Response>;
}

/** Header of the requests handed to it that names the place that it comes from; what a client sends under this name is dropped. */
export const addressHeader = 'x-paperlark-address';
/** By how much its limits of calls are wider for this request; likewise. */
export const limitFactorHeader = 'x-paperlark-limit-factor';
/** There where the request has shown the key of the sandbox, whose owner reads every mail; likewise. */
export const sandboxHeader = 'x-paperlark-sandbox';
