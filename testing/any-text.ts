import fc from 'fast-check';

/** Any code units, half pairs too. fast-check's own strings of them (unit "binary") take seconds to set up in each file. */
export function anyText(
  size: { readonly minLength?: number; readonly maxLength?: number } = {},
): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), size)
    .map((units) => String.fromCharCode(...units));
}
