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

/** What the kind code tells (WIPO ST.16): A of most offices is a published application, B and C are grants. */
export function kindSignals(office: string, kindCode: string | null): Signal[] {
  const letter = kindCode?.[0] ?? '';
  // Before 2001 the USPTO printed grants as plain "A".
  if (office === 'US' && kindCode === 'A') return [{ type: 'patent-grant' }];
  if (office === 'WO' || letter === 'A') return [{ type: 'patent-application' }];
  return /^[BCESP]$/.test(letter) ? [{ type: 'patent-grant' }] : [];
}

/** The parts of a full number ("US10123456B2"). */
export function partsOfNumber(number: string): { readonly office: string; readonly kindCode: string | null } {
  const match = /^([A-Z]{2}).*?([A-Z]\d?)?$/.exec(number.replace(/[\s-]/g, ''));
  const kindCode = /\d([A-Z]\d?)$/.exec(number.replace(/[\s-]/g, ''))?.[1] ?? null;
  return { office: match?.[1] ?? '', kindCode };
}
