/** A document of a sign-in service, and how long it says that it stays as it is. */
export interface FetchedJson {
  readonly body: unknown;
  /** Milliseconds of Cache-Control's max-age; null where it does not say. */
  readonly maxAge: number | null;
}

/** Milliseconds for the whole answer. */
export const patience = 10_000;
const largest = 256 * 1024;

/** Fetches a small JSON document. Rejects where the service does not answer in time, refuses, leads elsewhere or says anything else. */
export async function fetchJson(url: URL, send: typeof fetch = fetch): Promise<FetchedJson> {
  const response = await send(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}`);
  const maxAge = /(?:^|[\s,])max-age=(\d+)/i.exec(response.headers.get('cache-control') ?? '')?.[1];
  return {
    body: JSON.parse(await readText(response)),
    maxAge: maxAge === undefined ? null : Number(maxAge) * 1000,
  };
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largest) throw new Error('The document is too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
