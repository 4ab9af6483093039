import { endpoints } from '@shop/shared';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildUser, PASSWORD } from '../../../testing/factories.js';
import { askForReturn, buildShipped } from '../../../testing/orders/returns.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel, ReturnModel, ReturnPhotoModel } from '../../orders/index.js';

const api = useTestShop();

/** A form with a JPEG that says where it was taken. */
async function photoForm() {
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c30' } })
    .withExif({ IFD0: { ImageDescription: 'At home' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('photo', new Blob([new Uint8Array(jpeg)]), 'photo.jpg');
  return body;
}

async function buildShown() {
  const shipped = await buildShipped();
  const params = { id: await askForReturn(api, shipped, 1) };
  const { token } = shipped.buyer;
  const { body } = await api.call(endpoints.setReturnPhoto, {
    token,
    params,
    body: await photoForm(),
  });
  return { shipped, params, token, order: body.order };
}

describe('the photo of a return', () => {
  it('is seen by its buyer and by administrators alone, re-encoded without metadata', async () => {
    const { params, token, order } = await buildShown();
    expect(order.returns).toMatchObject([{ photo: true }]);
    const admin = await buildAdmin();
    for (const [path, reader] of [
      [`/api/v1/auth/returns/${params.id}/photo`, token],
      [`/api/v1/returns/${params.id}/photo`, admin.token],
    ] as const) {
      const reply = await api.fetch(path, { headers: { Authorization: reader } });
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const bytes = Buffer.from(await reply.arrayBuffer());
      const { format, exif } = await sharp(bytes).metadata();
      expect([format, exif]).toEqual(['webp', undefined]);
    }
    const other = await buildUser();
    const asked = { token: other.token, params };
    expect((await api.refuse(endpoints.getMyReturnPhoto, asked)).status).toBe(404);
    expect((await api.refuse(endpoints.getReturnPhoto, asked)).status).toBe(403);
    const shown = await api.fetch(`/api/v1/products/product-photo/${params.id}`);
    expect(shown.status).toBe(404);
    const body = new FormData();
    // Not even looked at: it would be refused as no photo.
    body.append('photo', new Blob(['no photo']), 'photo.jpg');
    const set = { ...asked, body };
    expect((await api.refuse(endpoints.setReturnPhoto, set)).status).toBe(404);
  });

  it('is replaced until the return is decided', async () => {
    const { params, token } = await buildShown();
    await api.call(endpoints.setReturnPhoto, { token, params, body: await photoForm() });
    expect(await ReturnPhotoModel.countDocuments()).toBe(1);
    await ReturnModel.updateOne({ _id: params.id }, { $set: { state: 'approved' } });
    const late = { token, params, body: await photoForm() };
    expect((await api.refuse(endpoints.setReturnPhoto, late)).status).toBe(409);
  });

  it('is in the download of its buyer, and deleted with the account', async () => {
    const { token, shipped } = await buildShown();
    const { text } = await api.send(endpoints.downloadMyData, { token });
    expect(text).toContain('"photoData":"');
    await OrderModel.updateOne({ _id: shipped.order._id }, { $set: { status: 'deliverd' } });
    await ReturnModel.updateOne({}, { $set: { state: 'declined' } });
    await api.call(endpoints.deleteMyAccount, { token, body: { password: PASSWORD } });
    expect(await ReturnPhotoModel.countDocuments()).toBe(0);
    expect(await ReturnModel.countDocuments({ hasPhoto: true })).toBe(0);
  });
});
