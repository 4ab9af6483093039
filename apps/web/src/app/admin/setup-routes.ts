import { DASHBOARD_ROUTES, SHOP_ROUTES } from '@shop/shared';
import { lazyPage } from '../lazy-page';
import type { PageRoute } from '../page-handle';

/** The overview, what the shop is set up with, and what it does by itself. */
export const setupRoutes: PageRoute[] = [
  {
    path: SHOP_ROUTES.adminDashboard,
    ...lazyPage(
      async () => (await import('../pages/admin/admin-dashboard-page')).AdminDashboardPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminDelivery,
    ...lazyPage(
      async () => (await import('../pages/admin/delivery/admin-delivery-page')).AdminDeliveryPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminZone,
    ...lazyPage(
      async () => (await import('../pages/admin/delivery/admin-zone-page')).AdminZonePage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminTaxes,
    ...lazyPage(async () => (await import('../pages/admin/taxes/admin-taxes-page')).AdminTaxesPage),
  },
  {
    path: DASHBOARD_ROUTES.adminMails,
    ...lazyPage(async () => (await import('../pages/admin/mails/admin-mails-page')).AdminMailsPage),
  },
  {
    path: DASHBOARD_ROUTES.adminMailSettings,
    ...lazyPage(
      async () =>
        (await import('../pages/admin/mails/admin-mail-settings-page')).AdminMailSettingsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminJobs,
    ...lazyPage(async () => (await import('../pages/admin/mails/admin-jobs-page')).AdminJobsPage),
  },
  {
    path: DASHBOARD_ROUTES.adminStaff,
    ...lazyPage(async () => (await import('../pages/admin/staff/admin-staff-page')).AdminStaffPage),
  },
  {
    path: DASHBOARD_ROUTES.adminKeys,
    ...lazyPage(async () => (await import('../pages/admin/keys/admin-keys-page')).AdminKeysPage),
  },
  {
    path: DASHBOARD_ROUTES.adminWebhooks,
    ...lazyPage(
      async () => (await import('../pages/admin/webhooks/admin-webhooks-page')).AdminWebhooksPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminWebhook,
    ...lazyPage(
      async () => (await import('../pages/admin/webhooks/admin-webhook-page')).AdminWebhookPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminAudit,
    ...lazyPage(async () => (await import('../pages/admin/audit/admin-audit-page')).AdminAuditPage),
  },
  {
    path: DASHBOARD_ROUTES.adminSettings,
    ...lazyPage(
      async () => (await import('../pages/admin/settings/admin-settings-page')).AdminSettingsPage,
    ),
  },
  {
    path: DASHBOARD_ROUTES.adminSecurity,
    ...lazyPage(async () => (await import('../pages/security-page')).SecurityPage),
  },
  {
    path: DASHBOARD_ROUTES.adminData,
    ...lazyPage(async () => (await import('../pages/your-data-page')).YourDataPage),
  },
];
