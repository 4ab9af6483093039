import { dollarsFromCents, endpoints } from '@shop/shared';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { startMailServer } from '../../../testing/mail/mail-server.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildVariants } from '../../../testing/variants.js';
import { ProductModel } from '../products/product.model.js';
import { StockAlertModel } from './stock-alert.model.js';

const api = useTestShop();

type Product = Awaited<ReturnType<typeof buildProduct>>;

const ask = ({ token }: { token: string }, { id: product }: { id: string }) =>
  api.call(endpoints.askForStock, { token, body: { product } });

async function setStock({ id, priceCents }: Product, quantity: number, quantityBefore = 0) {
  const { token } = await buildAdmin();
  const price = dollarsFromCents(priceCents);
  const body = {
    price,
    priceBefore: price,
    quantity,
    quantityBefore,
    editKey: new Types.ObjectId().toHexString(),
  };
  await api.call(endpoints.updatePriceAndStock, { token, params: { id }, body });
}

describe('who asks for a sold-out product', () => {
  it('is told once, when an edit brings pieces', async () => {
    const ada = await buildUser({ name: 'Ada Buyer' });
    const lamp = await buildProduct({ name: 'Lamp', quantity: 0 });
    const { body } = await ask(ada, lamp);
    expect(body.message).toBe(`We will email ${ada.email} when it is back in stock`);
    await ask(ada, lamp);
    await sendMails();
    expect(await mailsOf('backInStock')).toEqual([]);
    await setStock(lamp, 3);
    await sendMails();
    const mails = await mailsOf('backInStock');
    expect(mails).toMatchObject([{ to: { name: 'Ada Buyer', address: ada.email } }]);
    expect(mails[0]?.text).toContain('Lamp is back in stock');
    await setStock(lamp, 5, 3);
    await sendMails();
    expect(await mailsOf('backInStock')).toHaveLength(1);
  });

  it('is told when a cancelled order brings pieces', async () => {
    const buyer = await buildUser();
    const ada = await buildUser();
    const lamp = await buildProduct({ quantity: 1 });
    const { number } = await buildOrder({ buyer, items: [{ product: lamp.id, quantity: 1 }] });
    await ask(ada, lamp);
    const input = { token: buyer.token, params: { number: String(number) } };
    await api.call(endpoints.cancelMyOrder, input);
    await sendMails();
    expect(await mailsOf('backInStock')).toMatchObject([{ to: { address: ada.email } }]);
  });

  it('is told of the variant that they chose, and of no other', async () => {
    const variant = (size: string) => ({ values: [size], price: 20, quantity: 1, sku: null });
    const shirt = await buildVariants({ variants: ['S', 'M'].map(variant) });
    const [buyer, ada, bob] = [await buildUser(), await buildUser(), await buildUser()];
    const orders = await Promise.all(
      shirt.variants.map(({ id }) =>
        buildOrder({ buyer, items: [{ product: shirt.id, variant: id, quantity: 1 }] }),
      ),
    );
    const [small, medium] = shirt.variants.map(({ id }) => ({ product: shirt.id, variant: id }));
    await api.call(endpoints.askForStock, { token: ada.token, body: small });
    await api.call(endpoints.askForStock, { token: bob.token, body: medium });
    const params = { number: String(orders[0]?.number) };
    await api.call(endpoints.cancelMyOrder, { token: buyer.token, params });
    await sendMails({ publicUrl: 'https://shop.example' });
    const mails = await mailsOf('backInStock');
    expect(mails).toMatchObject([{ to: { address: ada.email } }]);
    expect(mails[0]?.text).toContain('Shirt (S) is back in stock');
    expect(mails[0]?.text).toContain(`?variant=${small?.variant}`);
  });

  it('goes on waiting if it is sold out again before the mail is written, or hidden', async () => {
    const ada = await buildUser();
    const lamp = await buildProduct({ quantity: 0 });
    await ask(ada, lamp);
    await setStock(lamp, 1);
    await ProductModel.updateOne({ _id: lamp.id }, { $set: { hiddenAs: 'draft' } });
    await sendMails();
    await ProductModel.updateOne({ _id: lamp.id }, { $unset: { hiddenAs: 1 } });
    expect(await mailsOf('backInStock')).toEqual([]);
    await setStock(lamp, 2, 1);
    await sendMails();
    expect(await mailsOf('backInStock')).toHaveLength(1);
  });

  it('is told behind more shoppers than one job looks after', async () => {
    const lamp = await buildProduct({ quantity: 0 });
    // Those before wait for variants that are not sold.
    const others = Array.from({ length: 150 }, (_, index) => ({
      user: new Types.ObjectId(),
      product: lamp._id,
      variant: new Types.ObjectId(),
      token: `other-${index}`,
      createdAt: new Date(),
    }));
    await StockAlertModel.insertMany(others);
    await ask(await buildUser(), lamp);
    await setStock(lamp, 1);
    await sendMails();
    expect(await mailsOf('backInStock')).toHaveLength(1);
    expect(await StockAlertModel.countDocuments({ toldAt: null })).toBe(150);
  });
});

