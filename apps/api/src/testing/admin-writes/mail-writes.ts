import { JobModel } from '@shop/mongo/jobs';
import { buildOrder } from '../factories.js';
import { mailsOf, sendMails } from '../mail/mails.js';
import type { BuildWrite } from './write.js';

/** A job that nobody works off. */
async function buildJob() {
  await buildOrder();
  const job = await JobModel.findOneAndUpdate({}, { $set: { tries: 3 } }).lean();
  return { id: String(job?._id), name: job?.key ?? '' };
}

/** Those of mails and jobs. */
export const mailWrites = {
  resendMail: async () => {
    const { number } = await buildOrder();
    await sendMails();
    const mail = (await mailsOf('orderReceived')).at(-1);
    const id = String(mail?._id);
    return {
      input: { params: { id } },
      entry: {
        subject: { kind: 'mail', _id: id, name: `orderReceived of order ${number}` },
        before: { state: 'kept' },
        after: { state: 'waiting' },
      },
    };
  },
  repeatJob: async () => {
    const { id, name } = await buildJob();
    return {
      input: { params: { id } },
      entry: {
        subject: { kind: 'job', _id: id, name },
        before: { tries: 3 },
        after: { tries: 0 },
      },
    };
  },
  repeatJobs: async () => {
    const { id, name } = await buildJob();
    await JobModel.updateOne({ _id: id }, { $set: { state: 'dead' } });
    return {
      input: {},
      entry: {
        subject: { kind: 'job', _id: id, name },
        before: { state: 'dead', tries: 3 },
        after: { state: 'due', tries: 0 },
      },
    };
  },
  discardJob: async () => {
    const { id, name } = await buildJob();
    return {
      input: { params: { id } },
      entry: {
        subject: { kind: 'job', _id: id, name },
        before: { state: 'due', tries: 3 },
        after: null,
      },
    };
  },
  updateMailSettings: () =>
    Promise.resolve({
      input: {
        body: {
          color: '#123456',
          logo: '',
          newOrders: 'atOnce',
          lowStock: 'never',
          words: [{ kind: 'welcome', subject: 'Hello {name}', intro: '' }],
          version: 0,
        },
      },
      entry: {
        subject: { kind: 'mailSettings', name: 'Mails' },
        before: { color: '', newOrders: 'never', words: '' },
        after: { color: '#123456', newOrders: 'atOnce', words: 'welcome: Hello {name} / ' },
      },
    }),
  sendTestMail: () =>
    Promise.resolve({
      input: { body: { kind: 'welcome' } },
      entry: {
        subject: { kind: 'mailSettings', name: 'Mails' },
        before: null,
        after: { kind: 'welcome' },
      },
    }),
} as const satisfies Record<string, BuildWrite>;
