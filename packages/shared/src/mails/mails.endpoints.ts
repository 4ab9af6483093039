import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { objectIdSchema } from '../contract/fields.js';
import { listQuerySchema } from '../contract/pagination.js';
import { done, ok } from '../contract/replies.js';
import { jobSchema } from './jobs.js';
import { mailSchema, mailsQuerySchema } from './mail-list.js';

const idParams = z.object({ id: objectIdSchema });

/** The shop's mails, and the tasks that are still to be done outside of it. */
export const mailEndpoints = {
  listMails: {
    method: 'GET',
    path: '/mails',
    access: 'admin',
    area: 'customers',
    summary:
      'The mails that the shop has written about what the caller is permitted, paged, newest first unless sorted, and whether it can send them',
    query: mailsQuerySchema,
    status: 200,
    response: ok({ mails: z.array(mailSchema), total: z.int(), canSend: z.boolean() }),
  },
  resendMail: {
    method: 'POST',
    path: '/mails/:id/resend',
    access: 'admin',
    area: 'customers',
    summary:
      'Send a mail again, as it was written; 404 for one about what the caller is not permitted, 409 while it is being sent',
    params: idParams,
    status: 200,
    response: done({ mail: mailSchema }),
  },
  listJobs: {
    method: 'GET',
    path: '/jobs',
    access: 'admin',
    area: 'settings',
    byPermission: true,
    summary:
      'The tasks of the caller’s permissions that are not done yet, paged: first those that are no longer retried',
    query: listQuerySchema,
    status: 200,
    response: ok({ jobs: z.array(jobSchema), total: z.int() }),
  },
  repeatJob: {
    method: 'POST',
    path: '/jobs/:id/repeat',
    access: 'admin',
    area: 'settings',
    byPermission: true,
    summary:
      'Try a task again at once; 404 when it is done, 409 before the time that it is for, or if it is a refund whose outcome is not known',
    params: idParams,
    status: 200,
    response: done({}),
  },
  repeatJobs: {
    method: 'POST',
    path: '/jobs/repeat',
    access: 'admin',
    area: 'settings',
    byPermission: true,
    summary:
      'Try the next tasks of the caller’s permissions again that are no longer retried; `left` says how many are still to be repeated',
    status: 200,
    response: done({ repeated: z.int(), left: z.int() }),
  },
  discardJob: {
    method: 'DELETE',
    path: '/jobs/:id',
    access: 'admin',
    area: 'settings',
    byPermission: true,
    summary:
      'Discard a task: it is not tried again; 404 when it is done, 409 before the time that it is for, or if it is a refund whose outcome is not known',
    params: idParams,
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
