import { workOffNext } from '@shop/mongo/jobs';
import { endpoints, type EndpointBody, type LongEditStep } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import {
  buildAdmin,
  buildMember,
  buildProduct,
  PASSWORD,
  unknownId,
} from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { buildVariants } from '../../../../testing/variants.js';
import { UserModel } from '../../../accounts/index.js';
import { AuditEntryModel } from '../../../audit/index.js';
import { ProductModel } from '../../products/product.model.js';
import { LongEditChangeModel, LongEditModel } from './long-edit.model.js';
import { handleLongEdit } from './work-off.js';
import { LONG_EDIT_TOPIC } from './work-off-later.js';

const api = useTestShop();

type Changes = EndpointBody<typeof endpoints.addLongEditPart>['changes'];

let alice: Awaited<ReturnType<typeof buildAdmin>>;

beforeEach(async () => {
  alice = await buildAdmin();
});

/** As the shop does beside the requests. */
async function workOff(): Promise<void> {
  const failed = (_job: unknown, error: unknown) => {
    throw error;
  };
  await workOffNext({ [LONG_EDIT_TOPIC]: handleLongEdit }, { failed });
}

/** A dollar more for each product, and a dollar less as the undo. */
function dearer(products: readonly { id: string; slug: string }[], from = 20): Changes {
  return products.map(({ id: productId, slug }) => ({
    ...{ name: slug, slug },
    change: { productId, price: from + 1, priceBefore: from },
    undo: { productId, price: from, priceBefore: from + 1 },
  }));
}

async function keep(
  changes: Changes,
  { key = 'edit', number = 1, parts = 1, token = alice.token } = {},
) {
  const params = { key, number: String(number) };
  const { body } = await api.call(endpoints.addLongEditPart, {
    token,
    params,
    body: { parts, changes },
  });
  return body.edit;
}

const latest = async (token = alice.token) =>
  (await api.call(endpoints.getLongEdit, { token })).body.edit;

const step = async (name: LongEditStep, { key = 'edit', token = alice.token } = {}) =>
  (await api.call(endpoints.stepLongEdit, { token, params: { key }, body: { step: name } })).body
    .edit;

const build = (count: number) =>
  Promise.all(Array.from({ length: count }, () => buildProduct({ price: 20, quantity: 5 })));

const prices = async () =>
  (await ProductModel.find().sort({ _id: 1 }).lean()).map(({ priceCents }) => priceCents / 100);

it('is worked off after its last part, and says how far it is', async () => {
  const products = await build(25);
  const parts = { parts: 2 };
  expect(await keep(dearer(products.slice(0, 20)), parts)).toMatchObject({ state: 'filling' });
  await workOff();
  expect(new Set(await prices())).toEqual(new Set([20]));
  expect(await keep(dearer(products.slice(20)), { ...parts, number: 2 })).toMatchObject({
    ...{ state: 'running', total: 25, finished: 0 },
  });
  await workOff();
  expect(await latest()).toEqual({
    ...{ key: 'edit', state: 'done', isUndo: false },
    ...{ total: 25, finished: 25, done: 25, already: 0, refusals: [] },
  });
  expect(new Set(await prices())).toEqual(new Set([21]));
  const entries = await AuditEntryModel.find({ action: 'updateProduct' }).lean();
  expect(entries).toHaveLength(25);
  expect(entries[0]?.by._id?.toHexString()).toBe(alice.id);
});

it('keeps a part that is sent again once, and refuses one out of turn', async () => {
  const products = await build(2);
  const [one = [], other = []] = products.map((product) => dearer([product]));
  await keep(one, { parts: 2 });
  await keep(one, { parts: 2 });
  const refusal = await api.refuse(endpoints.addLongEditPart, {
    token: alice.token,
    params: { key: 'new', number: '2' },
    body: { parts: 2, changes: other },
  });
  expect(refusal.status).toBe(409);
  await keep(one, { parts: 2 });
  await keep(other, { parts: 2, number: 2 });
  await keep(other, { parts: 2, number: 2 });
  await workOff();
  expect(await latest()).toMatchObject({ total: 2, done: 2 });
});

