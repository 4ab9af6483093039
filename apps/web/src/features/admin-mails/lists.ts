import { listQuerySchema, mailsQuerySchema, type ListQuery, type MailsQuery } from '@shop/shared';
import { dashboardPaths } from '../../lib/address/dashboard-paths';
import { defineList } from '../../lib/address/list-query';

/** The list of mails: `?state=failed&page=2`. */
export const mailsList = defineList<MailsQuery>({
  name: 'mails',
  path: dashboardPaths.adminMails,
  views: [{ name: 'Failed', search: 'state=failed' }],
  pageSize: 20,
  schema: mailsQuerySchema,
});

/** The list of tasks: `?page=2`. */
export const jobsList = defineList<ListQuery>({
  name: 'jobs',
  path: dashboardPaths.adminJobs,
  pageSize: 20,
  schema: listQuerySchema,
});
