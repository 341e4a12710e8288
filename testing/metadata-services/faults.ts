import type { ServerResponse } from 'node:http';

/** Ways in which a service fails, each done for real. */
export const faultNames = [
  'slow',
  'cut',
  'busy',
  'down',
  'empty',
  'page',
  'huge',
  'garbage',
  'astray',
  'circle',
] as const;
export type FaultName = (typeof faultNames)[number];

const megabyte = 1024 * 1024;

/** What a failing service does with a request. */
export const faults: Readonly<Record<FaultName, (response: ServerResponse, path: string) => void>> = {
  /** Takes the request and never answers. */
  slow: () => undefined,
  /** Breaks off in the middle of the answer. */
  cut: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"status":"ok","message":{"DOI":"10.', () => response.destroy());
  },
  busy: (response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '7' });
    response.end('{"message":"Too many requests"}');
  },
  down: (response) => {
    response.writeHead(504, { 'content-type': 'text/html' });
    response.end('<html><body><h1>504 Gateway Time-out</h1></body></html>');
  },
  /** What the UN library's wall sends to programs. */
  empty: (response) => {
    response.writeHead(202, { 'x-amzn-waf-action': 'challenge' });
    response.end();
  },
  page: (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Are you a robot?</title><p>Please solve the puzzle.</p>');
  },
  huge: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"status":"ok","message":{"abstract":"');
    for (let written = 0; written < 10; written += 1) response.write('x'.repeat(megabyte));
    response.end('"}}');
  },
  garbage: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"status":"ok","message":{"title":["half a');
  },
  /** Sends the caller to an address inside the network, as an attacker would. */
  astray: (response) => {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' });
    response.end();
  },
  circle: (response, path) => {
    response.writeHead(302, { location: path });
    response.end();
  },
};
