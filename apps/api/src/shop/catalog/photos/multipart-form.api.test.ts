import { readdir } from 'node:fs/promises';
import os from 'node:os';
import { endpoints } from '@shop/shared';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildPicture,
  buildProductForm,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

async function formWith(photo: Blob) {
  return buildFilledProductForm((await buildCategory()).id, { photo });
}

async function temporaryUploads(): Promise<string[]> {
  const names = await readdir(os.tmpdir());
  return names.filter((name) => name.startsWith('upload_') || name.startsWith('shop-uploads-'));
}

/** Files that were there before, perhaps of an earlier version. */
let before: string[];
beforeAll(async () => {
  before = await temporaryUploads();
});

describe('the form of a product leaves no temporary file', () => {
  const file = async () => new File([await buildPicture()], 'photo.png');
  const send = async (token: string, body: FormData, signal?: AbortSignal) =>
    api.fetch('/api/v1/products/create-product', {
      method: 'POST',
      headers: { Authorization: token },
      body,
      signal,
    });

  it.each([
    ['a picture', async () => formWith(await file())],
    ['nonsense', () => formWith(new File(['nonsense'], 'photo.png'))],
    [
      'a file that is too large',
      () => formWith(new File([Buffer.alloc(6 * 1024 * 1024)], 'photo.png')),
    ],
    [
      'several files under one name, and one under a strange name',
      async () => {
        const form = await formWith(await file());
        for (const name of ['photo', 'photo', '__proto__', 'other'])
          form.append(name, await file());
        return form;
      },
    ],
    [
      'a text that is too long, before the file',
      async () => buildProductForm({ name: 'x'.repeat(70_000), photo: await file() }),
    ],
  ])('of %s', async (_what, build) => {
    const { token } = await buildAdmin();
    await send(token, await build());
    await expect.poll(temporaryUploads).toEqual(before);
  });

  it('of a client that hangs up', async () => {
    const { token } = await buildAdmin();
    const sent = Array.from({ length: 10 }, async (_, index) => {
      const hangUp = new AbortController();
      const request = send(token, await formWith(await file()), hangUp.signal);
      setTimeout(() => hangUp.abort(), index);
      return request;
    });
    await Promise.allSettled(sent);
    await expect.poll(temporaryUploads).toEqual(before);
  });
});

describe('the form of a product', () => {
  it('refuses a form with too many fields', async () => {
    const { token } = await buildAdmin();
    const body = new FormData();
    for (let index = 0; index < 100; index += 1) body.append(`field${index}`, '');
    expect((await api.refuse(endpoints.createProduct, { token, body })).status).toBe(413);
  });

  it.each([
    ['says it is larger than a photo may be', (text: string) => ({ body: text })],
    [
      'turns out larger than a photo may be',
      (text: string) => ({ body: new Blob([text]).stream(), duplex: 'half' as const }),
    ],
  ])('refuses a form that %s, whatever its parts are', async (_what, init) => {
    const { token } = await buildAdmin();
    const preamble = 'x'.repeat(6 * 1024 * 1024);
    const form = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--b--\r\n';
    const reply = await api.fetch('/api/v1/products/create-product', {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'multipart/form-data; boundary=b' },
      ...init(`${preamble}\r\n${form}`),
    });
    expect(reply.status).toBe(413);
  });

  it('needs no temporary folder', async () => {
    const { token } = await buildAdmin();
    const body = await formWith(new File([await buildPicture()], 'photo.png'));
    vi.spyOn(os, 'tmpdir').mockReturnValue('/nowhere');
    expect((await api.call(endpoints.createProduct, { token, body })).status).toBe(201);
  });

  it('refuses a form that breaks off, and one without a boundary', async () => {
    const { token } = await buildAdmin();
    const send = (type: string, body: string) =>
      api.fetch('/api/v1/products/create-product', {
        method: 'POST',
        headers: { Authorization: token, 'Content-Type': type },
        body,
      });
    const broken = await send(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nCha',
    );
    expect(broken.status).toBe(400);
    expect((await send('multipart/form-data', 'anything')).status).toBe(415);
  });
});
