/**
 * Every host that this server may ever ask something, and why; `tools/outbound-hosts.test.ts` fails on any other, and on code
 * that opens a connection without standing in `openers`. Nobody who uses the product can add one: addresses are built from
 * checked identifiers.
 */
export const outboundHosts: Readonly<Record<string, string>> = {
  'api.crossref.org': 'works by DOI; CROSSREF_URL',
  'api.datacite.org': 'data sets by DOI; DATACITE_URL',
  'doi.org': 'which agency a DOI is registered with',
  'www.ebi.ac.uk': 'Europe PMC',
  'api.openalex.org': 'OpenAlex',
  'api.semanticscholar.org': 'Semantic Scholar',
  'digitallibrary.un.org': 'UN documents',
  'metadata.un.org': 'UN documents, the catalogue',
  'patents.google.com': 'patents',
  'ops.epo.org': 'patents, with an account there',
  'api.uspto.gov': 'patents, with a key',
  'api.paddle.com': 'PAYMENT=paddle',
  'sandbox-api.paddle.com': 'PAYMENT=paddle in its test environment',
  'api.anthropic.com': 'GENERATOR=anthropic: texts go there',
  'generativelanguage.googleapis.com': 'GENERATOR=google: texts go there',
  'www.googleapis.com': 'IDENTITY=firebase: the keys that sign tokens',
  // The library that signs people in knows its addresses itself.
  'oauth2.googleapis.com': 'GOOGLE_CLIENT_ID: the code of a sign-in for its token',
  '127.0.0.1': 'model servers on this machine, looked for and never used unasked; the stand-in of payment',
};

/** What operators set themselves, each by its own variable, and an administrator of the server by a command. */
export const configuredHosts: readonly string[] = [
  'DATABASE_URL',
  'LLM_BASE_URL',
  'OIDC_ISSUER and what it says of itself',
  'SMTP_URL',
  'addresses of mirrors of the services above',
  'paperlark writer add: the address of a model file',
];

/** Stand in links, in what browsers are allowed, as names or as examples: the server never asks them. */
export const namedHosts: readonly string[] = [
  '*.paddle.com',
  'apis.google.com',
  'assets.calendly.com',
  'buy.paddle.com',
  'calendly.com',
  'cdn.paddle.com',
  'checkout-service.paddle.com',
  'developer.paddle.com',
  'docs.oasis-open.org',
  'europepmc.org',
  'example.org',
  'id.example.org',
  'identitytoolkit.googleapis.com',
  'login.example.org',
  'models.example.org',
  'nodejs.org',
  'paperlark.invalid',
  'posts.example.org',
  'sandbox',
  'sandbox-buy.paddle.com',
  'sandbox-cdn.paddle.com',
  'sandbox-checkout-service.paddle.com',
  'securetoken.google.com',
  'securetoken.googleapis.com',
  'worldwide.espacenet.com',
  'www.sitemaps.org',
  'www.w3.org',
];

/** The only files that open a connection to somewhere else. */
export const openers: readonly string[] = [
  'cli/local-writer/fetch-model.ts',
  'server/adapters/database/bounded-pool.ts',
  'server/adapters/database/open-postgres.ts',
  'server/adapters/database/probe.ts',
  'server/adapters/identity/discovered-issuer.ts',
  'server/adapters/identity/embedded-identity.ts',
  'server/adapters/identity/fetch-json.ts',
  'server/adapters/identity/oidc-issuer.ts',
  'server/adapters/language-model/find-local-models.ts',
  'server/adapters/language-model/limited-fetch.ts',
  'server/adapters/language-model/sdk-model.ts',
  'server/adapters/mail/smtp-mailer.ts',
  'server/adapters/metadata/http/addresses.ts',
  'server/adapters/metadata/http/service.ts',
  'server/adapters/payments/paddle.ts',
  'server/payments-of-config.ts',
];
