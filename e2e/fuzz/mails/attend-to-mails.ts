import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';

/** Repeats and discards a task of a mail each, and sends a mail again. The shopper has an order that is not sent. */
export async function attendToMails(admin: ApiClient, shopper: ApiClient): Promise<void> {
  const [order] = await shopper.call(endpoints.listMyOrders);
  const params = { orderId: order?._id ?? '' };
  // The mail about each cancellation waits for a minute.
  for (const status of ['cancel', 'Not Process', 'cancel'] as const)
    await admin.call(endpoints.updateOrderStatus, { params, body: { status } });
  const { jobs } = await admin.call(endpoints.listJobs);
  const [one, other] = jobs.filter(({ key }) => key.startsWith('mail:orderCancelled'));
  await admin.call(endpoints.discardJob, { params: { id: one?._id ?? '' } });
  await admin.call(endpoints.repeatJob, { params: { id: other?._id ?? '' } });
  const { mails } = await admin.call(endpoints.listMails);
  const sent = mails.find(({ kind, state }) => kind === 'welcome' && state === 'sent');
  await admin.call(endpoints.resendMail, { params: { id: sent?._id ?? '' } });
}
