/** Posts that were told, and counted, before the whole answer was there: a retry gets them as they were. */
export const toldPostTables: readonly string[] = ['alter table replays add column told text'];
