/** Keys of a payment provider's records under which people, not products, are described. */
const personal = new Set([
  'email',
  'first_line',
  'second_line',
  'city',
  'postal_code',
  'region',
  'company_identifier',
  'tax_identifier',
  'contacts',
  'cardholder_name',
  'last4',
  'ip_address',
]);

/**
 * A record of the payment provider without its person: their id becomes the pseudonym wherever it stands, and what describes
 * them is taken out. Records of a customer or an address keep nothing but ids and times.
 */
export function withoutPerson(
  text: string,
  ids: readonly string[],
  pseudonym: string,
  isOfPersonOnly: boolean,
): string {
  const replaced = (value: string) => ids.reduce((rest, id) => rest.replaceAll(id, pseudonym), value);
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return replaced(value);
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).map(([key, inner]) => [
      replaced(key),
      personal.has(key) || (isOfPersonOnly && key === 'name') ? null : clean(inner),
    ]);
    return Object.fromEntries(kept);
  };
  try {
    return JSON.stringify(clean(JSON.parse(text)));
  } catch {
    return replaced(text);
  }
}
