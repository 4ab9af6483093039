import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';

/** The names of the calls that `changeRules` makes. */
export const RULE_CALLS = [
  'createPromotion',
  'updatePromotion',
  'previewPromotion',
  'generateCodes',
  'exportCodes',
  'updateTaxRate',
  'createCustomerGroup',
  'updateCustomerGroup',
  'deleteCustomerGroup',
];

/** Makes and changes a promotion that is switched off, a rate of a zone where nobody lives, and a group of customers. */
export async function changeRules(admin: ApiClient): Promise<void> {
  const rule = {
    name: 'Made by hand',
    isEnabled: false,
    kind: 'percent',
    scope: 'order',
    value: 5,
  } as const;
  const made = (await admin.call(endpoints.createPromotion, { body: rule })).promotion;
  await admin.call(endpoints.updatePromotion, {
    params: { id: made._id },
    body: { ...rule, value: 6, version: made.version },
  });
  const params = { id: made._id };
  await admin.call(endpoints.updatePromotion, {
    params,
    body: { ...rule, generatesCodes: true, version: made.version + 1 },
  });
  await admin.call(endpoints.generateCodes, { params, body: { count: 3 } });
  await admin.call(endpoints.exportCodes, { params });
  await admin.call(endpoints.previewPromotion, { body: { promotion: rule } });
  const zone = { name: 'Made by hand', countries: ['AQ'], methods: [] };
  const { shippingZone } = await admin.call(endpoints.createShippingZone, { body: zone });
  const rate = { name: 'Made by hand', zone: shippingZone._id, rate: 1 };
  const { taxRate } = await admin.call(endpoints.createTaxRate, { body: rate });
  await admin.call(endpoints.updateTaxRate, {
    params: { id: taxRate._id },
    body: { ...rate, rate: 2, version: taxRate.version },
  });
  await changeGroups(admin);
}

async function changeGroups(admin: ApiClient): Promise<void> {
  const group = { name: 'Made by hand', minSpent: 100 };
  const made = (await admin.call(endpoints.createCustomerGroup, { body: group })).group;
  const params = { id: made._id };
  const body = { ...group, tag: 'VIP', version: made.version };
  await admin.call(endpoints.updateCustomerGroup, { params, body });
  await admin.call(endpoints.deleteCustomerGroup, { params });
}
