import { expect, it } from 'vitest';
import type { NewInquiry } from '#server/ports/inquiries.ts';
import type { Database } from '#server/ports/stores.ts';

/** What every store of inquiries does. */
export function inquiryStoreSuite(database: () => Database): void {
  const limits = { perSourceAndHour: 3, perAddressAndDay: 2, allPerHour: 1000, unprovenPerHour: 1000 };
  // Each test has a day of its own, so that none sees the others' inquiries.
  let day = 0;
  const newDay = () => {
    day += 3;
    return new Date(Date.UTC(2030, 0, day, 12));
  };
  const inquiry = (createdAt: Date, more: Partial<NewInquiry> = {}): NewInquiry => ({
    name: 'Ada',
    email: `${crypto.randomUUID()}@example.org`,
    organization: 'Lab',
    phone: null,
    message: 'Hello\n\nOrganization size: 1-10',
    userId: null,
    source: 'here',
    proven: true,
    createdAt,
    ...more,
  });
  const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);

  it('keeps what was written, newest first, page by page', async () => {
    const { inquiries } = database();
    const now = newDay();
    const [old, fresh] = [inquiry(now, { phone: '+44 1' }), inquiry(after(now, 1))];
    await inquiries.add(old, limits);
    expect(await inquiries.add(fresh, limits)).toEqual({ kind: 'added', isFirst: true });
    const { source: _source, ...kept } = old;
    expect(await inquiries.list({ limit: 1, before: null })).toMatchObject([{ email: fresh.email }]);
    expect(await inquiries.list({ limit: 1, before: fresh.createdAt })).toEqual([
      { id: expect.any(String), ...kept },
    ]);
  });

  it('takes so many from one machine an hour, however many come at once', async () => {
    const { inquiries } = database();
    const now = newDay();
    const added = await Promise.all(Array.from({ length: 10 }, () => inquiries.add(inquiry(now), limits)));
    expect(added.filter(({ kind }) => kind === 'added')).toHaveLength(3);
    expect(added).toContainEqual({ kind: 'too-many', retryAfter: 3600 });
    expect((await inquiries.add(inquiry(now, { source: 'elsewhere' }), limits)).kind).toBe('added');
    expect((await inquiries.add(inquiry(after(now, 60)), limits)).kind).toBe('added');
  });

  it('takes so many from one address a day, whatever the case of its letters, and knows the first', async () => {
    const { inquiries } = database();
    const now = newDay();
    const from = (email: string, minutes: number) =>
      inquiries.add(inquiry(after(now, minutes), { email, source: crypto.randomUUID() }), limits);
    expect(await from('one@example.org', 0)).toEqual({ kind: 'added', isFirst: true });
    expect(await from('ONE@example.org', 90)).toEqual({ kind: 'added', isFirst: false });
    expect(await from('one@example.org', 180)).toEqual({ kind: 'too-many', retryAfter: 86_400 });
    expect((await from('one@example.org', 24 * 60)).kind).toBe('added');
  });

  it('takes so many in all, and fewer that show nothing of a person', async () => {
    const { inquiries } = database();
    const now = newDay();
    const few = { ...limits, allPerHour: 3, unprovenPerHour: 1 };
    const add = (proven: boolean) =>
      inquiries.add(inquiry(now, { proven, source: crypto.randomUUID() }), few);
    const kinds = [];
    for (const proven of [false, false, true, true, true]) kinds.push((await add(proven)).kind);
    expect(kinds).toEqual(['added', 'too-many', 'added', 'added', 'too-many']);
  });

  it('forgets what is old, and nothing else', async () => {
    const { inquiries } = database();
    const now = newDay();
    await inquiries.add(inquiry(now), limits);
    await inquiries.removeOlderThan(now);
    expect(await inquiries.list({ limit: 1, before: null })).toHaveLength(1);
    await inquiries.removeOlderThan(after(now, 1));
    expect(await inquiries.list({ limit: 1, before: null })).toEqual([]);
  });
}
