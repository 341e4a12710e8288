/**
 * What a browser says of itself, in a few words: "Firefox on Linux". Only this is kept: the whole text would tell one
 * machine from another. Empty where nothing was said.
 */
export function deviceWords(userAgent: string): string {
  if (userAgent.trim() === '') return '';
  const browser = nameIn(userAgent, browsers);
  const system = nameIn(userAgent, systems);
  if (browser === null && system === null) return toolName(userAgent);
  if (browser === null || system === null) return browser ?? system ?? '';
  return `${browser} on ${system}`;
}

/** In this order: most browsers also claim to be the ones below them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function nameIn(text: string, names: readonly (readonly [RegExp, string])[]): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Scripts name themselves first: "curl/8.5.0". */
function toolName(userAgent: string): string {
  return /^[A-Za-z][\w.+-]{0,29}/.exec(userAgent)?.[0].replace(/[._-]+$/, '') ?? '';
}
