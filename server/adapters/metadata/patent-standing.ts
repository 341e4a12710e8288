import type { Signal } from '#domain/research/record.ts';

/** Offices that grant or publish, by the letters of a number (WIPO ST.3). */
const officeNames: Readonly<Record<string, string>> = {
  US: 'USPTO',
  EP: 'European Patent Office',
  WO: 'WIPO',
  JP: 'Japan Patent Office',
  CN: 'China National Intellectual Property Administration',
  KR: 'Korean Intellectual Property Office',
  DE: 'German Patent and Trade Mark Office',
  GB: 'UK Intellectual Property Office',
  FR: 'INPI France',
  CA: 'Canadian Intellectual Property Office',
  AU: 'IP Australia',
  IN: 'Indian Patent Office',
};

export function officeName(office: string): string | null {
  return officeNames[office] ?? null;
}

/** Offices whose "A" has always been a published application, as far back as their numbers go (WIPO ST.16). */
const applicationLetters: ReadonlySet<string> = new Set(['EP', 'JP', 'CN', 'KR', 'AU']);

/**
 * What the kind code tells. Elsewhere "A" was also printed on grants (the US before 2001, GB, CA, FR, DE, CH, SU, BE), so
 * nothing is said of those.
 */
export function kindSignals(office: string, kindCode: string | null): Signal[] {
  const letter = kindCode?.[0] ?? '';
  if (office === 'US' && kindCode === 'A') return [{ type: 'patent-grant' }];
  const isApplication =
    office === 'WO' || (letter === 'A' && (office === 'US' || applicationLetters.has(office)));
  if (isApplication) return [{ type: 'patent-application' }];
  return /^[BCESP]$/.test(letter) ? [{ type: 'patent-grant' }] : [];
}

/** The parts of a full number ("US10123456B2"). */
export function partsOfNumber(number: string): { readonly office: string; readonly kindCode: string | null } {
  const match = /^([A-Z]{2}).*?([A-Z]\d?)?$/.exec(number.replace(/[\s-]/g, ''));
  const kindCode = /\d([A-Z]\d?)$/.exec(number.replace(/[\s-]/g, ''))?.[1] ?? null;
  return { office: match?.[1] ?? '', kindCode };
}
