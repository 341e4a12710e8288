/** Milliseconds for the whole answer. */
export const patience = 10_000;
const largest = 256 * 1024;

/** Fetches a small JSON document. Rejects where the service does not answer in time, refuses, leads elsewhere or says anything else. */
export async function fetchJson(url: URL, send: typeof fetch = fetch): Promise<unknown> {
  const response = await send(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}`);
  return JSON.parse(await readText(response));
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
