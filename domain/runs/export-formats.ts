/**
 * What the posts of a run can be taken away as: one line a post for whatever posts them, a table with a line a paper, everything, a
 * posting calendar. Names of files end so; the longer ending is looked for first.
 */
export const exportFormats = ['schedule.csv', 'csv', 'json', 'ics'] as const;
export type ExportFormat = (typeof exportFormats)[number];