describe('a stock alert is refused', () => {
  it('for what is in stock, and for what shoppers don’t see as for what does not exist', async () => {
    const { token } = await buildUser();
    const refuse = (product: string, variant?: string) =>
      api.refuse(endpoints.askForStock, { token, body: { product, variant } });
    expect((await refuse((await buildProduct()).id)).status).toBe(409);
    const hidden = await buildProduct({ quantity: 0 });
    await ProductModel.updateOne({ _id: hidden.id }, { $set: { hiddenAs: 'draft' } });
    const unknown = '0123456789abcdef01234567';
    const { status, message } = await refuse(unknown);
    expect(status).toBe(404);
    expect(await refuse(hidden.id)).toMatchObject({ status, message });
    const shown = await buildProduct({ quantity: 0 });
    expect((await refuse(shown.id, unknown)).status).toBe(404);
  });

  it('to visitors, whose addresses nobody has confirmed', async () => {
    const { id: product } = await buildProduct({ quantity: 0 });
    expect((await api.refuse(endpoints.askForStock, { body: { product } })).status).toBe(401);
  });
});

describe('mails about stock', () => {
  async function told() {
    const server = await startMailServer();
    const ada = await buildUser();
    const lamp = await buildProduct({ quantity: 0 });
    const chair = await buildProduct({ quantity: 0 });
    await ask(ada, lamp);
    await ask(ada, chair);
    await setStock(lamp, 1);
    await sendMails({ smtpUrl: server.url, publicUrl: 'https://shop.example' });
    const mail = server.mails.find(({ subject }) => subject?.includes('back in stock'));
    const header = mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '';
    const [, path = ''] = /<https:\/\/shop\.example(\/unsubscribe\/[\w-]+)>/.exec(header) ?? [];
    return { ada, mail, path };
  }

  it('can be ended with one click, and on a page without scripts', async () => {
    const { mail, path } = await told();
    expect(mail?.headerLines.map(({ line }) => line)).toContain(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    );
    expect(mail?.text).toContain(`https://shop.example${path}`);
    const page = await api.fetch(path);
    expect(await page.text()).toContain('<form method="post">');
    expect(await StockAlertModel.countDocuments()).toBe(2);
    const reply = await api.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('You get no more mails');
    expect(await StockAlertModel.countDocuments()).toBe(0);
  });

  it('are not ended by a guess, which gets the same answer', async () => {
    const { path } = await told();
    const guess = await api.fetch(`${path}x`, { method: 'POST' });
    expect(await guess.text()).toContain('You get no more mails');
    expect(await StockAlertModel.countDocuments()).toBe(2);
  });

  it('are in the download, and go with the account', async () => {
    const { ada } = await told();
    const { body } = await api.call(endpoints.downloadMyData, { token: ada.token });
    expect(body.stockAlerts).toHaveLength(2);
    const password = 'correct horse battery';
    await api.call(endpoints.deleteMyAccount, { token: ada.token, body: { password } });
    expect(await StockAlertModel.countDocuments()).toBe(0);
  });
});
