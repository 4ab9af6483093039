import { expect, it, vi } from 'vitest';
import { log } from '../../../log.js';
import { buildProduct } from '../../../testing/factories.js';
import { useSearchServerShop } from '../../../testing/search-server-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { LISTS, productTag } from '../../changes/tags.js';
import { ProductModel } from '../../products/product.model.js';
import { FeedLease } from './feed-lease.model.js';

useTestShop();
const { begin, open, serve, standIn } = useSearchServerShop();

const fills = () => standIn().writes.filter((line) => line.endsWith('/documents')).length;

it('is filled by one of several instances', async () => {
  await buildProduct({ name: 'Blue Sofa' });
  await serve();
  const other = await open();
  expect((await other.find({ text: 'sofa', limit: 1 }))?.total).toBe(1);
  expect(fills()).toBe(1);
});

it('is fed by another instance once the one that fed it is gone', async () => {
  const { id } = await buildProduct({ name: 'Blue Sofa' });
  const first = await serve();
  const other = await open();
  first.stop();
  await vi.waitFor(() => expect(fills()).toBe(2), 20_000);
  await vi.waitFor(
    async () => expect((await other.find({ text: 'sofa', limit: 1 }))?.total).toBe(1),
    20_000,
  );
  await ProductModel.deleteOne({ _id: id });
  other.invalidate([productTag(id), LISTS]);
  await vi.waitFor(async () => {
    await other.find({ text: 'sofa', limit: 1 });
    expect(standIn().documents.size).toBe(0);
  }, 20_000);
});

it('is not fed by two instances while the first one only seems to be gone', async () => {
  const [one, two] = [new FeedLease(), new FeedLease()];
  const taken = await Promise.all([one.take(), two.take()]);
  expect(taken.filter(Boolean)).toHaveLength(1);
  const [holder, other] = taken[0] ? [one, two] : [two, one];
  expect(await other.take()).toBe(false);
  expect(await holder.take()).toBe(true);
  await holder.release();
  expect([await other.take(), await holder.take()]).toEqual([true, false]);
});

it('goes on with a fill that failed where it was', async () => {
  await buildProduct({ name: 'Blue Sofa' });
  const error = vi.spyOn(log, 'error').mockReturnValue(undefined);
  standIn().failingPath = '/documents/delete';
  const live = begin();
  const started = live.start();
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce(), 20_000);
  standIn().failingPath = undefined;
  await started;
  expect((await live.find({ text: 'sofa', limit: 9 }))?.total).toBe(1);
  expect(fills()).toBe(1);
});
