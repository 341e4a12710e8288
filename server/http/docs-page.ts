import { declaredFailures, type Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#contract/endpoints.ts';
import { apiExamples, curlExample, type ExampleName, typescriptExample } from '#contract/examples.ts';
import { failures } from '#domain/failures.ts';
import { keyLimits } from '#domain/keys/key-limits.ts';

/** The endpoint table as a page to read. */
export function docsPage(origin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paperlark API</title>
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<h1>Paperlark API</h1>
<p>Made from the same table as the server itself; <a href="/api/openapi.json">as OpenAPI 3.1</a>. A refused call answers
<code>{message, code, requestId, error}</code>.</p>
<h2>With an API key</h2>
<p>A team has the keys of its plan; the owner finds them in the account settings. A key opens the calls that say so below,
${keyLimits.callsPerMinute} times a minute, and its posts are counted on their own. Keep it out of pages and repositories; whoever owns the
team can change it at any time. The examples run as they are once these two are set:</p>
${codeBlock('setup', `export PAPERLARK_URL=${origin}\nexport PAPERLARK_KEY=plk_…`)}
<h2>As a person</h2>
<p>Sign up or in, fetch an ID token, and send it as bearer. It opens everything that the person may do.</p>
${codeBlock('person', personExample)}
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
  'admin-or-sandbox': 'admins, and whoever has the key of the sandbox',
} as const;

function section(name: EndpointName): string {
  const endpoint: Endpoint = endpoints[name];
  const refusals = declaredFailures(endpoint).map((code) => `${failures[code].status} <code>${code}</code>`);
  return `<section>
<h2><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></h2>
<p>${escapeHtml(endpoint.summary)}. For ${words[endpoint.access]}${endpoint.takesKey ? ', or an API key' : ''}${endpoint.sandbox ? ', with the key of the sandbox' : ''}.${fields(endpoint)}</p>
${examplesOf(name)}
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

function examplesOf(name: EndpointName): string {
  if (!isExampleName(name)) return '';
  return `<details>
<summary>Example in curl</summary>
${codeBlock(`${name}-curl`, curlExample(name))}
</details>
<details>
<summary>Example in TypeScript</summary>
${codeBlock(`${name}-typescript`, typescriptExample(name))}
</details>`;
}

function isExampleName(name: EndpointName): name is ExampleName {
  return Object.hasOwn(apiExamples, name);
}

/** Named, so that a test finds each on the page and runs it. */
function codeBlock(id: string, code: string): string {
  return `<pre tabindex="0" id="${id}">${escapeHtml(code)}</pre>`;
}

const personExample = `# Where mails are sent: sign up, open the mailed link, then sign in at sign-in/email instead.
curl -s -c jar "$PAPERLARK_URL/api/identity/sign-up/email" -H 'Content-Type: application/json' \\
  -d '{"email":"ada@example.org","password":"a long passphrase","name":"Ada Lovelace"}' > /dev/null
TOKEN=$(curl -s -b jar "$PAPERLARK_URL/api/identity/token" | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')
${curlExample('generatePosts').replace('x-api-key: $PAPERLARK_KEY', 'Authorization: Bearer $TOKEN')}`;

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
