import { hostInUrl, isLoopback } from './read-config.ts';

/** What a browser may say in "Origin" for our own pages: the public address and, on loopback, its other names. */
export function ownOrigins(publicUrl: string, host: string, port: number): string[] {
  const local = isLoopback(host)
    ? ['localhost', '127.0.0.1', '::1'].map((name) => `http://${hostInUrl(name)}:${port}`)
    : [];
  return [...new Set([publicUrl, ...local])];
}
