import { endpoints, type Product } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildCategory,
  buildFilledProductForm,
  buildPicture,
  buildProduct,
  buildUser,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

let alice: string;
let bob: string;
let opened: Product;

beforeEach(async () => {
  ({ token: alice } = await buildUser({ role: 1, name: 'Alice' }));
  ({ token: bob } = await buildUser({ role: 1, name: 'Bob' }));
  const { slug } = await buildProduct({
    name: 'Lamp',
    description: 'Bright\nand warm',
    price: 27.99,
    photo: await buildPicture(),
  });
  const { body } = await api.call(endpoints.getProduct, { params: { slug } });
  opened = body.product;
});

/** The form as the screen opens it and sends it, with what was changed. Browsers send a line break as CR LF. */
function formOf(changed: Record<string, string | Blob> = {}): FormData {
  const shown = {
    name: opened.name,
    description: opened.description.replace('\n', '\r\n'),
    price: String(opened.price),
    quantity: String(opened.quantity),
    shipping: opened.shipping ? '1' : '0',
    category: opened.category._id,
  };
  const seen = Object.entries({ ...shown, photo: opened.photo?.version ?? '' });
  const before = Object.fromEntries(seen.map(([field, value]) => [`${field}Before`, value]));
  return buildFilledProductForm(shown.category, { ...shown, ...before, ...changed });
}

const inputOf = (token: string, body: FormData) => ({ token, params: { id: opened._id }, body });

async function save(token: string, changed?: Record<string, string | Blob>) {
  const input = inputOf(token, formOf(changed));
  return (await api.call(endpoints.updateProduct, input)).body.product;
}

const picture = async (width: number) => new Blob([await buildPicture('png', width)]);

describe('two administrators who opened the same product', () => {
  it('both keep what they changed, and Changes names each for their own', async () => {
    const { id: category } = await buildCategory('Seats');
    const hers = { name: 'Reading lamp', price: '19.99', category, shipping: '1' };
    const { photo } = await save(alice, { ...hers, photo: await picture(80) });
    expect(await save(bob, { description: 'Brighter', quantity: '12' })).toMatchObject({
      name: 'Reading lamp',
      slug: 'reading-lamp',
      description: 'Brighter',
      price: 19.99,
      quantity: 12,
      shipping: true,
      category: { name: 'Seats' },
      photo,
    });
    const { body } = await api.call(endpoints.listAuditEntries, { token: alice });
    expect(body.entries[0]).toMatchObject({
      by: { name: 'Bob' },
      before: { description: 'Bright\nand warm', quantity: 10 },
      after: { description: 'Brighter', quantity: 12 },
    });
    expect(Object.keys(body.entries[0]?.after ?? {})).toEqual(['description', 'quantity']);
  });

  it.each([
    ['name', 'Lantern', 'Torch'],
    ['description', 'Dim', 'Dimmed'],
    ['price', '19.99', '24.99'],
  ])('are told who changed the %s first, and nothing is saved', async (field, hers, his) => {
    await save(alice, { [field]: hers });
    const after = await save(await tokenOfCarol(), { shipping: '1' });
    const message = `Alice changed the ${field} after you opened this product. Load it again before you save.`;
    const input = inputOf(bob, formOf({ [field]: his, quantity: '3' }));
    expect(await api.refuse(endpoints.updateProduct, input)).toMatchObject({
      status: 409,
      message,
      errors: [{ field, message }],
    });
    const { body } = await api.call(endpoints.getAdministeredProduct, {
      token: bob,
      params: { slug: after.slug },
    });
    expect(body.product).toEqual(after);
  });

  it('are told of every field that both changed', async () => {
    const [seats, beds] = [await buildCategory('Seats'), await buildCategory('Beds')];
    await save(alice, { category: seats.id, photo: await picture(80) });
    const input = inputOf(bob, formOf({ category: beds.id, photo: await picture(96) }));
    const { status, errors } = await api.refuse(endpoints.updateProduct, input);
    expect(status).toBe(409);
    expect(errors?.map(({ field }) => field)).toEqual(['category', 'photo']);
  });

  it('may make the same change, and a form is saved again after a lost reply', async () => {
    const same = { price: '19.99', description: 'Two\r\nlines', photo: await picture(80) };
    const first = await save(alice, same);
    expect(await save(bob, same)).toEqual(first);
  });

  it('never lose a change when they save at the same moment', async () => {
    await Promise.all([save(alice, { price: '19.99' }), save(bob, { description: 'Brighter' })]);
    const { body } = await api.call(endpoints.getProduct, { params: { slug: opened.slug } });
    expect(body.product).toMatchObject({ price: 19.99, description: 'Brighter' });
  });
});

it('a call that does not say what it saw holds as sent', async () => {
  await save(alice, { price: '19.99' });
  const body = buildFilledProductForm(opened.category._id, { price: '27.99' });
  const reply = await api.call(endpoints.updateProduct, inputOf(bob, body));
  expect(reply.body.product).toMatchObject({ name: 'Chair', price: 27.99 });
});

async function tokenOfCarol() {
  return (await buildUser({ role: 1, name: 'Carol' })).token;
}
