import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAdmin, buildOrder } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { SchemaVersionModel } from './schema-version.model.js';
import { upgradeSchema } from './schema-version.js';
import type { UpgradeStep } from './steps.js';

useTestShop();

const collection = (name: string) => mongoose.connection.collection<{ _id: unknown }>(name);
const stored = () => SchemaVersionModel.findById('shop').lean();

/** Every document of every collection. */
async function dump(): Promise<string> {
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  const found = collections.map(async ({ collectionName }) => {
    const documents = await collection(collectionName).find().sort({ _id: 1 }).toArray();
    return [collectionName, documents] as const;
  });
  return JSON.stringify((await Promise.all(found)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the last build without a version number leaves: a shop, and that its work on all orders is done. */
async function buildWithoutNumber(): Promise<void> {
  await buildAdmin();
  await buildOrder();
  await collection('auditentries').insertOne({ _id: 1, subjectPrefixes: [] } as { _id: unknown });
  const done = ['earlier-sales', 'tracking-numbers'].map((_id) => ({ _id, isDone: true }));
  await collection('upgradeprogresses').insertMany(done);
}

describe('data without a version', () => {
  it('get version 1 when there are none yet', async () => {
    await upgradeSchema();
    expect(await stored()).toEqual({ _id: 'shop', version: 1 });
  });

  it('get version 1 in the form of the last build without versions, and are not changed', async () => {
    await buildWithoutNumber();
    const before = await dump();
    await Promise.all([upgradeSchema(), upgradeSchema()]);
    expect(await stored()).toEqual({ _id: 'shop', version: 1 });
    await SchemaVersionModel.deleteMany({});
    expect(await dump()).toBe(before);
  });

  it.each([
    ['users', 'searchPrefixes'],
    ['products', 'nameKey'],
    ['auditentries', 'subjectPrefixes'],
    ['orders', 'searchWords'],
    ['upgradeprogresses', 'isDone'],
  ])('are refused as they are where %s lack %s', async (name, field) => {
    await buildWithoutNumber();
    await collection(name).updateOne({}, { $unset: { [field]: 1 } });
    const before = await dump();
    await expect(upgradeSchema()).rejects.toThrow(/of a build before version 1: start commit/);
    expect(await dump()).toBe(before);
  });

  it.each([
    ['orders', { searchParts: 1, createdAt: -1, _id: -1 }],
    ['products', { category: 1, nameKey: 1, _id: 1 }],
  ] as const)('are refused where %s have the index %o', async (name, keys) => {
    await buildWithoutNumber();
    const index = await mongoose.connection.collection(name).createIndex({ ...keys }, {}, {});
    await expect(upgradeSchema()).rejects.toThrow(/of a build before version 1/);
    expect(await stored()).toBeNull();
    await mongoose.connection.collection(name).dropIndex(index);
  });
});

describe('data of a newer program', () => {
  it('are refused as they are', async () => {
    await SchemaVersionModel.create({ _id: 'shop', version: 2 });
    const before = await dump();
    await expect(upgradeSchema()).rejects.toThrow(/have version 2, .* up to 1/);
    expect(await dump()).toBe(before);
  });
});

describe('a numbered step', () => {
  const run = vi.fn<UpgradeStep['run']>();
  const steps = [{ what: 'Changes nothing', run }];

  beforeEach(() => {
    run.mockReset().mockImplementation(() => pause(50));
  });

  it('runs once, however many instances start', async () => {
    await Promise.all(Array.from({ length: 4 }, () => upgradeSchema(steps)));
    await upgradeSchema(steps);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await stored()).toEqual({ _id: 'shop', version: 2 });
  });

  it('runs after those before it', async () => {
    const order: number[] = [];
    const numbered = [1, 2, 3].map((one) => ({
      what: `Step ${one}`,
      run: () => Promise.resolve(void order.push(one)),
    }));
    await upgradeSchema(numbered.slice(0, 1));
    await upgradeSchema(numbered);
    expect(order).toEqual([1, 2, 3]);
    expect(await stored()).toMatchObject({ version: 4 });
  });

  it('that fails leaves the version, and runs again at the next start', async () => {
    run.mockRejectedValueOnce(new Error('no room'));
    await expect(upgradeSchema(steps)).rejects.toThrow('no room');
    expect(await stored()).toEqual({ _id: 'shop', version: 1 });
    await upgradeSchema(steps);
    expect(await stored()).toMatchObject({ version: 2 });
  });

  it('of an instance that was killed is left to others when its time is over', async () => {
    const until = new Date(Date.now() + 1_000);
    await SchemaVersionModel.create({ _id: 'shop', version: 1, upgrade: { holder: 'x', until } });
    const started = upgradeSchema(steps);
    await pause(400);
    expect(run).not.toHaveBeenCalled();
    await started;
    expect(run).toHaveBeenCalledTimes(1);
    expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
    expect(await stored()).toEqual({ _id: 'shop', version: 2 });
  });
});
