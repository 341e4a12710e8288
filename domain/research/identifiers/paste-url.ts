/** The parts of a pasted web address that tell what it names. */
export interface PastedUrl {
  /** Lower case, without "www.". */
  readonly host: string;
  /** Decoded once, without a slash at either end. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Reads a paste as a web address, with or without its scheme; null where it is none. */
export function readPastedUrl(text: string): PastedUrl | null {
  const withScheme = /^https?:\/\//i.test(text)
    ? text
    : /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S/i.test(text) && !/^[a-z-]+\.[a-z-]+\/\d{7}(?:v\d+)?$/i.test(text)
      ? `https://${text}`
      : null;
  if (withScheme === null || !URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return {
    host: url.hostname.replace(/^www\./, ''),
    path: decodedOnce(url.pathname).replace(/^\/+|\/+$/g, ''),
    query: url.searchParams,
  };
}

/** A broken percent sign stays what it is. */
export function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
