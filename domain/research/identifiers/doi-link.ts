/** What the DOI Handbook has encoded in an address; browsers and networks end a link at some of them, and "#…" never reaches doi.org. */
const encoded: ReadonlySet<string> = new Set('%"#? <>{}^[]`|\\+');

/** The address at which a DOI is resolved: "10.5555/a#1" is https://doi.org/10.5555/a%231. */
export function doiLink(doi: string): string {
  const path = Array.from(doi, (sign) => (encoded.has(sign) ? encodeURIComponent(sign) : sign));
  return `https://doi.org/${path.join('')}`;
}
