import type { MetadataSources } from '../../ports/metadata-source.ts';
import { createCrossref } from './crossref.ts';
import { createDatacite } from './datacite.ts';
import { createDoiAgency } from './doi-agency.ts';
import { createEpoOps } from './epo-ops.ts';
import { createEuropePmc } from './europe-pmc.ts';
import { createGooglePatents } from './google-patents.ts';
import { createService, type Service } from './http/service.ts';
import { createOpenAlex } from './openalex.ts';
import { createSemanticScholar } from './semantic-scholar.ts';
import type { MetadataSettings } from './settings.ts';
import { createUnEditor, createUnLibrary } from './un-documents.ts';
import { createUspto } from './uspto.ts';

/**
 * All services as they are configured; those without a needed key are left out. `pace` (milliseconds) is for services that
 * are our own, in tests.
 */
export function createMetadataSources(
  settings: MetadataSettings,
  pace: { readonly spacing?: number; readonly timeout?: number } = {},
): MetadataSources {
  const { addresses, contact, keys } = settings;
  const userAgent = `Paperlark/${settings.version} (+${settings.publicUrl}${contact === null ? '' : `; mailto:${contact}`})`;
  const service = (name: keyof typeof addresses): Service => {
    const { limits, ...own } = manners[name](contact !== null);
    const { spacing = limits.spacing, timeout = own.timeout } = pace;
    return createService({
      ...own,
      timeout,
      limits: { ...limits, spacing },
      address: addresses[name],
      userAgent,
    });
  };
  const europePmc = createEuropePmc(service('europePmc'));
  const { epoOps, uspto } = keys;
  return {
    crossref: createCrossref(service('crossref'), contact),
    doiAgency: createDoiAgency(service('doi')),
    fallbacks: [
      createOpenAlex(service('openAlex'), contact, keys.openAlex),
      europePmc,
      createSemanticScholar(service('semanticScholar'), keys.semanticScholar),
    ],
    europePmc,
    datacite: createDatacite(service('datacite')),
    unLibrary: createUnLibrary(service('unLibrary')),
    unEditor: createUnEditor(service('unEditor')),
    patents: [
      ...(epoOps === null ? [] : [createEpoOps(service('epoOps'), epoOps)]),
      createGooglePatents(service('googlePatents')),
      ...(uspto === null ? [] : [createUspto(service('uspto'), uspto)]),
    ],
  };
}

interface Manners {
  readonly usualRoot: string;
  readonly limits: { readonly concurrency: number; readonly spacing: number };
  readonly timeout: number;
  readonly tries: 1 | 2;
}

/** Milliseconds: our own limits of patience; the UN library is slow by nature. */
const usualTimeout = 6000;
const slowTimeout = 15_000;

/**
 * How each service wants to be asked. Crossref: recorded headers of July 2026 (polite pool 10 a second and 3 at once, public
 * 5 and 1). Europe PMC: 10 a second (its forum, February 2026). The others' published limits are daily; the UN and Google
 * publish none, so one at a time, one a second, and Google never twice.
 */
const manners: Readonly<Record<keyof MetadataSettings['addresses'], (polite: boolean) => Manners>> = {
  crossref: (polite) => ({
    usualRoot: '/',
    limits: polite ? { concurrency: 3, spacing: 100 } : { concurrency: 1, spacing: 200 },
    timeout: usualTimeout,
    tries: 2,
  }),
  doi: () => ({ usualRoot: '/', limits: { concurrency: 2, spacing: 100 }, timeout: usualTimeout, tries: 2 }),
  openAlex: () => ({
    usualRoot: '/',
    limits: { concurrency: 4, spacing: 50 },
    timeout: usualTimeout,
    tries: 2,
  }),
  europePmc: () => ({
    usualRoot: '/europepmc/webservices/rest',
    limits: { concurrency: 4, spacing: 120 },
    timeout: usualTimeout,
    tries: 2,
  }),
  semanticScholar: () => ({
    usualRoot: '/graph/v1',
    limits: { concurrency: 1, spacing: 1000 },
    timeout: usualTimeout,
    tries: 1,
  }),
  datacite: () => ({
    usualRoot: '/',
    limits: { concurrency: 4, spacing: 100 },
    timeout: usualTimeout,
    tries: 2,
  }),
  unLibrary: () => ({
    usualRoot: '/',
    limits: { concurrency: 1, spacing: 1000 },
    timeout: slowTimeout,
    tries: 1,
  }),
  unEditor: () => ({
    usualRoot: '/',
    limits: { concurrency: 1, spacing: 1000 },
    timeout: slowTimeout,
    tries: 1,
  }),
  googlePatents: () => ({
    usualRoot: '/',
    limits: { concurrency: 1, spacing: 1000 },
    timeout: usualTimeout,
    tries: 1,
  }),
  epoOps: () => ({
    usualRoot: '/3.2',
    limits: { concurrency: 2, spacing: 300 },
    timeout: usualTimeout,
    tries: 2,
  }),
  uspto: () => ({
    usualRoot: '/api/v1',
    limits: { concurrency: 1, spacing: 1000 },
    timeout: usualTimeout,
    tries: 1,
  }),
};
