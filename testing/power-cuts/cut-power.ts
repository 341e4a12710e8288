import { rm } from 'node:fs/promises';
import { DatabaseThread } from '#server/adapters/database/embedded/database-thread.ts';
import { type Luck, layOutDisk } from './disk-after-cut.ts';
import type { Recording } from './recording.ts';

/** What a database had after the power was cut. */
export interface AfterCut {
  readonly promised: number;
  /** Rows that somebody had been told of and that are gone or changed, and halves of pairs. */
  readonly lost: number;
  /** Why it did not open, or did not work; null where it did. */
  readonly problem: string | null;
}

/** Cuts the power behind `cut` events, opens what the disk has, and looks for what was promised. `random` gives numbers from 0 to 1. */
export async function cutPower(
  recording: Recording,
  cut: number,
  random: () => number,
  target: string,
): Promise<AfterCut> {
  await layOutDisk(recording, cut, luckOf(random), target);
  const promised = recording.promised.filter(({ from }) => from <= cut).map(({ row }) => row);
  try {
    return { promised: promised.length, ...(await look(target, promised)) };
  } catch (error) {
    return { promised: promised.length, lost: promised.length, problem: String(error) };
  } finally {
    await rm(target, { recursive: true, force: true });
    await rm(`${target}.spare`, { force: true });
  }
}

/** Nothing, half or all of what nobody waited for, and every mixture. */
function luckOf(random: () => number): Luck {
  const shares = [0, 0.1, 0.5, 0.9, 1];
  const one = () => shares[Math.floor(random() * shares.length)] ?? 0;
  const [change, blocks, names] = [one(), one(), one()];
  return { change: () => random() < change, block: () => random() < blocks, names };
}

/** Every page of every table, so that one that is torn is found also where nothing that was promised is in it. */
const readEverything = `
  do $$ declare one record; begin
    for one in select oid::regclass as name from pg_class where relkind in ('r', 't', 'm') loop
      execute format('select count(*) from %s', one.name);
    end loop;
  end $$`;

async function look(folder: string, promised: readonly number[]): Promise<Omit<AfterCut, 'promised'>> {
  const thread = await DatabaseThread.open({ folder, spareFile: `${folder}.spare` });
  try {
    await thread.query(readEverything);
    // Before the table was promised it may not be there.
    if (promised.length === 0) return { lost: 0, problem: null };
    const { rows } = await thread.query('select row from cut where sum = md5(body)');
    const there = new Set(rows.map((one) => Number(Object(one).row)));
    const lost = promised.filter((row) => !there.has(row)).length;
    const wrong = await thread.query(
      `select count(*)::int as wrong from cut a where sum <> md5(body)
       or (twin is not null and not exists (select from cut b where b.row = a.twin and b.twin = a.row))`,
    );
    await (await thread.query("insert into cut values (-1, null, 'after', md5('after'))")).durable;
    return { lost: lost + Number(Object(wrong.rows[0]).wrong), problem: null };
  } finally {
    await thread.end();
  }
}
