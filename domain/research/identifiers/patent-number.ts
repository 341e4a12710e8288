import type { Identifier } from './identifier.ts';
import type { PastedUrl } from './paste-url.ts';

/** A patent's publication or application number in a tidied paste; null where there is none. */
export function findPatent(text: string, url: PastedUrl | null): Identifier | null {
  if (url !== null) return patentOfUrl(url);
  // "EP 1 000 000 (A1)" keeps its kind, "US 10343279 B2 (Weng)" loses its inventor.
  const bare = text.replace(/\s*\(([A-Z]\d?)\)$/i, ' $1').replace(/\s*\([^()]*\)$/, '');
  const named = bare.replace(
    /^(?:u\.?\s?s\.?\s+|united states\s+)?pat(?:ent)?s?\.?(?:\s+(?:appl(?:ication)?\.?|pub(?:lication)?\.?))?(?:\s+(?:no|number|nr)\.?)?\s*:?\s*/i,
    (label) => (/^u/i.test(label) ? 'US ' : ''),
  );
  return applicationOf(named) ?? publicationOf(named);
}

/** Offices with a two-letter code whose numbers are met in practice (WIPO standard ST.3); others only with a kind code. */
const offices = new Set(
  'US EP WO JP CN KR DE GB FR CA AU IN BR RU ES IT NL SE CH AT BE DK FI NO PL PT IE IL MX NZ SG TW ZA HK HU CZ SK TR UA GR LU SU DD AR CL CO PE MY TH VN ID PH EA AP OA RO BG HR SI RS LT LV EE IS MA EG SA AE GE KZ'.split(
    ' ',
  ),
);

function publicationOf(text: string): Identifier | null {
  const joined = text
    .toUpperCase()
    .replace(/[\s,.\-/:]+/g, '')
    // "D618,677" and "RE43,633" are series of the US office alone.
    .replace(/^(?=(?:D\d{6}|RE\d{5})(?:[A-Z]\d?)?$)/, 'US');
  const match = /^([A-Z]{2})(D|RE|PP|AI|H|T|X|S)?(\d{4,13})([A-Z]\d?)?$/.exec(joined);
  if (match === null) return null;
  const [, office = '', series = '', digits = '', kindCode = null] = match;
  // "E 102" or "PMC 12345" are no patents; an unknown office needs the kind to be believed.
  const hasSeries = office === 'US' || (office === 'JP' && /^[HS]$/.test(series));
  if (!offices.has(office) || (series !== '' && !hasSeries)) return null;
  return { kind: 'patent', office, number: series + paddedSerial(office, digits), kindCode };
}

/**
 * US applications are published as year and seven digits; people drop the first zero. International ones have the whole year
 * and six digits since 2004; people write the older "99/50748" and leave zeros out.
 */
function paddedSerial(office: string, digits: string): string {
  const international =
    office === 'WO' ? /^((?:19|20)\d{2}(?=\d{5,6}$)|\d{2}(?=\d{5,6}$))(\d{5,6})$/.exec(digits) : null;
  if (international !== null) {
    const [, year = '', serial = ''] = international;
    const whole = year.length === 4 ? year : `${Number(year) >= 78 ? '19' : '20'}${year}`;
    return whole + serial.padStart(6, '0');
  }
  return office === 'US' && /^(?:19|20)\d{2}\d{6}$/.test(digits)
    ? `${digits.slice(0, 4)}0${digits.slice(4)}`
    : digits;
}

function applicationOf(text: string): Identifier | null {
  const pct = /^PCT\s?\/?\s?([A-Z]{2})\s?((?:19|20)?\d{2})\s?\/\s?(\d{4,6})$/i.exec(text);
  if (pct !== null)
    return {
      kind: 'patent-application',
      office: 'PCT',
      // Short year and five digits, as the US office files it.
      number: `${(pct[1] ?? '').toUpperCase()}${(pct[2] ?? '').slice(-2)}${(pct[3] ?? '').replace(/^0(?=\d{5}$)/, '')}`,
    };
  const us =
    /^(?:US\s*(?:appl(?:ication)?\.?\s*(?:no\.?\s*)?)?|u\.?s\.?\s+appl\.?\s*(?:no\.?\s*)?|application\s+(?:no\.?\s*)?)?(\d{2})\/(\d{3})[,. ]?(\d{3})$/i.exec(
      text,
    );
  return us === null
    ? null
    : { kind: 'patent-application', office: 'US', number: `${us[1]}${us[2]}${us[3]}` };
}

function patentOfUrl({ host, path, query }: PastedUrl): Identifier | null {
  if (/(?:^|\.)google\.[a-z.]+$/.test(host)) {
    const number =
      /(?:^|\/)patents?\/([^/]+)/i.exec(path)?.[1] ?? query.get('oq') ?? query.get('q') ?? undefined;
    return number === undefined ? null : publicationOf(number);
  }
  if (/espacenet\.com$|(?:^|\.)epo\.org$/.test(host)) {
    const [office, number, kindCode] = ['CC', 'NR', 'KC'].map((key) => query.get(key) ?? '');
    if (office !== '' && number !== '') {
      const whole = `${office}${(number ?? '').replace(new RegExp(`^${office}`, 'i'), '')}`;
      return publicationOf(/[A-Z]\d?$/i.test(whole) ? whole : `${whole}${kindCode}`);
    }
    const searched = /pn\s*=\s*"?([A-Z0-9]+)/i.exec(query.get('q') ?? '')?.[1];
    return publicationOf(searched ?? path.split('/').at(-1) ?? '');
  }
  if (/(?:^|\.)wipo\.int$/.test(host)) return publicationOf(query.get('docId') ?? '');
  return null;
}

/** Bare digits that look like a US patent, for a question back: which office gave them is not for us to guess. */
export function suggestPatent(text: string): string | null {
  const digits = text.replace(/[\s,.]+/g, '');
  return /^\d{6,8}$/.test(digits) ? `US${digits}` : null;
}
