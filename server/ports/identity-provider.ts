/** An identity provider that lives in this process: it answers its own HTTP calls below /api/identity. */
export interface IdentityProvider {
  handle(request: Request): Promise<Response>;
}

/** Header of the requests handed to it that names the caller's real address; what a client sends under this name is dropped. */
export const addressHeader = 'x-paperlark-address';
