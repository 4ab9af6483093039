import { createHash } from 'node:crypto';
import {
  DEFAULT_MAIL_SETTINGS,
  endpoints,
  MAIL_PREVIEW_PATH,
  WORDED_KINDS,
  type MailSettingsInput,
} from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildPicture, buildProduct } from '../../../testing/factories.js';
import { startMailServer } from '../../../testing/mail/mail-server.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../../orders/index.js';
import { createReporter } from '../../reports/start-reports.js';
import { MailModel } from '../mail.model.js';
import { MAIL_SETTINGS_KEY, MailSettingsModel } from './mail-settings.model.js';

const api = useTestShop();
/** One pixel. */
const LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let token: string;
let email: string;

beforeEach(async () => {
  ({ token, email } = await buildAdmin());
});

const bodyOf = (given: Partial<MailSettingsInput>) => ({ ...DEFAULT_MAIL_SETTINGS, ...given });
const save = (given: Partial<MailSettingsInput>) =>
  api.call(endpoints.updateMailSettings, { token, body: bodyOf(given) });
const refuse = (given: Partial<MailSettingsInput>) =>
  api.refuse(endpoints.updateMailSettings, { token, body: bodyOf(given) });

describe('the words of the mails', () => {
  it('stand in the subject and behind the greeting; what the mail has to say stays', async () => {
    const { url, mails } = await startMailServer();
    await save({
      words: [
        { kind: 'orderReceived', subject: '{shop} has {order}', intro: 'Hooray & thanks, {name}!' },
      ],
    });
    const { number } = await buildOrder();
    await sendMails({ smtpUrl: url });
    const [mail] = mails;
    expect(mail?.subject).toBe(`Ecommerce App has ${number}`);
    const name = String(mail?.to && 'value' in mail.to && mail.to.value[0]?.name);
    expect(mail?.text).toContain(`Hello ${name},\nHooray & thanks, ${name}!\n\nWe’ve received`);
    expect(mail?.html).toContain('Hooray &amp; thanks');
    expect(mail?.text).toContain('Total: ');
  });

  it('are never a header of their own, whatever a name holds', async () => {
    const { url, mails } = await startMailServer();
    await save({ words: [{ kind: 'orderReceived', subject: 'For {name}', intro: '' }] });
    const { id } = await buildOrder();
    const name = 'Eve\r\nBcc: victim@example.test';
    await OrderModel.updateOne({ _id: id }, { $set: { 'delivery.name': name } });
    await sendMails({ smtpUrl: url });
    expect(mails[0]?.subject).toBe('For Eve Bcc: victim@example.test');
    expect(mails[0]?.bcc).toBeUndefined();
  });

  it.each([
    [
      'a placeholder that stands for nothing',
      { kind: 'welcome', subject: 'Order {order}', intro: '' },
    ],
    ['a line break in the subject', { kind: 'welcome', subject: 'One\nTwo', intro: '' }],
    ['a mail to the shop itself', { kind: 'newOrder', subject: 'One', intro: '' }],
  ] as const)('are refused with %s', async (_what, words) => {
    expect((await refuse({ words: [words] })).status).toBe(400);
  });
});

describe('the looks of the mails', () => {
  it('have the logo, which travels with the mail, and the colour', async () => {
    const { url, mails } = await startMailServer();
    await save({ logo: LOGO, color: '#ffee00' });
    await buildOrder();
    await sendMails({ smtpUrl: url, publicUrl: 'https://shop.example' });
    const [mail] = mails;
    expect(mail?.attachments).toMatchObject([{ contentType: 'image/png', related: true }]);
    // On a light colour, the ink is black.
    expect(mail?.html).toContain('background:#ffee00;color:#000000');
    expect(mail?.html).not.toContain('<img src="http');
  });

  it('take no other file, and no other colour', async () => {
    const other = (await buildPicture()).toString('base64').replace(/^iVBOR/, 'AAAAA');
    expect((await refuse({ logo: other })).status).toBe(400);
    expect((await refuse({ color: 'red;}' })).status).toBe(400);
  });
});

