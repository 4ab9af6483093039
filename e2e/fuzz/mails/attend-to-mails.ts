import { setTimeout as wait } from 'node:timers/promises';
import { endpoints, type Job } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';

/** The names of the calls that `attendToMails` and `wordMails` make. */
export const MAIL_CALLS = [
  'updateMailSettings',
  'previewMail',
  'sendTestMail',
  'resendMail',
  'repeatJob',
  'repeatJobs',
  'discardJob',
];

/** Repeats and discards a task of a mail each, and sends a mail again. The shopper has an order that is not sent. */
export async function attendToMails(admin: ApiClient, shopper: ApiClient): Promise<void> {
  const [order] = await shopper.call(endpoints.listMyOrders);
  const params = { orderId: order?._id ?? '' };
  // The mail about each cancellation waits for a minute.
  for (const status of ['cancel', 'Not Process', 'cancel'] as const)
    await admin.call(endpoints.updateOrderStatus, { params, body: { status } });
  const [one, other] = await cancellations(admin);
  await admin.call(endpoints.discardJob, { params: { id: one?._id ?? '' } });
  await admin.call(endpoints.repeatJob, { params: { id: other?._id ?? '' } });
  await admin.call(endpoints.repeatJobs);
  await admin.call(endpoints.resendMail, { params: { id: await sentMail(admin) } });
}

/** The tasks of mails about cancellations. Other calls have left tasks of their own, pages of them. */
async function cancellations(admin: ApiClient): Promise<Job[]> {
  const found: Job[] = [];
  for (let page = 1, left = 1; left > 0; page += 1) {
    const { jobs } = await admin.call(endpoints.listJobs, { query: { page } });
    found.push(...jobs.filter(({ key }) => key.startsWith('mail:orderCancelled')));
    left = jobs.length;
  }
  return found;
}

const LOOK_EVERY_MS = 100;
const PATIENCE_MS = 60_000;

/** The id of a mail that has been sent. @throws Error if there is none for a minute. */
async function sentMail(admin: ApiClient): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const { mails } = await admin.call(endpoints.listMails, { query: { state: 'sent' } });
    const [sent] = mails;
    if (sent) return sent._id;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('No mail was sent');
}

/** Gives a mail words of its own, looks at it, and has it sent as a test. */
export async function wordMails(admin: ApiClient): Promise<void> {
  const { settings } = await admin.call(endpoints.getMailSettings);
  const words = { kind: 'welcome' as const, subject: 'Hello {name}', intro: '' };
  await admin.call(endpoints.previewMail, { body: { color: '', logo: '', words } });
  await admin.call(endpoints.updateMailSettings, { body: { ...settings, words: [words] } });
  await admin.call(endpoints.sendTestMail, { body: { kind: 'welcome' } });
}
