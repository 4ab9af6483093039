import { endpoints } from '@shop/shared';
import { expect, it, vi } from 'vitest';
import { heldTask } from '@shop/front/testing';
import { buildAdmin } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { DaySalesModel } from '../sales/day-sales.model.js';
import { packSold } from '../sales/packed-sold.js';
import { figuresQueue } from './read-figures.js';
import { SoldDays } from './sold-days.js';
import { daysIn } from './spans.js';

const api = useTestShop();

it('reads the figures one at a time', async () => {
  const { token } = await buildAdmin();
  const { run, end } = heldTask();
  const held = figuresQueue.run({ key: 'another' }, run);
  const read = vi.spyOn(DaySalesModel, 'find');
  const figures = api.call(endpoints.getFigures, { token, query: { period: 'today' } });
  const runningOut = api.call(endpoints.listRunningOut, { token });
  await api.call(endpoints.getOverview, { token });
  expect(read).not.toHaveBeenCalled();
  end();
  await held;
  await Promise.all([figures, runningOut]);
  expect(read).toHaveBeenCalled();
});

it('others have their turn while half a year of a busy shop is added up', async () => {
  const span = { from: '2026-01-01', until: '2026-06-30' };
  const ids = Array.from({ length: 1_000 }, (_, at) => at.toString(16).padStart(24, '0'));
  const packed = packSold(new Map(ids.map((id) => [id, { pieces: 1, cents: 100 }])));
  const days = daysIn(span);
  const sold = new SoldDays(new Map(days.map((day) => [day, { sold: packed }])));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const sums = await sold.products(span);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
  expect(sums.get(ids[0] ?? '')).toEqual({ pieces: days.length, cents: days.length * 100 });
});
