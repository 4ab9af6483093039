import { endpoints, type StoredPromotion } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';

/** A code for 10 %, a rate of 20 % and two ways of delivery, for $5 and for $9. */
export async function setUp(admin: ApiClient, country: string) {
  const methodOf = (name: string, price: number) => ({
    name,
    price: { by: 'flat' as const, price },
    days: '',
    pickUpAt: '',
  });
  const { shippingZone: zone } = await admin.call(endpoints.createShippingZone, {
    body: {
      name: country,
      countries: [country],
      taxRounding: 'line',
      methods: [methodOf('Five', 5), methodOf('Nine', 9)],
    },
  });
  const rate = { name: 'Tax', zone: zone._id, taxClass: 'standard', isIncluded: false } as const;
  const { taxRate } = await admin.call(endpoints.createTaxRate, { body: { ...rate, rate: 20 } });
  const { promotion } = await admin.call(endpoints.createPromotion, {
    body: {
      name: 'Ten off',
      isEnabled: true,
      kind: 'percent',
      scope: 'order',
      value: 10,
      priority: 0,
      isExclusive: false,
      isCombinable: true,
      codes: [country],
    },
  });
  const [five, nine] = zone.methods;
  if (!five || !nine) throw new Error('The zone has no methods');
  return {
    country,
    five: five._id,
    nine: nine._id,
    /** What is changed amid the checkouts, in this order. */
    changes: [
      () => switchOff(admin, promotion),
      () =>
        admin.call(endpoints.updateTaxRate, {
          params: { id: taxRate._id },
          body: { ...rate, rate: 10, version: taxRate.version },
        }),
      () => {
        const { _id, ...others } = zone;
        return admin.call(endpoints.updateShippingZone, {
          params: { id: _id },
          body: { ...others, methods: [nine] },
        });
      },
    ],
  };
}

function switchOff(admin: ApiClient, { _id, ...promotion }: StoredPromotion) {
  return admin.call(endpoints.updatePromotion, {
    params: { id: _id },
    body: { ...promotion, isEnabled: false },
  });
}