it('leaves what others changed meanwhile, says so, and undoes the rest only', async () => {
  const products = await build(12);
  const [changed, sold] = products;
  await ProductModel.updateOne({ _id: changed?.id }, { priceCents: 3_000 });
  const gone = { ...products[2], id: unknownId(), slug: 'gone' };
  await keep(dearer([...products, gone]));
  await workOff();
  const after = await latest();
  expect(after).toMatchObject({ state: 'done', finished: 13, done: 11 });
  expect(after?.refusals.map(({ slug }) => slug)).toEqual([changed?.slug, 'gone']);
  await ProductModel.updateOne({ _id: sold?.id }, { priceCents: 2_500 });
  expect(await step('undo')).toMatchObject({ state: 'running', isUndo: true, total: 11 });
  await workOff();
  const undone = await latest();
  expect(undone).toMatchObject({ state: 'done', isUndo: true, finished: 11, done: 10 });
  expect(undone?.refusals.map(({ slug }) => slug)).toEqual([sold?.slug]);
  expect((await prices()).sort((a, b) => a - b)).toEqual([...Array<number>(10).fill(20), 25, 30]);
});

it('leaves out of its undo what was like this before', async () => {
  const products = await build(3);
  await ProductModel.updateOne({ _id: products[0]?.id }, { priceCents: 2_100 });
  await keep(dearer(products));
  await workOff();
  const counts = { finished: 3, done: 2, already: 1, refusals: [] };
  expect(await latest()).toMatchObject(counts);
  expect(await step('undo')).toMatchObject({ total: 2, already: 0 });
  await workOff();
  expect(await latest()).toMatchObject({ finished: 2, done: 2 });
  expect((await prices()).sort((a, b) => a - b)).toEqual([20, 20, 21]);
});

it('changes variants, and undoes that', async () => {
  const { _id, name, slug, variants: grid } = await buildVariants();
  const version = 1;
  const productId = _id.toHexString();
  const variants = (price: number, seen: number, editKey: string) => ({
    variants: {
      version: seen,
      editKey,
      rows: grid.map((row) => ({ _id: row._id.toHexString(), price })),
    },
  });
  await keep([
    {
      ...{ name, slug },
      change: { productId, ...variants(99, version, 'do') },
      undo: { productId, ...variants(20, version + 1, 'undo') },
    },
  ]);
  await workOff();
  expect(await latest()).toMatchObject({ state: 'done', done: 1 });
  await step('undo');
  await workOff();
  expect(await latest()).toMatchObject({ state: 'done', isUndo: true, done: 1, refusals: [] });
});

it('stops, resumes and is forgotten', async () => {
  const products = await build(3);
  await keep(dearer(products));
  await step('stop');
  await workOff();
  expect(await latest()).toMatchObject({ state: 'stopped', finished: 0 });
  await step('resume');
  const refusal = await api.refuse(endpoints.stepLongEdit, {
    token: alice.token,
    params: { key: 'edit' },
    body: { step: 'forget' },
  });
  expect(refusal.status).toBe(409);
  await workOff();
  expect(await latest()).toMatchObject({ state: 'done', done: 3 });
  expect(await step('forget')).toBeNull();
  expect(await LongEditChangeModel.countDocuments()).toBe(0);
});

it('goes on where a process died, and no batch is done twice', async () => {
  const products = await build(15);
  await keep(dearer(products));
  const edit = await LongEditModel.findOne().orFail().lean();
  const job = { data: { edit: edit._id.toHexString() } } as never;
  await Promise.all([handleLongEdit(job), handleLongEdit(job)]);
  expect(await latest()).toMatchObject({ finished: 15, done: 15, refusals: [] });
  expect(await AuditEntryModel.countDocuments({ action: 'updateProduct' })).toBe(15);
});

it('ends with the permission of its administrator', async () => {
  const { token, id } = await buildMember(['catalog']);
  await keep(dearer(await build(1)), { token });
  await UserModel.updateOne({ _id: id }, { permissions: ['orders'] });
  await workOff();
  expect(await prices()).toEqual([20]);
  expect(await LongEditModel.findOne().lean()).toMatchObject({ state: 'stopped' });
});

it('belongs to its administrator: others neither see nor touch it', async () => {
  const bob = await buildAdmin();
  await keep(dearer(await build(1)));
  expect(await latest(bob.token)).toBeNull();
  const refusal = await api.refuse(endpoints.stepLongEdit, {
    token: bob.token,
    params: { key: 'edit' },
    body: { step: 'stop' },
  });
  expect(refusal.status).toBe(404);
});

it('is in the download of their data, and gone with the account', async () => {
  await buildAdmin();
  await keep(dearer(await build(1)));
  const { body } = await api.call(endpoints.downloadMyData, { token: alice.token });
  expect(body.productEdit).toMatchObject({ products: 1, state: 'running' });
  await api.call(endpoints.deleteMyAccount, { token: alice.token, body: { password: PASSWORD } });
  expect(await LongEditModel.countDocuments()).toBe(0);
  expect(await LongEditChangeModel.countDocuments()).toBe(0);
});
