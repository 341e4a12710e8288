/** What the posts of a run can be taken away as: a table, everything, a posting calendar. */
export const exportFormats = ['csv', 'json', 'ics'] as const;
export type ExportFormat = (typeof exportFormats)[number];
