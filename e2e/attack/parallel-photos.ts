import { readFile } from 'node:fs/promises';
import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { sendRaw } from '@shop/test-shop/client/raw-request';
import type { Attack } from './lib/attack.js';
import { equal } from './lib/checks.js';
import { atOnce } from './lib/load.js';
import { effectsBounded, measureEffects, stillOpen } from './lib/measure.js';
import { Replies } from './lib/replies.js';

const UPLOADS = 12;
const TIMEOUT_MS = 45_000;
/** 8,000 by 5,000 pixels of one colour. */
const PICTURE = new URL('./lib/forty-megapixels.avif', import.meta.url);
const PREAMBLE_BYTES = 20_000_000;
const PREAMBLE_TIMEOUT_MS = 15_000;

/** Sends a form with megabytes before its first part. @returns the status; 0 without one. */
async function sendPreamble(origin: string, token: string): Promise<number> {
  const end = '\r\n--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--b--\r\n';
  const head = [
    'POST /api/v1/products/create-product HTTP/1.1',
    'Host: shop.test',
    `Authorization: ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${PREAMBLE_BYTES + end.length}`,
  ];
  const text = `${head.join('\r\n')}\r\n\r\n${'x'.repeat(PREAMBLE_BYTES)}${end}`;
  const { socket, response } = sendRaw(origin, text);
  const timer = setTimeout(() => socket.destroy(), PREAMBLE_TIMEOUT_MS);
  socket.once('data', () => socket.end());
  const reply = await response;
  clearTimeout(timer);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 0);
}

export const parallelPhotos: Attack = {
  name: 'parallel-photos',
  tries: `uploads ${UPLOADS} tiny files at once that unfold to 40 megapixels, and a form of 20 MB`,
  async run(shop) {
    const { token } = await shop.visitor().session(ADMIN);
    const admin = shop.visitor().as({ token });
    const [category] = (await admin.call(endpoints.listCategories)).category;
    const photo = new Blob([await readFile(PICTURE)]);
    const replies = new Replies();
    const upload = (index: number) => {
      const body = {
        name: `Large ${index}`,
        description: 'Unfolds',
        price: '1',
        quantity: '1',
        category: category?._id ?? '',
        photo,
      };
      return replies.count(
        admin.send(endpoints.createProduct, { body }, AbortSignal.timeout(TIMEOUT_MS)),
      );
    };
    const effects = await measureEffects(shop, () => atOnce(UPLOADS, upload));
    return [
      ...effectsBounded(effects),
      replies.check(),
      equal('reply to a form of 20 MB', await sendPreamble(shop.origin, token), 413),
      await stillOpen(shop),
    ];
  },
};
