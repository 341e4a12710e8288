import { parentPort } from 'node:worker_threads';
import { hostileParts, textOf } from '#testing/growth/hostile-parts.ts';
import { readers } from '#testing/growth/readers.ts';
import { median } from '../speed/figures.ts';

/** What one reader is asked to do with one part. */
export interface Task {
  readonly reader: string;
  readonly part: string;
  /** Of the greatest length, how much. */
  readonly share: number;
}

/** Milliseconds of one core, medians: a tenth of the greatest length, and the whole of it; null where that was not tried. */
export interface Measured extends Pick<Task, 'reader' | 'part'> {
  readonly tenth: number;
  readonly whole: number | null;
  /** What was thrown, if anything. */
  readonly fault: string | null;
}

/** A reader that takes this long for a tenth takes too long for the whole, also in proportion: it is not waited for. */
const longestTenth = 1000;
const times = 3;
/** No text has as many pieces. */
const apart = 1_000_000;

function measure({ reader: name, part: partName, share }: Task): Measured {
  const reader = readers[name];
  const part = hostileParts[partName];
  if (reader === undefined || part === undefined) throw new Error(`There is no ${name} or no ${partName}.`);
  let texts = 0;
  const timeOf = (length: number): number => {
    const taken: number[] = [];
    for (let run = 0; run < times; run += 1) {
      // A character less in each, and other pieces, so that nothing is remembered.
      const text = textOf(part, length - run, 1 + texts * apart);
      texts += 1;
      const before = process.threadCpuUsage();
      reader.read(text);
      const { user, system } = process.threadCpuUsage(before);
      taken.push((user + system) / 1000);
      if ((taken[0] ?? 0) > longestTenth) break;
    }
    return median(taken);
  };
  try {
    const most = Math.ceil(reader.most * share);
    timeOf(Math.ceil(most / 100));
    const tenth = timeOf(Math.ceil(most / 10));
    return {
      reader: name,
      part: partName,
      tenth,
      whole: tenth > longestTenth ? null : timeOf(most),
      fault: null,
    };
  } catch (error) {
    return { reader: name, part: partName, tenth: 0, whole: null, fault: String(error).slice(0, 200) };
  }
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(measure(task)));
parentPort?.postMessage('ready');
