import { formatDollars, type Quote } from '@shop/shared';
import { useEffect, useRef } from 'react';
import { enter, enterUnasked, type CheckoutEntries } from '../../../lib/storage/checkout-entries';
import { daysText } from '../../../lib/text/days-text';
import { Price } from '../../../ui/display/price';
import { Panel } from '../../../ui/page/panel';
import styles from './steps.module.css';

interface MethodStepProps {
  entries: CheckoutEntries;
  priced: Quote;
  /** When the shop said so, in milliseconds since 1970; 0 while something else is priced. */
  pricedAt: number;
}

const UNDELIVERABLE = {
  nowhere: 'We do not deliver to this address.',
  unfit: 'We can’t deliver these items there.',
} as const;

/** What is still to be entered, of the fields above: a visitor's are the country, and what an estimate needs of it. */
function unknownText({ address: { country } }: CheckoutEntries): string {
  const missing = country ? 'Fill in the fields above' : 'Choose a country';
  return `${missing} to see the delivery methods.`;
}

type Method = NonNullable<Quote['shippingMethods']>[number];
const costOf = ({ price, discounted = price }: Method) => discounted;
const isPickedUp = ({ pickUpAt }: Method) => pickUpAt !== undefined;

/**
 * The ways of delivery that fit. Until the shopper chooses, and where their choice does not fit, the cheapest one that
 * comes to them is proposed: nobody picks up an order who did not say so.
 */
export function MethodStep({ priced, pricedAt, entries }: MethodStepProps) {
  const { shippingMethod: choice, proposedMethod } = entries;
  const { destination, shippingMethods = [], shippingMethod } = priced;
  const [cheapest] = [...shippingMethods].sort(
    (a, b) => Number(isPickedUp(a)) - Number(isPickedUp(b)) || costOf(a) - costOf(b),
  );
  const isOpen = destination?.state === 'open';
  const fits = shippingMethods.some(({ _id }) => _id === choice);
  const proposed = isOpen ? cheapest?._id : proposedMethod;
  const wanted = fits ? undefined : proposed;
  const followedAt = useRef(0);
  useEffect(() => {
    // An earlier answer, shown until the shop gives a new one, may offer other ways: they would take turns without end.
    if (wanted === proposedMethod || pricedAt <= followedAt.current) return;
    followedAt.current = pricedAt;
    enterUnasked({ proposedMethod: wanted });
  }, [wanted, proposedMethod, pricedAt]);

  const state = destination?.state ?? 'unknown';
  if (state !== 'open' && state !== 'chosen') {
    return (
      <Panel heading="Delivery method">
        <p role="status" className={state === 'unknown' ? styles.note : styles.problem}>
          {state === 'unknown' ? unknownText(entries) : UNDELIVERABLE[state]}
        </p>
      </Panel>
    );
  }
  const chosen = proposedMethod ?? choice ?? shippingMethod?._id;
  return (
    <Panel heading="Delivery method">
      <fieldset className={styles.methods} aria-label="Delivery method">
        {shippingMethods.map(({ _id, name, price, discounted, days, pickUpAt }) => (
          <label key={_id} className={styles.method}>
            <input
              type="radio"
              name="shippingMethod"
              value={_id}
              checked={shippingMethods.length === 1 || chosen === _id}
              onChange={() => enter({ shippingMethod: _id, proposedMethod: undefined })}
            />
            <span>
              {name}
              {days && <span className={styles.note}> · {daysText(days)}</span>}
              {pickUpAt && <span className={styles.note}> · pick up at {pickUpAt}</span>}
            </span>
            <span>
              {discounted !== undefined && (
                <>
                  <s>{formatDollars(price)}</s>{' '}
                </>
              )}
              {(discounted ?? price) === 0 ? 'Free' : <Price dollars={discounted ?? price} />}
            </span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
