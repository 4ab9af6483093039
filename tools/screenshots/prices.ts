import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { OPERATOR } from './operator.js';

/** Gives a demo shop delivery, tax and promotions, unless it has them: without, their screens are empty. */
export async function setUpPrices(origin: string): Promise<void> {
  const admin = await new ApiClient(origin).signIn(OPERATOR);
  if ((await admin.call(endpoints.listShippingZones)).total > 0) return;
  const { shippingZone } = await admin.call(endpoints.createShippingZone, {
    body: {
      name: 'United States',
      countries: ['US'],
      methods: [
        { name: 'Parcel', price: { by: 'flat', price: 4.9 }, freeFrom: 300, days: '2 to 4' },
        { name: 'Express', price: { by: 'flat', price: 12 }, days: '1' },
      ],
    },
  });
  const rate = { name: 'Sales tax', rate: 8.875, isIncluded: false };
  await admin.call(endpoints.createTaxRate, { body: { ...rate, zone: shippingZone._id } });
  const { category } = await admin.call(endpoints.listCategories);
  const music = category.find(({ slug }) => slug === 'music');
  if (!music) throw new Error('The shop has no category of music');
  const percent = { kind: 'percent' as const, value: 20 };
  const promotions = [
    {
      ...percent,
      name: 'Music week',
      scope: 'items' as const,
      goods: { categories: [music._id] },
    },
    { ...percent, name: 'Newsletter', scope: 'order' as const, codes: ['SUMMER20'] },
  ];
  for (const body of promotions) await admin.call(endpoints.createPromotion, { body });
}
