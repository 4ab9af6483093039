import { lazyPart } from '../../../ui/page/lazy-part';
import { PlainAmounts } from '../components/plain-amounts';
import type { CheckoutStepsProps } from './checkout-steps';
import type { PricedAmountsProps } from './priced-amounts';
import type { PricedPaymentProps } from './priced-payment';
import { StepsRoom } from './steps-room';

// Only for shops that have promotions, zones or rates: in the others, nobody loads them.
export const CheckoutSteps = lazyPart<CheckoutStepsProps>(
  async () => (await import('./checkout-steps')).CheckoutSteps,
  StepsRoom,
);
export const PricedAmounts = lazyPart<PricedAmountsProps>(
  async () => (await import('./priced-amounts')).PricedAmounts,
  PlainAmounts,
);
export const PricedPayment = lazyPart<PricedPaymentProps>(
  async () => (await import('./priced-payment')).PricedPayment,
);