describe('a preview', () => {
  it.each(WORDED_KINDS)('has a capital letter behind the greeting of %s', async (kind) => {
    const words = { kind, subject: '', intro: '' };
    const body = { color: '', logo: '', words };
    const { body: preview } = await api.call(endpoints.previewMail, { token, body });
    const [, after] = /Hello[^<]*,(?:<br ?\/?>|\s)+(\S)/.exec(preview.html) ?? [];
    expect(after).toMatch(/[A-Z]/);
  });

  it.each(WORDED_KINDS)('shows %s before it is saved', async (kind) => {
    const words = { kind, subject: 'A test', intro: 'My own words' };
    const body = { color: '#123456', logo: LOGO, words };
    const { body: preview } = await api.call(endpoints.previewMail, { token, body });
    expect(preview.subject).toBe('A test');
    expect(preview.html).toContain('My own words');
    expect(preview.html).toContain('data:image/png;base64,');
    expect((await api.call(endpoints.getMailSettings, { token })).body.settings.words).toEqual([]);
  });
});

it('a test mail goes to whoever asks for it, and is kept without a mail server', async () => {
  const input = { token, body: { kind: 'welcome' as const } };
  const { body } = await api.call(endpoints.sendTestMail, input);
  expect(body.message).toContain('no mail server is set');
  expect(await MailModel.find().lean()).toMatchObject([
    { state: 'kept', to: { address: email }, subject: 'Test: Welcome to Ecommerce App' },
  ]);
});

it('settings that were saved before disputes were a choice tell of them at once', async () => {
  const { newOrders, lowStock, color, logo, words } = DEFAULT_MAIL_SETTINGS;
  const saved = { color, logo, words, newOrders, lowStock, version: 1 };
  await MailSettingsModel.collection.insertOne({ _id: MAIL_SETTINGS_KEY, ...saved });
  const { settings } = (await api.call(endpoints.getMailSettings, { token })).body;
  expect(settings).toMatchObject({ disputes: 'atOnce', version: 1 });
});

describe('the shop’s own address', () => {
  const DAY = new Date('2026-03-01T12:00:00Z');

  it('is told of nothing unless an administrator chose it', async () => {
    await buildOrder();
    await sendMails();
    expect(await mailsOf('newOrder')).toEqual([]);
  });

  it('is told of an order and of what it leaves low in stock, at once', async () => {
    await save({ newOrders: 'atOnce', lowStock: 'atOnce' });
    const lamp = await buildProduct({ name: 'Lamp', quantity: 6 });
    const items = [{ product: lamp.id, quantity: 1 }];
    const { number } = await buildOrder({ items });
    await buildOrder({ items });
    await sendMails();
    const [first] = await mailsOf('newOrder');
    expect(first).toMatchObject({ to: { address: 'help@shop.test' } });
    expect(first?.subject).toContain(String(number));
    const low = await mailsOf('lowStock');
    expect(low.map(({ text }) => text)).toEqual([expect.stringContaining('Lamp: 5 left')]);
  });

  it('is told once a day, by whichever instance is first', async () => {
    await save({ newOrders: 'daily', lowStock: 'daily' });
    await buildProduct({ name: 'Scarce Lamp', quantity: 1 });
    // Before seven, that of the day before is still to be sent.
    const [one, other] = [createReporter(), createReporter()];
    await one(new Date('2026-03-01T06:59:00Z'), 'UTC');
    await sendMails();
    expect(await mailsOf('dailyReport')).toHaveLength(1);
    await Promise.all([one(DAY, 'UTC'), other(DAY, 'UTC')]);
    await sendMails();
    await one(new Date('2026-03-01T20:00:00Z'), 'UTC');
    await sendMails();
    const mails = await mailsOf('dailyReport');
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain('Scarce Lamp: 1 left');
  });
});

it('a preview is shown in a page that runs no script of the mail, and that no other site can frame', async () => {
  const page = await api.fetch(MAIL_PREVIEW_PATH);
  const policy = page.headers.get('content-security-policy') ?? '';
  for (const part of ["default-src 'none'", "frame-ancestors 'self'", 'sandbox allow-scripts'])
    expect(policy.split('; ')).toContain(part);
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(await page.text()) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy.split('; ')).toContain(`script-src 'sha256-${hash}'`);
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});
