import type { Quote } from '@shop/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCheckoutEntries } from '../../../lib/storage/checkout-entries';
import { CheckBox } from '../../../ui/fields/check-box';
import {
  askedAddresses,
  isIncomplete,
  isSame,
  needsWholeAddress,
  postalCodeWarning,
  saveAddresses,
  useAddresses,
} from '../../addresses';
import { Payment } from '../components/payment';
import type { Checkout } from '../use-checkout';
import { enterCode } from './enter-code';
import styles from './priced-summary.module.css';

export interface PricedPaymentProps {
  checkout: Checkout;
  priced: Quote;
  /** Called when the shopper pays with an address that lacks something, or is to be looked at once more. */
  onIncomplete: () => void;
}

/** The payment of an order whose address is checked first, and kept for the next one. */
export function PricedPayment({ checkout, priced, onIncomplete }: PricedPaymentProps) {
  const { buyer } = checkout;
  const { destination } = priced;
  const isWhole = destination !== undefined && needsWholeAddress(priced);
  const entries = useCheckoutEntries(buyer?._id);
  const { address, billing, typedCode = '' } = entries;
  const queryClient = useQueryClient();
  const [remembers, setRemembers] = useState(true);
  /** Unusual postal codes that were pointed out: a second press takes them. */
  const [pointedOut, setPointedOut] = useState('');
  /** A code that was still in its field when the shopper pressed the button. */
  const [lateCode, setLateCode] = useState<string>();
  const book = useAddresses(destination && buyer?._id).data;
  const isNew = book !== undefined && !book.addresses.some((one) => isSame(one, address));
  const state = destination?.state;
  const isDeliverable = state === undefined || state === 'chosen' || state === 'unknown';

  function pay() {
    const asked = askedAddresses(priced, { address, billing });
    if (asked.some(isIncomplete)) {
      onIncomplete();
      return;
    }
    const unusual = asked.filter(postalCodeWarning).map(({ postalCode }) => postalCode);
    if (unusual.length > 0 && pointedOut !== unusual.join()) {
      setPointedOut(unusual.join());
      onIncomplete();
      return;
    }
    // Who typed a code does not mean to pay without it.
    const code = enterCode(typedCode, entries);
    setLateCode(code);
    if (code !== undefined) return;
    if (buyer && book && isWhole && isNew && remembers) {
      const addresses = [...book.addresses, address];
      // An order does not fail because its address can't be kept for the next one.
      saveAddresses(buyer._id, { ...book, addresses }, queryClient).catch(() => undefined);
    }
    checkout.pay();
  }

  if (!buyer) return null;
  return (
    <>
      {isWhole && isNew && (
        <label className={styles.remember}>
          <CheckBox checked={remembers} onChange={({ target }) => setRemembers(target.checked)} />
          Keep this address for my next order
        </label>
      )}
      {lateCode !== undefined && (
        <p role="status">You had typed {lateCode} but not applied it. Check the total, then pay.</p>
      )}
      <Payment
        checkout={{ ...checkout, pay }}
        hasAddress={destination ? isDeliverable : checkout.delivery?.address !== ''}
      />
    </>
  );
}
