// Loaded before a server whose time a browser test moves: `node --import ./testing/movable-clock.ts server/main.ts`.
// POST /<days> on CLOCK_PORT sets how far the server's clock is ahead of the real one. Timers run as ever.
import { createServer } from 'node:http';

const millisecondsPerDay = 86_400_000;
const RealDate = Date;
let ahead = 0;

const now = (): number => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

createServer((request, response) => {
  ahead = Number(request.url?.slice(1)) * millisecondsPerDay;
  response.end();
})
  .listen(Number(process.env['CLOCK_PORT']), '127.0.0.1')
  // Stops with the server, instead of keeping it alive.
  .unref();
