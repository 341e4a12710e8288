import { existsSync } from 'node:fs';

/** The browser of this machine. Throws where there is none. */
export function chromiumPath(): string {
  const places = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (found === undefined) throw new Error('No Chromium found: install it or set CHROMIUM_PATH');
  return found;
}

/** What it takes to run in a container, and nothing over the network by itself. */
export function chromiumFlags(): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
