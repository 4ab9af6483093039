import { log } from '@shop/http/log';
import { upgradeSchema } from '@shop/mongo';
import { LimitCounterModel } from '@shop/mongo/limits';
import { endpoints } from '@shop/shared';
import type { mongo } from 'mongoose';
import { afterEach, expect, it, vi } from 'vitest';
import { UserModel } from '../../shop/accounts/index.js';
import { buildRegistration, buildUser } from '../../testing/factories.js';
import { UPGRADE_PLAN } from '../../platform/mongo/schema/upgrade-plan.js';
import { useTestShop } from '../../testing/test-shop.js';

const api = useTestShop();

afterEach(async () => {
  vi.restoreAllMocks();
  await UserModel.collection.dropIndexes();
  await UserModel.createIndexes();
});

/** What is written to the error log from now on. */
function written(): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  return lines;
}

const PLANTED = { name: 'Quilla Feather', phone: '555 7741', address: 'Feather Lane 9' };
const TRACES = /quill|feather|555 7741|example\.test|192\.0\.2/i;

it.each(['address', 'phone', 'name'])(
  'a failure of the database that quotes a person’s %s is logged without it',
  async (field) => {
    await UserModel.collection.createIndex({ [field]: 1 }, { unique: true }, {});
    await api.call(endpoints.register, { body: buildRegistration(PLANTED) });
    const lines = written();
    const failure = await api.refuse(endpoints.register, { body: buildRegistration(PLANTED) });
    expect(failure.status).toBe(500);
    expect(lines.join('')).toContain('E11000');
    expect(lines.join('')).not.toMatch(TRACES);
  },
);

it('one that quotes a key of a counter is logged without e-mail and network address', async () => {
  const counter = { key: 'known:quill@example.test|192.0.2.7', points: 1, expire: null };
  await LimitCounterModel.create(counter);
  const error: unknown = await LimitCounterModel.create(counter).catch((reason: unknown) => reason);
  const lines = written();
  log.error('failed', error);
  expect(String(error)).toMatch(TRACES);
  expect(lines.join('')).toContain('E11000');
  expect(lines.join('')).not.toMatch(TRACES);
});

it('so is a value that has the wrong type', async () => {
  const street = { street: PLANTED.address };
  const error: unknown = await UserModel.updateOne({}, { address: street }).catch(
    (reason: unknown) => reason,
  );
  const lines = written();
  log.error('failed', error);
  expect(String(error)).toMatch(TRACES);
  expect(lines.join('')).toContain('Cast to string failed');
  expect(lines.join('')).not.toMatch(TRACES);
});

it('so is a failure of an upgrade', async () => {
  await upgradeSchema(UPGRADE_PLAN);
  await buildUser({ name: PLANTED.name });
  await buildUser({ name: PLANTED.name });
  await UserModel.updateMany({}, { $unset: { searchPrefixes: 1 } });
  await UserModel.collection.createIndex({ searchPrefixes: 1 }, { unique: true, sparse: true }, {});
  const lines = written();
  const update = { $set: { searchPrefixes: ['quilla'] } };
  const step = {
    what: 'Gives each user words to find them by',
    async run(database: mongo.Db) {
      await database.collection('users').updateMany({}, update);
    },
  };
  const upgrade = upgradeSchema({ ...UPGRADE_PLAN, steps: [...UPGRADE_PLAN.steps, step] });
  const error: unknown = await upgrade.catch((reason: unknown) => reason);
  log.error('The shop had to stop', error);
  expect(lines.join('')).toContain('E11000');
  expect(lines.join('')).not.toMatch(TRACES);
});
