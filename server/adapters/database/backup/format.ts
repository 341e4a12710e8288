import { z } from 'zod';

/**
 * A backup is text, compressed: a line each. Lines that begin with "#" say what follows, the others are rows, as PostgreSQL
 * writes them as JSON: the same on the embedded database and on any PostgreSQL, so a backup of one can be restored on the other.
 */
export const formatVersion = 1;

const head = z.object({
  paperlarkBackup: z.literal(formatVersion),
  /** Of the product that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** Migrations that the database had. */
  migrations: z.array(z.string()),
  /** Mark of the secret that stored keys and codes are closed with. */
  secretMark: z.string().nullable(),
  /** The secret itself, where it was kept beside the database and not left out. */
  secret: z.string().nullable(),
});

const table = z.object({ table: z.string().regex(/^[a-z_][a-z0-9_]*$/) });

const summary = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

export type BackupHead = z.infer<typeof head>;
/** Every table with its rows and the checksum of them: the last line. */
export type BackupSummary = z.infer<typeof summary>;
export type TableSummary = BackupSummary['tables'][number];

/** What is asked of whoever writes a backup. */
export interface BackupOrder {
  readonly file: string;
  /** Whether the secret that this server made for itself goes into it. */
  readonly withSecret: boolean;
}

export type BackupLine =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'row'; readonly row: string }
  | { readonly kind: 'summary'; readonly summary: BackupSummary };

/** Something is wrong with a backup, or with where it is to go: for whoever typed the command. */
export class BackupError extends Error {}

export function writeControlLine(content: BackupHead | BackupSummary | { readonly table: string }): string {
  return `#${JSON.stringify(content)}\n`;
}

export function readLine(line: string): BackupLine {
  if (!line.startsWith('#')) return { kind: 'row', row: line };
  let content: unknown;
  try {
    content = JSON.parse(line.slice(1));
  } catch {
    throw new BackupError('The backup is damaged: a line of it cannot be read.');
  }
  const asTable = table.safeParse(content);
  if (asTable.success) return { kind: 'table', table: asTable.data.table };
  const asSummary = summary.safeParse(content);
  if (asSummary.success) return { kind: 'summary', summary: asSummary.data };
  const asHead = head.safeParse(content);
  if (asHead.success) return { kind: 'head', head: asHead.data };
  throw new BackupError(
    'This is not a backup of Paperlark, or one of a version that this one does not know.',
  );
}
