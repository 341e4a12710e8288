/**
 * An institution's name and place without what leads to a person's door: e-mail addresses, telephone numbers, streets,
 * boxes and postcodes (Europe PMC carries the first, patent registers the rest). Null where nothing is left.
 */
export function cleanAffiliation(raw: string): string | null {
  const parts = withoutAddresses(
    raw.replace(
      /\b(?:electronic address|e-?mail(?: address)?|correspondence(?: to)?|tel(?:ephone)?|phone|fax)\b\s*[.:].*?(?=;|$)/gis,
      '',
    ),
  )
    .replace(/https?:\/\/\S+/gi, '')
    .split(/[,;]/)
    .flatMap((part, index) => cleanPart(part.trim(), index === 0) ?? []);
  const kept = parts
    .join(', ')
    .replace(/^[\s\d*†‡§¶.,]+(?=\p{L})/u, '')
    .replace(/(?<![\s.,;])[\s.,;]+$/, '')
    .trim();
  return /\p{L}{2}/u.test(kept) ? kept : null;
}

/** Addresses of mail, also such as are spelt out; most texts have no sign of one. */
function withoutAddresses(text: string): string {
  if (!/@|[([]at[)\]]| dot /i.test(text)) return text;
  return text
    .replace(/\(?\s{0,9}[^\s,;<>()@]{1,99}\s{0,9}(?:@|\(at\)|\[at\])\s*[^\s,;<>()@]+\s*\)?/gi, '')
    .replace(/\S{1,99} at \S{1,99}(?: dot \S{1,99})+/gi, '');
}

/** Words of institutions: numbers beside them are their own ("UMR 8104", "School 2100"). */
const institution =
  /\b(?:univ\w*|institut\w*|cent(?:er|re|ro|rum)|school|college|hospital|h[oô]pital|klinik\w*|clinic|laborator\w*|lab|department|dept|faculty|division|unit|group|academy|ministry|agency|foundation|company|corporation|inc|ltd|gmbh|b\.?v|umr|ums|upr|ea|sfb|crc|cnrs|inserm|csic|cea)\b/i;
const streetWord =
  /\b(?:street|st\.|road|rd|avenue|ave|lane|ln|drive|boulevard|blvd|highway|hwy|parkway|pkwy|suite|floor|room|rm|building|bldg|mailstop|mail stop|rue|viale|calle|carrer|avenida|av|paseo|rua|allee|platz|chome)\b\.?|(?:straße|strasse|str\.|gasse|weg|vägen|gatan|laan|straat|-ku)(?:\s|$)|\bs\/n\b/i;
const box = /^(?:p\.?\s?o\.?\s?box|private bag|box|postfach|apartado|bp)\b[\s.:]*\d*/i;

/** What may be shown of a part between commas; null for a street, a box or a bare code. */
function cleanPart(part: string, isFirst: boolean): string | null {
  if (part === '' || box.test(part) || /^[\d\s/-]+[a-z]?$/i.test(part)) return null;
  if (institution.test(part)) return withoutHouse(part).replace(/\s(?:[A-Z]{1,2}[-‐])\d{4,6}\b/g, '');
  const words = part.split(/\s+/).length;
  if (streetWord.test(part) && (/\d/.test(part) || words <= 4)) return null;
  if (isFirst) return part;
  const placed = withoutPostcode(part);
  // A number that is no postcode, beside a name that is no institution's: a house in a street.
  return placed === '' || (/\d/.test(placed) && words <= 5) ? null : placed;
}

/** "Harvard University 12 Oxford Street" in one part: the street goes. */
function withoutHouse(part: string): string {
  return part.replace(
    /\s+\d{1,5}[a-z]?\s+(?:\p{L}[\p{L}.'’-]*\s+){0,3}(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|blvd\.?|boulevard)\b.*$/iu,
    '',
  );
}

/** Postcodes of the kinds met: "V5Z 1G1", "SW1A 2AA", "D-69120", "CA 94305-1234", "6229 HX", "100084". */
function withoutPostcode(part: string): string {
  return part
    .replace(/\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b\d{4}\s[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/g, '')
    .replace(
      /\b(?:[A-Z]{1,2}[-‐])?\d{4,7}(?:-\d{3,4})?\b|\b[A-Z]\d{4}(?:[A-Z]{3})?\b|\b\d{3}-\d{4}\b|\b\d{3}\s\d{2}\b/g,
      '',
    )
    .replace(/^[\s‐-]+|[\s‐-]+$/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}
