export const words = { show: 'Show', hide: 'Hide', what: 'password' } as const;
