/** Walks a sign-in at the local provider as a browser would; answers the query that it sends the browser back with. */
export async function walkOidc(start: string, account: string | null): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  let method = 'GET';
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(method === 'POST' ? { body: new URLSearchParams({ login: account ?? '' }) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    const location = response.headers.get('location');
    if (location === null) {
      if (!url.pathname.startsWith('/interaction/') || method === 'POST')
        throw new Error(`Stuck at ${url.pathname}: ${response.status} ${await response.text()}`);
      await response.body?.cancel();
      if (account === null) url = new URL(`${url.href}/cancel`);
      else method = 'POST';
      continue;
    }
    await response.body?.cancel();
    method = 'GET';
    const next = new URL(location, url);
    if (next.origin !== url.origin) return next.search.slice(1);
    url = next;
  }
  throw new Error('The provider leads round in circles.');
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
