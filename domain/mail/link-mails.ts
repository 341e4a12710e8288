/**
 * Mails with a link that one address gets, however often and from wherever somebody asks for them: accounts are asked for by
 * anybody, and an invite by any team. Of each kind its own count.
 */
export const linkMails = { most: 3, windowMs: 15 * 60_000 } as const;
