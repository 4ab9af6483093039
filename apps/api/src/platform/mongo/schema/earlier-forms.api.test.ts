import mongoose from 'mongoose';
import { SchemaVersionModel, upgradeSchema } from '@shop/mongo';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { UPGRADE_PLAN } from './upgrade-plan.js';

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
  it('get the current version when there are none yet', async () => {
    await upgradeSchema(UPGRADE_PLAN);
    const version = 1 + UPGRADE_PLAN.steps.length;
    expect(await stored()).toEqual({ _id: 'shop', version });
  });

  it('get version 1 in the form of the last build without versions, and are not changed', async () => {
    await buildWithoutNumber();
    const before = await dump();
    const plan = { ...UPGRADE_PLAN, steps: [] };
    await Promise.all([upgradeSchema(plan), upgradeSchema(plan)]);
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
    await expect(upgradeSchema(UPGRADE_PLAN)).rejects.toThrow(
      /of a build before version 1: start commit/,
    );
    expect(await dump()).toBe(before);
  });

  it.each([
    ['orders', { searchParts: 1, createdAt: -1, _id: -1 }],
    ['products', { category: 1, nameKey: 1, _id: 1 }],
  ] as const)('are refused where %s have the index %o', async (name, keys) => {
    await buildWithoutNumber();
    const index = await mongoose.connection.collection(name).createIndex({ ...keys }, {}, {});
    await expect(upgradeSchema(UPGRADE_PLAN)).rejects.toThrow(/of a build before version 1/);
    expect(await stored()).toBeNull();
    await mongoose.connection.collection(name).dropIndex(index);
  });
});
