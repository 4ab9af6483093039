const env = import.meta.env as Record<string, string | undefined>;

/** What a shop owner sets: name and ways to reach the shop, as `VITE_…` variables of the build. */
export const SHOP = {
  name: 'Ecommerce App',
  /** Stands behind 'All Right Reserved' in the footer. */
  author: env.VITE_SHOP_AUTHOR ?? 'Ecommerce App',
  email: env.VITE_CONTACT_EMAIL ?? 'help@shop.test',
  phone: env.VITE_CONTACT_PHONE ?? '+1 (555) 010-0142',
  tollFree: env.VITE_CONTACT_TOLL_FREE ?? '1-800-555-0199',
} as const;
