import type { ClientSession } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { useTestDatabase } from '../testing/test-database.js';
import { ThingModel } from '../testing/thing.model.js';
import type { CreatingCall, Creation } from './creation.js';
import { createOnce } from './create-once.js';
import { CreationKeyModel } from './creation-key.model.js';

useTestDatabase();

const UNDER_WAY = { name: 'CallUnderWayError', retryAfterSeconds: 2 };
const HALF_A_MINUTE = 30_000;

const call: CreatingCall = {
  key: 'a-key',
  endpoint: { method: 'POST', path: '/things' },
  input: {
    params: undefined,
    query: undefined,
    body: { name: 'Lamps' },
  },
  photo: undefined,
  user: undefined,
  address: '192.0.2.1',
};

const countKeyed = () => Promise.resolve();

async function createThing(session: ClientSession) {
  const [thing] = await ThingModel.create([{ name: 'Lamps' }], { session });
  if (!thing) throw new Error('Nothing was created');
  return thing;
}

/** One of several instances of the shop on one database. */
const instance = () => createOnce({ secret: 'a secret of all instances', countKeyed });

const creation: Creation<unknown> = {
  create: async (session) => ({ reply: (await createThing(session)).name }),
};
const create = (prepare = () => Promise.resolve(creation)) => instance()(call, prepare);

/** A call that has begun, and does not go on before `goOn` is called. */
async function beginCall() {
  let goOn: () => void = () => undefined;
  const held = new Promise<Creation<unknown>>((resolve) => (goOn = () => resolve(creation)));
  const outcome = create(() => held).catch((error: unknown) => error);
  await vi.waitFor(async () => expect(await CreationKeyModel.countDocuments({})).toBe(1));
  return { goOn, outcome };
}

/** As if the call had begun longer ago. */
const age = (ms: number) =>
  CreationKeyModel.updateMany({}, { $set: { at: new Date(Date.now() - ms) } });

it('a call whose first is under way elsewhere is told when to try again, and then gets its reply', async () => {
  const first = await beginCall();
  await expect(create()).rejects.toMatchObject(UNDER_WAY);
  first.goOn();
  expect([await first.outcome, await create()]).toEqual(['Lamps', 'Lamps']);
  expect(await ThingModel.countDocuments({})).toBe(1);
});

it('a call that died before it created anything holds its key for half a minute', async () => {
  await beginCall();
  await age(HALF_A_MINUTE - 1_000);
  await expect(create()).rejects.toMatchObject(UNDER_WAY);
  await age(HALF_A_MINUTE);
  expect(await create()).toBe('Lamps');
});

it('a key that was claimed while the clock was an hour ahead is not held', async () => {
  await beginCall();
  await age(-3_600_000);
  expect(await create()).toBe('Lamps');
});

it('a call that only seemed dead creates nothing once another has taken over', async () => {
  const slow = await beginCall();
  await age(HALF_A_MINUTE);
  expect(await create()).toBe('Lamps');
  slow.goOn();
  expect(await slow.outcome).toBeInstanceOf(Error);
  expect(await ThingModel.countDocuments({})).toBe(1);
  expect(await create()).toBe('Lamps');
});

it('what is created and its reply are written together, or not at all', async () => {
  vi.spyOn(CreationKeyModel, 'updateOne').mockImplementationOnce(() => {
    throw new Error('The power is out');
  });
  await expect(create()).rejects.toThrow('The power is out');
  expect(await ThingModel.countDocuments({})).toBe(0);
  vi.restoreAllMocks();
  expect(await create()).toBe('Lamps');
});

it('a reply that was lost after the transaction is repeated by any instance', async () => {
  const lost = create().then(() => Promise.reject(new Error('The process was killed')));
  await expect(lost).rejects.toThrow();
  const prepare = vi.fn(() => Promise.resolve(creation));
  expect(await create(prepare)).toBe('Lamps');
  expect(prepare).not.toHaveBeenCalled();
});

it('without the shop’s secret, a stored reply is not found', async () => {
  await create();
  const others = createOnce({ secret: 'another secret', countKeyed });
  await expect(others(call, () => Promise.resolve(creation))).rejects.toMatchObject({
    code: 11000,
  });
});
