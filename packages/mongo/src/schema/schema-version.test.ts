import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_STEPS, useTestDatabase } from '../testing/test-database.js';
import { ThingModel } from '../testing/thing.model.js';
import { SchemaVersionModel } from './schema-version.model.js';
import { upgradeSchema, type UpgradeStep } from './schema-version.js';

useTestDatabase();

const stored = () => SchemaVersionModel.findById('shop').lean();
const upgrade = (steps: readonly UpgradeStep[] = []) => upgradeSchema({ ...NO_STEPS, steps });

describe('data without a version', () => {
  it('get version 1', async () => {
    await Promise.all([upgrade(), upgrade()]);
    expect(await stored()).toEqual({ _id: 'shop', version: 1 });
  });

  it('get none where they are not in the first form', async () => {
    const assertFirstForm = () => Promise.reject(new Error('too old'));
    await expect(upgradeSchema({ ...NO_STEPS, assertFirstForm })).rejects.toThrow('too old');
    expect(await stored()).toBeNull();
  });
});

describe('an empty database', () => {
  it('begins in the newest form, without a step', async () => {
    const collections = (await mongoose.connection.db?.collections()) ?? [];
    await Promise.all(collections.map((collection) => collection.drop()));
    const run = vi.fn<UpgradeStep['run']>();
    await upgrade([{ what: 'Changes nothing', run }]);
    expect(run).not.toHaveBeenCalled();
    expect(await stored()).toEqual({ _id: 'shop', version: 2 });
  });
});

describe('data of a newer program', () => {
  it('are refused as they are', async () => {
    await SchemaVersionModel.create({ _id: 'shop', version: 2 });
    await ThingModel.create({ name: 'Lamp' });
    const before = await ThingModel.find().lean();
    await expect(upgrade()).rejects.toThrow(/have version 2, .* up to 1/);
    expect(await ThingModel.find().lean()).toEqual(before);
  });
});

describe('a numbered step', () => {
  const run = vi.fn<UpgradeStep['run']>();
  const steps = [{ what: 'Changes nothing', run }];

  beforeEach(async () => {
    await ThingModel.create({ name: 'Lamp' });
    run.mockReset().mockImplementation(() => pause(50));
  });

  it('runs once, however many instances start', async () => {
    await Promise.all(Array.from({ length: 4 }, () => upgrade(steps)));
    await upgrade(steps);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await stored()).toEqual({ _id: 'shop', version: 2 });
  });

  it('runs after those before it', async () => {
    const order: number[] = [];
    const numbered = [1, 2, 3].map((one) => ({
      what: `Step ${one}`,
      run: () => Promise.resolve(void order.push(one)),
    }));
    await upgrade(numbered.slice(0, 1));
    await upgrade(numbered);
    expect(order).toEqual([1, 2, 3]);
    expect(await stored()).toMatchObject({ version: 4 });
  });

  it('that fails leaves the version, and runs again at the next start', async () => {
    run.mockRejectedValueOnce(new Error('no room'));
    await expect(upgrade(steps)).rejects.toThrow('no room');
    expect(await stored()).toEqual({ _id: 'shop', version: 1 });
    await upgrade(steps);
    expect(await stored()).toMatchObject({ version: 2 });
  });

  it('of an instance that was killed is left to others when its time is over', async () => {
    const until = new Date(Date.now() + 1_000);
    await SchemaVersionModel.create({ _id: 'shop', version: 1, upgrade: { holder: 'x', until } });
    const started = upgrade(steps);
    await pause(400);
    expect(run).not.toHaveBeenCalled();
    await started;
    expect(run).toHaveBeenCalledTimes(1);
    expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
    expect(await stored()).toEqual({ _id: 'shop', version: 2 });
  });
});
