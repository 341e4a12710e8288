import type { Licence } from '#domain/research/record.ts';

/** A licence by its address, which comes with http or https and with or without a slash at its end. */
export function licenceOfUrl(url: string): Licence | null {
  const creative = /creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)\/?(\d\.\d)?/i.exec(url);
  if (creative !== null) {
    const [, , code = '', version] = creative;
    const name = code === 'zero' ? 'CC0' : code === 'mark' ? 'Public domain' : `CC ${code.toUpperCase()}`;
    return {
      name: [name, version].filter(Boolean).join(' '),
      url: url.replace(/^http:/, 'https:'),
      open: true,
    };
  }
  // Terms for text mining and publishers' user licences allow reading by machine, not reuse.
  if (/\btdm|text-?(?:and-?data-?)?mining|userlicense|tdm_license/i.test(url))
    return { name: 'Terms for text mining only', url, open: false };
  return null;
}

/** A licence by its short name, as OpenAlex and Europe PMC write it ("cc-by", "cc by-nc"). */
export function licenceOfName(name: string): Licence | null {
  const code = name
    .toLowerCase()
    .replace(/^(?:cc|creative commons)[\s-]+/, '')
    .replace(/\s+/g, '-');
  if (code === 'cc0' || code === 'zero' || code === 'public-domain')
    return { name: 'CC0', url: null, open: true };
  return /^by(?:-nc)?(?:-sa|-nd)?(?:-\d\.\d)?$/.test(code)
    ? { name: `CC ${code.toUpperCase()}`, url: null, open: true }
    : null;
}
