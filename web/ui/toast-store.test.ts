import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('toast store', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('adds a toast that stays five seconds unless it says otherwise', () => {
    const store = createToastStore();
    store.add({ title: 'Saved' });
    store.add({ title: 'Broken', variant: 'destructive', duration: 8000 });
    expect(
      store.list().map(({ title, variant, duration, open }) => [title, variant, duration, open]),
    ).toEqual([
      ['Saved', 'default', 5000, true],
      ['Broken', 'destructive', 8000, true],
    ]);
  });

  it('closes on dismissal and leaves the list 3000 ms later', () => {
    const store = createToastStore();
    const id = store.add({ title: 'Saved' });
    store.dismiss(id);
    expect(store.list()[0]?.open).toBe(false);
    vi.advanceTimersByTime(2999);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.list()).toEqual([]);
  });

  it('keeps the newest 500', () => {
    const store = createToastStore();
    for (let count = 0; count < 501; count += 1) store.add({ title: `Toast ${count}` });
    expect(store.list()).toHaveLength(500);
    expect(store.list()[0]?.title).toBe('Toast 1');
  });

  it('updates a toast in place and tells its listeners', () => {
    const store = createToastStore();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    const id = store.add({ title: 'Sending' });
    store.update(id, { title: 'Sent', variant: 'success' });
    stop();
    store.add({ title: 'Unheard' });
    expect(store.list()[0]).toMatchObject({ id, title: 'Sent', variant: 'success' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('says the same once while it is open, anew and with what it offers now', () => {
    const store = createToastStore();
    const [first, second] = [vi.fn(), vi.fn()];
    const id = store.add({ title: 'Failed', action: { label: 'Again', run: first } });
    store.add({ title: 'Other' });
    expect(store.add({ title: 'Failed', action: { label: 'Again', run: second } })).toBe(id);
    expect(store.list().map(({ title, times }) => [title, times])).toEqual([
      ['Other', 1],
      ['Failed', 2],
    ]);
    store.list()[1]?.action?.run();
    expect([first, second].map((run) => run.mock.calls.length)).toEqual([0, 1]);
    store.dismiss(id);
    expect(store.add({ title: 'Failed', action: { label: 'Again', run: first } })).not.toBe(id);
  });

  it('has three open at most, besides those that offer something', () => {
    const store = createToastStore();
    store.add({ title: 'Undo?', action: { label: 'Undo', run: () => undefined } });
    for (const title of ['1', '2', '3', '4', '5']) store.add({ title });
    const open = store.list().filter((toast) => toast.open);
    expect(open.map(({ title }) => title)).toEqual(['Undo?', '3', '4', '5']);
  });
});
