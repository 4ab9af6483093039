import { endpoints } from '@shop/shared';
import { JobModel } from '@shop/mongo/jobs';
import { describe, expect, it } from 'vitest';
import { buildOrder, buildUser, PASSWORD } from '../../testing/factories.js';
import { startMailServer } from '../../testing/mail/mail-server.js';
import { mailsOf, sendMails } from '../../testing/mail/mails.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from '../orders/index.js';
import { MailModel } from './mail.model.js';

const api = useTestShop();

describe('a mail', () => {
  it('is sent with text and HTML, and marked as sent', async () => {
    const { url, mails } = await startMailServer();
    const order = await buildOrder();
    expect(await sendMails({ smtpUrl: url, mailFrom: 'orders@shop.example' })).toEqual([]);
    const [mail] = mails;
    expect(mail?.subject).toBe(`Your order ${order.number} at Ecommerce App`);
    expect(mail?.from?.value).toEqual([{ name: 'Ecommerce App', address: 'orders@shop.example' }]);
    expect(mail?.messageId).toBe(`<mail.orderReceived.${order.id}@shop.example>`);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.text).toContain('Thank you for your order');
    expect(mail?.html).toContain('<h1');
    expect(await mailsOf('orderReceived')).toMatchObject([{ state: 'sent', order: order._id }]);
    expect(await JobModel.countDocuments()).toBe(0);
  });

  it('is kept while no mail server is set', async () => {
    await buildOrder();
    await sendMails();
    expect(await mailsOf('orderReceived')).toMatchObject([{ state: 'kept' }]);
  });

  it('is sent again with the same Message-ID when the mail server asks to wait', async () => {
    const { url, mails } = await startMailServer('asks to wait');
    await buildOrder();
    const [failure] = await sendMails({ smtpUrl: url });
    expect(String(failure)).toContain('Please try again later');
    const [waiting] = await mailsOf('orderReceived');
    expect(waiting).toMatchObject({ state: 'waiting' });
    expect(await sendMails({ smtpUrl: url })).toEqual([]);
    expect(mails.map(({ messageId }) => messageId)).toEqual([waiting?.messageId]);
    expect(await mailsOf('orderReceived')).toMatchObject([{ state: 'sent' }]);
  });

  it('is sent again when the connection breaks amid it, and when the server is down', async () => {
    const { url, mails, close } = await startMailServer('hangs up');
    await buildOrder();
    expect(await sendMails({ smtpUrl: url })).toHaveLength(1);
    expect(await sendMails({ smtpUrl: url })).toEqual([]);
    expect(mails).toHaveLength(1);
    await close();
    await buildOrder();
    expect(await sendMails({ smtpUrl: url })).toHaveLength(1);
    expect(await JobModel.countDocuments({ state: 'due' })).toBe(1);
  });

  it('is given up in time when the server never answers, and sent again later', async () => {
    const { url, mails } = await startMailServer('never answers');
    await buildOrder();
    const [failure] = await sendMails({ smtpUrl: url, patienceMs: 300 });
    expect(String(failure)).toMatch(/took too long|timeout/i);
    expect(await mailsOf('orderReceived')).toMatchObject([{ state: 'waiting' }]);
    expect(await sendMails({ smtpUrl: url })).toEqual([]);
    expect(mails).toHaveLength(1);
  });

  it('is not sent again to an address that the mail server refuses', async () => {
    const { url, mails } = await startMailServer('refuses');
    await buildOrder();
    expect(await sendMails({ smtpUrl: url })).toEqual([]);
    expect(await mailsOf('orderReceived')).toMatchObject([
      { state: 'failed', failure: expect.stringContaining('No such person here') as string },
    ]);
    await sendMails({ smtpUrl: url });
    expect(mails).toEqual([]);
  });

  it('gets no header from a name or an address with line breaks', async () => {
    const { url, mails, recipients } = await startMailServer();
    const attacks = [
      ['delivery.name', 'Eve\r\nBcc: victim@example.test'],
      ['delivery.email', 'eve@example.test\r\nBcc: victim@example.test'],
    ] as const;
    for (const [field, value] of attacks) {
      const { _id } = await buildOrder();
      await OrderModel.updateOne({ _id }, { $set: { [field]: value } });
    }
    await sendMails({ smtpUrl: url });
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.filter(({ headers }) => headers.has('bcc'))).toEqual([]);
    expect(recipients).not.toContain('victim@example.test');
  });

  it('repeats an order’s texts as texts, never as markup', async () => {
    const { url, mails } = await startMailServer();
    const order = await buildOrder({ buyer: await buildUser({ name: '<img src=x> & Co' }) });
    await OrderModel.updateOne({ _id: order._id }, { $set: { note: '<script>alert(1)</script>' } });
    await sendMails({ smtpUrl: url });
    expect(mails[0]?.html).toContain('&lt;img src=x&gt; &amp; Co');
    expect(mails[0]?.html).not.toMatch(/<(img|script)/);
  });

  it('links to the shop’s pages if it knows its address, and says where to look otherwise', async () => {
    const { number } = await buildOrder();
    await sendMails({ publicUrl: 'https://shop.example' });
    const url = `https://shop.example/dashboard/user/orders/${number}`;
    const [linked] = await mailsOf('orderReceived');
    expect(linked?.html).toContain(`href="${url}"`);
    expect(linked?.text).toContain(url);
    await MailModel.deleteMany({});
    await buildOrder();
    await sendMails();
    const [unlinked] = await mailsOf('orderReceived');
    expect(unlinked?.html).not.toContain('href');
    expect(unlinked?.text).toContain('in your account');
  });

  it('is deleted with its account, and not written afterwards', async () => {
    const buyer = await buildUser();
    const written = await buildOrder({ buyer });
    await sendMails();
    const waiting = await buildOrder({ buyer });
    await OrderModel.updateMany(
      { _id: [written._id, waiting._id] },
      { $set: { status: 'deliverd' } },
    );
    const body = { password: PASSWORD };
    await api.call(endpoints.deleteMyAccount, { token: buyer.token, body });
    expect(await MailModel.countDocuments()).toBe(0);
    expect(await sendMails()).toEqual([]);
    expect(await MailModel.countDocuments()).toBe(0);
    expect(await JobModel.countDocuments()).toBe(0);
  });
});
