import { formatDollars, type PostalAddress, type Quote } from '@shop/shared';
import { useEffect, useEffectEvent } from 'react';
import { ChoiceField } from '../../../ui/fields/choice-field';
import { Panel } from '../../../ui/page/panel';
import { AddressFields, addressInLine, isSame } from '../../addresses';
import type { NewOrderEntry } from '../entry';
import styles from './new-order.module.css';

interface NewOrderDeliveryProps {
  entry: NewOrderEntry;
  enter: (part: Partial<NewOrderEntry>) => void;
  quote: Quote;
  /** Those of the customer. */
  saved: readonly PostalAddress[];
  /** Whether to show what is missing of the address. */
  showsMissing: boolean;
}

const PROBLEMS = {
  unknown: 'Enter the country and the rest of the address that delivery depends on.',
  nowhere: 'The shop does not deliver to this address.',
  unfit: 'No delivery method can take these products there.',
} as const;

/** Where the order goes and how, in a shop that has delivery zones or tax rates. */
export function NewOrderDelivery({
  entry,
  enter,
  quote,
  saved,
  showsMissing,
}: NewOrderDeliveryProps) {
  const { destination } = quote;
  const { address } = entry;
  const [only, ...others] = destination?.countries ?? [];
  const missing = address.country || others.length > 0 ? undefined : only;
  const fillIn = useEffectEvent((country: string) => enter({ address: { ...address, country } }));
  // As the checkout does: nothing else can be chosen.
  useEffect(() => {
    if (missing) fillIn(missing);
  }, [missing]);
  if (!destination) return null;
  const current = saved.findIndex((one) => isSame(one, address));
  return (
    <Panel heading={destination.state ? 'Delivery' : 'Address'}>
      <div className={styles.fields}>
        {saved.length > 0 && (
          <ChoiceField
            label="The customer’s addresses"
            placeholder="Another address"
            options={saved.map((one, index) => ({
              value: String(index),
              label: addressInLine(one),
            }))}
            value={current < 0 ? '' : String(current)}
            onChange={({ target }) => enter({ address: saved[Number(target.value || NaN)] ?? {} })}
          />
        )}
        <AddressFields
          address={address}
          onChange={(changed) => enter({ address: changed })}
          purpose="shipping"
          countries={destination.countries}
          showsMissing={showsMissing}
        />
        <NewOrderMethod entry={entry} enter={enter} quote={quote} />
      </div>
    </Panel>
  );
}

/** How it goes there, or why it can't; nothing for goods that nobody carries. */
function NewOrderMethod({
  entry,
  enter,
  quote: { destination, shippingMethods = [], shippingMethod },
}: Pick<NewOrderDeliveryProps, 'entry' | 'enter' | 'quote'>) {
  const state = destination?.state;
  if (state === undefined) return null;
  if (state !== 'open' && state !== 'chosen')
    return (
      <p role="status" className={state === 'unknown' ? styles.note : styles.problem}>
        {PROBLEMS[state]}
      </p>
    );
  return (
    <ChoiceField
      label="Delivery method"
      placeholder="Choose one"
      options={shippingMethods.map(({ _id, name, price, discounted = price }) => ({
        value: _id,
        label: `${name}, ${discounted === 0 ? 'free' : formatDollars(discounted)}`,
      }))}
      value={entry.shippingMethod || (shippingMethod?._id ?? '')}
      onChange={({ target }) => enter({ shippingMethod: target.value })}
    />
  );
}
