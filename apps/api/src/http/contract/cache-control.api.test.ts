import { endpoints, type Endpoint } from '@shop/shared';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from '../../testing/api-client.js';
import {
  buildAdmin,
  buildCategory,
  buildOrder,
  buildPicture,
  buildProduct,
} from '../../testing/factories.js';
import {
  buildPromotion,
  buildRate,
  buildZone,
} from '../../testing/admin-writes/price-rule-writes.js';
import { ReturnPhotoModel } from '../../shop/orders/index.js';
import { buildPrepared } from '../../testing/orders/prepared.js';
import { buildReturn } from '../../testing/orders/returns.js';
import { buildImport } from '../../testing/files/imports.js';
import { useTestShop } from '../../testing/test-shop.js';
import { buildWebhook } from '../../testing/programs/webhooks.js';

const api = useTestShop();
let token: string;
let product: string;
let order: Awaited<ReturnType<typeof buildOrder>>;
let userId: string;

const all: [string, Endpoint][] = Object.entries(endpoints);
const isPublicRead = ({ access, method }: Endpoint) => access === 'public' && method === 'GET';
const isPrivateRead = ({ access, method }: Endpoint) => access !== 'public' && method === 'GET';

/** The id of something that the call can read: of a product, unless its path names another thing. */
async function idFor({ path }: Endpoint, id: string): Promise<string> {
  if (path.startsWith('/category/')) return (await buildCategory()).id;
  if (path.startsWith('/promotions/')) return (await buildPromotion())._id.toHexString();
  if (path.startsWith('/shipping-zones/')) return buildZone();
  if (path.startsWith('/webhooks/')) return (await buildWebhook())._id.toHexString();
  if (path.startsWith('/tax-rates/')) return (await buildRate()).id;
  if (path.startsWith('/products/imports/')) return buildImport('', { state: 'ready' });
  if (path.includes('/prepared-orders/'))
    return (await buildPrepared({ buyer: { id: userId, token }, state: 'sent' })).id;
  if (path.includes('/returns/:id/photo')) return buildReturnPhoto();
  return id;
}

/** The id of a return of the administrator's own order, with a photo. */
async function buildReturnPhoto(): Promise<string> {
  const { id } = await buildReturn('requested', order);
  await ReturnPhotoModel.create({ _id: id, version: 'a', width: 1, bytes: Buffer.from('a photo') });
  return id;
}

it.each(all.filter(([, endpoint]) => !isPublicRead(endpoint)))(
  'no cache keeps what %s answers to a call without a token or a body',
  async (_name, endpoint) => {
    const id = new Types.ObjectId().toHexString();
    const { method } = endpoint;
    const params = { id, pid: id, orderId: id, userId: id };
    const reply = await api.fetch(addressOf(endpoint, { params }), { method });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  },
);

describe('no cache keeps', () => {
  beforeEach(async () => {
    const admin = await buildAdmin();
    ({ token, id: userId } = admin);
    order = await buildOrder({ buyer: admin });
    const category = await buildCategory('Toys');
    product = (await buildProduct({ category: category.id })).id;
  });

  it.each(all.filter(([, endpoint]) => isPrivateRead(endpoint)))(
    'what %s answers to the one who asked',
    async (_name, endpoint) => {
      const { number } = order;
      const shown = await buildProduct({ photo: await buildPicture() });
      const address = addressOf(endpoint, {
        params: {
          number,
          userId,
          slug: shown.slug,
          list: 'orders',
          id: await idFor(endpoint, shown.id),
        },
        query: {
          orders: number,
          words: 'lamp',
          kind: endpoint.path.includes('/returns') ? 'request' : 'products',
          products: shown.id,
          barcodes: '4006381333931',
        },
      });
      const reply = await api.fetch(address, { headers: { Authorization: token } });
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
    },
  );

  it('a sign-in, a renewed session or a quote', async () => {
    const login = await api.call(endpoints.renewSession, { token });
    expect(login.headers.get('cache-control')).toBe('no-store');
    const quote = { items: [{ product, quantity: 1 }] };
    const { headers } = await api.call(endpoints.quoteOrder, { body: quote });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

it('caches may keep the catalogue', async () => {
  const { headers } = await api.call(endpoints.countProducts);
  expect(headers.get('cache-control')).toBeNull();
});
