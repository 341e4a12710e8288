// Loaded before a server whose rounds by the minute are too slow for a test: `node --import ./testing/faults/hurried-timers.ts`.
// Intervals of a minute and more come HURRY times as often. All else runs as ever.
const real = globalThis.setInterval;
const factor = Number(process.env['HURRY']);
const minute = 60_000;

globalThis.setInterval = new Proxy(real, {
  apply: (target, self, [work, every, ...more]: [() => void, number | undefined, ...unknown[]]) =>
    Reflect.apply(target, self, [
      work,
      every !== undefined && every >= minute ? every / factor : every,
      ...more,
    ]),
});
