/**
 * An institution's name and place without what leads to a person's door: e-mail addresses, telephone numbers, streets,
 * boxes and postcodes (Europe PMC carries the first, patent registers the rest). Null where nothing is left.
 */
export function cleanAffiliation(raw: string): string | null {
  const parts = raw
    .replace(
      /\b(?:electronic address|e-?mail(?: address)?|correspondence(?: to)?|tel(?:ephone)?|phone|fax)\b\s*[.:].*?(?=;|$)/gis,
      '',
    )
    .replace(/\(?\s*[^\s,;<>()@]+\s*(?:@|\(at\)|\[at\])\s*[^\s,;<>()@]+\s*\)?/gi, '')
    .replace(/https?:\/\/\S+/gi, '')
    .split(/\s*[,;]\s*/)
    .map(withoutPostcode)
    .filter((part) => part !== '' && !isStreet(part));
  const kept = parts
    .join(', ')
    .replace(/^[\s\d*†‡§¶.,]+(?=\p{L})/u, '')
    .replace(/[\s.,;]+$/, '')
    .trim();
  return /\p{L}{2}/u.test(kept) ? kept : null;
}

const streetWords =
  /\b(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|ln\.?|drive|dr\.|boulevard|blvd\.?|highway|hwy|parkway|pkwy|square|plaza|way|court|terrace|suite|floor|room|rm\.?|building|bldg\.?|mailstop|mail stop|rue|via|viale|calle|carrer|avenida|av\.|rua|allee|platz|weg|gasse|laan|straat|ulica|ul\.|chome|-ku)\b|(?:straße|strasse|str\.|gasse|weg|laan|straat)\b/i;
const box = /^(?:p\.?\s?o\.?\s?box|box|postfach|apartado|bp|cs)\b[\s.:]*\d/i;

/** A number beside a street's word, or a box; "Building 12 Research Centre" would go too, which is the safe side. */
function isStreet(part: string): boolean {
  return box.test(part) || (/\d/.test(part) && streetWords.test(part)) || /^[\d\s/-]+[a-z]?$/i.test(part);
}

/** Postcodes of the kinds met: "V5Z 1G1", "SW1A 2AA", "D-69120", "CA 94305-1234", "106-8620", "100084". */
function withoutPostcode(part: string): string {
  return part
    .replace(/\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b\d{4}\s[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/g, '')
    .replace(/\b(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\b|\b\d{3}-\d{3,4}\b|\b\d{3}\s\d{2}\b/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}
