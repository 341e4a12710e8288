/** Adobe's Symbol encoding (symbol.txt of Unicode's vendor mappings), in order from the code in front. */
const rows: readonly (readonly [first: number, signs: string])[] = [
  [0x20, ' !∀#∃%&∋()*+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}~'],
  [0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|—↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√·¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑'],
  [0xf1, '〉∫'],
];

const signs = new Map(
  rows.flatMap(([first, row]) => [...row].map((sign, at): [number, string] => [first + at, sign])),
);

/** The sign of a code; undefined for parts of tall brackets and for codes that the font does not have. */
export function symbolFont(code: number): string | undefined {
  return signs.get(code);
}
