/**
 * Length of a domain label in its ASCII form (RFC 3492 with the "xn--" prefix). Only the length is computed, because
 * only the 63-character limit of RFC 1035 matters here.
 */
export function asciiLabelLength(label: string): number {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < 0x80).length;
  if (basic === points.length) return label.length;
  return 'xn--'.length + (basic > 0 ? basic + 1 : 0) + extendedDigits(points, basic);
}

// Parameters of Punycode, RFC 3492 section 5.
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialPoint = 128;

/** How many base-36 digits the characters outside ASCII take, in the order of the algorithm (RFC 3492 section 6.3). */
function extendedDigits(points: readonly number[], basic: number): number {
  let digits = 0;
  let bias = initialBias;
  let delta = 0;
  let handled = basic;
  let current = initialPoint;
  while (handled < points.length) {
    const next = Math.min(...points.filter((point) => point >= current));
    delta += (next - current) * (handled + 1);
    current = next;
    for (const point of points) {
      if (point < current) delta += 1;
      if (point !== current) continue;
      digits += digitsOf(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    current += 1;
  }
  return digits;
}

function digitsOf(delta: number, bias: number): number {
  let rest = delta;
  let digits = 1;
  for (let k = base; ; k += base) {
    const threshold = k <= bias ? tMin : Math.min(k - bias, tMax);
    if (rest < threshold) return digits;
    rest = Math.floor((rest - threshold) / (base - threshold));
    digits += 1;
  }
}

function adapt(delta: number, count: number, first: boolean): number {
  let rest = first ? Math.floor(delta / damp) : delta >> 1;
  rest += Math.floor(rest / count);
  let k = 0;
  while (rest > ((base - tMin) * tMax) >> 1) {
    rest = Math.floor(rest / (base - tMin));
    k += base;
  }
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
