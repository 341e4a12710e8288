import type { SandboxObjectStore } from '../../../ports/sandbox-objects.ts';

/** Hands a signed event on to whoever listens; false where nobody took it. */
export type Deliver = (body: string) => Promise<boolean>;

/** How deliveries go wrong, as the provider warns that they may: at least once, in no order, and sometimes not at all. */
export type DeliveryMode = 'in-order' | 'shuffled' | 'doubled' | 'lost';

export interface EventLog {
  /** Keeps the events for the API and delivers them. Each: type and data. */
  publish(events: readonly (readonly [type: string, data: object])[]): Promise<void>;
  list(after: string, limit: number): Promise<unknown[]>;
}

export function createEventLog(
  objects: SandboxObjectStore,
  deliver: Deliver,
  mode: () => DeliveryMode,
  now: () => Date,
): EventLog {
  let last = 0;

  /** Ids that sort by time, and times that no two events share. */
  function stamp(): { readonly id: string; readonly at: string } {
    const micro = Math.max(last + 1, now().getTime() * 1000);
    last = micro;
    const time = new Date(Math.floor(micro / 1000)).toISOString().replace('Z', '');
    return {
      id: `evt_${micro.toString(36).padStart(12, '0')}`,
      at: `${time}${String(micro % 1000).padStart(3, '0')}Z`,
    };
  }

  return {
    async publish(events) {
      const bodies: string[] = [];
      for (const [type, data] of events) {
        const { id, at } = stamp();
        const body = JSON.stringify({
          event_id: id,
          event_type: type,
          occurred_at: at,
          notification_id: id.replace('evt', 'ntf'),
          data,
        });
        await objects.put('event', id, body);
        bodies.push(body);
      }
      for (const body of arranged(bodies, mode())) await deliver(body);
    },
    async list(after, limit) {
      return (await objects.list('event', after, limit)).map((body): unknown => JSON.parse(body));
    },
  };
}

/** Shuffled without chance, so that a failing run can be repeated: every third first, from the end. */
function arranged(bodies: readonly string[], mode: DeliveryMode): readonly string[] {
  switch (mode) {
    case 'in-order':
      return bodies;
    case 'shuffled':
      return [0, 1, 2].flatMap((rest) => bodies.filter((_, index) => index % 3 === rest).reverse());
    case 'doubled':
      return [...bodies, ...bodies];
    case 'lost':
      return [];
  }
}
