import type { Quote } from '@shop/shared';
import { useEffect, useRef } from 'react';
import { useCheckoutEntries } from '../../../lib/storage/checkout-entries';
import { isToCollect } from '../../addresses';
import type { Checkout } from '../use-checkout';
import { BillingStep } from './billing-step';
import { CodeStep } from './code-step';
import { DeliveryStep } from './delivery-step';
import { GiftStep } from './gift-step';
import { MethodStep } from './method-step';
import { NoteStep } from './note-step';
import styles from './steps.module.css';

export interface CheckoutStepsProps {
  checkout: Checkout;
  priced: Quote;
  /** How often the shopper has tried to pay with an address that lacks something, or is unusual. */
  tries: number;
}

/** What a checkout asks for where there is something to choose: all on the page of the cart. */
export function CheckoutSteps({ checkout, priced, tries }: CheckoutStepsProps) {
  const { buyer, refusedFields } = checkout;
  // Without a current price, nobody knows whether a code is used.
  const isPricing = checkout.isPricing || !checkout.priced;
  const entries = useCheckoutEntries(buyer?._id);
  const steps = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (selector: string) => steps.current?.querySelector<HTMLElement>(selector);
    if (tries > 0) (find('[aria-invalid=true]') ?? find('[data-unusual]'))?.focus();
  }, [tries]);
  useEffect(() => {
    if (refusedFields) steps.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusedFields]);
  return (
    <div ref={steps} className={styles.steps} tabIndex={-1}>
      {priced.gifts?.map((gift) => (
        <GiftStep
          key={gift.name}
          gift={gift}
          isPricing={isPricing}
          // The button goes away with the gift.
          onAdded={() => steps.current?.focus()}
        />
      ))}
      {priced.destination && (
        <DeliveryStep
          buyer={buyer}
          contact={checkout.delivery}
          entries={entries}
          priced={priced}
          refused={refusedFields}
          showsMissing={tries > 0}
        />
      )}
      {priced.destination?.state && (
        <MethodStep priced={priced} pricedAt={checkout.pricedAt} entries={entries} />
      )}
      {/* The key: what one shopper typed there is not the next one's to bring back. */}
      {priced.destination && buyer && (
        <BillingStep
          key={buyer._id}
          entries={entries}
          isDelivered={priced.destination.state !== undefined && !isToCollect(priced)}
          refused={refusedFields}
          showsMissing={tries > 0}
        />
      )}
      <CodeStep entries={entries} priced={priced} isPricing={isPricing} />
      {buyer && <NoteStep entries={entries} />}
    </div>
  );
}
