import { readdirSync, readFileSync } from 'node:fs';

/** What the system says of a process; null where it has no /proc. */
export interface ProcessFigures {
  /** Seconds of processor time since its start. */
  readonly cpu: number;
  /** Bytes in memory. */
  readonly rss: number;
  /** Open files and connections. */
  readonly handles: number;
}

const ticksPerSecond = 100;
const pageSize = 4096;

export function processFigures(pid: number): ProcessFigures | null {
  try {
    const fields = statOf(pid);
    return {
      cpu: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      rss: Number(fields[21]) * pageSize,
      handles: readdirSync(`/proc/${pid}/fd`).length,
    };
  } catch {
    return null;
  }
}

/** The fields of /proc/PID/stat behind the name, which may hold spaces and brackets. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
