import type { PaymentMethod, UnfitMethod } from '@shop/shared';
import { enter } from '../../../lib/storage/checkout-entries';
import styles from './payment.module.css';

interface PaymentMethodsProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | undefined;
  unfit: readonly UnfitMethod[];
}

/** How to pay, where there is a choice; what follows where it is paid on another page; and what can't be chosen, and why. */
export function PaymentMethods({ methods, chosen, unfit }: PaymentMethodsProps) {
  return (
    <>
      {methods.length > 1 && (
        <fieldset className={styles.methods}>
          <legend>How do you want to pay?</legend>
          {methods.map(({ id, name }) => (
            <label key={id}>
              <input
                type="radio"
                name="payment"
                value={id}
                checked={chosen?.id === id}
                onChange={() => enter({ payment: id })}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {chosen?.text && <p className={styles.how}>{chosen.text}</p>}
      {chosen?.paid === 'page' && (
        <p className={styles.notes}>
          {chosen.name}: you pay on the page of our payment provider, and come back here.
        </p>
      )}
      {unfit.map(({ id, message }) => (
        <p key={id} className={styles.notes}>
          {message}
        </p>
      ))}
    </>
  );
}
