// Cuts the power of the embedded database in many places: `node testing/power-cuts/run.ts --trials 1000 --minutes 60`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeDatabaseFolder } from '#server/adapters/database/embedded/make-folder.ts';
import { databaseTemplate } from '#server/adapters/database/template.ts';
import { cutPower } from './cut-power.ts';
import { randomOf } from '../random.ts';
import { record } from './recording.ts';

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    writes: { type: 'string', default: '300' },
  },
});
/** Cuts in one recording before a new one is made. */
const perRecording = 50;

const folder = mkdtempSync(join(tmpdir(), 'paperlark-cuts-'));
const base = join(folder, 'base');
await makeDatabaseFolder(base, await databaseTemplate(fileURLToPath(new URL('../../.cache', import.meta.url))));
const random = randomOf(Number(values.seed));
const ends = performance.now() + Number(values.minutes) * 60_000;
let [trials, promised, lost, problems] = [0, 0, 0, 0];
while (trials < Number(values.trials) && performance.now() < ends) {
  const recording = await record(base, join(folder, 'recorded'), Number(values.writes));
  for (let i = 0; i < perRecording && trials < Number(values.trials) && performance.now() < ends; i += 1) {
    const cut = Math.floor(random() * (recording.events.length + 1));
    const after = await cutPower(recording, cut, random, join(folder, 'cut'));
    trials += 1;
    promised += after.promised;
    lost += after.lost;
    if (after.problem !== null || after.lost > 0) {
      problems += 1;
      console.log(`trial ${trials}, cut ${cut} of ${recording.events.length}: ${after.lost} lost. ${after.problem ?? ''}`);
    }
  }
  console.log(`${trials} cuts: ${promised} writes promised, ${lost} lost, ${problems} cuts with a problem`);
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = problems === 0 ? 0 : 1;
