import { DEFAULT_SETTINGS, FIRST_STEPS, type FirstStep } from '@shop/shared';
import { ProductModel } from '../catalog/index.js';
import type { Mailer } from '../mail/index.js';
import { OrderModel } from '../orders/index.js';
import {
  isEachPaidAtOnce,
  paymentMethods,
  simulatedPayments,
  type PaymentDeps,
} from '../payments/index.js';
import { ShippingZoneModel, TaxRateModel } from '../pricing/index.js';
import type { ShopSettings } from '../settings/index.js';

/** What the first steps are read with. */
export interface FirstStepsDeps extends PaymentDeps {
  settings: ShopSettings;
  mailer?: Mailer | undefined;
}

/** Which of its first steps the shop has done. */
export async function readFirstSteps(deps: FirstStepsDeps) {
  const settings = await deps.settings.current();
  const [product, delivery, tax, order] = await Promise.all([
    ProductModel.exists({}),
    ShippingZoneModel.exists({}),
    TaxRateModel.exists({}),
    OrderModel.exists({}),
  ]);
  // Simulated payments alone bring no money.
  const isPaid =
    deps.payments !== simulatedPayments || !isEachPaidAtOnce(paymentMethods(deps, settings));
  const done: Record<FirstStep, boolean> = {
    name: settings.name !== DEFAULT_SETTINGS.name,
    product: product !== null,
    delivery: delivery !== null,
    tax: tax !== null,
    payment: isPaid,
    mail: deps.mailer !== undefined,
    order: order !== null,
  };
  return { steps: FIRST_STEPS.map((step) => ({ step, isDone: done[step] })) };
}
