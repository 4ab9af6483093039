import { JobModel } from '@shop/mongo/jobs';
import { expect, it, vi } from 'vitest';
import { useTestShop } from '../../../../testing/test-shop.js';
import { catchUp } from './catch-up.js';
import { EVENT_TOPIC, receiveEvent } from './receive-event.js';
import type { StripeNotice } from './verify-event.js';

useTestShop();

const HOUR_MS = 60 * 60_000;

const eventOf = (id: string): StripeNotice => ({ id, type: 'refund.updated', object: 're_1' });

/** An account that tells what has happened since a moment, the latest first, and may break off. */
function accountOf(events: readonly { id: string; at: Date }[], { breaksAt = '' } = {}) {
  return {
    async *told(since: Date) {
      for (const { id, at } of events.toReversed()) {
        if (id === breaksAt) throw new Error('connection lost');
        if (at >= since) yield await Promise.resolve(eventOf(id));
      }
    },
  };
}

const received = async () =>
  (await JobModel.find({ topic: EVENT_TOPIC }).lean()).map(({ data }) => data.event).toSorted();

it('misses no event of a long backlog, though it stops amid that and later events arrive', async () => {
  const opened = new Date('2026-03-01T00:00:00Z');
  vi.useFakeTimers({ now: opened, toFake: ['Date'] });
  try {
    await catchUp(accountOf([]));
    const after = (hours: number) => new Date(opened.getTime() + hours * HOUR_MS);
    const events = [
      { id: 'evt_1', at: after(1) },
      { id: 'evt_2', at: after(4) },
      { id: 'evt_3', at: after(10) },
    ];
    vi.setSystemTime(after(12));
    await expect(catchUp(accountOf(events, { breaksAt: 'evt_2' }))).rejects.toThrow('lost');
    await receiveEvent(eventOf('evt_4'));
    expect(await received()).toEqual(['evt_3', 'evt_4']);
    vi.setSystemTime(after(24));
    await catchUp(accountOf(events));
    await catchUp(accountOf(events));
    expect(await received()).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4']);
  } finally {
    vi.useRealTimers();
  }
});

it('asks for little more than what has happened since it was last done', async () => {
  const told = vi.fn((since: Date) => accountOf([]).told(since));
  await catchUp({ told });
  const before = Date.now();
  await catchUp({ told });
  const since = told.mock.lastCall?.[0].getTime() ?? 0;
  expect(since).toBeGreaterThan(before - 2 * HOUR_MS);
});
