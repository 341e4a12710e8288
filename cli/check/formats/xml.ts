/** Signs that no XML 1.0 document may hold, however they are written. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A reader would make spaces of them in attributes, and drop the one of "\r\n".
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Any text as the content of an element or an attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '\u{FFFD}')
    .replace(/[&<>"'\t\n\r]/g, (sign) => escapes[sign] ?? sign);
}
