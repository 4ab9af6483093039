import { endpoints, type MailKind, type Permission } from '@shop/shared';
import { Types } from 'mongoose';
import { describe, expect, it, vi } from 'vitest';
import { JobModel } from '@shop/mongo/jobs';
import { buildAdmin, buildMember, buildOrder, unknownId } from '../../testing/factories.js';
import { startMailServer } from '../../testing/mail/mail-server.js';
import { sendMails } from '../../testing/mail/mails.js';
import { useTestShop } from '../../testing/test-shop.js';
import { MailModel } from './mail.model.js';

const api = useTestShop();

describe('GET /mails', () => {
  it('lists the mails, newest first, and those of one state', async () => {
    const { token } = await buildAdmin();
    const { number } = await buildOrder();
    await sendMails();
    const all = await api.call(endpoints.listMails, { token });
    expect(all.body).toMatchObject({ total: 1, canSend: false });
    expect(all.body.mails[0]).toMatchObject({ kind: 'orderReceived', state: 'kept' });
    expect(all.body.mails[0]?.text).toContain(`Order number: ${number}`);
    const failed = await api.call(endpoints.listMails, { token, query: { state: 'failed' } });
    expect(failed.body.mails).toEqual([]);
  });

  it('lists them from either end, and knows no other order', async () => {
    const { token } = await buildAdmin();
    await buildOrder();
    await buildOrder();
    await sendMails();
    const { mails } = (await api.call(endpoints.listMails, { token })).body;
    expect(mails).toHaveLength(2);
    const oldest = await api.call(endpoints.listMails, { token, query: { sort: 'oldest' } });
    expect(oldest.body.mails).toEqual(mails.toReversed());
    const query = { sort: 'subject' };
    expect((await api.refuse(endpoints.listMails, { token, query })).status).toBe(400);
  });
});

describe('an administrator sees and resends the mails of what they are permitted', () => {
  const writeMail = async (kind: MailKind) => {
    const _id = new Types.ObjectId();
    const to = { name: '', address: 'someone@example.com' };
    const texts = { subject: kind, text: kind, html: kind, messageId: `<${kind}>` };
    const written = { cause: `mail:${kind}:${unknownId()}`, state: 'kept', createdAt: new Date() };
    await MailModel.collection.insertOne({ _id, kind, to, ...texts, ...written });
    return _id.toHexString();
  };
  const kinds = ['welcome', 'orderReceived', 'invitation', 'dailyReport'] as const;
  const listedFor = async (token: string, query = {}) => {
    const { text } = await api.send(endpoints.listMails, { token, query });
    return JSON.parse(text) as { mails: { kind: MailKind }[]; total: number };
  };

  it.each([
    [['customers'], ['welcome']],
    [
      ['customers', 'orders'],
      ['orderReceived', 'welcome'],
    ],
    [
      ['customers', 'staff'],
      ['invitation', 'welcome'],
    ],
    [
      ['customers', 'settings'],
      ['dailyReport', 'welcome'],
    ],
  ] as const)('with %j', async (permissions, seen) => {
    const ids = new Map<MailKind, string>();
    for (const kind of kinds) ids.set(kind, await writeMail(kind));
    const { token } = await buildMember(permissions);
    const { mails, total } = await listedFor(token);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(seen);
    expect(total).toBe(seen.length);
    // What costs something is in the text, for which they would need `money`.
    expect(mails.every((mail) => !('text' in mail))).toBe(true);
    const resend = (kind: MailKind) =>
      api.send(endpoints.resendMail, { token, params: { id: ids.get(kind) ?? '' } });
    for (const kind of kinds) {
      const isSeen = (seen as readonly MailKind[]).includes(kind);
      expect((await resend(kind)).status).toBe(isSeen ? 200 : 404);
    }
  });

  it('page by page', async () => {
    for (const kind of ['welcome', 'orderReceived', 'welcome'] as const) await writeMail(kind);
    const { token } = await buildMember(['customers']);
    const { mails, total } = await listedFor(token, { pageSize: 1, page: 2 });
    expect([total, mails.map(({ kind }) => kind)]).toEqual([2, ['welcome']]);
  });
});

