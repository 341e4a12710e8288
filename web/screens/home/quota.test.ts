import { describe, expect, it } from 'vitest';
import { quotaNotice } from './quota.ts';

const month = { postsLimit: 5, postsResetAt: '2026-12-01T00:00:00.000Z' };

describe('quotaNotice', () => {
  it('says nothing while the posts suffice, or where there is no limit', () => {
    expect(quotaNotice(undefined, 4)).toBeNull();
    expect(quotaNotice({ ...month, postsRemaining: 4 }, 4)).toBeNull();
    expect(quotaNotice({ ...month, postsLimit: null, postsRemaining: null }, 4)).toBeNull();
  });

  it('asks for fewer platforms than posts are left', () => {
    expect(quotaNotice({ ...month, postsRemaining: 1 }, 2)).toMatchObject({
      usedUp: false,
      text: expect.stringContaining('1 post is left'),
    });
  });

  it('names the day of the reset in UTC', () => {
    expect(quotaNotice({ ...month, postsRemaining: 0 }, 1)).toMatchObject({
      usedUp: true,
      text: expect.stringMatching(/December 1|1 December/),
    });
  });
});
