/** What a script can rely on when a command ends. `fault` is one of ours; `check` says `flagged` instead, and of its faults `badInput`. */
export const exitCodes = { done: 0, fault: 1, flagged: 1, badInput: 2, notFound: 3, noAnswer: 4 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
