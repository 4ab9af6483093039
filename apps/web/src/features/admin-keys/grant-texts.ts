import { apiKeyInputSchema, GRANTS, type Grant } from '@shop/shared';
import { z } from 'zod';

/** What each grant lets a program do. */
export const GRANT_TEXTS: Record<Grant, string> = {
  'catalog:read': 'Catalogue: read',
  'catalog:write': 'Catalogue: read and write',
  'orders:read': 'Orders: read',
  'orders:write': 'Orders: read and write',
  'money:read': 'Money: read',
  'money:write': 'Money: read and write',
  'customers:read': 'Customers: read',
  'customers:write': 'Customers: read and write',
  'marketing:read': 'Marketing: read',
  'marketing:write': 'Marketing: read and write',
  'settings:read': 'Settings: read',
  'settings:write': 'Settings: read and write',
};

export const GRANT_OPTIONS = GRANTS.map((value) => ({ value, label: GRANT_TEXTS[value] }));

/** The form of a new key. Fields that choose several hold one text. */
export const keyFormSchema = z
  .object({ name: z.string(), grants: z.string() })
  .transform(({ name, grants }) => ({
    name,
    grants: (grants === '' ? [] : grants.split(',')) as Grant[],
  }))
  .pipe(apiKeyInputSchema);
