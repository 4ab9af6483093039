import { beforeEach, expect, it } from 'vitest';
import { useTestShop } from '../../../testing/test-shop.js';
import { ChangeModel, ChangeReader, WriterModel } from '@shop/mongo/changes';

useTestShop();
let reader: ChangeReader;

beforeEach(async () => {
  reader = new ChangeReader();
  await register('other');
  await commit('other', 1, 2);
  await reader.read();
});

const register = (id: string) => WriterModel.create({ _id: id, aliveAt: new Date() });

async function commit(writer: string, ...numbers: number[]): Promise<void> {
  const changes = numbers.map((number) => ({
    writer,
    number,
    tags: [`${writer} ${number}`],
    at: new Date(),
  }));
  await ChangeModel.insertMany(changes);
}

const read = async () => (await reader.read()).flat().sort();

it('each change of another instance is read once', async () => {
  await commit('other', 3, 4);
  expect(await read()).toEqual(['other 3', 'other 4']);
  expect(await read()).toEqual([]);
  await commit('other', 5);
  expect(await read()).toEqual(['other 5']);
});

it('a change that is committed after later ones is read, too', async () => {
  await commit('other', 4, 7);
  expect(await read()).toEqual(['other 4', 'other 7']);
  await commit('other', 5);
  expect(await read()).toEqual(['other 5']);
  await commit('other', 3, 6, 8);
  expect(await read()).toEqual(['other 3', 'other 6', 'other 8']);
  expect(await read()).toEqual([]);
});

it('a change that was open when the reading began is read', async () => {
  await commit('other', 9);
  reader.restart();
  await reader.read();
  await commit('other', 8);
  expect(await read()).toEqual(['other 8']);
});

it('all changes of an instance that has just come are read', async () => {
  await register('new');
  await commit('new', 1, 2);
  expect(await read()).toEqual(['new 1', 'new 2']);
});