describe('POST /mails/{id}/resend', () => {
  it('sends a mail as it was written, with the same Message-ID', async () => {
    const { url, mails } = await startMailServer();
    const { token } = await buildAdmin();
    await buildOrder();
    await sendMails({ smtpUrl: url });
    const { body } = await api.call(endpoints.listMails, { token });
    const params = { id: body.mails[0]?._id ?? '' };
    await api.call(endpoints.resendMail, { token, params });
    const again = await api.refuse(endpoints.resendMail, { token, params });
    expect(again.status).toBe(409);
    await sendMails({ smtpUrl: url });
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('knows no other mails', async () => {
    const { token } = await buildAdmin();
    const params = { id: unknownId() };
    expect((await api.refuse(endpoints.resendMail, { token, params })).status).toBe(404);
  });
});

describe('the tasks', () => {
  it('are listed with those given up first, repeated and discarded', async () => {
    const { token } = await buildAdmin();
    await buildOrder();
    await buildOrder();
    const given = { state: 'dead', tries: 12, lastError: 'No answer' } as const;
    const dead = await JobModel.findOneAndUpdate({}, { $set: given }, { sort: { _id: -1 } }).lean();
    const params = { id: String(dead?._id) };
    const { body } = await api.call(endpoints.listJobs, { token });
    expect(body.total).toBe(2);
    expect(body.jobs[0]).toMatchObject({ _id: params.id, ...given });
    await api.call(endpoints.repeatJob, { token, params });
    expect(await JobModel.findById(params.id).lean()).toMatchObject({ state: 'due', tries: 0 });
    await api.call(endpoints.discardJob, { token, params });
    expect(await JobModel.countDocuments()).toBe(1);
    expect((await api.refuse(endpoints.repeatJob, { token, params })).status).toBe(404);
    expect((await api.refuse(endpoints.discardJob, { token, params })).status).toBe(404);
  });

  it('that were given up are all repeated, as far as they are the caller’s', async () => {
    const job = (topic: string, key: string, state: 'due' | 'dead') => {
      const now = new Date();
      return { topic, key, state, tries: 12, data: {}, dueAt: now, createdAt: now };
    };
    await JobModel.create([
      ...Array.from({ length: 55 }, (_, at) => job('payment-start', `given-up-${at}`, 'dead')),
      job('refund', 'of-another-area', 'dead'),
      job('payment-start', 'waiting', 'due'),
    ]);
    const { token } = await buildMember(['orders']);
    const repeat = () => api.call(endpoints.repeatJobs, { token });
    const message = '50 tasks are tried again';
    expect((await repeat()).body).toEqual({ success: true, message, repeated: 50, left: 5 });
    expect((await repeat()).body).toMatchObject({ repeated: 5, left: 0 });
    expect((await repeat()).body).toMatchObject({ repeated: 0, left: 0 });
    expect(await JobModel.find({ state: 'dead' }).distinct('key')).toEqual(['of-another-area']);
    expect(await JobModel.countDocuments({ tries: 0 })).toBe(55);
  });

  it('are read in the order of an index, however many there are', async () => {
    const find = vi.spyOn(JobModel.collection, 'find');
    const callers = [await buildAdmin(), await buildMember(['orders', 'settings'])];
    for (const { token } of callers) {
      await api.call(endpoints.listJobs, { token });
      const [filter = {}, options = {}] = find.mock.lastCall ?? [];
      const read = JobModel.find(filter as object).sort(options.sort as Record<string, 1 | -1>);
      const plan = JSON.stringify(await read.limit(20).explain('queryPlanner'));
      expect(plan).toContain('"indexName":"state_1_dueAt_1"');
      expect(plan).not.toContain('"stage":"SORT"');
    }
  });

  it('are those of what an administrator is permitted, and no others', async () => {
    const job = (topic: string, data = {}) => ({
      topic,
      key: `${topic}:${JSON.stringify(data)}`,
      data,
      state: 'dead' as const,
      dueAt: new Date(),
      tries: 12,
      createdAt: new Date(),
    });
    const [refund] = await JobModel.create([
      job('refund'),
      job('payment-expiry'),
      job('mail', { kind: 'orderShipped' }),
      job('mail', { kind: 'resetLink' }),
      job('webhook'),
    ]);
    const seenBy = async (permission: Permission) => {
      const { token } = await buildMember([permission]);
      const { jobs } = (await api.call(endpoints.listJobs, { token })).body;
      return jobs.map(({ key }) => key.split('"kind":').at(-1)).sort();
    };
    expect(await seenBy('money')).toEqual(['refund:{}']);
    expect(await seenBy('orders')).toEqual(['"orderShipped"}', 'payment-expiry:{}']);
    expect(await seenBy('customers')).toEqual(['"resetLink"}']);
    expect(await seenBy('settings')).toEqual(['webhook:{}']);
    expect(await seenBy('marketing')).toEqual([]);
    const { token: seller } = await buildMember(['orders', 'catalog']);
    const overview = await api.call(endpoints.getOverview, { token: seller });
    expect(overview.body.failedTasks).toBe(2);
    const params = { id: String(refund?._id) };
    const { token: packer } = await buildMember(['orders']);
    expect((await api.refuse(endpoints.repeatJob, { token: packer, params })).status).toBe(404);
    expect((await api.refuse(endpoints.discardJob, { token: packer, params })).status).toBe(404);
    const { token } = await buildMember(['money']);
    await api.call(endpoints.repeatJob, { token, params });
    await api.call(endpoints.discardJob, { token, params });
    expect(await JobModel.countDocuments()).toBe(4);
  });
});
