export const words = { copied: 'Copied' } as const;
