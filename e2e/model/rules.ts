import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import type { Wishes } from './price.js';
import {
  CENTS_OFF,
  EXPRESS_CENTS,
  FREE_FROM_CENTS,
  PARCEL_CENTS,
  PERCENT_OFF,
  TAX_PERCENT,
} from './price.js';

/** How often the percent code can be used in all, and the amount code by each customer. */
export const PERCENT_USES = 3;
export const AMOUNT_USES_EACH = 1;
/** More than a run has orders. */
const MANY_USES = 1_000;

/** Where all orders go. */
const ADDRESS = { name: 'Ada', line1: 'Ring 1', city: 'Vienna', postalCode: '1010', country: 'AT' };

/** The ids of the ways of delivery. */
export type Methods = Readonly<Record<Wishes['method'], string>>;

/** A zone with two methods whose prices contain a tax, once for a shop. */
export async function openZone(admin: ApiClient): Promise<Methods> {
  const methodOf = (name: string, cents: number) => ({
    name,
    price: { by: 'flat' as const, price: cents / 100 },
    days: '',
    pickUpAt: '',
  });
  const { shippingZone: zone } = await admin.call(endpoints.createShippingZone, {
    body: {
      name: 'Model',
      countries: ['AT'],
      taxRounding: 'total',
      methods: [
        { ...methodOf('Parcel', PARCEL_CENTS), freeFrom: FREE_FROM_CENTS / 100 },
        methodOf('Express', EXPRESS_CENTS),
      ],
    },
  });
  await admin.call(endpoints.createTaxRate, {
    body: {
      name: 'VAT',
      zone: zone._id,
      taxClass: 'standard',
      rate: TAX_PERCENT,
      isIncluded: true,
    },
  });
  const idOf = (name: string) => zone.methods.find((method) => method.name === name)?._id ?? '';
  return { Parcel: idOf('Parcel'), Express: idOf('Express') };
}

/** A promotion of a run, with its only code. */
export interface Codes {
  percent: { _id: string; code: string };
  amount: { _id: string; code: string };
}

/** Two promotions with a limited code each, new for each run. @param run tells their codes from those of other runs */
export async function openCodes(admin: ApiClient, run: string): Promise<Codes> {
  const [percent, amount] = [`PERCENT-${run}`.toUpperCase(), `AMOUNT-${run}`.toUpperCase()];
  const first = await admin.call(endpoints.createPromotion, {
    body: {
      ...{ name: 'Percent', kind: 'percent', scope: 'items', value: PERCENT_OFF },
      ...{ codes: [percent], limits: { uses: PERCENT_USES } },
    },
  });
  const second = await admin.call(endpoints.createPromotion, {
    body: {
      ...{ name: 'Amount', kind: 'fixed', scope: 'order', value: CENTS_OFF / 100 },
      ...{ codes: [amount], limits: { uses: MANY_USES, usesPerCustomer: AMOUNT_USES_EACH } },
    },
  });
  return {
    percent: { _id: first.promotion._id, code: percent },
    amount: { _id: second.promotion._id, code: amount },
  };
}

/** What a quote or an order sends besides the items. */
export function sentOf({ percent, amount, method }: Wishes, codes: Codes, methods: Methods) {
  const sent = [...(percent ? [codes.percent.code] : []), ...(amount ? [codes.amount.code] : [])];
  return {
    address: ADDRESS,
    shippingMethod: methods[method],
    ...(sent.length > 0 && { codes: sent }),
  };
}
