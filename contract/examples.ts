import { type EndpointName, endpoints } from './endpoints.ts';
import type { InputOf } from './types.ts';

const abstract =
  'Background: Chronic low back pain is common. Methods: We randomised 320 adults to supervised exercise or usual care. Results: After 12 weeks, pain fell by 2.1 points with exercise and by 0.8 points with usual care (95% CI 0.7 to 1.9). Conclusions: Supervised exercise may reduce low back pain in adults.';

/** A page that was made by hand, as a PDF in base64: "Naps and errors on hospital wards". */
const smallPdf = [
  'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2Vz',
  'L0tpZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFsw',
  'IDAgNTk1IDg0Ml0vQ29udGVudHMgNCAwIFIvUmVzb3VyY2VzPDwvRm9udDw8L0YgNSAwIFI+Pj4+Pj5lbmRvYmoKNCAwIG9i',
  'ajw8L0xlbmd0aCAyMDg+PnN0cmVhbQpCVCAvRiAxOCBUZiAxIDAgMCAxIDYwIDc2MCBUbSAoTmFwcyBhbmQgZXJyb3JzIG9u',
  'IGhvc3BpdGFsIHdhcmRzKSBUaiAvRiAxMiBUZiAxIDAgMCAxIDYwIDcyMCBUbSAoQWJzdHJhY3QpIFRqIC9GIDEwIFRmIDEg',
  'MCAwIDEgNjAgNzAwIFRtIChOYXBzIG9mIDIwIG1pbnV0ZXMgY3V0IGVycm9ycyBvZiBudXJzZXMgYnkgMTglIGluIG9uZSBo',
  'b3NwaXRhbC4pIFRqIEVUCmVuZHN0cmVhbWVuZG9iago1IDAgb2JqPDwvVHlwZS9Gb250L1N1YnR5cGUvVHlwZTEvQmFzZUZv',
  'bnQvSGVsdmV0aWNhPj5lbmRvYmoKeHJlZgowIDYKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwMDA5IDAwMDAwIG4gCjAw',
  'MDAwMDAwNTIgMDAwMDAgbiAKMDAwMDAwMDEwMSAwMDAwMCBuIAowMDAwMDAwMjEwIDAwMDAwIG4gCjAwMDAwMDA0NjQgMDAw',
  'MDAgbiAKdHJhaWxlcjw8L1NpemUgNi9Sb290IDEgMCBSPj4Kc3RhcnR4cmVmCjUyNQolJUVPRg==',
].join('');

/** One call of everything that an API key opens, as the documentation shows it; a test runs each. */
export const apiExamples = {
  generatePosts: { body: { inputText: abstract, tone: 'casual', platforms: ['twitter', 'linkedin'] } },
  checkPost: { body: { source: abstract, post: 'Supervised exercise cures low back pain.' } },
  // One clear point; a figure of yours stands there, read with base64.
  describeFigure: {
    body: {
      inputText: abstract,
      picture:
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
  },
  suggestHashtags: { body: { inputText: abstract } },
  writeHighlight: { body: { inputText: abstract } },
  predictPosts: {
    body: {
      content: { twitter: 'Supervised exercise may reduce low back pain in adults.' },
      followers: 2500,
    },
  },
  // A paper of yours stands there, read with base64.
  readDocument: { body: { file: smallPdf } },
  startRun: {
    body: { upload: `doi\n10.7554/eLife.01567\n`, tone: 'publisher', platforms: ['linkedin'] },
  },
  listRuns: {},
  askSignOff: {
    body: {
      inputText: abstract,
      articleInfo: { title: 'Supervised exercise for low back pain: a randomised trial' },
      posts: { twitter: 'Supervised exercise may reduce low back pain in adults.' },
      reviewers: [{ name: 'Rita Reviewer', email: 'rita@example.org' }],
    },
  },
  listSignOffs: { query: { show: 'open' } },
  getClearance: {
    body: {
      inputText: abstract,
      posts: { twitter: 'Supervised exercise may reduce low back pain in adults.' },
    },
  },
  listEmbargoes: {},
  getDoiMetadata: { query: { doi: '10.7554/eLife.01567' } },
  getUnMetadata: { query: { id: 'S/RES/2538(2020)' } },
  getDatasetMetadata: { query: { doi: '10.5061/dryad.8515' } },
  getPatentMetadata: { query: { id: 'US10343279B2' } },
} as const satisfies { readonly [Name in EndpointName]?: InputOf<Name> };

export type ExampleName = keyof typeof apiExamples;

interface Parts {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** For a shell with PAPERLARK_URL and PAPERLARK_KEY. */
export function curlExample(name: ExampleName): string {
  const { query, body }: Parts = apiExamples[name];
  const lines = [
    `curl -s "$PAPERLARK_URL${addressOf(name, query)}"`,
    '-H "x-api-key: $PAPERLARK_KEY"',
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(' \\\n  ');
}

/** For Node 24, which runs TypeScript as it is; any other place with fetch takes it too. */
export function typescriptExample(name: ExampleName): string {
  const { query, body }: Parts = apiExamples[name];
  const { method } = endpoints[name];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    body === undefined
      ? "  headers: { 'x-api-key': process.env.PAPERLARK_KEY ?? '' },"
      : "  headers: { 'x-api-key': process.env.PAPERLARK_KEY ?? '', 'Content-Type': 'application/json' },",
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(JSON.stringify(body, null, 2))}),`]),
  ];
  return `const response = await fetch(\`\${process.env.PAPERLARK_URL}${addressOf(name, query)}\`, {
${options.join('\n')}
});
const answer = await response.json();
if (!response.ok) throw new Error(answer.message);
console.log(JSON.stringify(answer, null, 2));`;
}

function addressOf(name: ExampleName, query: Parts['query']): string {
  return query === undefined ? endpoints[name].path : `${endpoints[name].path}?${new URLSearchParams(query)}`;
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
