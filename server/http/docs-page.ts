import { declaredFailures, type Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#contract/endpoints.ts';
import { failures } from '#domain/failures.ts';

/** The endpoint table as a page to read. */
export function docsPage(origin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paperlark API</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { padding: 1rem; overflow-x: auto; border: 1px solid; border-radius: 6px; }
section { border-top: 1px solid; padding: 0.5rem 0 1rem; }
h2 { font-size: 1.1rem; }
</style>
</head>
<body>
<h1>Paperlark API</h1>
<p>Made from the same table as the server itself; <a href="/api/openapi.json">as OpenAPI 3.1</a>. A refused call answers
<code>{message, code, requestId, error}</code>.</p>
<h2>A token, then posts</h2>
<pre tabindex="0">${escapeHtml(example(origin))}</pre>
${endpointNames.map(section).join('\n')}
</body>
</html>
`;
}

const words = {
  public: 'anyone',
  optional: 'anyone; says more when signed in',
  'signed-in': 'signed in',
  admin: 'admins',
  'admin-or-here': 'admins, and this machine',
} as const;

function section(name: EndpointName): string {
  const endpoint: Endpoint = endpoints[name];
  const refusals = declaredFailures(endpoint).map((code) => `${failures[code].status} <code>${code}</code>`);
  return `<section>
<h2><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></h2>
<p>${escapeHtml(endpoint.summary)}. For ${words[endpoint.access]}.${fields(endpoint)}</p>
<p><small>May refuse with ${refusals.join(', ')}.</small></p>
</section>`;
}

function fields(endpoint: Endpoint): string {
  const named = (['query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema === undefined
      ? []
      : [`${part === 'body' ? 'Body' : 'Query'}: <code>${Object.keys(schema.shape).join(', ')}</code>.`];
  });
  return named.length === 0 ? '' : ` ${named.join(' ')}`;
}

function example(origin: string): string {
  return `curl -s -c jar ${origin}/api/identity/sign-up/email -H 'Content-Type: application/json' \\
  -d '{"email":"ada@example.org","password":"a long passphrase","name":"Ada Lovelace"}'
TOKEN=$(curl -s -b jar ${origin}/api/identity/token | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')
curl -s ${origin}/api/posts -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\
  -d '{"inputText":"… the abstract …","tone":"casual","platforms":["twitter"]}'`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
