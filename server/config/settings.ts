/** One variable of the environment. The start reads this table, and docs/configuration.md is made from it. */
export interface Setting {
  readonly name: string;
  /** Used where the variable is missing or empty; null where the default depends on others and `meaning` says how. */
  readonly fallback: string | null;
  /** Example or list of values, for the page. */
  readonly values: string;
  readonly meaning: string;
}

/** Every variable that this version understands. */
export const settings = {
  HOST: { name: 'HOST', fallback: '127.0.0.1', values: 'address', meaning: 'Where it listens.' },
  PORT: {
    name: 'PORT',
    fallback: '8080',
    values: '0 to 65535',
    meaning: 'Where it listens; 0 takes any free port.',
  },
  PUBLIC_URL: {
    name: 'PUBLIC_URL',
    fallback: null,
    values: 'https://posts.example.org',
    meaning: 'The address people use; cookies and origins follow it. Default: from host and port.',
  },
  DATA_DIR: {
    name: 'DATA_DIR',
    fallback: './data',
    values: 'folder',
    meaning: 'Embedded database and generated secrets.',
  },
  DATABASE_URL: {
    name: 'DATABASE_URL',
    fallback: null,
    values: 'postgresql://…',
    meaning: 'PostgreSQL 15 or later. Default: the embedded database in DATA_DIR.',
  },
  DATABASE_POOL: {
    name: 'DATABASE_POOL',
    fallback: '10',
    values: '1 to 200',
    meaning: 'Connections to PostgreSQL at most.',
  },
  DATABASE_TIMEOUT_MS: {
    name: 'DATABASE_TIMEOUT_MS',
    fallback: '10000',
    values: '100 to 600000',
    meaning:
      'Milliseconds after which PostgreSQL gives up a statement. A request waits at most five seconds for a connection, and never longer than this.',
  },
  DATABASE_POOLER: {
    name: 'DATABASE_POOLER',
    fallback: 'off',
    values: 'off, transaction',
    meaning:
      'Whether DATABASE_URL leads to a pooler (PgBouncer) that lends connections for a transaction. Then the limits of DATABASE_TIMEOUT_MS are those of the role: see [operations.md](operations.md).',
  },
  APP_SECRET: {
    name: 'APP_SECRET',
    fallback: null,
    values: '32 characters or more',
    meaning:
      'Signs and encrypts; several nodes share one. Default: generated into DATA_DIR on the first start.',
  },
  APP_SECRET_PREVIOUS: {
    name: 'APP_SECRET_PREVIOUS',
    fallback: null,
    values: '32 characters or more',
    meaning:
      'The secret that APP_SECRET replaces, while it is being replaced: it still opens what was sealed and signed with it, and the start seals all of that anew. See [security.md](security.md).',
  },
  ADMIN_EMAILS: {
    name: 'ADMIN_EMAILS',
    fallback: '',
    values: 'ada@example.org, …',
    meaning: 'Verified addresses that are admins. Nothing else grants the role.',
  },
  ADMIN_SECOND_FACTOR: {
    name: 'ADMIN_SECOND_FACTOR',
    fallback: 'off',
    values: 'off, required',
    meaning:
      'With required, an admin has their rights only once they have turned on a second factor in their account. Only with IDENTITY=embedded; other providers have rules of their own.',
  },
  IDENTITY: {
    name: 'IDENTITY',
    fallback: 'embedded',
    values: 'embedded, firebase, oidc',
    meaning:
      'Who signs people in: Paperlark itself (email and password), Firebase Authentication, or any OpenID Connect issuer, such as the login of an institution. See [sign-in.md](sign-in.md).',
  },
  GOOGLE_CLIENT_ID: {
    name: 'GOOGLE_CLIENT_ID',
    fallback: null,
    values: '….apps.googleusercontent.com',
    meaning:
      'OAuth client of Google, to sign in with Google beside email and password; its redirect address is PUBLIC_URL and /api/identity/callback/google. Only with IDENTITY=embedded.',
  },
  GOOGLE_CLIENT_SECRET: {
    name: 'GOOGLE_CLIENT_SECRET',
    fallback: null,
    values: 'text',
    meaning: 'Secret of that client. Needed with GOOGLE_CLIENT_ID.',
  },
  FIREBASE_PROJECT_ID: {
    name: 'FIREBASE_PROJECT_ID',
    fallback: null,
    values: 'my-project',
    meaning: 'The Firebase project whose accounts sign in. Needed with IDENTITY=firebase.',
  },
  FIREBASE_API_KEY: {
    name: 'FIREBASE_API_KEY',
    fallback: null,
    values: 'AIza…',
    meaning: 'Web API key of the project; browsers are told it. Needed with IDENTITY=firebase.',
  },
  FIREBASE_AUTH_DOMAIN: {
    name: 'FIREBASE_AUTH_DOMAIN',
    fallback: null,
    values: 'my-project.firebaseapp.com',
    meaning: 'Where the sign-in window of Firebase is. Default: FIREBASE_PROJECT_ID and .firebaseapp.com.',
  },
  FIREBASE_METHODS: {
    name: 'FIREBASE_METHODS',
    fallback: 'password, google',
    values: 'password, google',
    meaning: 'Which ways to sign in are switched on in the project, and offered.',
  },
  FIREBASE_KEYS_URL: {
    name: 'FIREBASE_KEYS_URL',
    fallback: null,
    values: 'http://127.0.0.1:…',
    meaning:
      'Keys of a stand-in of Firebase on this machine, for tests; refused on an address that others can reach. Default: Google’s.',
  },
  OIDC_ISSUER: {
    name: 'OIDC_ISSUER',
    fallback: null,
    values: 'https://login.example.org/realms/x',
    meaning:
      'Address of the OpenID Connect issuer, exactly as it writes itself; the rest is read from there. https, or http on this machine. Needed with IDENTITY=oidc.',
  },
  OIDC_CLIENT_ID: {
    name: 'OIDC_CLIENT_ID',
    fallback: null,
    values: 'text',
    meaning:
      'How the issuer knows Paperlark; the redirect address to register is PUBLIC_URL and /sign-in/callback. Needed with IDENTITY=oidc.',
  },
  OIDC_CLIENT_SECRET: {
    name: 'OIDC_CLIENT_SECRET',
    fallback: null,
    values: 'text',
    meaning: 'Secret of a confidential client. Default: a public client, with PKCE alone.',
  },
  OIDC_NAME: {
    name: 'OIDC_NAME',
    fallback: null,
    values: 'Example University',
    meaning: 'What people call the issuer: “Sign in with …”. Default: its host.',
  },
  OIDC_EMAILS_VERIFIED: {
    name: 'OIDC_EMAILS_VERIFIED',
    fallback: 'off',
    values: 'on, off',
    meaning:
      'Whether every address that the issuer names counts as verified, also where it does not say so. Only for an issuer whose people cannot choose their address.',
  },
  SANDBOX: {
    name: 'SANDBOX',
    fallback: null,
    values: 'on, off',
    meaning:
      'Stand-ins for services outside, and addresses count as verified; refused on an address that others can reach. Default: on when bound to loopback without PUBLIC_URL.',
  },
  GENERATOR: {
    name: 'GENERATOR',
    fallback: 'embedded',
    values: 'embedded, openai-compatible, anthropic, google, local',
    meaning:
      'Who writes the posts: Paperlark itself (offline), a model behind an OpenAI-compatible address (OpenAI, Ollama, vLLM, llama.cpp, LM Studio), the services of Anthropic or Google, or a model file that this server runs itself. Whatever a model writes is checked against the source.',
  },
  LLM_BASE_URL: {
    name: 'LLM_BASE_URL',
    fallback: null,
    values: 'http://127.0.0.1:11434/v1',
    meaning:
      'Address of the model server, up to and with its version. https, or http on this machine and in your own network. Needed with GENERATOR=openai-compatible; default otherwise: the service’s own.',
  },
  LLM_MODEL: {
    name: 'LLM_MODEL',
    fallback: null,
    values: 'name',
    meaning: 'Name of the model, as its server calls it. Needed with any GENERATOR but embedded and local.',
  },
  LLM_FIGURE_MODEL: {
    name: 'LLM_FIGURE_MODEL',
    fallback: null,
    values: 'name',
    meaning:
      'Name of a model of the same service that sees pictures; may be LLM_MODEL again. It writes alt text for figures. Without it nobody does.',
  },
  LLM_API_KEY: {
    name: 'LLM_API_KEY',
    fallback: null,
    values: 'text',
    meaning: 'Key of the service. Needed with anthropic and google; never logged or shown.',
  },
  LOCAL_MODEL: {
    name: 'LOCAL_MODEL',
    fallback: null,
    values: 'models/name.gguf',
    meaning:
      'File of the model that this server runs, in the format GGUF. Needed with GENERATOR=local, as is the add-on that "paperlark writer add" installs.',
  },
  LOCAL_MODEL_THREADS: {
    name: 'LOCAL_MODEL_THREADS',
    fallback: '0',
    values: '0 to 256',
    meaning:
      'Processor cores that the model on this server keeps busy while it writes; 0 is all but one. More than there are free makes it slower by far.',
  },
  LLM_PROMPTS: {
    name: 'LLM_PROMPTS',
    fallback: 'full',
    values: 'full, small',
    meaning:
      'What a model behind an address is told: everything, or the short form for models of a few billion parameters. A model on this server gets the short form.',
  },
  LLM_TIMEOUT_MS: {
    name: 'LLM_TIMEOUT_MS',
    fallback: '120000',
    values: '1000 to 180000',
    meaning:
      'Longest time for one answer of the model, in milliseconds. Default with GENERATOR=local: 180000.',
  },
  LLM_FIRST_BYTE_MS: {
    name: 'LLM_FIRST_BYTE_MS',
    fallback: '60000',
    values: '500 to 180000',
    meaning:
      'Longest wait for the first word, in milliseconds; models on slow machines read for a while. Default with GENERATOR=local: 180000.',
  },
  LLM_IDLE_MS: {
    name: 'LLM_IDLE_MS',
    fallback: '20000',
    values: '500 to 180000',
    meaning: 'Longest silence between two words, in milliseconds.',
  },
  LLM_CONCURRENCY: {
    name: 'LLM_CONCURRENCY',
    fallback: '4',
    values: '1 to 500',
    meaning: 'Requests to the model at once; the others wait, plans with priority first.',
  },
  LLM_THINKING_TOKENS: {
    name: 'LLM_THINKING_TOKENS',
    fallback: '4000',
    values: '0 to 100000',
    meaning: 'Tokens that a model may think with before it writes; counted as its answer.',
  },
  LLM_TOKENS_PER_USER: {
    name: 'LLM_TOKENS_PER_USER',
    fallback: '500000',
    values: '0 to 1000000000',
    meaning: 'Tokens that one person may use in a day (UTC); 0 is no cap.',
  },
  LLM_TOKENS_PER_DAY: {
    name: 'LLM_TOKENS_PER_DAY',
    fallback: '10000000',
    values: '0 to 1000000000000',
    meaning: 'Tokens that everybody together may use in a day (UTC); 0 is no cap.',
  },
  LLM_PRICE_INPUT: {
    name: 'LLM_PRICE_INPUT',
    fallback: '0',
    values: 'US dollars',
    meaning: 'Price of a million tokens that the model reads.',
  },
  LLM_PRICE_OUTPUT: {
    name: 'LLM_PRICE_OUTPUT',
    fallback: '0',
    values: 'US dollars',
    meaning: 'Price of a million tokens that the model writes.',
  },
  LLM_BUDGET_PER_DAY: {
    name: 'LLM_BUDGET_PER_DAY',
    fallback: '0',
    values: 'US dollars',
    meaning: 'What everybody together may cost in a day (UTC), by the two prices; 0 is no cap.',
  },
  PAYMENT: {
    name: 'PAYMENT',
    fallback: null,
    values: 'off, sandbox, paddle',
    meaning:
      'Who takes the money: nobody, a stand-in on this machine, or Paddle Billing. Default: sandbox with SANDBOX, else off.',
  },
  PADDLE_ENVIRONMENT: {
    name: 'PADDLE_ENVIRONMENT',
    fallback: 'sandbox',
    values: 'sandbox, production',
    meaning: 'Which of the two worlds of Paddle the keys belong to; keys of the other one stop the start.',
  },
  PADDLE_API_KEY: {
    name: 'PADDLE_API_KEY',
    fallback: null,
    values: 'pdl_sdbx_apikey_…, pdl_live_apikey_…',
    meaning: 'Key of the API, for cancelling and changing plans. Needed with PAYMENT=paddle.',
  },
  PADDLE_CLIENT_TOKEN: {
    name: 'PADDLE_CLIENT_TOKEN',
    fallback: null,
    values: 'test_…, live_…',
    meaning: 'Token with which browsers open the checkout. Needed with PAYMENT=paddle.',
  },
  PADDLE_WEBHOOK_SECRET: {
    name: 'PADDLE_WEBHOOK_SECRET',
    fallback: null,
    values: 'pdl_ntfset_…',
    meaning:
      'Secret of the notification destination (its address: PUBLIC_URL and /api/webhooks/paddle); two, with a comma, while it is being changed. Needed with PAYMENT=paddle.',
  },
  PADDLE_PRICES: {
    name: 'PADDLE_PRICES',
    fallback: null,
    values: '{"PRO":{"month":"pri_…","year":"pri_…"}, …}',
    meaning:
      'Price ids by plan and interval, as JSON; a plan without one is shown as coming soon. Needed with PAYMENT=paddle.',
  },
  PADDLE_API_URL: {
    name: 'PADDLE_API_URL',
    fallback: null,
    values: 'address',
    meaning: 'Another address of the API, for tests. Default: the one of the environment.',
  },
  CROSSREF_URL: {
    name: 'CROSSREF_URL',
    fallback: 'https://api.crossref.org',
    values: 'address',
    meaning: 'Base address of Crossref: papers.',
  },
  DOI_URL: {
    name: 'DOI_URL',
    fallback: 'https://doi.org',
    values: 'address',
    meaning: 'Base address of doi.org: who registered a DOI.',
  },
  OPENALEX_URL: {
    name: 'OPENALEX_URL',
    fallback: 'https://api.openalex.org',
    values: 'address',
    meaning: 'Base address of OpenAlex: abstracts and retractions.',
  },
  EUROPEPMC_URL: {
    name: 'EUROPEPMC_URL',
    fallback: 'https://www.ebi.ac.uk',
    values: 'address',
    meaning: 'Base address of Europe PMC: abstracts, PubMed numbers.',
  },
  SEMANTIC_SCHOLAR_URL: {
    name: 'SEMANTIC_SCHOLAR_URL',
    fallback: 'https://api.semanticscholar.org',
    values: 'address',
    meaning: 'Base address of Semantic Scholar: abstracts.',
  },
  DATACITE_URL: {
    name: 'DATACITE_URL',
    fallback: 'https://api.datacite.org',
    values: 'address',
    meaning: 'Base address of DataCite: data sets, arXiv.',
  },
  UN_LIBRARY_URL: {
    name: 'UN_LIBRARY_URL',
    fallback: 'https://digitallibrary.un.org',
    values: 'address',
    meaning: 'Base address of UN Digital Library.',
  },
  UN_EDITOR_URL: {
    name: 'UN_EDITOR_URL',
    fallback: 'https://metadata.un.org',
    values: 'address',
    meaning: "Base address of the UN library's catalogue, asked where the library does not answer.",
  },
  GOOGLE_PATENTS_URL: {
    name: 'GOOGLE_PATENTS_URL',
    fallback: 'https://patents.google.com',
    values: 'address',
    meaning: 'Base address of Google Patents.',
  },
  EPO_OPS_URL: {
    name: 'EPO_OPS_URL',
    fallback: 'https://ops.epo.org',
    values: 'address',
    meaning: 'Base address of European Patent Office, asked with a key.',
  },
  USPTO_URL: {
    name: 'USPTO_URL',
    fallback: 'https://api.uspto.gov',
    values: 'address',
    meaning: 'Base address of USPTO Open Data Portal, asked with a key.',
  },
  METADATA_CONTACT: {
    name: 'METADATA_CONTACT',
    fallback: null,
    values: 'library@example.org',
    meaning: 'Mail address that metadata services are told, which opens their faster pools. Default: none.',
  },
  OPENALEX_API_KEY: {
    name: 'OPENALEX_API_KEY',
    fallback: null,
    values: 'text',
    meaning: 'Key of OpenAlex. Default: none.',
  },
  SEMANTIC_SCHOLAR_API_KEY: {
    name: 'SEMANTIC_SCHOLAR_API_KEY',
    fallback: null,
    values: 'text',
    meaning: 'Key of Semantic Scholar. Default: none.',
  },
  EPO_OPS_KEY: {
    name: 'EPO_OPS_KEY',
    fallback: null,
    values: 'text',
    meaning:
      'Consumer key of the European Patent Office; with EPO_OPS_SECRET patents are looked up there first. Default: none.',
  },
  EPO_OPS_SECRET: {
    name: 'EPO_OPS_SECRET',
    fallback: null,
    values: 'text',
    meaning: 'Consumer secret of the European Patent Office. Default: none.',
  },
  USPTO_API_KEY: {
    name: 'USPTO_API_KEY',
    fallback: null,
    values: 'text',
    meaning: 'Key of the USPTO; with it US application numbers can be looked up. Default: none.',
  },
  SMTP_URL: {
    name: 'SMTP_URL',
    fallback: null,
    values: 'smtps://user:password@mail.example.org',
    meaning:
      'Server that mail goes out by. With smtp:// (port 587) STARTTLS is demanded, except from a server on this machine. Default: with SANDBOX the outbox, a page at /sandbox/outbox; else mail waits.',
  },
  MAIL_FROM: {
    name: 'MAIL_FROM',
    fallback: null,
    values: 'Paperlark <hello@example.org>',
    meaning: 'Sender of every mail. Needed with SMTP_URL.',
  },
  SALES_EMAIL: {
    name: 'SALES_EMAIL',
    fallback: null,
    values: 'sales@example.org',
    meaning:
      'Where inquiries of the contact form are mailed. Default: they are only stored, for admins to read.',
  },
  BOOKING_URL: {
    name: 'BOOKING_URL',
    fallback: null,
    values: 'https://calendly.com/…',
    meaning:
      'Page of the widget in which a meeting is booked. Default: none, and people are shown how to write instead.',
  },
  LOG_LEVEL: {
    name: 'LOG_LEVEL',
    fallback: 'info',
    values: 'fatal, error, warn, info, debug, trace, silent',
    meaning: 'Least important line that is logged.',
  },
  TRUST_PROXY: {
    name: 'TRUST_PROXY',
    fallback: 'off',
    values: 'off, a number of proxies, or addresses',
    meaning: 'Whose X-Forwarded-For and X-Forwarded-Proto are believed.',
  },
  METRICS_TOKEN: {
    name: 'METRICS_TOKEN',
    fallback: null,
    values: '32 characters or more',
    meaning:
      'With it as a bearer token, a collector on another machine reads /api/metrics. Default: only this machine and admins do.',
  },
  SHUTDOWN_DELAY_MS: {
    name: 'SHUTDOWN_DELAY_MS',
    fallback: '0',
    values: '0 to 60000',
    meaning:
      'Milliseconds for which a server that is asked to stop goes on answering while /api/ready says no: as long as a load balancer needs to notice.',
  },
  SHUTDOWN_GRACE_MS: {
    name: 'SHUTDOWN_GRACE_MS',
    fallback: '20000',
    values: '0 to 600000',
    meaning: 'Milliseconds that running requests get when the server is asked to stop.',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** Variables of parts that this version does not have: setting one stops the start instead of being quietly ignored. */
export const settingsOfMissingParts: readonly { readonly part: string; readonly names: readonly string[] }[] =
  [
    // With this set, Google's own library would accept unsigned tokens.
    { part: 'the Firebase emulator', names: ['FIREBASE_AUTH_EMULATOR_HOST'] },
  ];
